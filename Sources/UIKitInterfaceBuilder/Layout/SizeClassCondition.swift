import UIKitCore

/// The traits that a variation is for, as its key says: `heightClass=compact-widthClass=regular`.
struct SizeClassCondition {
    private var horizontal: UIUserInterfaceSizeClass?
    private var vertical: UIUserInterfaceSizeClass?
    private var idiom: UIUserInterfaceIdiom?

    /// Nil for a key that names anything else.
    init?(_ key: String) {
        guard key != "default" else { return }
        for part in key.split(separator: "-") {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard words.count == 2 else { return nil }
            switch words[0] {
            case "widthClass":
                guard let size = Self.sizes[words[1]] else { return nil }
                horizontal = size
            case "heightClass":
                guard let size = Self.sizes[words[1]] else { return nil }
                vertical = size
            case "userInterfaceIdiom":
                guard let found = Self.idioms[words[1]] else { return nil }
                idiom = found
            default: return nil
            }
        }
    }

    private static let sizes: [String: UIUserInterfaceSizeClass] = [
        "compact": .compact, "regular": .regular,
    ]

    private static let idioms: [String: UIUserInterfaceIdiom] = [
        "phone": .phone, "pad": .pad, "mac": .mac, "tv": .tv, "carplay": .carPlay,
    ]

    /// Whether the variation is for some traits; one for all of them always is.
    func holds(for traits: UITraitCollection) -> Bool {
        (horizontal ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
            && (vertical ?? traits.verticalSizeClass) == traits.verticalSizeClass
            && (idiom ?? traits.userInterfaceIdiom) == traits.userInterfaceIdiom
    }

    /// Its place among variations that hold at the same time: the one with the larger number counts.
    ///
    /// GUESS variation-order: one for both size classes counts more than one for either, and of those the one for the width.
    var rank: Int {
        (idiom == nil ? 0 : 4) + (horizontal == nil ? 0 : 2) + (vertical == nil ? 0 : 1)
    }
}
