public import Foundation

/// The properties of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The rectangle that is drawn, in the drawing's own coordinates.
    public internal(set) var bounds = CGRect.zero

    /// Makes a format with default values.
    public required override init() {
        super.init()
    }

    /// The format that suits the screen best.
    open class func preferred() -> Self { Self() }

    /// A format with default values.
    open class func `default`() -> Self { Self() }

    /// Returns another format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The properties of an image renderer's output.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Makes the format for traits, with their number of pixels per point.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The ranges of colours that an image can hold.
    public enum Range: Int, Sendable {
        /// No range is given; the renderer picks one.
        case unspecified = -1
        /// The range of the screen, which is that of sRGB here.
        case automatic = 0
        /// A range of colours beyond sRGB.
        case extended = 1
        /// The range of colours of sRGB.
        case standard = 2
    }

    /// Pixels per point; the screen's scale unless set.
    open var scale: CGFloat = UIScreenScale.current
    /// Whether the image starts black instead of transparent.
    open var opaque = false
    /// The range of colours that the image can hold; only read back, images are always sRGB.
    open var preferredRange = Range.automatic
    /// Whether colours beyond sRGB are wanted; only read back.
    open var prefersExtendedRange = false
    /// Whether images can be brighter than white; they cannot.
    open var supportsHighDynamicRange: Bool { false }

    /// Makes a format with default values: the screen's scale, and not opaque.
    public required init() {
        super.init()
    }

    /// Returns another format with the same values.
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
