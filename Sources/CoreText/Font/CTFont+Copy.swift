// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateGeometry
import AgateText
public import CoreGraphics

/// Makes a copy with another size, another matrix and other attributes.
///
/// Source: text T11.
///
/// - Parameters:
///   - size: In points; 0 keeps the size.
///   - matrix: Nil keeps the matrix.
///   - attributes: The attributes that replace the font's own; nil keeps them.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    let old = font.instance
    var made = old
    if let attributes, !attributes.attributes.isEmpty || attributes.known != nil {
        var merged = attributes.known.map { FontAttributes.descriptor(of: $0).attributes } ?? [:]
        merged.merge(attributes.attributes) { _, new in new }
        merged = FontAttributes.descriptor(of: old).attributes.merging(merged) { _, new in new }
        let request = FontRequest(attributes.attributes)
        let isNamed = attributes.known != nil || request.name != nil || request.path != nil
        if !isNamed, request.family != nil || request.face != nil || !FontRequest.isSilent(request) {
            // Another family or other traits: the old name counts no longer, and traits that are not requested stay.
            merged[kCTFontNameAttribute as String] = nil
            if request.family == nil { merged[kCTFontFamilyNameAttribute as String] = old.names.family }
            made = FontRequest(merged).instance(inStyleOf: old)
        } else {
            let known = isNamed ? attributes.known : old.with(features: [], cascade: [])
            made = FontRequest(merged).instance(known: known)
        }
    }
    if size != 0 { made = made.with(size: Double(size)) }
    return CTFont(made.withMatrix(matrix))
}

/// Makes a copy in another family.
///
/// Source: text T11.
///
/// - Parameters:
///   - size: In points; 0 keeps the size.
///   - matrix: Nil keeps the matrix.
/// - Returns: Nil where there is no such family.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ family: CFString
) -> CTFont? {
    let old = font.instance
    let size = size == 0 ? old.size : Double(size)
    return FontLibrary.shared.font(family: family as String, style: old.style, size: size).map {
        CTFont($0.with(features: old.features, matrix: old.matrix, cascade: old.cascade).withMatrix(matrix))
    }
}

/// Makes a copy of another face of the same family, whose masked traits have the given values.
///
/// Source: text T10, T11.
///
/// - Parameters:
///   - size: In points; 0 keeps the size.
///   - matrix: Nil keeps the matrix.
/// - Returns: Nil where the family has no such face.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont,
    _ size: CGFloat,
    _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    font.instance.withSymbolicTraits(symTraitValue, symTraitMask).map {
        CTFont($0.resized(to: Double(size)).withMatrix(matrix))
    }
}

/// Finds the font for a part of a string: the same one if it has all of the characters, else the first of its cascade that has the most.
///
/// Source: text T17.
///
/// - Parameter range: In UTF-16 units; cut to the string.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    CTFont(font: currentFont, string: string, range: range)
}

/// Finds the font for a part of a string in a language, on which the shapes of ideographs depend.
public func CTFontCreateForStringWithLanguage(
    _ currentFont: CTFont,
    _ string: CFString,
    _ range: CFRange,
    _ language: CFString?
) -> CTFont {
    CTFont(font: currentFont, string: string, range: range, language: language)
}

/// The descriptor from which the same font can be made again.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    FontAttributes.descriptor(of: font.instance)
}

/// An attribute of a font; nil for one that it has not.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    FontAttributes.value(attribute, of: font.instance)
}

extension FontRequest {
    /// Whether a request has no traits.
    static func isSilent(_ request: FontRequest) -> Bool {
        request.symbolicTraits == nil && request.weight == nil && request.width == nil && request.slant == nil
            && request.design == nil
    }

    /// The font of the requested family, in a style that differs from the old one only in the requested traits.
    func instance(inStyleOf old: FontInstance) -> FontInstance {
        guard let family, face == nil, design == nil else { return instance() }
        let size = FontInstance.usable(size ?? old.size)
        let found = FontLibrary.shared.font(family: family, style: style(old.style), size: size)
        var made = found ?? old.with(size: size)
        if let features { made = made.with(features: features) }
        if let matrix { made = made.with(matrix: matrix) }
        if let cascade { made = made.with(cascade: cascade.prefix(32).map { $0.resolved(size: made.size) }) }
        return made
    }
}

extension FontInstance {
    /// The font for a part of a string.
    func covering(_ string: String, _ range: CFRange, _ language: String?) -> FontInstance {
        let all = Array(string.utf16)
        let start = min(max(range.location, 0), all.count)
        let (sum, overflows) = start.addingReportingOverflow(max(range.length, 0))
        let units = Array(all[start..<(overflows ? all.count : min(sum, all.count))])
        guard !units.isEmpty else { return self }
        let attributes = ShapingAttributes(font: self, language: language ?? "")
        let items = TextItemizer().items(of: units, spans: [.init(0..<units.count, attributes)])
        if items.count == 1 { return items[0].font }
        let other = items.first { $0.font != self }
        guard let other else { return self }
        return FontLibrary.shared.font(
            for: String(decoding: units, as: UTF16.self).unicodeScalars,
            instead: self,
            script: other.script,
            language: language ?? "",
            isEmoji: false
        )
    }
}
