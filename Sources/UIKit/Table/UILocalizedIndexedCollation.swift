public import Foundation

/// Sorts objects into sections by the first letters of texts, as lists of names are.
///
/// The sections are A to Z and one for all else, `#`, in each language; a letter with marks belongs to the one without.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    /// Makes a collation for the current language; the sections are the same in each.
    open class func current() -> Self { self.init() }

    /// Makes a collation; programs use ``current()``.
    public required override init() {
        super.init()
    }

    /// The titles of the sections: A to Z, then `#`.
    open var sectionTitles: [String] { Self.letters + ["#"] }

    /// The titles of the index beside the list; the same as ``sectionTitles``.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section of a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object, by a text that a method of it gives.
    ///
    /// - Parameter selector: Carries the method, as `agate port` writes it; one made of a string names a property that can be read by
    ///   name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = Self.folded(Self.text(of: object, selector)).first.map(String.init)?.uppercased()
        return first.flatMap(Self.letters.firstIndex) ?? Self.letters.count
    }

    /// The objects, sorted by the texts that a method of them gives; equal ones keep their order.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.enumerated()
            .map { (offset: $0.offset, object: $0.element, text: Self.text(of: $0.element, selector)) }
            .sorted {
                let order = $0.text.localizedStandardCompare($1.text)
                return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
            }
            .map(\.object)
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let found = selector.perform(on: object, with: []) as? String { return found }
        if selector.name == "self" || selector.name == "description" { return "\(object)" }
        return (object as? NSObject)?.value(forKey: selector.name) as? String ?? ""
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
