package import AgateGeometry
package import AgateText
import CoreGraphics

/// The request of a dictionary of font attributes, and the font that it gets.
///
/// Both CoreText's descriptors and UIKit's are resolved here, so that they find the same fonts. Attributes of a wrong type count as left
/// out. Source: text T7.
///
/// GUESS match-order: a name decides alone, unless it is the system font's, whose traits may be changed; without a name the family does,
/// then width, slant and weight. An explicit weight counts more than the bold bit.
package struct FontRequest {
    /// The PostScript name.
    package var name: String?
    /// The family.
    package var family: String?
    /// The style within the family.
    package var face: String?
    /// The size in points; nil for none or 0.
    package var size: Double?
    package var matrix: CGAffineTransform?
    package var symbolicTraits: FontSymbolicTraits?
    /// From -1 to 1.
    package var weight: Double?
    /// From -1 to 1.
    package var width: Double?
    /// From -1 to 1.
    package var slant: Double?
    /// The design of the system font.
    package var design: FontDesign?
    /// The text style that the font is for.
    package var textStyle: TextStyle?
    package var variations: [FontVariation]?
    package var features: [FontFeature]?
    package var cascade: [CTFontDescriptor]?
    /// The path of the file.
    package var path: String?

    /// Under this name UIKit's descriptors keep the text style, or what else the system uses a font for.
    package static let usageAttribute = "NSCTFontUIUsageAttribute"
    /// Under this name the traits of UIKit's descriptors have the design of the system font.
    package static let designTrait = "NSCTFontUIFontDesignTrait"

    /// Reads attributes.
    package init(_ attributes: [String: Any]) {
        func value(_ key: CFString) -> Any? { attributes[key as String] }
        name = FontAttributeValue.string(value(kCTFontNameAttribute))
        family = FontAttributeValue.string(value(kCTFontFamilyNameAttribute))
        face = FontAttributeValue.string(value(kCTFontStyleNameAttribute))
        size = FontAttributeValue.number(value(kCTFontSizeAttribute)).flatMap { $0 > 0 ? $0 : nil }
        matrix = FontAttributeValue.transform(value(kCTFontMatrixAttribute))
        if name == nil { name = FontAttributeValue.string(value(kCTFontDisplayNameAttribute)) }
        if let traits = FontAttributeValue.dictionary(value(kCTFontTraitsAttribute)) {
            symbolicTraits = FontAttributeValue.bits(traits[kCTFontSymbolicTrait as String])
                .map { FontSymbolicTraits(rawValue: $0) }
            weight = FontAttributeValue.number(traits[kCTFontWeightTrait as String])
            width = FontAttributeValue.number(traits[kCTFontWidthTrait as String])
            slant = FontAttributeValue.number(traits[kCTFontSlantTrait as String])
            design = FontAttributeValue.string(traits[Self.designTrait]).flatMap(Self.design)
        }
        textStyle = FontAttributeValue.string(attributes[Self.usageAttribute]).flatMap(Self.textStyle)
        variations = FontAttributeValue.pairs(value(kCTFontVariationAttribute)).map(Self.variations)
        if let settings = value(kCTFontFeatureSettingsAttribute) {
            features = FontFeatureSetting.features(settings)
        }
        cascade = FontAttributeValue.array(value(kCTFontCascadeListAttribute))?
            .compactMap { $0 as? CTFontDescriptor }
        switch value(kCTFontURLAttribute) {
        case let url as URL: path = url.isFileURL ? url.path : nil
        case let url as NSURL: path = url.isFileURL ? url.path : nil
        default: path = nil
        }
    }

    /// Values of axes by their tags as numbers.
    static func variations(_ pairs: [(key: Any, value: Any)]) -> [FontVariation] {
        pairs.compactMap { key, value -> FontVariation? in
            guard let value = FontAttributeValue.number(value) else { return nil }
            if let tag = FontAttributeValue.string(key), tag.utf8.count == 4 {
                return FontVariation(FontTag(tag), value)
            }
            return FontAttributeValue.bits(key).map { FontVariation(FontTag(rawValue: $0), value) }
        }
        .sorted { $0.tag < $1.tag }
    }

    private static func design(_ name: String) -> FontDesign? {
        switch name {
        case "NSCTFontUIFontDesignDefault": .standard
        case "NSCTFontUIFontDesignSerif": .serif
        case "NSCTFontUIFontDesignRounded": .rounded
        case "NSCTFontUIFontDesignMonospaced": .monospaced
        default: nil
        }
    }

    private static let textStyles: [String: TextStyle] = [
        "LargeTitle": .largeTitle, "Title0": .largeTitle, "Title1": .title1, "Title2": .title2,
        "Title3": .title3,
        "Headline": .headline, "Body": .body, "Callout": .callout, "Subhead": .subheadline,
        "Footnote": .footnote, "Caption1": .caption1, "Caption2": .caption2,
        "ExtraLargeTitle": .extraLargeTitle, "ExtraLargeTitle2": .extraLargeTitle2,
    ]

    private static func textStyle(_ name: String) -> TextStyle? {
        let prefix = "UICTFontTextStyle"
        return name.hasPrefix(prefix) ? textStyles[String(name.dropFirst(prefix.count))] : nil
    }
}

extension FontRequest {
    /// Whether it requests traits that decide which face of a family is taken.
    private var hasTraits: Bool {
        symbolicTraits != nil || weight != nil || width != nil || slant != nil || design != nil
    }

    /// A style with what the traits ask for.
    ///
    /// - Parameter base: The style for traits that are not requested.
    package func style(_ base: FontStyle = .regular) -> FontStyle {
        var style = base
        if let symbolicTraits {
            let isBold = base.weightClass >= 600
            if symbolicTraits.contains(.bold) != isBold {
                style.weightClass = symbolicTraits.contains(.bold) ? 700 : 400
            }
            style.isItalic = symbolicTraits.contains(.italic)
            if symbolicTraits.contains(.condensed) {
                style.widthClass = 3
            } else if symbolicTraits.contains(.expanded) {
                style.widthClass = 7
            }
        }
        if let weight { style.weightClass = FontTraits.weightClass(of: min(max(weight, -1), 1)) }
        if let width { style.widthClass = 5 + 10 * min(max(width, -0.4), 0.4) }
        if let slant { style.isItalic = slant > 0 }
        return style
    }

    /// The font that is found; Helvetica's stand-in where there is none.
    ///
    /// - Parameters:
    ///   - size: In points; 0 for the requested size, or else 12.
    ///   - matrix: Nil for the requested matrix, or else the identity.
    ///   - known: The font that the request was made of, which counts as long as its name is the requested one.
    package func instance(
        size: Double = 0,
        matrix: CGAffineTransform? = nil,
        known: FontInstance? = nil,
        library: FontLibrary = .shared
    ) -> FontInstance {
        found(size: wantedSize(size), known: known, library)
            .map { finished($0, size: size, matrix: matrix) }
            ?? finished(fallback(size: wantedSize(size), library), size: size, matrix: matrix)
    }

    /// As ``instance(size:matrix:known:library:)``, but nil where neither the name nor the family nor the file is there.
    package func exactInstance(
        size: Double = 0,
        matrix: CGAffineTransform? = nil,
        known: FontInstance? = nil,
        library: FontLibrary = .shared
    ) -> FontInstance? {
        found(size: wantedSize(size), known: known, library)
            .map { finished($0, size: size, matrix: matrix) }
    }

    private func wantedSize(_ size: Double) -> Double {
        // Explicit sizes beat the attribute. Source: text T7.
        if size != 0 { return FontInstance.usable(size) }
        return FontInstance.usable(self.size ?? textStyle?.pointSize() ?? 0)
    }

    private func fallback(size: Double, _ library: FontLibrary) -> FontInstance {
        library.font(family: "Helvetica", style: style(), size: size)
            ?? library.fontOrDefault(named: "Helvetica", size: size)
    }

    private func finished(_ font: FontInstance, size: Double, matrix: CGAffineTransform?) -> FontInstance {
        var made = font
        if let variations { made = made.with(variations: font.variations + variations) }
        if let features { made = made.with(features: features) }
        if let matrix = matrix ?? self.matrix { made = made.with(matrix: matrix) }
        if let cascade { made = made.with(cascade: cascade.prefix(32).map { $0.resolved(size: made.size) }) }
        return made
    }

    private func found(size: Double, known: FontInstance?, _ library: FontLibrary) -> FontInstance? {
        if let known, name == nil || known.names.postScript == name,
            family == nil || family == known.names.family
        {
            let plain = known.with(size: size)
            return hasTraits && name == nil
                ? library.font(family: known.names.family, style: style(known.style), size: size) ?? plain
                : plain
        }
        if let path, let font = fontOfFile(path, size: size) { return font }
        if let name, let font = library.font(named: name, size: size) {
            guard font.names.family.hasPrefix("."), hasTraits else { return font }
            return systemFont(style(font.style), size: size, instead: font, library)
        }
        if let family, let font = font(family: family, size: size, library) { return font }
        if name != nil || family != nil { return nil }
        if let textStyle {
            let base = FontStyle(weightClass: textStyle.weightClass)
            return library.systemFont(size: size, style: style(base), design: design ?? .standard)
        }
        if let design { return library.systemFont(size: size, style: style(), design: design) }
        return nil
    }

    private func systemFont(
        _ style: FontStyle,
        size: Double,
        instead font: FontInstance,
        _ library: FontLibrary
    ) -> FontInstance {
        if let design { return library.systemFont(size: size, style: style, design: design) }
        return library.font(family: font.names.family, style: style, size: size) ?? font
    }

    private func font(family: String, size: Double, _ library: FontLibrary) -> FontInstance? {
        if let face {
            for name in ["\(family) \(face)", "\(family)-\(face.filter { $0 != " " })"] {
                if let font = library.font(named: name, size: size),
                    font.names.family.lowercased() == family.lowercased()
                {
                    return font
                }
            }
            for name in library.fontNames(ofFamily: family) {
                if let font = library.font(named: name, size: size),
                    font.names.style.lowercased() == face.lowercased()
                {
                    return font
                }
            }
        }
        return library.font(family: family, style: style(), size: size)
    }

    private func fontOfFile(_ path: String, size: Double) -> FontInstance? {
        guard let file = OpenFontFiles.file(path) else { return nil }
        let faces = (0..<min(file.faceCount, 256)).compactMap { file.face($0) }
        let wanted = name.flatMap { name in
            faces.first { $0.names.postScript == name || $0.names.full == name }
        }
        guard let face = wanted ?? (name == nil ? faces.first : nil) else { return nil }
        return FontInstance(face, size: size)
    }
}
