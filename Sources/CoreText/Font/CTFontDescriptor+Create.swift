// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The number of the type.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CoreTextTypeNumber.fontDescriptor }

/// Makes a descriptor of a PostScript name and a size in points; size 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    var attributes: [String: Any] = [kCTFontNameAttribute as String: name as String]
    if size > 0, size.isFinite { attributes[kCTFontSizeAttribute as String] = Double(size) }
    return CTFontDescriptor(attributes: attributes)
}

/// Makes a descriptor of attributes.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: FontAttributeValue.dictionary(attributes) ?? [:])
}

/// Makes a copy in which the given attributes replace those of the same name.
public func CTFontDescriptorCreateCopyWithAttributes(
    _ original: CTFontDescriptor,
    _ attributes: CFDictionary
) -> CTFontDescriptor {
    original.adding(FontAttributeValue.dictionary(attributes) ?? [:])
}

/// Makes a descriptor of another family with the traits of an original.
///
/// - Returns: Nil where there is no such family.
public func CTFontDescriptorCreateCopyWithFamily(
    _ original: CTFontDescriptor,
    _ family: CFString
) -> CTFontDescriptor? {
    let old = original.resolved()
    guard let font = FontLibrary.shared.font(family: family as String, style: old.style, size: old.size)
    else {
        return nil
    }
    return original.leading(to: font)
}

/// Makes a descriptor of a font of the same family whose masked symbolic traits have the given values.
///
/// - Returns: Nil where the family has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    original.resolved().withSymbolicTraits(symTraitValue, symTraitMask).map(original.leading)
}

/// Makes a copy in which an axis has the given value.
///
/// - Parameter variationIdentifier: The axis' tag as a number.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor,
    _ variationIdentifier: CFNumber,
    _ variationValue: CGFloat
) -> CTFontDescriptor {
    let key = kCTFontVariationAttribute as String
    var values: [NSNumber: Any] = [:]
    for (tag, value) in FontAttributeValue.pairs(original.attributes[key]) ?? [] {
        if let bits = FontAttributeValue.bits(tag) { values[NSNumber(value: bits)] = value }
    }
    values[NSNumber(value: variationIdentifier.uint32Value)] = Double(variationValue)
    return original.adding([key: values as NSDictionary])
}

/// Makes a copy in which a feature is chosen by the numbers of its type and selector.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor,
    _ featureTypeIdentifier: CFNumber,
    _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let key = kCTFontFeatureSettingsAttribute as String
    let setting: NSDictionary = [
        kCTFontFeatureTypeIdentifierKey as String: featureTypeIdentifier,
        kCTFontFeatureSelectorIdentifierKey as String: featureSelectorIdentifier,
    ]
    let settings = (FontAttributeValue.array(original.attributes[key]) ?? []) + [setting]
    return original.adding([key: settings])
}

/// The attributes of a descriptor.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    NSDictionary(dictionary: descriptor.attributes)
}

/// An attribute of a descriptor, or of the font that it matches where it does not say it itself.
///
/// - Returns: Nil for an attribute that neither has, and for a size that is not said.
public func CTFontDescriptorCopyAttribute(
    _ descriptor: CTFontDescriptor,
    _ attribute: CFString
) -> CFTypeRef? {
    if let value = descriptor.attributes[attribute as String] { return value as AnyObject }
    if attribute == kCTFontSizeAttribute || attribute == kCTFontMatrixAttribute { return nil }
    guard
        let font = FontRequest(descriptor.attributes).exactInstance(known: descriptor.known)
            ?? (descriptor.attributes.isEmpty ? nil : descriptor.resolved())
    else { return nil }
    return FontAttributes.value(attribute, of: font)
}

/// An attribute in a language of the user, and the language that was found.
///
/// - Parameter language: Set to an object that the caller releases, or left alone where it is nil.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor,
    _ attribute: CFString,
    _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
    let keys: [CFString: CFString] = [
        kCTFontDisplayNameAttribute: kCTFontFullNameKey, kCTFontFamilyNameAttribute: kCTFontFamilyNameKey,
        kCTFontStyleNameAttribute: kCTFontStyleNameKey,
    ]
    guard let key = keys[attribute] else {
        language?.pointee = nil
        return CTFontDescriptorCopyAttribute(descriptor, attribute)
    }
    return CTFontCopyLocalizedName(CTFont(descriptor.resolved()), key, language)
}

extension CTFontDescriptor {
    /// The same wishes for another font: names and traits are the font's, all else stays.
    func leading(to font: FontInstance) -> CTFontDescriptor {
        var attributes = attributes
        for key in [
            kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute,
            kCTFontTraitsAttribute,
            kCTFontDisplayNameAttribute, kCTFontURLAttribute,
        ] {
            attributes[key as String] = nil
        }
        attributes[FontRequest.usageAttribute] = nil
        attributes[kCTFontNameAttribute as String] = font.names.postScript
        if FontRequest(self.attributes).textStyle != nil, attributes[kCTFontSizeAttribute as String] == nil {
            attributes[kCTFontSizeAttribute as String] = font.size
        }
        return CTFontDescriptor(attributes: attributes, known: FontAttributes.hiddenFont(font))
    }
}
