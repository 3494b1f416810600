// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The axes of a font, each a dictionary by keys such as ``kCTFontVariationAxisNameKey``; nil for a font without axes.
///
/// Source: text T6.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = font.instance.face.axes
    guard !axes.isEmpty else { return nil }
    return axes.map { axis -> NSDictionary in
        [
            kCTFontVariationAxisIdentifierKey as String: NSNumber(value: axis.tag.rawValue),
            kCTFontVariationAxisMinimumValueKey as String: NSNumber(value: axis.minimum),
            kCTFontVariationAxisMaximumValueKey as String: NSNumber(value: axis.maximum),
            kCTFontVariationAxisDefaultValueKey as String: NSNumber(value: axis.standard),
            kCTFontVariationAxisNameKey as String: axis.name,
            kCTFontVariationAxisHiddenKey as String: NSNumber(value: axis.isHidden),
        ] as NSDictionary
    } as NSArray
}

/// The values of a font's axes that are not the standard ones, by the axes' tags as numbers; nil for a font without axes.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    font.instance.face.axes.isEmpty ? nil : FontAttributes.variations(font.instance)
}
