package import AgateText
package import CoreGraphics

/// The attributes of a font, as descriptors have them.
package enum FontAttributes {
    /// The attributes from which a descriptor leads back to a font: name, size, and what else is not as usual.
    package static func descriptor(of font: FontInstance) -> CTFontDescriptor {
        var attributes: [String: Any] = [
            kCTFontNameAttribute as String: font.names.postScript,
            kCTFontSizeAttribute as String: font.size,
        ]
        if !font.matrix.isIdentity { attributes[kCTFontMatrixAttribute as String] = font.matrix }
        let known = hiddenFont(font)
        if known == nil, !font.variations.isEmpty, font.alias == nil {
            attributes[kCTFontVariationAttribute as String] = variations(font)
        }
        if !font.features.isEmpty {
            attributes[kCTFontFeatureSettingsAttribute as String] = FontFeatureSetting.settings(font.features)
        }
        if !font.cascade.isEmpty {
            attributes[kCTFontCascadeListAttribute as String] = font.cascade.map(descriptor)
        }
        return CTFontDescriptor(attributes: attributes, known: known)
    }

    /// The font itself, without what a descriptor says, where its name does not lead back to it.
    package static func hiddenFont(_ font: FontInstance) -> FontInstance? {
        let bare = font.with(features: [], matrix: .identity, cascade: [])
        return FontLibrary.shared.font(named: font.names.postScript, size: font.size) == bare ? nil : bare
    }

    /// The values of axes that are not the standard ones, by the axes' tags.
    ///
    /// GUESS variation-default-omitted: standard values are not named. Source: text T6.
    package static func variations(_ font: FontInstance) -> NSDictionary {
        Dictionary(
            font.variations.map { (NSNumber(value: $0.tag.rawValue), NSNumber(value: $0.value)) },
            uniquingKeysWith: { _, last in last }
        ) as NSDictionary
    }

    /// The traits of a font by their names.
    package static func traits(_ font: FontInstance) -> NSDictionary {
        let style = font.style
        var slant = font.face.traits.slant
        if font.isObliqued { slant = 12.0 / 180 }
        if let value = font.variations.last(where: { $0.tag == .slant })?.value { slant = -value / 180 }
        if slant == 0 { slant = 0 }
        return [
            kCTFontSymbolicTrait as String: NSNumber(value: font.symbolicTraits.rawValue),
            kCTFontWeightTrait as String: NSNumber(value: FontTraits.weight(ofClass: style.weightClass)),
            kCTFontWidthTrait as String: NSNumber(value: FontTraits(widthClass: style.widthClass).width),
            kCTFontSlantTrait as String: NSNumber(value: slant),
        ] as NSDictionary
    }

    /// The file that a font is of; nil for fonts in memory.
    package static func url(_ font: FontInstance) -> NSURL? {
        font.face.file?.path.map { NSURL(fileURLWithPath: $0) }
    }

    /// An attribute of a font; nil for one that it has not.
    package static func value(_ attribute: CFString, of font: FontInstance) -> AnyObject? {
        switch attribute {
        case kCTFontNameAttribute: font.names.postScript as NSString
        case kCTFontDisplayNameAttribute: font.names.full as NSString
        case kCTFontFamilyNameAttribute: font.names.family as NSString
        case kCTFontStyleNameAttribute: font.names.style as NSString
        case kCTFontSizeAttribute: NSNumber(value: font.size)
        case kCTFontMatrixAttribute: font.matrix.isIdentity ? nil : font.matrix as AnyObject
        case kCTFontTraitsAttribute: traits(font)
        case kCTFontURLAttribute: url(font)
        case kCTFontVariationAttribute: font.variations.isEmpty ? nil : variations(font)
        case kCTFontVariationAxesAttribute: CTFontCopyVariationAxes(CTFont(font))
        case kCTFontFeaturesAttribute: CTFontCopyFeatures(CTFont(font))
        case kCTFontFeatureSettingsAttribute: CTFontCopyFeatureSettings(CTFont(font))
        case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(CTFont(font))
        case kCTFontLanguagesAttribute: CTFontCopySupportedLanguages(CTFont(font))
        case kCTFontCascadeListAttribute:
            font.cascade.isEmpty ? nil : font.cascade.map(descriptor) as NSArray
        case kCTFontFormatAttribute: NSNumber(value: format(font.face).rawValue)
        case kCTFontEnabledAttribute, kCTFontDownloadedAttribute: NSNumber(value: true)
        case kCTFontDownloadableAttribute: NSNumber(value: false)
        case kCTFontOrientationAttribute: NSNumber(value: CTFontOrientation.horizontal.rawValue)
        case kCTFontPriorityAttribute:
            NSNumber(value: isRegistered(font.face) ? kCTFontPriorityProcess : kCTFontPrioritySystem)
        case kCTFontRegistrationScopeAttribute:
            isRegistered(font.face) ? NSNumber(value: CTFontManagerScope.process.rawValue) : nil
        default: nil
        }
    }

    private static func isRegistered(_ face: FontFace) -> Bool {
        FontLibrary.shared.registeredFaces.contains(face)
    }

    /// The format of the file of a face.
    static func format(_ face: FontFace) -> CTFontFormat {
        let tags = Set(face.tableTags.map(\.description))
        if !tags.isDisjoint(with: ["CFF ", "CFF2"]) { return .openTypePostScript }
        if tags.contains("glyf") {
            return tags.isDisjoint(with: ["GSUB", "GPOS"]) ? .trueType : .openTypeTrueType
        }
        return tags.isDisjoint(with: ["CBDT", "sbix", "EBDT", "bdat"]) ? .unrecognized : .bitmap
    }
}
