import CoreGraphics
public import Foundation

/// A view in place of the keyboard that can click; there is no sound here, so the answer is only read back.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether `UIDevice.playInputClick()` is to be heard while the view is shown.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// False by default: no click is to be heard.
    public var enableInputClicksWhenVisible: Bool { false }
}

/// A view with the look of the keyboard, to be shown in its place or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The looks that an input view can be made with.
    public enum Style: Int, Sendable {
        /// The background of an ordinary view: none.
        case `default` = 0
        /// The grey background of the keyboard.
        case keyboard = 1
    }

    /// The look that the view was made with.
    public let inputViewStyle: Style
    /// Whether the constraints of the view give its height; only read back: a view above the keyboard without a height is as high as
    /// they say.
    open var allowsSelfSizing = false

    /// Makes a view with a frame in its superview's coordinates and a look.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.panel }
    }

    /// Makes a view from an archive; its style is `default`.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
        coder.didInitialize(self, as: UIInputView.self)
    }
}
