public import Foundation

/// A blur of what is behind, with a tint.
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strong the blur is and which tint it has.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// Light or dark as the interface is.
        case regular = 4
        /// As ``regular``, with more of the tint.
        case prominent = 5
        /// A little of the interface's background.
        case systemUltraThinMaterial = 6
        /// Some of the interface's background.
        case systemThinMaterial = 7
        /// About as much backdrop as background.
        case systemMaterial = 8
        /// More background than backdrop.
        case systemThickMaterial = 9
        /// What bars have.
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
        /// ``systemUltraThinMaterial`` that is always dark.
        case systemUltraThinMaterialDark = 16
        /// ``systemThinMaterial`` that is always dark.
        case systemThinMaterialDark = 17
        /// ``systemMaterial`` that is always dark.
        case systemMaterialDark = 18
        /// ``systemThickMaterial`` that is always dark.
        case systemThickMaterialDark = 19
        /// ``systemChromeMaterial`` that is always dark.
        case systemChromeMaterialDark = 20
    }

    let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes a blur from an archive.
    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the blur into an archive.
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

    /// A hash of the style.
    nonisolated open override var hash: Int { style.rawValue }
}
