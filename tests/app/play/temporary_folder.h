#pragma once

#include <memory>

#include <QObject>
#include <QTemporaryDir>

namespace facedown::play {

/// A folder of a test's own, which nothing is left of.
class TemporaryFolder
{
protected:
    void renew() { temporary_ = std::make_unique<QTemporaryDir>(); }

    QString root() const { return temporary_->path(); }
    QString file(const QString& name) const { return temporary_->filePath(name); }
    /// The program's data folder in it.
    QString folder() const { return file("data"); }

private:
    std::unique_ptr<QTemporaryDir> temporary_;
};

/// A test each of whose functions has such a folder.
class FolderTest : public QObject, protected TemporaryFolder
{
    Q_OBJECT

private slots:
    void init() { renew(); }
};

} // namespace facedown::play
