#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMetaEnum>
#include <QSlider>
#include <QWheelEvent>

#include "play/settings_file.h"
#include "settings_dialog_test.h"

namespace facedown::desk {

namespace {

using play::Preferences;

std::string asText(const Preferences& preferences)
{
    return play::settingsOf(preferences).dump();
}

std::string usualIn(const char* language)
{
    Preferences usual;
    usual.setLanguage(QString::fromUtf8(language));
    return asText(usual);
}

} // namespace

class SettingsTest : public SettingsDialogTest
{
    Q_OBJECT

    void setEverythingElse() const
    {
        preferences().setLanguage(QStringLiteral("gl"));
        preferences().setPace(Preferences::Fast);
        preferences().setTheme(Preferences::Light);
        preferences().setCloth(Preferences::Plum);
        preferences().setSharing(Preferences::Peek);
        preferences().setRenderer(Preferences::Automatic);
        preferences().setReduceMotion(true);
        preferences().setSafeColours(true);
        preferences().setMuted(true);
        preferences().setPlayForced(false);
        preferences().setBotsTalk(false);
        preferences().setVolume(15);
        preferences().setTextSize(130);
        preferences().setSoundKinds(Preferences::RoomSound);
        // A preference that is forgotten here would be tested by nothing below.
        const Preferences usual;
        for (const QMetaProperty& property : Preferences::settable())
            QVERIFY2(property.read(&preferences()) != property.read(&usual), property.name());
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    void theMenuOpensIt()
    {
        const QAction* all = action("All Settings…");
        QCOMPARE(all->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Comma));
        QCOMPARE(all->menuRole(), QAction::PreferencesRole);
        action("All Settings…")->trigger();
        QVERIFY(dialog() != nullptr && dialog()->isVisible());
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
    }

    // A preference without a row is found by its name here.
    void everyPreferenceHasARowThatChangesIt()
    {
        open();
        for (const QMetaProperty& property : Preferences::settable()) {
            const char* name = property.name();
            QVERIFY2(dialog()->findChildren<SettingRow*>(QString::fromUtf8(name)).size() == 1,
                     name);
            const QVariant before = property.read(&preferences());
            const auto shown = [this, name]() -> QVariant {
                if (const auto* box = control<QComboBox>(name))
                    return box->currentIndex();
                if (const auto* slider = control<QSlider>(name))
                    return slider->value();
                return control<QCheckBox>(name)->isChecked();
            };
            const QVariant shownBefore = shown();
            if (auto* box = control<QComboBox>(name)) {
                const bool last = box->currentIndex() == box->count() - 1;
                QTest::keyClick(box, last ? Qt::Key_Up : Qt::Key_Down);
            } else if (auto* slider = control<QSlider>(name)) {
                const bool most = slider->value() == slider->maximum();
                QTest::keyClick(slider, most ? Qt::Key_Left : Qt::Key_Right);
            } else {
                QTest::keyClick(control<QCheckBox>(name), Qt::Key_Space);
            }
            QVERIFY2(property.read(&preferences()) != before, name);
            QVERIFY2(shown() != shownBefore, name);
            // From elsewhere, and at once.
            property.write(&preferences(), before);
            QCOMPARE(shown(), shownBefore);
        }
    }

    void everyKindOfSoundIsItsOwn()
    {
        open();
        const auto boxes = dialog()
                               ->findChild<SettingRow*>(QStringLiteral("soundKinds"))
                               ->findChildren<QCheckBox*>();
        const QMetaEnum kinds = QMetaEnum::fromType<Preferences::SoundKinds>();
        QCOMPARE(boxes.size(), kinds.keyCount());
        for (int i = 0; i < boxes.size(); ++i) {
            const int before = preferences().soundKinds();
            boxes[i]->click();
            QCOMPARE(int(preferences().soundKinds()), before ^ kinds.value(i));
        }
    }

    void theWheelSetsNothing()
    {
        open();
        auto* volume = control<QSlider>("volume");
        const QPointF centre = volume->rect().center();
        QWheelEvent wheel(centre, volume->mapToGlobal(centre), {}, {0, 120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(volume, &wheel);
        QCOMPARE(preferences().volume(), 75);
    }

    void whatIsExportedCanBeImported()
    {
        open();
        setEverythingElse();
        const auto set = asText(preferences());
        dialog()->exportTo(fileNamed("out.json"));
        button("Restablecer todo")->click();
        QVERIFY(asText(preferences()) != set);
        dialog()->importFrom(fileNamed("out.json"));
        QCOMPARE(asText(preferences()), set);
        button("Desfacer")->click();
        QCOMPARE(asText(preferences()), usualIn("gl"));
        QVERIFY(!button("Desfacer")->isVisible());
    }

    void whatCannotBeImportedIsSaid()
    {
        open();
        preferences().setVolume(20);
        const auto set = asText(preferences());
        button("Reset All")->click();
        button("Undo")->click();
        const QString name = fileNamed("bad.json");
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format": "facedown settings", "version": 1,
                       "settings": {"cloth": "Plum", "volume": 101}})");
        file.close();
        dialog()->importFrom(name);
        QCOMPARE(asText(preferences()), set);
        QVERIFY(says(QStringLiteral("Your settings are unchanged")));
        QVERIFY(!button("Undo")->isVisible());
        dialog()->exportTo(fileNamed("nowhere/out.json"));
        QVERIFY(says(QStringLiteral("could not be written")));
    }

    void aResetCanBeUndone()
    {
        open();
        setEverythingElse();
        const auto set = asText(preferences());
        button("Restablecer todo")->click();
        // Nobody is to search for the language in one that they cannot read.
        QCOMPARE(asText(preferences()), usualIn("gl"));
        QVERIFY(says(QStringLiteral("agás a lingua")));
        button("Desfacer")->click();
        QCOMPARE(asText(preferences()), set);
        QVERIFY(!button("Desfacer")->isVisible());

        // What is changed afterwards would be lost with it.
        button("Restablecer todo")->click();
        preferences().setVolume(40);
        QVERIFY(!button("Desfacer")->isVisible());
        QTest::keyClick(dialog(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(preferences().volume(), 40);
    }

    void whatWasOnlyForThisStartIsNotKeptByAnUndo()
    {
        preferences().setLanguage("gl");
        preferences().setPace(play::Preferences::Relaxed);
        preferences().overrideLanguage("en");
        preferences().overridePace(play::Preferences::Instant);
        open();
        button("Reset All")->click();
        button("Undo")->click();
        QCOMPARE(preferences().language(), "en");
        QCOMPARE(preferences().pace(), play::Preferences::Instant);
        QCOMPARE(preferences().remembered("language"), QVariant("gl"));
        QCOMPARE(preferences().remembered("pace"), QVariant(int(play::Preferences::Relaxed)));
    }

    void namesAreForgotten()
    {
        const QStringList seats{QStringLiteral("Zoe"), QStringLiteral("Bruno"),
                                QStringLiteral("Ánxela")};
        const QString key = play::namesKey(table::gameInfos().front().id);
        preferences().remember(key, seats);
        open();
        const auto* list = dialog()->findChild<QListWidget*>(QStringLiteral("names"));
        const auto listed = [list] {
            QStringList names;
            for (int row = 0; row < list->count(); ++row)
                names << list->item(row)->text();
            return names;
        };
        // Without the house's own.
        QCOMPARE(listed().size(), 2);
        QVERIFY(!button("Forget")->isEnabled());
        list->findItems(QStringLiteral("Zoe"), Qt::MatchExactly).front()->setSelected(true);
        button("Forget")->click();
        QCOMPARE(listed(), QStringList(seats[2]));
        QCOMPARE(preferences().remembered(key).toStringList(),
                 (QStringList{play::usualName(0), seats[1], seats[2]}));
        button("Undo")->click();
        QCOMPARE(preferences().remembered(key).toStringList(), seats);
        button("Forget All")->click();
        QCOMPARE(listed(), QStringList());
        QVERIFY(!list->isVisible());
        QVERIFY(says(QStringLiteral("2 names forgotten")));
        // The next table is set without them.
        application().controller().open(table::gameInfos().front().id);
        const auto* setup = application().controller().setup();
        QCOMPARE(setup->value(0, "name").toString(), play::usualName(0));
    }
};

} // namespace facedown::desk

using facedown::desk::SettingsTest;
QTEST_MAIN(SettingsTest)
#include "settings_test.moc"
