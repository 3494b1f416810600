public import Foundation

/// What a renderer's output is like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is drawn, in the drawing's own coordinates.
    public internal(set) var bounds = CGRect.zero

    /// Makes a format with default values.
    public required override init() {
        super.init()
    }

    /// The format that suits the screen best.
    open class func preferred() -> Self { Self() }

    /// The default format.
    open class func `default`() -> Self { Self() }

    /// A format of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// What a rendered image is like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Makes the format for traits: with the scale of the screen that they tell of.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Which colours an image can hold.
    public enum Range: Int, Sendable {
        /// Nothing is said.
        case unspecified = -1
        /// As the screen.
        case automatic = 0
        /// More than sRGB.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels per point; the screen's scale unless set.
    open var scale: CGFloat = UIScreenScale.current
    /// Whether the image starts black instead of transparent.
    open var opaque = false
    /// Which colours the image can hold; kept for reading back, images are always sRGB.
    open var preferredRange = Range.automatic
    /// Whether more than sRGB is wanted; kept for reading back.
    open var prefersExtendedRange = false
    /// Whether images can be brighter than white; they cannot.
    open var supportsHighDynamicRange: Bool { false }

    /// Makes a format with default values.
    public required init() {
        super.init()
    }

    /// A format of its own with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = super.copy(with: zone)
        if let copy = result as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
            copy.prefersExtendedRange = prefersExtendedRange
        }
        return result
    }
}
