import CoreGraphics
import Foundation

/// The pointer over a button, if the button wants one.
@MainActor enum ButtonPointer {
    static func enable(_ isEnabled: Bool, _ button: UIButton) {
        if isEnabled {
            button.addInteraction(UIPointerInteraction(delegate: button))
        } else {
            for interaction in button.interactions
            where (interaction as? UIPointerInteraction)?.delegate === button {
                button.removeInteraction(interaction)
            }
        }
    }

    static func style(of button: UIButton) -> UIPointerStyle? {
        guard button.superview != nil else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        if let provider = button.pointerStyleProvider { return provider(button, effect, shape) }
        return UIPointerStyle(effect: effect, shape: shape)
    }
}

extension UIButton: UIPointerInteractionDelegate {
    /// The style that ``pointerStyleProvider`` gives, or the usual one.
    public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
        -> UIPointerStyle?
    {
        ButtonPointer.style(of: self)
    }
}
