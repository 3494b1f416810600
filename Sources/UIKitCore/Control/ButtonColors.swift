import CoreGraphics
import Foundation

/// The colours of a button with a configuration, by style, role and state.
///
/// Source: uikit U132.
@MainActor enum ButtonColors {
    static func update(_ configuration: UIButton.Configuration, for button: UIButton)
        -> UIButton.Configuration
    {
        var made = configuration
        let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
        let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
        let style = isSelected ? selected(configuration.style) : configuration.style
        var (foreground, background) = colors(style, configuration, tint)
        if !button.isEnabled {
            (foreground, background) = disabled(style, hasBackground: background != nil)
        } else if button.isHighlighted {
            if let color = background {
                background = dimmed(color)
            } else {
                foreground = dimmed(foreground)
            }
        }
        made.stateForeground = foreground
        made.background.stateColor = background ?? .clear
        return made
    }

    /// The style that shows a choice: one step stronger.
    private static func selected(_ style: UIButton.Configuration.Style) -> UIButton.Configuration.Style {
        switch style {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    private static func colors(
        _ style: UIButton.Configuration.Style,
        _ configuration: UIButton.Configuration,
        _ tint: UIColor
    ) -> (foreground: UIColor, background: UIColor?) {
        let base = configuration.baseBackgroundColor
        let foreground = configuration.baseForegroundColor
        switch style {
        case .plain: return (foreground ?? tint, base)
        case .gray: return (foreground ?? tint, base ?? .secondarySystemFill)
        case .tinted:
            return (foreground ?? tint, scaled(base ?? tint, by: ButtonMetrics.tintedAlpha))
        case .filled: return (foreground ?? .white, base ?? tint)
        }
    }

    private static func disabled(_ style: UIButton.Configuration.Style, hasBackground: Bool)
        -> (UIColor, UIColor?)
    {
        (.tertiaryLabel, hasBackground ? .tertiarySystemFill : nil)
    }

    private static func dimmed(_ color: UIColor) -> UIColor {
        scaled(color, by: ButtonMetrics.highlightAlpha)
    }

    /// A colour that is less opaque; dynamic as the colour.
    static func scaled(_ color: UIColor, by factor: CGFloat) -> UIColor {
        guard color.isDynamic else { return color.withAlphaComponent(color.components.alpha * factor) }
        return UIColor { traits in
            let resolved = color.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.components.alpha * factor)
        }
    }
}
