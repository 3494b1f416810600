import CoreGraphics
import Foundation

/// What a blur does: how wide it is, how pure colours become, and the tint over them.
struct EffectMaterial: Equatable {
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    /// What the saturation is multiplied by.
    var saturation: CGFloat
    /// The brightness of the tint, 0 to 1, and how much of it there is.
    var tint: (white: CGFloat, alpha: CGFloat)
    /// A colour over the tint.
    var color: UIColor?

    static func == (a: EffectMaterial, b: EffectMaterial) -> Bool {
        a.radius == b.radius && a.saturation == b.saturation && a.tint == b.tint && a.color == b.color
    }

    /// The colour over the blurred backdrop.
    var tintColor: UIColor { color ?? UIColor(white: tint.white, alpha: tint.alpha) }
}

/// The numbers of all blurs, to be adjusted here.
///
/// GUESS materials: the tints of the system's materials; the older three are measured. Source: uikit U136.
enum EffectMaterials {
    static let extraLight = EffectMaterial(radius: 20, saturation: 1.8, tint: (1, 0.82))
    static let light = EffectMaterial(radius: 30, saturation: 1.8, tint: (1, 0.3))
    static let dark = EffectMaterial(radius: 20, saturation: 1.8, tint: (0.11, 0.73))

    /// How much of the tint the system's materials have, thin to thick.
    static let alphas:
        (ultraThin: CGFloat, thin: CGFloat, regular: CGFloat, thick: CGFloat, chrome: CGFloat) =
            (0.22, 0.44, 0.60, 0.78, 0.85)
    /// The brightness of their tints.
    static let whites: (light: CGFloat, dark: CGFloat) = (0.97, 0.13)

    static func material(of style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) -> EffectMaterial {
        let isDark = interface == .dark
        return switch style {
        case .extraLight: extraLight
        case .light: light
        case .dark: dark
        case .regular: isDark ? dark : light
        case .prominent: isDark ? dark : extraLight
        case .systemUltraThinMaterial: system(alphas.ultraThin, isDark)
        case .systemThinMaterial: system(alphas.thin, isDark)
        case .systemMaterial: system(alphas.regular, isDark)
        case .systemThickMaterial: system(alphas.thick, isDark)
        case .systemChromeMaterial: system(alphas.chrome, isDark)
        case .systemUltraThinMaterialLight: system(alphas.ultraThin, false)
        case .systemThinMaterialLight: system(alphas.thin, false)
        case .systemMaterialLight: system(alphas.regular, false)
        case .systemThickMaterialLight: system(alphas.thick, false)
        case .systemChromeMaterialLight: system(alphas.chrome, false)
        case .systemUltraThinMaterialDark: system(alphas.ultraThin, true)
        case .systemThinMaterialDark: system(alphas.thin, true)
        case .systemMaterialDark: system(alphas.regular, true)
        case .systemThickMaterialDark: system(alphas.thick, true)
        case .systemChromeMaterialDark: system(alphas.chrome, true)
        }
    }

    private static func system(_ alpha: CGFloat, _ isDark: Bool) -> EffectMaterial {
        EffectMaterial(radius: 30, saturation: 1.8, tint: (isDark ? whites.dark : whites.light, alpha))
    }
}
