pragma Singleton
import QtQuick

QtObject {
    // Whether what is typed goes to something beside the table.
    property bool keysElsewhere: false

    // The nearest that matches of an item and those that it lies within; null if none does.
    function around(item, matches) {
        while (item !== null && !matches(item))
            item = item.parent;
        return item;
    }
}
