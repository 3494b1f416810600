/// A direction in a text: in the order of its characters, or as it is laid out on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the `UITextStorageDirection` or `UITextLayoutDirection`, which differ.
    public var rawValue: Int

    /// Makes a direction from the number of a storage or a layout direction.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A direction in the order of the characters.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction in the layout on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}

/// The ways in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    /// Toward the end of the text, whatever its writing direction.
    case forward = 0
    /// Toward the start of the text, whatever its writing direction.
    case backward = 1
}

/// The ways in the order in which characters are seen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right on the screen.
    case right = 2
    /// To the left on the screen.
    case left = 3
    /// To the line above, as near to the same place as it has.
    case up = 4
    /// To the line below, as near to the same place as it has.
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
