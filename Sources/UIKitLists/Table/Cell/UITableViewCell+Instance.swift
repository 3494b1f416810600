// Additions of this library, which `agate port` writes for initialisers of classes that only the program's run tells.

import UIKitCore

extension UITableViewCell {
    /// Makes a cell of a class that is known only at run time, by the class's own `init(style:reuseIdentifier:)`.
    public class func agateInstance(style: CellStyle, reuseIdentifier: String?) -> Self {
        confirmed(CellFactory.make(self, style: style, identifier: reuseIdentifier))
    }
}

extension UITableViewHeaderFooterView {
    /// Makes a header or footer of a class that is known only at run time, by the class's own `init(reuseIdentifier:)`.
    public class func agateInstance(reuseIdentifier: String?) -> Self {
        confirmed(CellFactory.make(self, identifier: reuseIdentifier))
    }
}
