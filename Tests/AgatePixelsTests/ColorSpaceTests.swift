import AgatePixels
import AgateTestSupport
import Foundation
import Testing

/// Numbers are those of the standards and of the W3C's CSS Color 4, which prints the matrices as fractions.
@Suite("CGColorSpace")
struct ColorSpaceTests {
    /// A colour's components in the space of a name.
    private func components(
        _ values: [CGFloat],
        from source: String,
        to target: String
    ) throws -> [CGFloat] {
        let (source, target) = try (
            #require(CGColorSpace(name: source)), #require(CGColorSpace(name: target))
        )
        let color = try #require(CGColor(colorSpace: source, components: values + [1]))
        let converted = try #require(color.converted(to: target, intent: .defaultIntent, options: nil))
        return try Array(#require(converted.components).dropLast())
    }

    private func expect(
        _ values: [CGFloat],
        _ wanted: [Double],
        within tolerance: Double,
        _ what: Comment
    ) {
        #expect(values.count == wanted.count, what)
        for (a, b) in zip(values, wanted) {
            #expect(abs(Double(a) - b) <= tolerance, "\(what): got \(values), wanted \(wanted)")
        }
    }

    // MARK: Published matrices

    @Test("linear components become tristimulus values by the published matrices")
    func matrices() throws {
        let published: [(name: String, rows: [Double])] = [
            (
                CGColorSpace.extendedLinearSRGB,
                [
                    506752.0 / 1_228_815, 87881.0 / 245_763, 12673.0 / 70218, 87098.0 / 409_605,
                    175762.0 / 245_763, 12673.0 / 175_545, 7918.0 / 409_605, 87881.0 / 737_289,
                    1_001_167.0 / 1_053_270,
                ]
            ),
            (
                CGColorSpace.extendedLinearDisplayP3,
                [
                    608311.0 / 1_250_200, 189793.0 / 714_400, 198249.0 / 1_000_160, 35783.0 / 156_275,
                    247089.0 / 357_200, 198249.0 / 2_500_400, 0, 32229.0 / 714_400, 5_220_557.0 / 5_000_800,
                ]
            ),
            (
                CGColorSpace.extendedLinearITUR_2020,
                [
                    63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314,
                    26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157, 0,
                    19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314,
                ]
            ),
            (
                CGColorSpace.adobeRGB1998,
                [
                    573536.0 / 994_567, 263643.0 / 1_420_810, 187206.0 / 994_567, 591459.0 / 1_989_134,
                    6_239_551.0 / 9_945_670, 374412.0 / 4_972_835, 53769.0 / 1_989_134, 351524.0 / 4_972_835,
                    4_929_758.0 / 4_972_835,
                ]
            ),
        ]
        // Bradford's adaptation from D65 to D50, which tristimulus values of the connection space are under.
        let adaptation = [
            1.0479297925449969, 0.022946870601609652, -0.05019226628920524, 0.02962780877005599,
            0.9904344267538799, -0.017073799063418826, -0.009243040646204504, 0.015055191490298152,
            0.7518742814281371,
        ]
        for (name, rows) in published {
            for index in 0..<3 {
                var primary: [CGFloat] = [0, 0, 0]
                primary[index] = 1
                let column = [rows[index], rows[3 + index], rows[6 + index]]
                let wanted = (0..<3).map { row in
                    (0..<3).reduce(0) { $0 + adaptation[3 * row + $1] * column[$1] }
                }
                let xyz = try components(primary, from: name, to: CGColorSpace.genericXYZ)
                expect(xyz, wanted, within: 1e-9, "\(name), primary \(index)")
            }
        }
    }

    @Test("ROMM RGB has the published matrix under its own white")
    func prophoto() throws {
        let columns: [[Double]] = [
            [0.79776664490064230, 0.28807482881940130, 0],
            [0.13518129740053308, 0.71183523424187300, 0],
            [0.03134773412839220, 0.00008993693872564, 0.82510460251046020],
        ]
        for (index, column) in columns.enumerated() {
            var primary: [CGFloat] = [0, 0, 0]
            primary[index] = 1
            let xyz = try components(primary, from: CGColorSpace.rommrgb, to: CGColorSpace.genericXYZ)
            expect(xyz, column, within: 1e-7, "primary \(index)")
        }
    }

    @Test("Display P3's primaries have the known components in extended sRGB")
    func displayP3() throws {
        let red = try components([1, 0, 0], from: CGColorSpace.displayP3, to: CGColorSpace.extendedSRGB)
        expect(red, [1.0930663624351615, -0.22674197356975417, -0.15013458093711934], within: 1e-7, "red")
        let clipped = try components([1, 0, 0], from: CGColorSpace.displayP3, to: CGColorSpace.sRGB)
        #expect(clipped == [1, 0, 0], "a space without an extended range clips")
        let back = try components([1, 0, 0], from: CGColorSpace.sRGB, to: CGColorSpace.displayP3)
        expect(
            back,
            [0.9174875573251656, 0.2002868077248807, 0.13856059121111405],
            within: 1e-6,
            "sRGB's red"
        )
    }

    // MARK: Curves

    @Test(
        "curves have the values of their standards",
        arguments: [
            (CGColorSpace.sRGB, 0.5, 0.21404114048223255), (CGColorSpace.sRGB, 0.02, 0.02 / 12.92),
            (CGColorSpace.adobeRGB1998, 0.5, 0.21775552814439),
            (CGColorSpace.rommrgb, 0.5, 0.28717458874925877),
            (CGColorSpace.rommrgb, 0.02, 0.00125), (CGColorSpace.itur_709, 0.5, 0.2597194371011774),
            (CGColorSpace.itur_2020, 0.05, 0.05 / 4.5), (CGColorSpace.coreMedia709, 0.5, 0.25685035984474097),
            (CGColorSpace.displayP3, 0.5, 0.21404114048223255),
        ]
    )
    func curves(name: String, value: Double, light: Double) throws {
        let gray = [CGFloat](repeating: CGFloat(value), count: 3)
        let linear = try components(gray, from: name, to: CGColorSpace.extendedLinearSRGB)
        expect(linear, [light, light, light], within: 1e-6, "\(name) of \(value)")
    }

    @Test("PQ's 58 % and HLG's 75 % are the reference white of 203 cd/m²")
    func highDynamicRange() throws {
        for (name, signal) in [
            (CGColorSpace.itur_2100_PQ, 0.5806888810416109), (CGColorSpace.itur_2100_HLG, 0.75),
            (CGColorSpace.displayP3_HLG, 0.75),
        ] {
            let white = [CGFloat](repeating: CGFloat(signal), count: 3)
            let light = try components(white, from: name, to: CGColorSpace.extendedLinearSRGB)
            expect(light, [1, 1, 1], within: 2e-3, "\(name)")
            #expect(CGColorSpace(name: name)?.isHDR() == true)
        }
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isHDR() == false)
    }

    @Test("generic grey has equal components of red, green and blue, linear grey is encoded")
    func gray() throws {
        let half = try components([0.5], from: CGColorSpace.genericGrayGamma2_2, to: CGColorSpace.sRGB)
        #expect(half == [0.5, 0.5, 0.5])
        let linear = try components([0.5], from: CGColorSpace.linearGray, to: CGColorSpace.sRGB)
        expect(linear, [0.7353569830524495, 0.7353569830524495, 0.7353569830524495], within: 1e-12, "linear")
        let luminance = try components([0, 1, 0], from: CGColorSpace.sRGB, to: CGColorSpace.linearGray)
        expect(luminance, [0.715168678767756], within: 1e-9, "the luminance of green")
    }

    @Test("every RGB space goes to sRGB and back")
    func roundTrips() throws {
        var generator = SeededGenerator(seed: 11)
        for name in [
            CGColorSpace.linearSRGB, CGColorSpace.displayP3, CGColorSpace.linearDisplayP3, CGColorSpace.dcip3,
            CGColorSpace.displayP3_PQ, CGColorSpace.displayP3_HLG, CGColorSpace.adobeRGB1998,
            CGColorSpace.rommrgb, CGColorSpace.acescgLinear, CGColorSpace.itur_709, CGColorSpace.itur_709_PQ,
            CGColorSpace.itur_709_HLG, CGColorSpace.coreMedia709, CGColorSpace.itur_2020,
            CGColorSpace.itur_2020_sRGBGamma, CGColorSpace.linearITUR_2020, CGColorSpace.itur_2100_PQ,
            CGColorSpace.itur_2100_HLG, CGColorSpace.genericXYZ, CGColorSpace.genericLab,
        ] {
            let space = try #require(CGColorSpace(name: name), "\(name)")
            for _ in 0..<20 {
                let scale = name == CGColorSpace.genericLab ? 50.0 : 1
                let values = (0..<3).map { _ in CGFloat((0.01 + 0.99 * generator.unit()) * scale) } + [1]
                let color = try #require(CGColor(colorSpace: space, components: values))
                let back = try #require(
                    CGColor(rgba: color.rgba).converted(to: space, intent: .defaultIntent, options: nil)
                )
                expect(back.components ?? [], values.map { Double($0) }, within: 1e-7 * scale, "\(name)")
            }
        }
    }

    @Test("powers, logarithms and exponentials are those of mathematics, on every machine")
    func powers() throws {
        let space = try #require(
            CGColorSpace(calibratedGrayWhitePoint: [0.9505, 1, 1.089], blackPoint: nil, gamma: 2.2)
        )
        for value in [1e-6, 0.001, 0.1, 1.0 / 3, 0.5, 0.9, 1] {
            let color = try #require(CGColor(colorSpace: space, components: [CGFloat(value), 1]))
            let target = try #require(CGColorSpace(name: CGColorSpace.linearGray))
            let linear = try #require(color.converted(to: target, intent: .defaultIntent, options: nil))
            let wanted = pow(value, 2.2)
            #expect(abs(Double(linear.components?[0] ?? -1) - wanted) <= 1e-12 * wanted + 1e-15, "\(value)")
        }
    }

    // MARK: Described spaces

    @Test("L*a*b* has the published numbers of sRGB's red and of green")
    func lab() throws {
        let red = try components([1, 0, 0], from: CGColorSpace.sRGB, to: CGColorSpace.genericLab)
        expect(red, [54.2917, 80.8125, 69.8851], within: 0.02, "red")
        let green = try components(
            [46.2775, -47.5621, 48.5837],
            from: CGColorSpace.genericLab,
            to: CGColorSpace.sRGB
        )
        expect(green, [0, 128.0 / 255, 0], within: 2e-3, "green")
        let space = try #require(
            CGColorSpace(labWhitePoint: [0.9642, 1, 0.8249], blackPoint: nil, range: [-50, 50, -60, 60])
        )
        let clipped = try #require(
            CGColor(red: 1, green: 0, blue: 0, alpha: 1)
                .converted(to: space, intent: .defaultIntent, options: nil)?.components
        )
        #expect(clipped[1] == 50 && clipped[2] == 60 && space.model == .lab)
        #expect(CGColorSpace(labWhitePoint: [0, 1, 0], blackPoint: nil, range: nil) == nil)
        #expect(CGColorSpace(labWhitePoint: [0.9, 1, 0.8], blackPoint: nil, range: [1, 0, 0, 1]) == nil)
    }

    @Test("calibrated RGB of sRGB's matrix and an exponent differs from sRGB by its curve alone")
    func calibrated() throws {
        let matrix: [CGFloat] = [
            0.4124564, 0.2126729, 0.0193339, 0.3575761, 0.7151522, 0.1191920, 0.1804375, 0.0721750, 0.9503041,
        ]
        let space = try #require(
            CGColorSpace(
                calibratedRGBWhitePoint: [0.9504700, 1, 1.0888300],
                blackPoint: nil,
                gamma: [1, 2, 3],
                matrix: matrix
            )
        )
        let color = try #require(CGColor(colorSpace: space, components: [0.25, 0.5, 0.5, 1]))
        let target = try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
        let light = try #require(
            color.converted(to: target, intent: .defaultIntent, options: nil)?.components
        )
        expect(Array(light.prefix(3)), [0.25, 0.25, 0.125], within: 1e-3, "linear light")
        #expect(space.name == nil && space.model == .rgb)
        let bad: [CGFloat] = [1, 1, 1, 1, 1, 1, 1, 1, .nan]
        #expect(
            CGColorSpace(calibratedRGBWhitePoint: [0.95, 1, 1.1], blackPoint: nil, gamma: nil, matrix: bad)
                == nil
        )
        #expect(
            CGColorSpace(calibratedRGBWhitePoint: [0.95, 2, 1.1], blackPoint: nil, gamma: nil, matrix: nil)
                == nil
        )
        #expect(
            CGColorSpace(calibratedGrayWhitePoint: [0.95, 1, 1.1], blackPoint: nil, gamma: .infinity) == nil
        )
    }

    @Test("inks let through what the others leave, and come back with all the black there is")
    func inks() throws {
        let color = CGColor(cyan: 1, magenta: 0.5, yellow: 0, black: 0.2, alpha: 0.5)
        expect(
            [color.rgba.x, color.rgba.y, color.rgba.z].map { CGFloat($0) },
            [0, 0.4, 0.8],
            within: 1e-12,
            "light"
        )
        #expect(color.alpha == 0.5 && color.numberOfComponents == 5 && color.colorSpace?.model == .cmyk)
        let back = try components([0, 0.4, 0.8], from: CGColorSpace.sRGB, to: CGColorSpace.genericCMYK)
        expect(back, [1, 0.5, 0, 0.2], within: 1e-12, "inks")
        let black = try components([0, 0, 0], from: CGColorSpace.sRGB, to: CGColorSpace.genericCMYK)
        #expect(black == [0, 0, 0, 1])
        #expect(
            CGColor(genericCMYKCyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1).rgba == SIMD4(0, 0, 0, 1)
        )
    }

    @Test("an indexed space gives the colours of its table, and none beyond it")
    func indexed() throws {
        let table: [UInt8] = [255, 0, 0, 0, 0, 255]
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table)
        )
        #expect(space.colorTable == table && space.numberOfComponents == 1 && space.model == .indexed)
        #expect(space.baseColorSpace == CGColorSpaceCreateDeviceRGB())
        #expect(CGColor(colorSpace: space, components: [1, 1])?.rgba == SIMD4(0, 0, 1, 1))
        #expect(CGColor(colorSpace: space, components: [9, 1])?.rgba == SIMD4(0, 0, 1, 1))
        #expect(CGColor(colorSpace: space, components: [-9, 1])?.rgba == SIMD4(1, 0, 0, 1))
        #expect(CGColor.white.converted(to: space, intent: .defaultIntent, options: nil) == nil)
        #expect(CGColorSpace(indexedBaseSpace: space, last: 1, colorTable: table) == nil)
        #expect(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 256, colorTable: table) == nil
        )
    }

    // MARK: Variants

    @Test("linear, extended and standard variants of a space are the named ones")
    func variants() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(CGColorSpaceCreateLinearized(space)?.name == CGColorSpace.linearDisplayP3)
        #expect(CGColorSpaceCreateExtended(space)?.name == CGColorSpace.extendedDisplayP3)
        let both = try #require(CGColorSpaceCreateExtendedLinearized(space))
        #expect(both.name == CGColorSpace.extendedLinearDisplayP3 && CGColorSpaceUsesExtendedRange(both))
        #expect(CGColorSpaceCreateCopyWithStandardRange(both).name == CGColorSpace.linearDisplayP3)
        #expect(CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceRGB())?.name == CGColorSpace.extendedSRGB)
        #expect(CGColorSpaceCreateLinearized(CGColorSpaceCreateDeviceGray())?.name == CGColorSpace.linearGray)
        #expect(CGColorSpaceCreateExtended(CGColorSpaceCreateDeviceCMYK()) == nil)
        #expect(CGColorSpaceCreateCopyWithStandardRange(CGColorSpaceCreateDeviceCMYK()).model == .cmyk)
        let calibrated = try #require(
            CGColorSpace(calibratedGrayWhitePoint: [0.95, 1, 1.1], blackPoint: nil, gamma: 1.8)
        )
        let extended = try #require(CGColorSpaceCreateExtended(calibrated))
        #expect(extended.name == nil && CGColorSpaceUsesExtendedRange(extended) && extended != calibrated)
    }

    @Test("spaces say how wide they are and whether a picture can be drawn in them")
    func properties() throws {
        let wide = [
            CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
            CGColorSpace.extendedSRGB,
        ]
        for name in wide { #expect(CGColorSpace(name: name)?.isWideGamutRGB == true, "\(name)") }
        for name in [CGColorSpace.sRGB, CGColorSpace.itur_709, CGColorSpace.extendedGray] {
            #expect(CGColorSpace(name: name)?.isWideGamutRGB == false, "\(name)")
        }
        #expect(CGColorSpaceCreateDeviceCMYK().supportsOutput)
        #expect(CGColorSpace(name: CGColorSpace.genericLab)?.supportsOutput == false)
        let pattern = try #require(CGColorSpace(patternBaseSpace: nil))
        #expect(pattern.numberOfComponents == 0 && pattern.model == .pattern && !pattern.supportsOutput)
        #expect(CGColorSpace(patternBaseSpace: pattern) == nil)
        #expect(CGColor(colorSpace: pattern, components: [1]) == nil)
        #expect(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())?.numberOfComponents == 3)
    }

    // MARK: Profiles

    @Test(
        "a space written as a profile is read back as a space of the same colours",
        arguments: [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb,
            CGColorSpace.itur_2020, CGColorSpace.linearSRGB, CGColorSpace.genericGrayGamma2_2,
        ]
    )
    func profiles(name: String) throws {
        let space = try #require(CGColorSpace(name: name))
        let data = try #require(space.profileData)
        guard let read = CGColorSpace(profile: data) else {
            #expect(!Traits.readsProfiles, "the profile of \(name) is not understood")
            return
        }
        #expect(read.model == space.model && read.profileData == data)
        let samples: [[CGFloat]] = [[1, 0, 0], [0.2, 0.7, 0.4], [0.5, 0.5, 0.5], [0.02, 0.9, 0.95]]
        for sample in samples {
            let values = sample.prefix(space.numberOfComponents) + [1]
            let (a, b) = try (
                #require(CGColor(colorSpace: space, components: Array(values))),
                #require(CGColor(colorSpace: read, components: Array(values)))
            )
            for index in 0..<3 { #expect(abs(a.rgba[index] - b.rgba[index]) < 2e-3, "\(name) \(sample)") }
            let back = try #require(a.converted(to: read, intent: .defaultIntent, options: nil)?.components)
            expect(back, values.map { Double($0) }, within: 2e-3, "\(name), back")
        }
    }

    @Test("damaged profiles are refused or read, and never do harm")
    func damagedProfiles() throws {
        let data = try #require(CGColorSpace(name: CGColorSpace.displayP3)?.profileData)
        #expect(CGColorSpace(profile: Data()) == nil)
        #expect(CGColorSpace(profile: data.prefix(200)) == nil)
        #expect(CGColorSpace(profile: data, components: 4) == nil)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            var bytes = [UInt8](data)
            for _ in 0..<4 {
                let place = Int(generator.unit() * Double(bytes.count - 1))
                bytes[place] = UInt8(generator.unit() * 255)
            }
            if let space = CGColorSpace(profile: Data(bytes)), space.numberOfComponents == 3 {
                let color = CGColor(colorSpace: space, components: [0.5, 0.25, 1, 1])
                #expect(color != nil)
            }
        }
    }
}

/// What this build can do.
private enum Traits {
    #if AGATE_ICC
    static let readsProfiles = true
    #else
    static let readsProfiles = false
    #endif
}
