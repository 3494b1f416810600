import CoreGraphics
public import Foundation

/// The shadow of letters.
///
/// Source: text T166.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    /// The offset of the shadow from the letters, in points to the right and down.
    open var shadowOffset = CGSize.zero
    /// The blur radius of the shadow, in points; 0 for a sharp one.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour: a `UIColor`, or nil for no shadow; black of one third unless set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow straight behind the letters.
    public override init() {
        super.init()
    }

    /// Returns another shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether archives of shadows can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Makes a shadow from an archive, with its offset, blur radius and colour.
    public required init?(coder: NSCoder) {
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"),
            height: coder.decodeDouble(forKey: "NSShadowVert")
        )
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.soundObject(forKey: "NSShadowColor") as? UIColor
        super.init()
    }

    /// Writes the shadow into an archive; a colour that is no `UIColor` is left out.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    /// Whether the other object is a shadow with the same offset, blur radius and colour.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        if self === other { return true }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    /// A hash of the blur radius; equal shadows have equal ones.
    open override var hash: Int { shadowBlurRadius.hashValue }
}
