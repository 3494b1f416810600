import CoreGraphics
public import Foundation

/// Says whether a view in the place of the keyboard clicks; kept for asking, there is no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` is to be heard while the view is shown.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// No.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A view with the looks of the keyboard, for its place or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// As any view.
        case `default` = 0
        /// Like the keyboard.
        case keyboard = 1
    }

    /// How it looks.
    public let inputViewStyle: Style
    /// Whether its constraints say how high it is; kept for reading back: a view above the keyboard without a height is as high as they say.
    open var allowsSelfSizing = false

    /// Makes a view.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.panel }
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
