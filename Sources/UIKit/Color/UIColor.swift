public import CoreGraphics
public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// The type that a colour literal makes.
public typealias _ColorLiteralType = UIColor

/// An immutable colour; a `CGColor` with UIKit's names and conversions.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The colour in CoreGraphics' form.
    public let cgColor: CGColor

    /// Makes a colour from a `CGColor`.
    public required init(cgColor: CGColor) {
        self.cgColor = cgColor
        super.init()
    }

    /// Makes a gray.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(genericGrayGamma2_2Gray: white, alpha: alpha))
    }

    /// Makes a colour from hue, saturation and brightness, each 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    /// Makes a colour from sRGB components, each 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from Display P3 components.
    public convenience init(
        displayP3Red: CGFloat,
        green: CGFloat,
        blue: CGFloat,
        alpha: CGFloat
    ) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
        self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes the colour of a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float,
        green: Float,
        blue: Float,
        alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Reads a colour from an archive.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.cgColor = CGColor(
            srgbRed: coder.decodeDouble(forKey: "UIRed"),
            green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"),
            alpha: coder.decodeDouble(forKey: "UIAlpha")
        )
        super.init()
    }

    /// Writes the colour into an archive, as sRGB components.
    open func encode(with coder: NSCoder) {
        let rgba = components
        coder.encode(Double(rgba.red), forKey: "UIRed")
        coder.encode(Double(rgba.green), forKey: "UIGreen")
        coder.encode(Double(rgba.blue), forKey: "UIBlue")
        coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
    }

    /// Whether archives of colours can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// The colour itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Using the colour

    /// Makes this the fill and stroke colour of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the fill colour of the current context.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the stroke colour of the current context.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Taking it apart

    /// Gives the gray value and opacity; false when the colour is no gray.
    @discardableResult
    open func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = components
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gives hue, saturation, brightness and opacity.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = components
        let value = HueSaturationBrightness(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gives the sRGB components and opacity.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = components
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The same colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    /// The sRGB components.
    final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgba = cgColor.rgba
        return (CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w))
    }

    // MARK: Equality

    /// Whether two colours look the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return cgColor == other.cgColor || cgColor.rgba == other.cgColor.rgba
    }

    /// A hash of the components.
    open override var hash: Int { cgColor.rgba.hashValue }

    /// The components as UIKit prints them.
    open override var description: String {
        let values = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }.joined(
            separator: " "
        )
        let isGray = cgColor.numberOfComponents == 2
        return "\(isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace") \(values)"
    }
}
