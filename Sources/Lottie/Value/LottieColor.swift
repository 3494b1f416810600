/// The largest value of the components of a colour.
public enum ColorFormatDenominator: Hashable, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Components go from 0 to 1.
    case One
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// From 0 to 100.
    case OneHundred
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// From 0 to 255.
    case TwoFiftyFive

    var value: Double {
        switch self {
        case .One: 1
        case .OneHundred: 100
        case .TwoFiftyFive: 255
        }
    }
}

/// A colour in sRGB: red, green, blue and alpha from 0 to 1, alpha not multiplied in.
public struct LottieColor: Hashable, Sendable {
    /// The red component, from 0 to 1.
    public var r: Double
    /// The green component, from 0 to 1.
    public var g: Double
    /// The blue component, from 0 to 1.
    public var b: Double
    /// The opacity: 0 is transparent and 1 opaque.
    public var a: Double

    /// Makes a colour.
    ///
    /// - Parameter denominator: The largest value of all four numbers.
    public init(r: Double, g: Double, b: Double, a: Double, denominator: ColorFormatDenominator = .One) {
        let full = denominator.value
        (self.r, self.g, self.b, self.a) = (r / full, g / full, b / full, a / full)
    }

    var numbers: [Double] { [r, g, b, a] }
}
