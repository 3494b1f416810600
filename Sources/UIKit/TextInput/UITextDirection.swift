/// A way through a text: in the order of its characters, or in the order in which they are seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the `UITextStorageDirection` or `UITextLayoutDirection`, which differ.
    public var rawValue: Int

    /// Makes a direction from its number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A way in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A way in the order in which characters are seen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The ways in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    /// To the end of the text.
    case forward = 0
    /// To its start.
    case backward = 1
}

/// The ways in the order in which characters are seen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// To the line above.
    case up = 4
    /// To the line below.
    case down = 5
}

extension UITextDirection {
    /// Whether the way leads to the end of the text, where lines run from left to right, or from right to left.
    func isForward(isRightToLeft: Bool) -> Bool {
        switch rawValue {
        case UITextStorageDirection.backward.rawValue, UITextLayoutDirection.up.rawValue: false
        case UITextLayoutDirection.left.rawValue: isRightToLeft
        case UITextLayoutDirection.right.rawValue: !isRightToLeft
        default: true
        }
    }
}
