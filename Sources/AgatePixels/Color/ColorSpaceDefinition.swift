import Foundation

/// The meaning of a colour space's components.
indirect enum ColorSpaceDefinition: Hashable, Sendable {
    /// Lights with primaries, a white and curves.
    case rgb(RGBModel)
    /// From black to white along a curve, the white taken for that of the picture.
    case gray(TransferFunction)
    /// Four inks, each letting through what is left: red is (1 − cyan)(1 − black).
    case inks
    /// CIE L*a*b* under a white point, with the ranges of a and b.
    case lab(white: SIMD3<Double>, range: SIMD4<Double>)
    /// Tristimulus values under the white of the profile connection space.
    case tristimulus
    /// A profile's own components.
    case profile(ICCProfile)
    /// Places in a table of another space's colours, 8 bits a component.
    case indexed(base: CGColorSpace, table: [UInt8])
    /// A repeated cell; for cells without colours of their own the space of the colour they get.
    case pattern(base: CGColorSpace?)

    /// The family.
    var model: CGColorSpaceModel {
        switch self {
        case .rgb: .rgb
        case .gray: .monochrome
        case .inks: .cmyk
        case .lab: .lab
        case .tristimulus: .XYZ
        case .profile(let profile): profile.model
        case .indexed: .indexed
        case .pattern: .pattern
        }
    }

    /// How many components a colour has, alpha not counted.
    var numberOfComponents: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab, .tristimulus: 3
        case .inks: 4
        case .profile(let profile): profile.numberOfComponents
        case .pattern(let base): base?.numberOfComponents ?? 0
        }
    }

    /// Whether components are those of a pixel already: sRGB's, or as many equal ones.
    var isDisplay: Bool {
        switch self {
        case .rgb(let model): model.isDisplay
        case .gray(let transfer): transfer == .sRGB
        default: false
        }
    }

    /// The values a component can have.
    func range(of component: Int) -> ClosedRange<Double> {
        switch self {
        case .rgb, .gray, .inks, .tristimulus, .pattern: 0...1
        case .lab(_, let range):
            component == 0 ? 0...100 : component == 1 ? range.x...range.y : range.z...range.w
        case .profile(let profile): profile.model == .lab ? (component == 0 ? 0...100 : -128...127) : 0...1
        case .indexed(let base, let table):
            0...Double(max(table.count / max(base.numberOfComponents, 1) - 1, 0))
        }
    }
}
