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
    /// Whether it is for screens with more colours than sRGB; unspecified: for all.
    var gamut = UIDisplayGamut.unspecified
    /// Unspecified: for all.
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    /// Unspecified: for all.
    var widthClass = UIUserInterfaceSizeClass.unspecified
    /// Unspecified: for all.
    var heightClass = UIUserInterfaceSizeClass.unspecified
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

    /// What a catalog says of a picture.
    init(_ image: AssetContents.Image) {
        self.init(idiom: image.idiom, scale: image.scale, appearances: image.appearances)
        gamut = Self.gamut(image.displayGamut)
        direction =
            switch image.languageDirection {
            case "left-to-right": .leftToRight
            case "right-to-left": .rightToLeft
            default: .unspecified
            }
        (widthClass, heightClass) = (Self.sizeClass(image.widthClass), Self.sizeClass(image.heightClass))
    }

    /// What a catalog says of a colour.
    init(_ color: AssetContents.Color) {
        self.init(idiom: color.idiom, scale: nil, appearances: color.appearances)
        gamut = Self.gamut(color.displayGamut)
    }

    private static func gamut(_ name: String?) -> UIDisplayGamut {
        switch name?.lowercased() {
        case "srgb": .SRGB
        case "display-p3": .P3
        default: .unspecified
        }
    }

    private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass {
        switch name {
        case "compact": .compact
        case "regular": .regular
        default: .unspecified
        }
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
        guard idiom == .unspecified || idiom == device else { return false }
        // Screens are those of sRGB until traits say otherwise.
        if gamut == .P3, traits.displayGamut != .P3 { return false }
        if gamut == .SRGB, traits.displayGamut == .P3 { return false }
        if direction == .rightToLeft, traits.layoutDirection != .rightToLeft { return false }
        return Self.suits(widthClass, traits.horizontalSizeClass)
            && Self.suits(heightClass, traits.verticalSizeClass)
    }

    private static func suits(_ own: UIUserInterfaceSizeClass, _ wanted: UIUserInterfaceSizeClass) -> Bool {
        own == .unspecified || own == wanted
    }

    /// How special it is: the style counts most, then the contrast, the idiom, the direction of text, the classes of sizes and the gamut.
    private var speciality: Int {
        (style == .unspecified ? 0 : 64) + (needsHighContrast ? 32 : 0) + (idiom == .unspecified ? 0 : 16)
            + (direction == .rightToLeft ? 8 : 0) + (widthClass == .unspecified ? 0 : 4)
            + (heightClass == .unspecified ? 0 : 2) + (gamut == .unspecified ? 0 : 1)
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
            if gamut != .unspecified { $0.displayGamut = gamut }
            if direction != .unspecified { $0.layoutDirection = direction }
            if widthClass != .unspecified { $0.horizontalSizeClass = widthClass }
            if heightClass != .unspecified { $0.verticalSizeClass = heightClass }
        }
    }
}
