import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The views that a button is made of, made when there is something to show in them.
struct ButtonParts {
    var title: UILabel?
    var image: UIImageView?
    var background: UIImageView?
}

/// Shows what a button is in its present state.
///
/// Source: text T220.
@MainActor enum ButtonLooks {
    /// The title of a button, made if there is none yet.
    static func titleLabel(of button: UIButton) -> UILabel {
        if let label = button.parts.title { return label }
        let label = UILabel()
        label.font = .systemFont(ofSize: fontSize(button.buttonType))
        label.lineBreakMode = .byTruncatingMiddle
        button.parts.title = label
        show(button)
        return label
    }

    /// The size of the letters of titles.
    ///
    /// GUESS system-15: titles of buttons of the system are smaller than of others. Source: text T220.
    private static func fontSize(_ type: UIButton.ButtonType) -> CGFloat {
        type == .system ? 15 : UIFont.buttonFontSize
    }

    /// The colour of the title in a state.
    ///
    /// GUESS button-disabled: a title of the system is grey while the button cannot be used.
    static func titleColor(of button: UIButton, _ state: UIControl.State) -> UIColor {
        if let own = button.content.titleColors[state] { return own }
        guard button.buttonType == .system else { return .white }
        if state.contains(.disabled) { return ButtonMetrics.disabledTitle }
        return button.role == .destructive ? .systemRed : button.tintColor
    }

    /// What a button's natural size follows from, of all that states change.
    private struct Content: Equatable {
        let title: CGSize?
        let image: CGSize?
        let background: CGSize?

        @MainActor init(_ parts: ButtonParts, of button: UIButton) {
            title = parts.title?.superview === button ? parts.title?.intrinsicContentSize : nil
            image = parts.image?.image?.size
            background = parts.background?.image?.size
        }
    }

    /// Gives the parts what the present state shows.
    ///
    /// - Parameter isOfState: Whether only the state has changed: the superview is laid out only where another title or image gives the
    ///   button another natural size. Source: reality Q5.2.
    static func show(_ button: UIButton, isOfState: Bool = false) {
        let before = isOfState ? Content(button.parts, of: button) : nil
        guard button.configured == nil else {
            for part in [button.parts.title, button.parts.image, button.parts.background] {
                part?.removeFromSuperview()
            }
            button.parts.image = nil
            button.parts.background = nil
            if !isOfState { button.setNeedsUpdateConfiguration() }
            return
        }
        let state = button.state
        let content = button.content
        let hasTitle = content.titles[state] != nil || content.attributedTitle(state) != nil
        if hasTitle, button.parts.title == nil { _ = titleLabel(of: button) }
        if let label = button.parts.title {
            show(title: label, of: button, state)
            put(label, into: button, isShown: hasTitle)
        }
        show(image(of: button, state), in: &button.parts.image, of: button)
        show(content.backgroundImages[state], in: &button.parts.background, of: button)
        if let background = button.parts.background, background.superview === button {
            button.sendSubviewToBack(background)
        }
        if let image = button.parts.image {
            let isDark =
                button.isHighlighted && button.adjustsImageWhenHighlighted
                || !button.isEnabled && button.adjustsImageWhenDisabled
            image.alpha = isDark ? 0.5 : 1
        }
        if before != Content(button.parts, of: button) { button.invalidateIntrinsicContentSize() }
        button.setNeedsLayout()
    }

    private static func show(title label: UILabel, of button: UIButton, _ state: UIControl.State) {
        let content = button.content
        label.textColor = titleColor(of: button, state)
        if let attributed = content.attributedTitle(state) {
            label.attributedText = attributed
            label.lineBreakMode = .byTruncatingMiddle
        } else {
            label.text = content.titles[state]
        }
        label.shadowColor = content.titleShadowColors[state]
        let isReversed = button.reversesTitleShadowWhenHighlighted && button.isHighlighted
        let offset = button.titleShadowOffset
        label.shadowOffset = isReversed ? CGSize(width: -offset.width, height: -offset.height) : offset
    }

    /// The image of a state; a symbol in the size that is set for the state, and that of the title in a button of the system.
    static func image(of button: UIButton, _ state: UIControl.State) -> UIImage? {
        guard let image = button.content.images[state], image.isSymbolImage else {
            return button.content.images[state]
        }
        if let symbol = button.content.symbolConfigurations[state] { return image.withConfiguration(symbol) }
        return image
    }

    /// Gives a button of a type with a sign of its own that sign.
    static func showTypeImage(_ button: UIButton) {
        let name: String? =
            switch button.buttonType {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        guard let name else { return }
        let size = UIImage.SymbolConfiguration(pointSize: 22)
        button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
        if button.buttonType == .close { button.tintColor = .tertiaryLabel }
    }

    private static func put(_ view: UIView, into button: UIButton, isShown: Bool) {
        if !isShown {
            if view.superview === button { view.removeFromSuperview() }
        } else if view.superview !== button {
            button.addSubview(view)
        }
    }

    private static func show(_ image: UIImage?, in view: inout UIImageView?, of button: UIButton) {
        guard let image else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let shown = view ?? UIImageView()
        view = shown
        if shown.superview == nil { button.insertSubview(shown, at: 0) }
        if shown.image !== image { shown.image = image }
    }

    /// Lets the title of a button of the system fade while a finger is on it.
    ///
    /// GUESS button-fade: a fifth of its strength at once, and back over a quarter of a second. Source: text T220.
    static func fade(_ button: UIButton, wasHighlighted: Bool) {
        guard button.buttonType == .system, wasHighlighted != button.isHighlighted else { return }
        let parts = [button.parts.title, button.parts.image].compactMap { $0 }
        if button.isHighlighted {
            UIView.performWithoutAnimation { for part in parts { part.alpha = 0.2 } }
        } else {
            UIView.animate(withDuration: 0.25) { for part in parts { part.alpha = 1 } }
        }
    }
}
