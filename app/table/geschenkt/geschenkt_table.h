#pragma once

#include "geschenkt/geschenkt.h"
#include "table/geschenkt/geschenkt_words.h"
#include "table/table.h"

namespace facedown::table {

/// Geschenkt as one seat sees it. (The base is named in full for qmltyperegistrar.)
class GeschenktTable : public facedown::table::Table, public Stage<geschenkt::Geschenkt>
{
    Q_OBJECT
    /// The card that is decided on, 0 while none is; the chips on it and the cards still to come.
    Q_PROPERTY(int card READ card NOTIFY shown)
    Q_PROPERTY(int pot READ pot NOTIFY shown)
    Q_PROPERTY(int deck READ deck NOTIFY shown)
    Q_PROPERTY(int removed READ removed NOTIFY shown)
    /// What lies there in words: the chips on the card, what the card would do for whoever is to
    /// act, and that the viewer's last chip is at stake.
    Q_PROPERTY(QString potText READ potText NOTIFY shown)
    Q_PROPERTY(QString effect READ effect NOTIFY shown)
    Q_PROPERTY(bool bargain READ bargain NOTIFY shown)
    Q_PROPERTY(QString warning READ warning NOTIFY shown)
    /// Nobody's chips are to be seen, for whoever looks may be anybody.
    Q_PROPERTY(bool covered READ covered NOTIFY shown)
    /// Where chips come from and go to that are not to be counted: the seat that may pay next, or
    /// that took last.
    Q_PROPERTY(int handAtWork READ handAtWork NOTIFY shown)

public:
    using Table::Table;

    QString game() const override { return QStringLiteral("geschenkt"); }
    int seatCount() const override { return shown_.table.players; }
    int viewer() const override { return shown_.viewer; }
    int actor() const override { return shown_.table.actor; }
    bool over() const override { return shown_.table.phase == geschenkt::Phase::Over; }
    QString title() const override { return words().title(shown_); }
    QString prompt() const override;
    QString outcome() const override { return words().outcome(shown_, winners()); }
    QString reason() const override { return words().reason(shown_, winners()); }
    QString announcement() const override { return lastLineAndPrompt(scene_.past); }
    int dwell() const override;
    bool deedDiffers() const override { return false; }
    bool secretTurn() const override { return false; }
    bool turnedUpSince(int count) const override;
    bool offers(const QString& event) const override { return isOffered(event); }
    QString choiceText(const QString& event) const override;
    QString reasonFor(const QString& event) const override;
    QString settledText(bool won) const override;
    void show(Scene<geschenkt::Geschenkt> scene, Beat beat) override;
    int suspense(const core::Event<geschenkt::Geschenkt>& next) const override;
    void retranslate() override;

    int card() const { return shown_.table.card; }
    int pot() const { return shown_.table.pot; }
    int deck() const { return shown_.table.deck; }
    int removed() const { return shown_.table.removed().size(); }
    QString potText() const { return words().potOf(shown_); }
    QString effect() const { return words().effect(shown_); }
    /// Whether the card would cost the seat to act nothing, chips and all.
    bool bargain() const;
    bool covered() const { return !over() && !shown_.knowsChips(bottom()) && viewer() < 0; }
    QString warning() const { return words().warning(shown_); }
    int handAtWork() const;

private:
    GeschenktWords words() const { return GeschenktWords(names()); }
    /// Shows what is set; `anew` in another language.
    void present(bool otherEyes, bool anew);
    core::Winners winners() const;
    std::vector<PieceModel::Piece> layOut(const GeschenktWords& words) const;
    std::vector<SeatModel::Row> seatRows(const GeschenktWords& words) const;
    std::vector<LogModel::Line> linesOf(std::size_t event, const GeschenktWords& words) const;
    std::vector<ActionModel::Action> offeredActions(const GeschenktWords& words) const;
    std::vector<ScoreSheet::Line> scoreLines(const GeschenktWords& words) const;
    QString saidBy(core::Seat seat, const GeschenktWords& words) const;
};

} // namespace facedown::table
