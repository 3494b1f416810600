// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics
public import Foundation

/// A locale as an object: Foundation's `NSLocale`.
public typealias CFLocale = NSLocale

/// A character of UTF-32.
public typealias UTF32Char = UInt32

/// The place before an index of a string where a word may be divided with a hyphen.
///
/// Dividing takes patterns of the locale's language, which the system must have (Debian's packages `hyphen-…`); two letters stay before the hyphen at
/// least, and three behind it, as where lines are broken. Source: text T135.
///
/// - Parameters:
///   - string: The string.
///   - location: The place found is below it, in UTF-16 units.
///   - limitRange: The place found is within it; what is outside of the string does not count.
///   - options: Without effect, as on Apple's systems.
///   - locale: Whose language the words are of.
///   - character: Is given the hyphen that is to be added, if there is a place.
/// - Returns: The place, or -1 where there is none.
public func CFStringGetHyphenationLocationBeforeIndex(
    _ string: CFString!,
    _ location: CFIndex,
    _ limitRange: CFRange,
    _ options: CFOptionFlags,
    _ locale: CFLocale!,
    _ character: UnsafeMutablePointer<UTF32Char>!
) -> CFIndex {
    guard let string, let locale, location > 0,
        let dictionary = HyphenationDictionary.dictionary(for: name(of: locale))
    else { return -1 }
    let first = max(limitRange.location, 0)
    let (limit, overflows) = first.addingReportingOverflow(max(limitRange.length, 0))
    let end = overflows ? string.length : min(limit, string.length)
    guard first < end else { return -1 }
    let word = HyphenatedWord(in: string as String, at: min(location, end) - 1)
    let points = dictionary.points(in: word.text).filter { word.allows($0) }.map { $0 + word.start }
    guard let found = points.last(where: { $0 < location && $0 > first && $0 < end }) else { return -1 }
    if character != nil { character.pointee = 0x2010 }
    return found
}

/// Whether words of a locale's language can be divided: the system has a dictionary of it.
public func CFStringIsHyphenationAvailableForLocale(_ locale: CFLocale!) -> Bool {
    guard let locale else { return false }
    return HyphenationDictionary.dictionary(for: name(of: locale)) != nil
}

/// The name of a locale, such as "en_US".
private func name(of locale: NSLocale) -> String { locale.object(forKey: .identifier) as? String ?? "" }
