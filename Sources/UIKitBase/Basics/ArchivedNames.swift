import Foundation

/// The names that keyed archives have for the classes of this module: those of the module `UIKit`, which had them before there were rooms.
///
/// Foundation finds a class by the name of its module. It writes the present one, for it takes no other name on Linux
/// (`NSKeyedArchiver.setClassName(_:for:)` has no effect there); both names are read.
package enum ArchivedNames {
    private static let classes: [AnyClass] = [
        NSMutableParagraphStyle.self, NSParagraphStyle.self, NSShadow.self, NSTextAttachment.self,
        NSTextContainer.self, NSTextList.self,
        NSTextStorage.self, NSTextTab.self, UIBezierPath.self, UIColor.self, UIImage.self,
        UITraitCollection.self,
    ]

    private static let areRegistered: Void = {
        for type in classes { NSKeyedUnarchiver.setClass(type, forClassName: "UIKit.\(type)") }
    }()

    /// Has the earlier names read, from the first display or archive of views on that a program has.
    package static func register() { _ = areRegistered }
}
