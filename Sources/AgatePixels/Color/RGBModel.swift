/// Red, green and blue as lights: three primaries, a white, and a curve for each component.
struct RGBModel: Hashable, Sendable {
    /// The curves of red, green and blue.
    let transfer: [TransferFunction]
    /// The tristimulus values of white.
    let white: SIMD3<Double>
    /// From linear components to tristimulus values under `white`.
    let toXYZ: ColorMatrix
    private let toStandard: ColorMatrix
    private let fromStandard: ColorMatrix

    /// Makes a model of the chromaticities of its primaries and white.
    init(
        red: (x: Double, y: Double),
        green: (x: Double, y: Double),
        blue: (x: Double, y: Double),
        white: SIMD3<Double>,
        transfer: TransferFunction
    ) {
        let primaries = [red, green, blue].map { WhitePoint.xyz(x: $0.x, y: $0.y) }
        let columns = ColorMatrix(
            SIMD3(primaries[0].x, primaries[1].x, primaries[2].x),
            SIMD3(primaries[0].y, primaries[1].y, primaries[2].y),
            SIMD3(primaries[0].z, primaries[1].z, primaries[2].z)
        )
        // As much of each primary as makes white when all components are 1.
        let amounts = columns.inverse?.map(white) ?? SIMD3(1, 1, 1)
        let matrix = columns * ColorMatrix(scale: amounts)
        self.init(toXYZ: matrix, white: white, transfer: [transfer, transfer, transfer])
    }

    /// Makes a model of a matrix; one without a way back counts as that of sRGB.
    init(toXYZ: ColorMatrix, white: SIMD3<Double>, transfer: [TransferFunction]) {
        self.transfer = transfer
        self.white = white
        self.toXYZ = toXYZ
        let adapted = WhitePoint.adaptation(from: white, to: WhitePoint.d65) * toXYZ
        guard toXYZ != Self.standardToXYZ, let back = adapted.inverse else {
            toStandard = .identity
            fromStandard = .identity
            return
        }
        toStandard = Self.standardFromXYZ * adapted
        fromStandard = back * Self.standardToXYZ
    }

    /// The same primaries with another curve.
    func with(_ function: TransferFunction) -> RGBModel {
        RGBModel(toXYZ: toXYZ, white: white, transfer: [function, function, function])
    }

    /// Whether components are those of sRGB already.
    var isDisplay: Bool { toStandard == .identity && transfer.allSatisfy { $0 == .sRGB } }

    /// Whether all components are linear light.
    var isLinear: Bool { transfer.allSatisfy { $0 == .linear } }

    /// Whether a primary is more colourful than sRGB can show.
    var isWide: Bool {
        let primaries = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map(toStandard.map)
        return primaries.contains { $0.min() < -0.02 || $0.max() > 1.02 }
    }

    /// Encoded components as linear light of sRGB's primaries.
    func linearStandard(_ color: SIMD3<Double>) -> SIMD3<Double> {
        var light = SIMD3(
            transfer[0].linear(color.x),
            transfer[1].linear(color.y),
            transfer[2].linear(color.z)
        )
        if transfer[0] == .hybridLogGamma { light = displayed(light) }
        return toStandard.map(light)
    }

    /// Linear light of sRGB's primaries as encoded components.
    func encoded(_ standard: SIMD3<Double>) -> SIMD3<Double> {
        var light = fromStandard.map(standard)
        if transfer[0] == .hybridLogGamma { light = scene(light) }
        return SIMD3(
            transfer[0].encoded(light.x),
            transfer[1].encoded(light.y),
            transfer[2].encoded(light.z)
        )
    }

    // MARK: Hybrid log-gamma

    // BT.2100's display of 1000 cd/m²: light is the scene's times its luminance to the power of 0.2.
    private static let hybridPeak = 1000.0 / 203

    private func displayed(_ scene: SIMD3<Double>) -> SIMD3<Double> {
        let luminance = max(toXYZ.map(scene).y, 0)
        return scene * (Self.hybridPeak * PortablePower.power(luminance, 0.2))
    }

    private func scene(_ displayed: SIMD3<Double>) -> SIMD3<Double> {
        let luminance = max(toXYZ.map(displayed).y, 0) / Self.hybridPeak
        guard luminance > 0 else { return .zero }
        return displayed / (Self.hybridPeak * PortablePower.power(luminance, 0.2 / 1.2))
    }

    // MARK: sRGB

    /// From sRGB's linear light to tristimulus values under D65.
    static let standardToXYZ: ColorMatrix = {
        let columns = ColorMatrix(
            SIMD3(0.64 / 0.33, 0.30 / 0.60, 0.15 / 0.06),
            SIMD3(1, 1, 1),
            SIMD3(0.03 / 0.33, 0.10 / 0.60, 0.79 / 0.06)
        )
        let amounts = columns.inverse?.map(WhitePoint.d65) ?? SIMD3(1, 1, 1)
        return columns * ColorMatrix(scale: amounts)
    }()

    /// From tristimulus values under D65 to sRGB's linear light.
    static let standardFromXYZ = standardToXYZ.inverse ?? .identity

    /// sRGB.
    static let standard = RGBModel(
        toXYZ: standardToXYZ,
        white: WhitePoint.d65,
        transfer: [.sRGB, .sRGB, .sRGB]
    )

    /// Display P3, with sRGB's white and curve.
    static let displayP3 = RGBModel(
        red: (0.680, 0.320),
        green: (0.265, 0.690),
        blue: (0.150, 0.060),
        white: WhitePoint.d65,
        transfer: .sRGB
    )

    /// ITU-R BT.2020.
    static let broadcast2020 = RGBModel(
        red: (0.708, 0.292),
        green: (0.170, 0.797),
        blue: (0.131, 0.046),
        white: WhitePoint.d65,
        transfer: .broadcast
    )

    /// Adobe RGB (1998), whose exponent is exactly 563/256.
    static let adobe = RGBModel(
        red: (0.64, 0.33),
        green: (0.21, 0.71),
        blue: (0.15, 0.06),
        white: WhitePoint.d65,
        transfer: .gamma(563.0 / 256)
    )

    /// ROMM RGB, also called ProPhoto RGB.
    static let romm = RGBModel(
        red: (0.734699, 0.265301),
        green: (0.159597, 0.840403),
        blue: (0.036598, 0.000105),
        white: WhitePoint.d50,
        transfer: .romm
    )

    /// The projectors of digital cinema.
    static let cinemaP3 = RGBModel(
        red: (0.680, 0.320),
        green: (0.265, 0.690),
        blue: (0.150, 0.060),
        white: WhitePoint.xyz(x: 0.314, y: 0.351),
        transfer: .gamma(2.6)
    )

    /// The second set of primaries of the Academy's colour encoding system.
    static let academy = RGBModel(
        red: (0.713, 0.293),
        green: (0.165, 0.830),
        blue: (0.128, 0.044),
        white: WhitePoint.xyz(x: 0.32168, y: 0.33767),
        transfer: .linear
    )
}
