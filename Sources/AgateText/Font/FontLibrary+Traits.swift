/// Other faces of a family.
extension FontLibrary {
    /// Another face of the same family with some traits set and others cleared, as near as there is in the rest.
    ///
    /// Source: text T10.
    ///
    /// - Parameters:
    ///   - mask: The traits that are to change; of bold, italic, condensed and expanded.
    ///   - value: Those of them that are to be there.
    /// - Returns: nil where the family has no such face. The system font always has bold and italic ones.
    package func font(
        like font: FontInstance,
        settingTraits mask: FontSymbolicTraits,
        to value: FontSymbolicTraits
    ) -> FontInstance? {
        var style = font.style
        if mask.contains(.bold) {
            let isBold = style.weightClass >= FontInstance.boldFrom
            if value.contains(.bold) != isBold { style.weightClass = isBold ? 400 : 700 }
        }
        if mask.contains(.italic) { style.isItalic = value.contains(.italic) }
        if mask.contains(.condensed) || mask.contains(.expanded) {
            let wanted = value.intersection(mask)
            style.widthClass = wanted.contains(.condensed) ? 3 : wanted.contains(.expanded) ? 7 : 5
        }
        guard let found = self.font(family: font.names.family, style: style, size: font.size) else {
            return nil
        }
        let isSystem = font.names.family.hasPrefix(".AppleSystemUIFont")
        var traits = found.symbolicTraits
        if isSystem {
            traits.formSymmetricDifference(traits.symmetricDifference(value).intersection([.bold, .italic]))
        }
        if found.isObliqued, !isSystem { traits.remove(.italic) }
        let asked = mask.intersection([.bold, .italic, .condensed, .expanded])
        guard traits.intersection(asked) == value.intersection(asked) else { return nil }
        return found.with(features: font.features, matrix: font.matrix, cascade: font.cascade)
    }
}

extension FontInstance {
    /// Weight classes from here on count as bold.
    static let boldFrom = 600.0

    /// How the font looks, by its face, its axes and its leaning.
    package var symbolicTraits: FontSymbolicTraits {
        var traits = face.traits.symbolic
        let style = style
        if style.isItalic { traits.insert(.italic) } else { traits.remove(.italic) }
        if !variations.isEmpty {
            if style.weightClass >= Self.boldFrom { traits.insert(.bold) } else { traits.remove(.bold) }
        }
        return traits
    }
}
