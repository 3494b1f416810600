package import AgateGeometry
package import AgateText
public import CoreGraphics

/// The description of a font by names, traits and other attributes, of which each may be left out.
///
/// Core Text and UIKit have one class of descriptors: casts between the two names cost nothing.
///
/// Source: text T23.
public typealias CTFontDescriptor = UIFontDescriptor

// `@unchecked`: the dictionary is not changed after the initialiser, and its values are not mutable.

/// The description of a font by names, traits and other attributes, of which each may be left out.
///
/// The class that Core Text calls `CTFontDescriptor`: casts between the two names cost nothing, and the names of attributes are the same
/// strings. Immutable, and usable from any thread.
///
/// Source: text T7, T23.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The attributes by their names, such as "NSFontNameAttribute".
    package let attributes: [String: Any]
    /// The font that the descriptor was made of, where its name would not lead back to it: one that is not registered, for example.
    package let known: FontInstance?

    /// Makes a descriptor of attributes; values that could be changed are copied.
    package init(attributes: [String: Any], known: FontInstance? = nil) {
        self.attributes = attributes.mapValues(FontAttributeValue.frozen)
        self.known = known
    }

    /// A copy in which some attributes are replaced.
    package func adding(_ more: [String: Any]) -> CTFontDescriptor {
        CTFontDescriptor(attributes: attributes.merging(more) { _, new in new }, known: known)
    }

    /// The font that matches best, at a size in points and with a matrix; 0 and nil for those of the attributes.
    package func resolved(size: Double = 0, matrix: CGAffineTransform? = nil) -> FontInstance {
        FontRequest(attributes).instance(size: size, matrix: matrix, known: known)
    }

    /// Whether another object is a descriptor with equal attributes.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFontDescriptor else { return false }
        if self === other { return true }
        return known == other.known && attributes.count == other.attributes.count
            && attributes.allSatisfy { key, value in
                other.attributes[key].map { FontAttributeValue.areEqual(value, $0) } ?? false
            }
    }

    /// Equal for equal descriptors.
    public override var hash: Int {
        var hasher = Hasher()
        for key in [kCTFontNameAttribute, kCTFontFamilyNameAttribute] {
            hasher.combine(FontAttributeValue.string(attributes[key as String]))
        }
        hasher.combine(attributes.count)
        return hasher.finalize()
    }
}
