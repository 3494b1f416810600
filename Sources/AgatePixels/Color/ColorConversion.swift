import Foundation

/// Conversions between sRGB and the other colour spaces.
///
/// sRGB here has no bounds: what a wide space shows beyond it has components below 0 or above 1.
enum ColorConversion {
    /// Decodes one sRGB component to linear light, odd around 0.
    static func linear(fromSRGB value: Double) -> Double { TransferFunction.sRGB.linear(value) }

    /// Encodes one component of linear light as sRGB, odd around 0.
    static func sRGB(fromLinear value: Double) -> Double { TransferFunction.sRGB.encoded(value) }

    /// The unpremultiplied sRGB colour of components in a space, alpha last.
    ///
    /// - Parameter components: As many as the space has and alpha, all finite.
    static func rgba(_ components: [CGFloat], in space: CGColorSpace) -> SIMD4<Double> {
        let alpha = Double(components[components.count - 1])
        let color = standard(components.map(Double.init), in: space.definition)
        return SIMD4(color.x, color.y, color.z, alpha)
    }

    /// The components of an sRGB colour in a space, alpha last.
    ///
    /// - Returns: nil for spaces of tables and patterns, and for a profile that only knows the way to colours.
    static func components(_ rgba: SIMD4<Double>, in space: CGColorSpace) -> [CGFloat]? {
        guard let values = components(SIMD3(rgba.x, rgba.y, rgba.z), in: space.definition) else { return nil }
        let inRange = values.enumerated().map { index, value in
            let range = space.definition.range(of: index)
            return space.isExtended ? value : min(max(value, range.lowerBound), range.upperBound)
        }
        return inRange.map { CGFloat($0) } + [CGFloat(rgba.w)]
    }

    // MARK: To sRGB

    /// - Parameter c: At least as many numbers as the space has components.
    private static func standard(_ c: [Double], in definition: ColorSpaceDefinition) -> SIMD3<Double> {
        switch definition {
        case .rgb(let model):
            let color = SIMD3(c[0], c[1], c[2])
            return model.isDisplay ? color : encoded(model.linearStandard(color))
        case .gray(let transfer):
            let gray = transfer == .sRGB ? c[0] : sRGB(fromLinear: transfer.linear(c[0]))
            return SIMD3(repeating: gray)
        case .inks: return SIMD3(1 - c[0], 1 - c[1], 1 - c[2]) * (1 - c[3])
        case .lab(let white, _):
            return standard(xyz: LabColor.xyz(SIMD3(c[0], c[1], c[2]), white: white), white: white)
        case .tristimulus: return standard(xyz: SIMD3(c[0], c[1], c[2]), white: WhitePoint.d50)
        case .profile(let profile):
            return standard(
                xyz: profile.xyz(Array(c.prefix(profile.numberOfComponents))),
                white: WhitePoint.d50
            )
        case .indexed(let base, let table):
            let count = base.numberOfComponents
            let place = Int(min(max(c[0], 0), definition.range(of: 0).upperBound) + 0.5)
            guard (place + 1) * count <= table.count else { return .zero }
            let values = (0..<count).map { index in
                let range = base.definition.range(of: index)
                let share = Double(table[place * count + index]) / 255
                return range.lowerBound + share * (range.upperBound - range.lowerBound)
            }
            return standard(values, in: base.definition)
        case .pattern(let base): return base.map { standard(c, in: $0.definition) } ?? .zero
        }
    }

    private static func standard(xyz: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
        let adapted = WhitePoint.adaptation(from: white, to: WhitePoint.d65).map(xyz)
        return encoded(RGBModel.standardFromXYZ.map(adapted))
    }

    private static func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(sRGB(fromLinear: light.x), sRGB(fromLinear: light.y), sRGB(fromLinear: light.z))
    }

    // MARK: From sRGB

    private static func components(_ color: SIMD3<Double>, in definition: ColorSpaceDefinition) -> [Double]? {
        switch definition {
        case .rgb(let model):
            let result = model.isDisplay ? color : model.encoded(decoded(color))
            return [result.x, result.y, result.z]
        case .gray(let transfer):
            if color.x == color.y, color.y == color.z {
                return [transfer == .sRGB ? color.x : transfer.encoded(linear(fromSRGB: color.x))]
            }
            // The luminance of the light, the second row of sRGB's matrix.
            return [transfer.encoded(RGBModel.standardToXYZ.map(decoded(color)).y)]
        case .inks:
            let black = 1 - min(max(color.max(), 0), 1)
            guard black < 1 else { return [0, 0, 0, 1] }
            let inks = (SIMD3(repeating: 1 - black) - color) / (1 - black)
            return [inks.x, inks.y, inks.z, black]
        case .lab(let white, _):
            let lab = LabColor.lab(xyz(color, white: white), white: white)
            return [lab.x, lab.y, lab.z]
        case .tristimulus:
            let result = xyz(color, white: WhitePoint.d50)
            return [result.x, result.y, result.z]
        case .profile(let profile): return profile.components(xyz(color, white: WhitePoint.d50))
        case .indexed, .pattern: return nil
        }
    }

    private static func xyz(_ color: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
        let light = RGBModel.standardToXYZ.map(decoded(color))
        return WhitePoint.adaptation(from: WhitePoint.d65, to: white).map(light)
    }

    private static func decoded(_ color: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(linear(fromSRGB: color.x), linear(fromSRGB: color.y), linear(fromSRGB: color.z))
    }
}

/// CIE L*a*b* of 1976: lightness, and how far a colour is from grey along two axes.
enum LabColor {
    /// (29/6)³ / 27, the slope of the straight piece near black.
    private static let kappa = 24389.0 / 27
    /// (6/29)³, where it ends.
    private static let epsilon = 216.0 / 24389

    /// Tristimulus values of lightness, a and b.
    static func xyz(_ lab: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
        let middle = (lab.x + 16) / 116
        return white * SIMD3(light(middle + lab.y / 500), light(middle), light(middle - lab.z / 200))
    }

    /// Lightness, a and b of tristimulus values.
    static func lab(_ xyz: SIMD3<Double>, white: SIMD3<Double>) -> SIMD3<Double> {
        let part = xyz / white
        let (x, y, z) = (root(part.x), root(part.y), root(part.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func light(_ f: Double) -> Double {
        let cube = f * f * f
        return cube > epsilon ? cube : (116 * f - 16) / kappa
    }

    private static func root(_ part: Double) -> Double {
        part > epsilon ? PortablePower.power(part, 1.0 / 3) : (kappa * part + 16) / 116
    }
}
