#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSet>

#include "play/line_breaks.h"
#include "settings_dialog_test.h"
#include "translations/languages.h"

namespace facedown::desk {

namespace {

using play::Preferences;

/// Where all must have its place: the smallest screen less its panels.
constexpr QSize smallestRoom(960, 600);

/// What a person types who reads that.
QString typed(const QString& text)
{
    return play::unbroken(withoutKey(text));
}

} // namespace

/// What the dialogue of settings says and how it is laid out.
class SettingsLookTest : public SettingsDialogTest
{
    Q_OBJECT

    void search(const QString& words) const
    {
        dialog()->findChild<QLineEdit*>()->setText(words);
        QCoreApplication::processEvents();
    }

    /// The properties whose controls are to be seen.
    QStringList found() const
    {
        QStringList names;
        for (const QMetaProperty& property : Preferences::settable())
            if (dialog()->findChild<SettingRow*>(property.name())->isVisible())
                names << QString::fromUtf8(property.name());
        return names;
    }

    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages)
            QTest::newRow(language.code) << QString::fromUtf8(language.code);
    }

private slots:
    void init() { start(); }
    void cleanup() { end(); }

    /// As large as its text asks for, larger or smaller than before, and all of it on the screen.
    void itFitsItsTextWheneverThatChanges()
    {
        application().window().showSettings();
        const QSize usual = dialog()->size();
        const auto isWhole = [&] {
            return dialog()->screen()->availableGeometry().contains(dialog()->frameGeometry());
        };
        application().preferences().setTextSize(200);
        QTRY_VERIFY(dialog()->width() > usual.width());
        QVERIFY(isWhole());
        const int large = dialog()->width();
        application().preferences().setTextSize(100);
        QTRY_VERIFY(dialog()->width() < (usual.width() + large) / 2);
        QVERIFY(isWhole());
    }

    /// Its title bar too: without that it cannot be moved, nor closed with the mouse.
    void itIsWholeFromTheFirstLookOn()
    {
        application().preferences().setTextSize(150);
        application().window().showSettings();
        QVERIFY(QTest::qWaitForWindowExposed(dialog()));
        const QRect room = dialog()->screen()->availableGeometry();
        QVERIFY(room.contains(dialog()->frameGeometry()));
        QVERIFY(dialog()->height() > room.height() / 2);
    }

    void itGrowsWithTheWindow()
    {
        MainWindow& window = application().window();
        window.resize(1280, 800);
        open();
        const auto letters = [this] { return control<QCheckBox>("muted")->fontMetrics().height(); };
        const auto mark = [this] {
            return control<QCheckBox>("muted")->style()->pixelMetric(
                QStyle::PM_IndicatorHeight, nullptr, control<QCheckBox>("muted"));
        };
        const int usual = letters();
        const int usualMark = mark();
        window.resize(2560, 1600);
        QTRY_VERIFY(letters() >= 2 * usual - 2);
        QVERIFY(mark() >= 2 * usualMark - 2);
        dialog()->close();
        QTRY_VERIFY(dialog() == nullptr);
        open();
        QVERIFY(letters() >= 2 * usual - 2);
        window.resize(1280, 800);
        QTRY_COMPARE(letters(), usual);
    }

    void aBoxIsAsSmallAsItsTextHoweverItWasOpened()
    {
        application().window().showSettings();
        const QSize usual = control<QComboBox>("theme")->size();
        dialog()->close();
        QTRY_VERIFY(dialog() == nullptr);
        application().preferences().setTextSize(200);
        application().window().showSettings();
        QVERIFY(control<QComboBox>("theme")->height() > usual.height());
        application().preferences().setTextSize(100);
        QTRY_COMPARE(control<QComboBox>("theme")->size(), usual);
    }

    void searchFindsByWhatIsSaid_data() { addLanguages(); }

    void searchFindsByWhatIsSaid()
    {
        QFETCH(QString, language);
        preferences().setLanguage(language);
        open();
        for (const SettingGroup& group : settingGroups())
            for (const Setting& setting : group.settings) {
                const QString name = QString::fromUtf8(setting.property);
                QStringList texts{group.heading, setting.label, setting.note};
                for (const Setting::Choice& choice : setting.choices)
                    texts << choice.name;
                texts.removeAll(QString());
                for (const QString& text : qAsConst(texts)) {
                    search(typed(text).toUpper());
                    QVERIFY2(found().contains(name), qPrintable(text));
                }
                search(typed(setting.label));
                QVERIFY2(found().size() <= 3, qPrintable(found().join(QLatin1Char(' '))));
            }
        search(QStringLiteral("quux"));
        QCOMPARE(found(), QStringList());
        QVERIFY(says(language == QStringLiteral("en") ? QStringLiteral("No settings found")
                                                      : QString()));
        search({});
        QCOMPARE(found().size(), Preferences::settable().size());
    }

    void searchNeedsNoAccents()
    {
        preferences().setLanguage(QStringLiteral("gl"));
        open();
        search(QStringLiteral("  TAMANO  texto "));
        QCOMPARE(found(), QStringList("textSize"));
    }

    void themeAndLanguageChangeWhileItIsOpen()
    {
        open();
        preferences().setTheme(Preferences::Dark);
        const QColor dark = dialog()->palette().color(QPalette::Window);
        preferences().setTheme(Preferences::Light);
        QTRY_VERIFY(dialog()->palette().color(QPalette::Window).lightness() >
                    dark.lightness() + 100);

        auto* box = control<QComboBox>("language");
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(preferences().language(), QString::fromUtf8(languages[1].code));
        QCOMPARE(dialog()->focusWidget(), box);
        preferences().setLanguage(QStringLiteral("gl"));
        QTRY_COMPARE(dialog()->windowTitle(), QStringLiteral("Preferencias"));
        QCOMPARE(control<QCheckBox>("muted")->text(), QStringLiteral("&Silenciar"));
        QCOMPARE(control<QComboBox>("theme")->itemText(1), QStringLiteral("Claro"));
        QVERIFY(action("Silenciar") != nullptr);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        for (const Language& language : languages)
            for (const int size : {80, 100, 150, 200})
                QTest::addRow("%s, %d", language.code, size)
                    << QString::fromUtf8(language.code) << size;
    }

    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        preferences().setLanguage(language);
        preferences().setTextSize(textSize);
        preferences().remember(play::namesKey(table::gameInfos().front().id),
                               QStringList{QStringLiteral("Zoe")});
        open();
        dialog()->resize(1, 1);
        dialog()->resize(smallestRoom);
        QCoreApplication::processEvents();
        QCOMPARE(dialog()->size(), smallestRoom);
        const auto* area = dialog()->findChild<QScrollArea*>();
        QVERIFY(area->widget()->width() <= area->viewport()->width());
        int texts = 0;
        for (const QWidget* widget : dialog()->findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            const auto* label = qobject_cast<const QLabel*>(widget);
            const bool control = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                                 qobject_cast<const QComboBox*>(widget) != nullptr;
            if ((label == nullptr || label->text().isEmpty()) && !control)
                continue;
            ++texts;
            const bool wraps = label != nullptr && label->wordWrap();
            const QSize needed = wraps ? QSize(label->minimumSizeHint().width(),
                                               label->heightForWidth(label->width()))
                                       : widget->sizeHint();
            QVERIFY2(widget->width() >= needed.width() && widget->height() >= needed.height(),
                     qPrintable(label ? label->text() : widget->metaObject()->className()));
        }
        QVERIFY(texts > 30);
    }

    void theKeyboardGoesEverywhere_data() { addLanguages(); }

    void theKeyboardGoesEverywhere()
    {
        QFETCH(QString, language);
        preferences().remember(play::namesKey(table::gameInfos().front().id),
                               QStringList{QStringLiteral("Zoe")});
        preferences().setLanguage(language);
        open();
        QSet<QChar> keys;
        static const QRegularExpression key(QStringLiteral("&(.)"));
        QSet<QWidget*> wanted;
        for (QWidget* widget : dialog()->findChildren<QWidget*>()) {
            QString text;
            if (const auto* label = qobject_cast<const QLabel*>(widget))
                text = label->buddy() != nullptr ? label->text() : QString();
            else if (const auto* made = qobject_cast<const QAbstractButton*>(widget))
                text = made->text();
            if (const auto match = key.match(text); match.hasMatch()) {
                const QChar letter = match.captured(1)[0].toLower();
                QVERIFY2(!keys.contains(letter), qPrintable(text));
                keys.insert(letter);
            }
            if (!widget->isVisible() || !widget->isEnabled() ||
                !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy() != nullptr)
                continue;
            wanted.insert(widget);
            auto* spoken = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(spoken != nullptr && !spoken->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
        }
        QVERIFY(keys.size() >= 15);
        QVERIFY(QTest::qWaitForWindowActive(dialog()));
        for (int i = 0; i < 100 && !wanted.isEmpty(); ++i) {
            wanted.remove(dialog()->focusWidget());
            QTest::keyClick(dialog()->focusWidget(), Qt::Key_Tab);
        }
        QVERIFY2(wanted.isEmpty(),
                 wanted.isEmpty() ? "" : (*wanted.begin())->metaObject()->className());
    }

    void textGrowsInTheWindowToo()
    {
        MainWindow& window = application().window();
        const auto largest = [&window] {
            int most = 0;
            forEachVisible(window.table(), [&most](QQuickItem* item) {
                const QVariant font = item->property("font");
                if (font.isValid() && item->inherits("QQuickText"))
                    most = std::max(most, font.value<QFont>().pixelSize());
            });
            return most;
        };
        const double points = QApplication::font().pointSizeF();
        window.resize(1366, 800);
        QCoreApplication::processEvents();
        const int before = largest();
        QVERIFY(before > 0);
        preferences().setTextSize(150);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::font().pointSizeF(), points * 1.5);
        QVERIFY2(largest() > before * 1.3, qPrintable(QString::number(largest())));
        preferences().setTextSize(100);
        QCoreApplication::processEvents();
        QCOMPARE(QApplication::font().pointSizeF(), points);
        QCOMPARE(largest(), before);
    }
};

} // namespace facedown::desk

using facedown::desk::SettingsLookTest;
QTEST_MAIN(SettingsLookTest)
#include "settings_look_test.moc"
