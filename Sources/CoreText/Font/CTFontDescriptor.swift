public import Foundation

/// What a font is to be like: names, traits and other attributes, of which each may be left out.
///
/// Immutable, and usable from any thread. UIKit calls this class `UIFontDescriptor`; its attribute names are the same strings.
///
/// Source: text T7, T23.
public final class CTFontDescriptor: NSObject, @unchecked Sendable {
    // `@unchecked`: the dictionary is not changed after the initialiser, and its values are not mutable.

    /// The attributes by their names, such as "NSFontNameAttribute".
    package let attributes: [String: Any]

    package init(attributes: [String: Any]) {
        self.attributes = attributes
    }

    /// Whether another object is a descriptor with equal attributes.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        return NSDictionary(dictionary: attributes).isEqual(to: other.attributes)
    }

    /// Equal for equal descriptors.
    public override var hash: Int { NSDictionary(dictionary: attributes).hash }
}
