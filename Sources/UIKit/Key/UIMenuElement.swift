import Foundation
import QuartzCore

/// Something in a menu; no menus are shown.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// How an element looks and whether it can be used.
    public struct Attributes: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be used.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element is switched on.
    public enum State: Int, Sendable {
        /// It is off.
        case off = 0
        /// It is on.
        case on = 1
        /// Parts of what it stands for are on.
        case mixed = 2
    }

    /// The title.
    open var title: String
    /// The picture.
    open var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}
