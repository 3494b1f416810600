public import Foundation

extension CGColorSpace {
    /// Makes a grey space of a curve.
    ///
    /// White is adapted to the picture's white and black to its black, so the points say nothing more than that.
    ///
    /// - Parameters:
    ///   - whitePoint: The three tristimulus values of white, the second 1.
    ///   - blackPoint: The three tristimulus values of black, nil for none.
    ///   - gamma: The exponent of the component, above 0.
    /// - Returns: nil for numbers that are no white point and no exponent.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        guard Self.white(whitePoint) != nil, Self.isGamma(gamma) else { return nil }
        self.init(nil, .gray(gamma == 1 ? .linear : .gamma(Double(gamma))))
    }

    /// Makes an RGB space of curves, and of the light of each component.
    ///
    /// - Parameters:
    ///   - whitePoint: The three tristimulus values of white, the second 1.
    ///   - blackPoint: The three tristimulus values of black, nil for none; taken for the picture's black.
    ///   - gamma: The exponents of red, green and blue; nil for 1.
    ///   - matrix: The tristimulus values of red, then of green, then of blue; nil for components that are
    ///     tristimulus values themselves.
    /// - Returns: nil for numbers that are no white point, no exponents or no matrix with a way back.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?,
        matrix: UnsafePointer<CGFloat>?
    ) {
        guard let white = Self.white(whitePoint) else { return nil }
        let exponents: [CGFloat] = gamma.map { [$0[0], $0[1], $0[2]] } ?? [1, 1, 1]
        guard exponents.allSatisfy(Self.isGamma) else { return nil }
        var toXYZ = ColorMatrix.identity
        if let matrix {
            let m = (0..<9).map { Double(matrix[$0]) }
            guard m.allSatisfy(\.isFinite) else { return nil }
            toXYZ = ColorMatrix(SIMD3(m[0], m[3], m[6]), SIMD3(m[1], m[4], m[7]), SIMD3(m[2], m[5], m[8]))
        }
        guard toXYZ.inverse != nil else { return nil }
        let transfer = exponents.map { $0 == 1 ? TransferFunction.linear : .gamma(Double($0)) }
        self.init(nil, .rgb(RGBModel(toXYZ: toXYZ, white: white, transfer: transfer)))
    }

    /// Makes a CIE L*a*b* space: lightness from 0 to 100, and two axes of colour.
    ///
    /// - Parameters:
    ///   - whitePoint: The three tristimulus values of white, the second 1.
    ///   - blackPoint: The three tristimulus values of black, nil for none; taken for the picture's black.
    ///   - range: The smallest and largest a, then the smallest and largest b; nil for −100 to 100.
    /// - Returns: nil for numbers that are no white point and no ranges.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>,
        blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        guard let white = Self.white(whitePoint) else { return nil }
        var limits = SIMD4<Double>(-100, 100, -100, 100)
        if let range {
            for index in 0..<4 { limits[index] = Double(range[index]) }
            guard limits.x < limits.y, limits.z < limits.w, limits.max() < 1e6, limits.min() > -1e6 else {
                return nil
            }
        }
        self.init(nil, .lab(white: white, range: limits))
    }

    /// Makes a space whose one component is a place in a table of another space's colours.
    ///
    /// - Parameters:
    ///   - baseSpace: The space of the table; neither indexed nor a pattern space.
    ///   - lastIndex: The largest place, 0 to 255.
    ///   - colorTable: One byte for each component of each colour, `lastIndex + 1` colours.
    public convenience init?(
        indexedBaseSpace baseSpace: CGColorSpace,
        last lastIndex: Int,
        colorTable: UnsafePointer<UInt8>
    ) {
        guard (0...255).contains(lastIndex), baseSpace.model != .indexed, baseSpace.model != .pattern else {
            return nil
        }
        let count = (lastIndex + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(nil, .indexed(base: baseSpace, table: table))
    }

    /// Makes the space of patterns.
    ///
    /// - Parameter baseSpace: The space of the colour that a pattern without colours of its own is painted in; nil for
    ///   patterns with colours.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(nil, .pattern(base: baseSpace))
    }

    private static func white(_ values: UnsafePointer<CGFloat>) -> SIMD3<Double>? {
        let white = SIMD3(Double(values[0]), Double(values[1]), Double(values[2]))
        guard white.x > 0, white.y == 1, white.z > 0, white.x < 1e3, white.z < 1e3 else { return nil }
        return white
    }

    private static func isGamma(_ value: CGFloat) -> Bool { value > 0 && value <= 100 }
}
