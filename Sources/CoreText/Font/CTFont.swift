package import AgateText
public import CoreGraphics

/// A font at a size: a face of a font file with its size, matrix, variations and features.
///
/// Core Text and UIKit have one class of fonts: casts between the two names cost nothing.
///
/// Source: text T23.
public typealias CTFont = UIFont

// `@unchecked`: NSObject is not Sendable; all stored properties are constants whose types are.

/// A font at a size: a face of a font file with its size, matrix, variations and features.
///
/// The class that Core Text calls `CTFont`: casts between the two names cost nothing. It has the name of UIKit because messages of the
/// compiler show it. Immutable, and usable from any thread. Two fonts are equal when all of their parts are.
///
/// Source: text T1, T23.
public final class UIFont: NSObject, @unchecked Sendable {
    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    /// The face and what is done to it.
    package let instance: FontInstance
    /// The style of texts that the font was made for; nil for a font of a size of its own.
    package let purpose: FontPurpose?

    package init(_ instance: FontInstance, purpose: FontPurpose? = nil) {
        self.instance = instance
        self.purpose = purpose
    }

    /// Whether another object is a font that draws and measures the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other || instance == other.instance && purpose == other.purpose
    }

    /// Equal for equal fonts.
    public override var hash: Int { instance.hashValue }
}
