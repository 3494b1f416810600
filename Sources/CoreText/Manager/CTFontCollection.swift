// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics
import Foundation
import Synchronization

/// A list of fonts: all that there are, or those that match some descriptors.
///
/// Usable from any thread.
public class CTFontCollection: NSObject, @unchecked Sendable {
    // `@unchecked`: what can change is guarded by the mutex.

    /// The descriptors that fonts must match; nil: all installed fonts.
    final let queries: Mutex<[CTFontDescriptor]?>
    /// The descriptors that the fonts of ``queries`` must not match.
    final let exclusions = Mutex<[CTFontDescriptor]>([])
    /// Whether of fonts with one name only the first is given.
    final let removesDuplicates: Bool

    init(_ queries: [CTFontDescriptor]?, options: CFDictionary?) {
        self.queries = Mutex(queries)
        let option = FontAttributeValue.dictionary(options)?[
            kCTFontCollectionRemoveDuplicatesOption as String
        ]
        removesDuplicates = FontAttributeValue.number(option).map { $0 != 0 } ?? ((option as? Bool) ?? false)
    }

    /// The fonts of the list.
    final func descriptors(removingDuplicates: Bool = false) -> [CTFontDescriptor] {
        var seen: Set<String> = []
        func names(_ queries: [CTFontDescriptor]) -> [(name: String, descriptor: CTFontDescriptor)] {
            queries.flatMap { FontMatcher($0, mandatory: nil).descriptors() }.compactMap { found in
                FontAttributeValue.string(found.attributes[kCTFontNameAttribute as String]).map {
                    ($0, found)
                }
            }
        }
        let excluded = Set(names(exclusions.withLock { $0 }).map(\.name))
        let all = names(queries.withLock { $0 } ?? [CTFontDescriptor(attributes: [:])])
        let isUnique = removesDuplicates || removingDuplicates
        return all.filter { !excluded.contains($0.name) && (seen.insert($0.name).inserted || !isUnique) }
            .map(\.descriptor)
    }
}

/// A list of fonts that can be changed.
public final class CTMutableFontCollection: CTFontCollection, @unchecked Sendable {}

/// Under this name the options of a collection say whether of fonts with one name only the first is given, a Boolean.
public let kCTFontCollectionRemoveDuplicatesOption: CFString = "kCTFontCollectionRemoveDuplicatesOption"

/// Compares two fonts; the last argument is the pointer that was given with the function.
public typealias CTFontCollectionSortDescriptorsCallback = (
    CTFontDescriptor, CTFontDescriptor, UnsafeMutableRawPointer
) -> CFComparisonResult

/// The number of the type.
public func CTFontCollectionGetTypeID() -> CFTypeID { CoreTextTypeNumber.fontCollection }

/// Makes a list of all fonts there are.
public func CTFontCollectionCreateFromAvailableFonts(_ options: CFDictionary?) -> CTFontCollection {
    CTFontCollection(nil, options: options)
}

/// Makes a list of the fonts that match some descriptors; empty without descriptors.
public func CTFontCollectionCreateWithFontDescriptors(
    _ queryDescriptors: CFArray?,
    _ options: CFDictionary?
) -> CTFontCollection {
    CTFontCollection((queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }, options: options)
}

/// Makes a list of the fonts of another one and of those that match more descriptors.
public func CTFontCollectionCreateCopyWithFontDescriptors(
    _ original: CTFontCollection,
    _ queryDescriptors: CFArray?,
    _ options: CFDictionary?
) -> CTFontCollection {
    let more = (queryDescriptors ?? []).compactMap { $0 as? CTFontDescriptor }
    let old = original.queries.withLock { $0 }
    return CTFontCollection(old.map { $0 + more }, options: options)
}

/// Makes a list with the same fonts that can be changed.
public func CTFontCollectionCreateMutableCopy(_ original: CTFontCollection) -> CTMutableFontCollection {
    let options: NSDictionary = [
        kCTFontCollectionRemoveDuplicatesOption as String: original.removesDuplicates
    ]
    let copy = CTMutableFontCollection(original.queries.withLock { $0 }, options: options)
    let exclusions = original.exclusions.withLock { $0 }
    copy.exclusions.withLock { $0 = exclusions }
    return copy
}

/// The descriptors that the fonts of a list match; nil for a list of all fonts.
public func CTFontCollectionCopyQueryDescriptors(_ collection: CTFontCollection) -> CFArray? {
    collection.queries.withLock { $0 } as NSArray?
}

/// Sets the descriptors that the fonts of a list match; nil makes it a list of all fonts.
public func CTFontCollectionSetQueryDescriptors(
    _ collection: CTMutableFontCollection,
    _ descriptors: CFArray?
) {
    let queries = descriptors?.compactMap { $0 as? CTFontDescriptor }
    collection.queries.withLock { $0 = queries }
}

/// The descriptors whose fonts are left out of a list; nil without any.
public func CTFontCollectionCopyExclusionDescriptors(_ collection: CTFontCollection) -> CFArray? {
    let exclusions = collection.exclusions.withLock { $0 }
    return exclusions.isEmpty ? nil : exclusions as NSArray
}

/// Sets the descriptors whose fonts are left out of a list.
public func CTFontCollectionSetExclusionDescriptors(
    _ collection: CTMutableFontCollection,
    _ descriptors: CFArray?
) {
    let exclusions = (descriptors ?? []).compactMap { $0 as? CTFontDescriptor }
    collection.exclusions.withLock { $0 = exclusions }
}

/// The descriptors of the fonts of a list; nil where there is none.
public func CTFontCollectionCreateMatchingFontDescriptors(_ collection: CTFontCollection) -> CFArray? {
    let found = collection.descriptors()
    return found.isEmpty ? nil : found as NSArray
}

/// The descriptors of the fonts of a list, in the order that a function says.
///
/// - Parameters:
///   - sortCallback: Nil leaves the order.
///   - refCon: The pointer that the function is called with; without one it gets a pointer that it must not read.
public func CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
    _ collection: CTFontCollection,
    _ sortCallback: CTFontCollectionSortDescriptorsCallback?,
    _ refCon: UnsafeMutableRawPointer?
) -> CFArray? {
    let found = collection.descriptors()
    guard !found.isEmpty else { return nil }
    guard let sortCallback else { return found as NSArray }
    return withExtendedLifetime(collection) {
        let context = refCon ?? Unmanaged.passUnretained(collection).toOpaque()
        return found.sorted { sortCallback($0, $1, context) == .compareLessThan } as NSArray
    }
}

/// The descriptors of the fonts of a list.
///
/// - Parameter options: Such as ``kCTFontCollectionRemoveDuplicatesOption``; nil for those of the list.
public func CTFontCollectionCreateMatchingFontDescriptorsWithOptions(
    _ collection: CTFontCollection,
    _ options: CFDictionary?
) -> CFArray? {
    let isUnique = CTFontCollection(nil, options: options).removesDuplicates
    let found = collection.descriptors(removingDuplicates: isUnique)
    return found.isEmpty ? nil : found as NSArray
}

/// The descriptors of the fonts of a list that are of one family; nil where there is none.
public func CTFontCollectionCreateMatchingFontDescriptorsForFamily(
    _ collection: CTFontCollection,
    _ familyName: CFString,
    _ options: CFDictionary?
) -> CFArray? {
    let family = (familyName as String).lowercased()
    let isUnique = CTFontCollection(nil, options: options).removesDuplicates
    let found = collection.descriptors(removingDuplicates: isUnique).filter {
        FontAttributeValue.string($0.attributes[kCTFontFamilyNameAttribute as String])?.lowercased() == family
    }
    return found.isEmpty ? nil : found as NSArray
}

/// Options for the values of the fonts of a list.
public struct CTFontCollectionCopyOptions: OptionSet, Sendable, Hashable {
    /// The options as a bit mask: 1 for unique values, 2 for sorted ones.
    public let rawValue: UInt32

    /// Makes a set of bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Of equal values only the first is given.
    public static var unique: CTFontCollectionCopyOptions { CTFontCollectionCopyOptions(rawValue: 1 << 0) }

    /// The values are sorted as users expect.
    public static var standardSort: CTFontCollectionCopyOptions {
        CTFontCollectionCopyOptions(rawValue: 1 << 1)
    }
}

/// The values of an attribute of the fonts of a list; where a font has none, `NSNull`.
public func CTFontCollectionCopyFontAttribute(
    _ collection: CTFontCollection,
    _ attributeName: CFString,
    _ options: CTFontCollectionCopyOptions
) -> CFArray {
    let values = collection.descriptors().map { descriptor -> NSObject in
        (CTFontDescriptorCopyAttribute(descriptor, attributeName) as? NSObject) ?? NSNull()
    }
    return CollectionValues.arranged(values, options) { FontAttributeValue.string($0) ?? "" } as NSArray
}

/// The values of several attributes of the fonts of a list, a dictionary for each font.
public func CTFontCollectionCopyFontAttributes(
    _ collection: CTFontCollection,
    _ attributeNames: CFSet,
    _ options: CTFontCollectionCopyOptions
) -> CFArray {
    let names = attributeNames.allObjects.compactMap(FontAttributeValue.string).sorted()
    let values = collection.descriptors().map { descriptor -> NSObject in
        var entry: [String: Any] = [:]
        for name in names { entry[name] = CTFontDescriptorCopyAttribute(descriptor, name as NSString) }
        return entry as NSDictionary
    }
    return CollectionValues.arranged(values, options) { entry in
        let entry = FontAttributeValue.dictionary(entry) ?? [:]
        return names.compactMap { FontAttributeValue.string(entry[$0]) }.joined(separator: "\n")
    } as NSArray
}

/// Puts values of collections in order.
private enum CollectionValues {
    static func arranged(
        _ values: [NSObject],
        _ options: CTFontCollectionCopyOptions,
        key: (NSObject) -> String
    ) -> [NSObject] {
        var result = values
        if options.contains(.unique) {
            var seen: Set<NSObject> = []
            result = result.filter { seen.insert($0).inserted }
        }
        guard options.contains(.standardSort) else { return result }
        return result.map { (key($0), $0) }.enumerated()
            .sorted { ($0.element.0.lowercased(), $0.offset) < ($1.element.0.lowercased(), $1.offset) }
            .map(\.element.1)
    }
}
