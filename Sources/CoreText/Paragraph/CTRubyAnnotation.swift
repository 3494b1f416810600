// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

/// A small text beside some characters that says how they are read.
///
/// Immutable.
///
/// Annotations are kept in attributed strings and are not drawn.
public final class CTRubyAnnotation: NSObject, @unchecked Sendable {
    // `@unchecked`: the dictionary is a copy that no code changes.

    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    let alignment: CTRubyAlignment
    let overhang: CTRubyOverhang
    let sizeFactor: CGFloat
    let texts: [CTRubyPosition: String]
    let attributes: NSDictionary?

    /// The default factor of the size of an annotation.
    static let standardSizeFactor = CGFloat(0.5)

    init(
        _ alignment: CTRubyAlignment,
        _ overhang: CTRubyOverhang,
        _ sizeFactor: CGFloat,
        _ texts: [CTRubyPosition: String],
        attributes: NSDictionary? = nil
    ) {
        self.alignment = alignment
        self.overhang = overhang
        self.sizeFactor = sizeFactor.isFinite ? max(sizeFactor, 0) : Self.standardSizeFactor
        self.texts = texts
        self.attributes = attributes?.copy() as? NSDictionary
    }

    /// Whether another object is an annotation that says the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTRubyAnnotation else { return false }
        return alignment == other.alignment && overhang == other.overhang && sizeFactor == other.sizeFactor
            && texts == other.texts && attributes == other.attributes
    }

    /// Equal for equal annotations.
    public override var hash: Int { texts.hashValue }
}

/// The number of the type.
public func CTRubyAnnotationGetTypeID() -> CFTypeID { CoreTextTypeNumber.rubyAnnotation }

/// Makes an annotation, which is kept and not drawn.
///
/// - Parameter text: A string, or nil, for each ``CTRubyPosition`` but `count`, in their order.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment,
    _ overhang: CTRubyOverhang,
    _ sizeFactor: CGFloat,
    _ text: UnsafeMutablePointer<Unmanaged<CFString>?>
) -> CTRubyAnnotation {
    var texts: [CTRubyPosition: String] = [:]
    for position in [CTRubyPosition.before, .after, .interCharacter, .inline] {
        texts[position] = text[Int(position.rawValue)].map { $0.takeUnretainedValue() as String }
    }
    return CTRubyAnnotation(alignment, overhang, sizeFactor, texts)
}

/// Makes an annotation of one string with attributes, which is kept and not drawn.
///
/// - Parameter attributes: Such as ``kCTRubyAnnotationSizeFactorAttributeName``.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment,
    _ overhang: CTRubyOverhang,
    _ position: CTRubyPosition,
    _ string: CFString,
    _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor = FontAttributeValue.dictionary(attributes)?[
        kCTRubyAnnotationSizeFactorAttributeName as String
    ]
    return CTRubyAnnotation(
        alignment,
        overhang,
        FontAttributeValue.number(factor).map { CGFloat($0) } ?? CTRubyAnnotation.standardSizeFactor,
        [position: string as String],
        attributes: attributes
    )
}

/// Gives the same annotation: it never changes.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation {
    rubyAnnotation
}

/// The alignment of the annotation beside its characters.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
    rubyAnnotation.alignment
}

/// Over which neighbours the annotation may reach.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
    rubyAnnotation.overhang
}

/// The size of the annotation, as a fraction of its characters' size.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat {
    rubyAnnotation.sizeFactor
}

/// The text on one side of the characters; nil for none.
public func CTRubyAnnotationGetTextForPosition(
    _ rubyAnnotation: CTRubyAnnotation,
    _ position: CTRubyPosition
) -> CFString? {
    rubyAnnotation.texts[position] as NSString?
}
