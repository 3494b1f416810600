// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The features of a font: types with their selectors, in Apple's numbers where there are such, with OpenType's tags where not.
///
/// Source: text T12.
///
/// - Returns: Nil for a font without features.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.instance.face.features
    guard !tags.isEmpty else { return nil }
    let settings = Dictionary(font.instance.features.map { ($0.tag, $0.value) }, uniquingKeysWith: { $1 })
    var named: Set<FontTag> = []
    var types: [NSDictionary] = FontFeatureType.all.compactMap { type in
        let selectors = type.selectors.filter { tags.contains(FontTag($0.tag)) }
        guard !selectors.isEmpty else { return nil }
        named.formUnion(selectors.map { FontTag($0.tag) })
        return [
            kCTFontFeatureTypeIdentifierKey as String: type.identifier,
            kCTFontFeatureTypeNameKey as String: type.name,
            kCTFontFeatureTypeExclusiveKey as String: type.isExclusive,
            kCTFontFeatureTypeSelectorsKey as String: selectors.map { selector -> NSDictionary in
                var entry: [String: Any] = [
                    kCTFontFeatureSelectorIdentifierKey as String: selector.identifier,
                    kCTFontFeatureSelectorNameKey as String: selector.name,
                    kCTFontOpenTypeFeatureTag as String: selector.tag,
                    kCTFontOpenTypeFeatureValue as String: 1,
                ]
                if selector.isStandard { entry[kCTFontFeatureSelectorDefaultKey as String] = true }
                if settings[FontTag(selector.tag)].map({ $0 != 0 }) ?? selector.isStandard {
                    entry[kCTFontFeatureSelectorSettingKey as String] = true
                }
                return entry as NSDictionary
            } as NSArray,
        ] as NSDictionary
    }
    for tag in tags where !named.contains(tag) {
        let entry: [String: Any] = [
            kCTFontFeatureTypeNameKey as String: tag.description,
            kCTFontOpenTypeFeatureTag as String: tag.description,
            kCTFontOpenTypeFeatureValue as String: settings[tag] ?? 0,
        ]
        types.append(entry as NSDictionary)
    }
    return types as NSArray
}

/// The features that a font switches on or off, as dictionaries with OpenType's tags; nil where it switches none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    let features = font.instance.features
    return features.isEmpty ? nil : FontFeatureSetting.settings(features) as NSArray
}

/// A type of features with its selectors, by Apple's numbers.
struct FontFeatureType {
    /// One choice of a type.
    struct Selector {
        let identifier: Int
        let name: String
        let tag: String
        /// Whether shaping applies it by default.
        var isStandard = false
    }

    let identifier: Int
    let name: String
    let isExclusive: Bool
    let selectors: [Selector]

    static let all: [FontFeatureType] = [
        FontFeatureType(
            identifier: 1,
            name: "Ligatures",
            isExclusive: false,
            selectors: [
                Selector(identifier: 2, name: "Common Ligatures", tag: "liga", isStandard: true),
                Selector(identifier: 4, name: "Rare Ligatures", tag: "dlig"),
                Selector(identifier: 18, name: "Contextual Ligatures", tag: "clig", isStandard: true),
            ]
        ),
        FontFeatureType(
            identifier: 6,
            name: "Number Spacing",
            isExclusive: true,
            selectors: [
                Selector(identifier: 0, name: "Monospaced Numbers", tag: "tnum"),
                Selector(identifier: 1, name: "Proportional Numbers", tag: "pnum"),
            ]
        ),
        FontFeatureType(
            identifier: 10,
            name: "Vertical Position",
            isExclusive: true,
            selectors: [
                Selector(identifier: 1, name: "Superscript", tag: "sups"),
                Selector(identifier: 2, name: "Subscript", tag: "subs"),
            ]
        ),
        FontFeatureType(
            identifier: 11,
            name: "Fractions",
            isExclusive: true,
            selectors: [Selector(identifier: 2, name: "Diagonal Fractions", tag: "frac")]
        ),
        FontFeatureType(
            identifier: 21,
            name: "Number Case",
            isExclusive: true,
            selectors: [
                Selector(identifier: 0, name: "Old-Style Figures", tag: "onum"),
                Selector(identifier: 1, name: "Lining Figures", tag: "lnum"),
            ]
        ),
        FontFeatureType(
            identifier: 33,
            name: "Case-Sensitive Layout",
            isExclusive: false,
            selectors: [Selector(identifier: 0, name: "Capital Forms", tag: "case")]
        ),
        FontFeatureType(
            identifier: 35,
            name: "Alternative Stylistic Sets",
            isExclusive: false,
            selectors: (1...20).map { number in
                Selector(
                    identifier: 2 * number,
                    name: "Stylistic Set \(number)",
                    tag: "ss\(number < 10 ? "0" : "")\(number)"
                )
            }
        ),
        FontFeatureType(
            identifier: 36,
            name: "Contextual Alternates",
            isExclusive: false,
            selectors: [Selector(identifier: 0, name: "Contextual Alternates", tag: "calt", isStandard: true)]
        ),
        FontFeatureType(
            identifier: 37,
            name: "Lower Case",
            isExclusive: true,
            selectors: [Selector(identifier: 1, name: "Small Capitals", tag: "smcp")]
        ),
        FontFeatureType(
            identifier: 38,
            name: "Upper Case",
            isExclusive: true,
            selectors: [Selector(identifier: 1, name: "Small Capitals", tag: "c2sc")]
        ),
    ]
}
