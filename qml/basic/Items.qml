pragma Singleton
import QtQuick

QtObject {
    // The nearest that matches of an item and those that it lies within; null if none does.
    function around(item, matches) {
        while (item !== null && !matches(item))
            item = item.parent;
        return item;
    }
}
