#include "desk/setting_row.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>

#include "desk/plate.h"
#include "table/table_words.h"

namespace facedown::desk {

using play::Preferences;

namespace {

constexpr int gap = 18; ///< between label and control

/// Qt keeps the least size of one whose font was larger when it was made.
class ChoiceBox : public QComboBox
{
public:
    QSize minimumSizeHint() const override
    {
        return {std::min(QComboBox::minimumSizeHint().width(), sizeHint().width()),
                sizeHint().height()};
    }
};

bool takesSeveral(const char* property)
{
    const QMetaObject& all = Preferences::staticMetaObject;
    return all.property(all.indexOfProperty(property)).isFlagType();
}

} // namespace

SettingRow::SettingRow(Preferences* preferences, const Setting& setting)
    : preferences_(preferences)
    , property_(setting.property)
    , label_(new QLabel)
    , note_(makeNote())
    , lines_(new QVBoxLayout)
{
    setObjectName(QString::fromUtf8(property_));
    if (setting.most > 0)
        addNumber(setting);
    else if (setting.choices.empty())
        addSwitch();
    else if (takesSeveral(property_))
        addSeveral(setting);
    else
        addChoice(setting);
    lines_->setSpacing(0);
    lines_->addWidget(note_);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addWidget(label_, 0, Qt::AlignTop);
    row->addLayout(lines_, 1);
}

void SettingRow::addSwitch()
{
    auto* box = new QCheckBox;
    say_ = [box](const Setting& said) { box->setText(said.label); };
    show_ = [box](const QVariant& on) { box->setChecked(on.toBool()); };
    connect(box, &QCheckBox::clicked, this, [this](bool on) { set(on); });
    lines_->addWidget(box, 0, Qt::AlignLeft);
    controls_.push_back(box);
}

void SettingRow::addChoice(const Setting& setting)
{
    auto* box = new ChoiceBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const Setting::Choice& choice : setting.choices)
        box->addItem(choice.name, choice.value);
    say_ = [this, box](const Setting& said) {
        label_->setText(said.label);
        for (std::size_t i = 0; i < said.choices.size(); ++i)
            box->setItemText(static_cast<int>(i), withoutKey(said.choices[i].name));
    };
    show_ = [box](const QVariant& value) { box->setCurrentIndex(box->findData(value)); };
    connect(box, &QComboBox::activated, this, [this, box] { set(box->currentData()); });
    lines_->addWidget(box, 0, Qt::AlignLeft);
    name(box);
}

void SettingRow::addSeveral(const Setting& setting)
{
    for (const Setting::Choice& choice : setting.choices) {
        auto* box = new QCheckBox;
        const int flag = choice.value.toInt();
        connect(box, &QCheckBox::clicked, this, [this, flag](bool on) {
            const int flags = valueOf(*preferences_, property_).toInt();
            set(on ? flags | flag : flags & ~flag);
        });
        lines_->addWidget(box, 0, Qt::AlignLeft);
        controls_.push_back(box);
    }
    label_->setBuddy(controls_.front());
    const auto box = [this](std::size_t i) { return static_cast<QCheckBox*>(controls_[i]); };
    say_ = [this, box](const Setting& said) {
        label_->setText(said.label);
        for (std::size_t i = 0; i < controls_.size(); ++i) {
            box(i)->setText(said.choices[i].name);
            box(i)->setAccessibleDescription(withoutKey(said.label));
        }
    };
    show_ = [this, box, choices = setting.choices](const QVariant& value) {
        for (std::size_t i = 0; i < controls_.size(); ++i)
            box(i)->setChecked(value.toInt() & choices[i].value.toInt());
    };
}

void SettingRow::addNumber(const Setting& setting)
{
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(setting.least, setting.most);
    slider->setSingleStep(setting.step);
    slider->setPageStep(2 * setting.step);
    // What grows and moves under the pointer cannot be dragged.
    slider->setTracking(qstrcmp(property_, "textSize") != 0);
    auto* number = new QLabel;
    auto* line = new QHBoxLayout;
    line->setSpacing(gap);
    line->addWidget(slider, 1);
    line->addWidget(number);
    lines_->addLayout(line);
    const auto write = [number](int percent) {
        number->setText(table::TableWords::percent(percent));
    };
    say_ = [this, slider, write](const Setting& said) {
        label_->setText(said.label);
        write(slider->value());
    };
    show_ = [slider, write](const QVariant& value) {
        slider->setValue(value.toInt());
        write(value.toInt());
    };
    connect(slider, &QSlider::sliderMoved, this, write);
    connect(slider, &QSlider::valueChanged, this, [this](int value) { set(value); });
    name(slider);
}

void SettingRow::name(QWidget* control)
{
    label_->setBuddy(control);
    control->installEventFilter(this);
    controls_.push_back(control);
}

void SettingRow::set(const QVariant& value)
{
    if (valueOf(*preferences_, property_) != value)
        preferences_->setProperty(property_, value);
}

void SettingRow::say(const Setting& setting)
{
    note_->setText(setting.note);
    note_->setVisible(!setting.note.isEmpty());
    for (QWidget* control : controls_)
        control->setAccessibleDescription(setting.note);
    say_(setting);
}

void SettingRow::refresh()
{
    show_(valueOf(*preferences_, property_));
}

int SettingRow::labelWidth() const
{
    return label_->sizeHint().width();
}

void SettingRow::align(int labelWidth)
{
    const int height = fontMetrics().height() * 15 / 8;
    label_->setFixedWidth(labelWidth);
    label_->setMinimumHeight(height);
    for (QWidget* control : controls_)
        control->setMinimumHeight(height);
}

bool SettingRow::eventFilter(QObject* watched, QEvent* event)
{
    // The wheel is for the page: nothing is set because it passed under the pointer.
    if (event->type() != QEvent::Wheel)
        return QWidget::eventFilter(watched, event);
    event->ignore();
    return true;
}

} // namespace facedown::desk

#include "moc_setting_row.cpp"
