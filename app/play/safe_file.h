#pragma once

#include <functional>
#include <string_view>

#include <unistd.h>

#include <QString>

#include <tl/expected.hpp>

#include "play/reason.h"

namespace facedown::play {

/// Why what was written is not surely on the disk.
struct WriteFault
{
    Reason reason;
    bool replaced = false; ///< the file says the new text, but a power cut may take it away

    /// The sentence for what has come of the file, with its name for %1 and the reason for %2.
    QString told(const QString& file, const QString& ifReplaced, const QString& ifUnchanged) const;
};

/// Writes a file, all of it or nothing: when this returns without a fault it is on the disk, even
/// if the power goes. After a fault the file is as it was, unless `replaced` says otherwise, and
/// nothing else is left behind. What is left if the program is ended meanwhile is noted in the data
/// folder, if there is one, and the next start takes it away. `sync` is fsync but in a test.
tl::expected<void, WriteFault> writeSafely(const QString& name, std::string_view text,
                                           const QString& dataFolder = {},
                                           const std::function<int(int)>& sync = ::fsync);

/// What has been done in a folder is on the disk, even if the power goes. False, with errno, if
/// that is not sure.
bool syncFolder(const QString& folder, const std::function<int(int)>& sync = ::fsync);

/// Makes a folder, and those it is in, that only its owner can look into; one that is there stays
/// as it is. What is made is on the disk. False, with errno, if there is none then.
bool makePrivateFolder(const QString& folder);

/// Whether rights and the disk allow it to write to a file, or in a folder.
bool mayWrite(const QString& name);

} // namespace facedown::play
