// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics

/// The tags of the tables of a font's file, as numbers.
///
/// - Parameter options: Change nothing: there are only the file's own tables.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    font.instance.face.tableTags.map { NSNumber(value: $0.rawValue) } as NSArray
}

/// Whether a font's file has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
    font.instance.face.tableTags.contains(FontTag(rawValue: tag))
}

/// The bytes of a table; nil without it.
public func CTFontCopyTable(
    _ font: CTFont,
    _ table: CTFontTableTag,
    _ options: CTFontTableOptions
) -> CFData? {
    let bytes = font.instance.face.wholeTable(FontTag(rawValue: table))
    return bytes.isEmpty ? nil : NSData(data: Data(bytes))
}
