import Foundation
import QuartzCore

/// The content of the bar of shortcuts above a keyboard.
///
/// The groups are kept; a screen without that bar, as a phone's, shows none of them.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Whether the bar may be hidden; true at first.
    open var allowsHidingShortcuts = true
    /// The groups of buttons at the leading end of the bar above the keyboard; empty at first.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// The groups of buttons at the trailing end of the bar above the keyboard; empty at first.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
    private static var assistantKey: UInt8 = 0

    /// The content of the bar of shortcuts while this responder is first responder; made at the first use.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, &Self.assistantKey) as? UITextInputAssistantItem {
            return item
        }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, &Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN)
        return item
    }
}
