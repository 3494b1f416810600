import CoreGraphics
import Foundation

/// For which traits a picture or a colour of a set is meant.
struct AssetLook: Hashable, Sendable {
    /// Unspecified: for all.
    var style = UIUserInterfaceStyle.unspecified
    /// Whether it is only for users who want more contrast.
    var needsHighContrast = false
    /// Unspecified: for all.
    var idiom = UIUserInterfaceIdiom.unspecified
    /// Pixels per point; 0: any.
    var scale: CGFloat = 0
    /// Whether it is for devices that are no traits of ours, such as watches.
    var isForeign = false

    /// For all traits.
    init() {}

    /// What traits say.
    init(_ traits: UITraitCollection) {
        style = traits.userInterfaceStyle
        needsHighContrast = traits.accessibilityContrast == .high
        idiom = traits.userInterfaceIdiom
        scale = traits.displayScale
    }

    /// What a catalog says.
    init(idiom: String?, scale: String?, appearances: [AssetContents.Appearance]?) {
        switch idiom ?? "universal" {
        case "universal": self.idiom = .unspecified
        case "iphone": self.idiom = .phone
        case "ipad": self.idiom = .pad
        case "tv": self.idiom = .tv
        case "car": self.idiom = .carPlay
        case "mac": self.idiom = .mac
        case "vision": self.idiom = .vision
        default: isForeign = true
        }
        if let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()) {
            self.scale = CGFloat(number)
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"): style = .dark
            case ("luminosity", "light"): style = .light
            case ("contrast", "high"): needsHighContrast = true
            default: isForeign = true
            }
        }
    }

    /// The index of the look that suits traits best; nil if there is none at all.
    ///
    /// What contradicts the traits is left out unless everything does. Then the more special look wins, then the nearest scale
    /// (enlarging is worse than reducing), then the first.
    static func best(of looks: [AssetLook], for traits: UITraitCollection) -> Int? {
        let screen = traits.displayScale > 0 ? traits.displayScale : UIScreenScale.current
        let suited = looks.indices.filter { looks[$0].suits(traits) }
        return (suited.isEmpty ? Array(looks.indices) : suited).min {
            let (first, second) = (looks[$0], looks[$1])
            if first.speciality != second.speciality { return first.speciality > second.speciality }
            let (a, b) = (first.distance(from: screen), second.distance(from: screen))
            return a == b ? $0 < $1 : a < b
        }
    }

    private func suits(_ traits: UITraitCollection) -> Bool {
        guard !isForeign else { return false }
        let wanted = traits.userInterfaceStyle == .dark ? UIUserInterfaceStyle.dark : .light
        if style != .unspecified, style != wanted { return false }
        if needsHighContrast, traits.accessibilityContrast != .high { return false }
        let device = traits.userInterfaceIdiom == .unspecified ? .phone : traits.userInterfaceIdiom
        return idiom == .unspecified || idiom == device
    }

    private var speciality: Int {
        (style == .unspecified ? 0 : 4) + (needsHighContrast ? 2 : 0) + (idiom == .unspecified ? 0 : 1)
    }

    private func distance(from screen: CGFloat) -> CGFloat {
        guard scale > 0 else { return 0.5 }
        return scale >= screen ? scale - screen : 100 + screen - scale
    }

    /// The traits that the look is for.
    var traits: UITraitCollection {
        UITraitCollection {
            if style != .unspecified { $0.userInterfaceStyle = style }
            if needsHighContrast { $0.accessibilityContrast = .high }
            if idiom != .unspecified { $0.userInterfaceIdiom = idiom }
            if scale > 0 { $0.displayScale = scale }
        }
    }
}
