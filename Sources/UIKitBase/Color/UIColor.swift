import CoreText
public import CoreGraphics
public import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// The type that a colour literal makes.
public typealias _ColorLiteralType = UIColor

/// An immutable colour: a `CGColor` with UIKit's names and conversions, or one that depends on traits.
///
/// A dynamic colour takes its components, also those it is drawn and compared with, from the traits that are current at each use.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    /// The colour that does not depend on anything, nil for a dynamic one.
    private let fixedColor: CGColor?
    /// What a dynamic colour is with given traits.
    private let provider: ((UITraitCollection) -> UIColor)?
    /// Whether it depends on traits.
    package var isDynamic: Bool { provider != nil }
    /// The name of a colour of the system, nil for others.
    private(set) final var systemName: String?

    /// The colour in CoreGraphics' form; that of a dynamic colour with the current traits.
    open var cgColor: CGColor { fixedColor ?? resolvedColor(with: .current).cgColor }

    /// Makes a colour that shows a `CGColor`, whatever the traits are.
    public init(cgColor: CGColor) {
        fixedColor = cgColor
        provider = nil
        super.init()
    }

    /// Makes a colour that shows nothing, for a property that gets its own later.
    public override convenience init() { self.init(cgColor: .clear) }

    /// Makes a colour that depends on traits.
    ///
    /// - Parameter dynamicProvider: Gives the colour for traits, whenever it is needed and on any thread; the same for
    ///   the same traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        fixedColor = nil
        provider = dynamicProvider
        super.init()
    }

    /// Makes a colour of the system.
    ///
    /// It is a convenience, so that classes that derive from this one inherit the initialisers.
    convenience init(systemName: String, provider: @escaping (UITraitCollection) -> UIColor) {
        self.init(dynamicProvider: provider)
        self.systemName = systemName
    }

    /// Makes a colour that repeats an image from the origin of a context on.
    ///
    /// Drawing in contexts fills with the image, in points. A layer shows such a colour as nothing.
    public convenience init(patternImage image: UIImage) {
        let cell = CGRect(origin: .zero, size: image.size)
        let pattern = CGPattern(bounds: cell, matrix: .identity) { context in
            UIGraphicsPushContext(context)
            image.draw(in: cell)
            UIGraphicsPopContext()
        }
        let space = CGColorSpace(patternBaseSpace: nil)
        let color = pattern.flatMap { pattern in
            space.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: [1]) }
        }
        self.init(cgColor: color ?? .clear)
    }

    /// The colour for traits: a dynamic colour's own answer, any other colour itself.
    ///
    /// An answer that is dynamic itself is resolved too, up to 16 times; then it counts as clear.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        for _ in 0..<16 {
            guard let provider = color.provider else { return color }
            traitCollection.performAsCurrent { color = provider(traitCollection) }
        }
        return color.provider == nil ? color : UIColor(cgColor: .clear)
    }

    /// Makes a gray from its white, 0 to 1, and its opacity, 0 to 1.
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

    /// Makes a colour from an archive: the system's colour of a name, or one of sRGB components.
    ///
    /// Nil without components.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        let name = coder.soundObject(forKey: "UISystemColorName") as? String
        let system = name.flatMap { UIColor.system(named: $0) }
        systemName = system?.systemName
        provider = system?.provider
        let color = CGColor(
            srgbRed: coder.decodeDouble(forKey: "UIRed"),
            green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"),
            alpha: coder.decodeDouble(forKey: "UIAlpha")
        )
        fixedColor = system == nil ? color : nil
        super.init()
    }

    /// Writes the colour into an archive, as sRGB components, and a colour of the system by its name too.
    ///
    /// Any other dynamic colour is written as it is with the current traits, a pattern as nothing.
    open func encode(with coder: NSCoder) {
        if let systemName { coder.encode(systemName as NSString, forKey: "UISystemColorName") }
        let rgba = components
        coder.encode(Double(rgba.red), forKey: "UIRed")
        coder.encode(Double(rgba.green), forKey: "UIGreen")
        coder.encode(Double(rgba.blue), forKey: "UIBlue")
        coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
    }

    /// Whether archives of colours can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the colour itself, because it never changes.
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
        guard !isPattern, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gives hue, saturation, brightness and opacity; false for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if isPattern { return false }
        let rgba = components
        let value = HueSaturationBrightness(red: rgba.red, green: rgba.green, blue: rgba.blue)
        hue?.pointee = value.hue
        saturation?.pointee = value.saturation
        brightness?.pointee = value.brightness
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Gives the sRGB components and opacity; false for a pattern.
    ///
    /// Components of a wide colour lie below 0 or above 1.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        if isPattern { return false }
        let rgba = components
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if provider != nil {
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
        return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
    }

    private var isPattern: Bool { cgColor.pattern != nil }

    /// The sRGB components.
    package final var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let rgba = cgColor.rgba
        return (CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w))
    }

    // MARK: Equality

    /// Whether the other object is a colour that looks the same; a dynamic colour equals itself alone.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard let own = fixedColor, let theirs = other.fixedColor else {
            return systemName != nil && systemName == other.systemName
        }
        if own.pattern != nil || theirs.pattern != nil { return own == theirs }
        return own == theirs || own.rgba == theirs.rgba
    }

    /// A hash of the components, or of the name of a dynamic colour.
    open override var hash: Int { fixedColor?.rgba.hashValue ?? systemName.hashValue }

    /// The colour as messages show it: its name, or its components.
    open override var description: String {
        if let systemName {
            return "<UIDynamicSystemColor: \(ObjectIdentifier(self).hashValue); name = \(systemName)>"
        }
        if provider != nil { return "<UIDynamicProviderColor: \(ObjectIdentifier(self).hashValue)>" }
        if isPattern { return "<UICGColorPattern>" }
        let values = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }.joined(
            separator: " "
        )
        let isGray = cgColor.numberOfComponents == 2
        return "\(isGray ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace") \(values)"
    }
}
