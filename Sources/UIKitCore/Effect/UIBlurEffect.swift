public import Foundation

/// An effect that blurs the content behind a view and tints it.
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strengths and tints that a blur can have.
    public enum Style: Int, Sendable {
        /// A blur under nearly opaque white.
        case extraLight = 0
        /// A blur under a translucent white.
        case light = 1
        /// A blur under a translucent black.
        case dark = 2
        /// Light or dark as the interface is.
        case regular = 4
        /// As ``regular``, with more of the tint.
        case prominent = 5
        /// The thinnest material: a little of the background colour over the blurred backdrop.
        case systemUltraThinMaterial = 6
        /// A thin material: less background colour than backdrop.
        case systemThinMaterial = 7
        /// The usual material: about as much background colour as backdrop.
        case systemMaterial = 8
        /// A thick material: more background colour than backdrop.
        case systemThickMaterial = 9
        /// The material behind bars.
        case systemChromeMaterial = 10
        /// ``systemUltraThinMaterial`` that is light in the dark, too.
        case systemUltraThinMaterialLight = 11
        /// ``systemThinMaterial`` that is light in the dark, too.
        case systemThinMaterialLight = 12
        /// ``systemMaterial`` that is light in the dark, too.
        case systemMaterialLight = 13
        /// ``systemThickMaterial`` that is light in the dark, too.
        case systemThickMaterialLight = 14
        /// ``systemChromeMaterial`` that is light in the dark, too.
        case systemChromeMaterialLight = 15
        /// The material of ``systemUltraThinMaterial`` in its dark form, whatever the appearance is.
        case systemUltraThinMaterialDark = 16
        /// The material of ``systemThinMaterial`` in its dark form, whatever the appearance is.
        case systemThinMaterialDark = 17
        /// The material of ``systemMaterial`` in its dark form, whatever the appearance is.
        case systemMaterialDark = 18
        /// The material of ``systemThickMaterial`` in its dark form, whatever the appearance is.
        case systemThickMaterialDark = 19
        /// The material of ``systemChromeMaterial`` in its dark form, whatever the appearance is.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Makes a blur effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes a blur effect from an archive, with its style.
    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the effect into an archive, with its style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    override func material(in style: UIUserInterfaceStyle) -> EffectMaterial? {
        EffectMaterials.material(of: self.style, in: style)
    }

    /// Two blurs of a style are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return other === self || other.style == style
    }

    /// A hash of the style; equal effects have equal ones.
    nonisolated open override var hash: Int { style.rawValue }
}
