import Foundation

/// Turns rows of a file's pixels into premultiplied sRGB.
struct ColorResolver {
    let layout: SampleLayout
    private let transform: ICCTransform?
    /// The new values of components of 8 or 16 bits; empty for unchanged ones.
    private let table: [UInt16]

    /// Understands a file's colours.
    ///
    /// A profile that is broken, or that is for another kind of pixels, is left out of account, as if the
    /// file had none.
    init(_ color: SourceColor, layout: SampleLayout) {
        self.layout = layout
        switch color {
        case .standard:
            transform = nil
            table = []
        case .profile(let bytes):
            transform = ICCTransform(profile: bytes, layout: layout)
            table = []
        case .measured(let gamma, let chromaticities):
            let isStandard = Self.isStandard(gamma: gamma)
            if let chromaticities, !Self.areStandard(chromaticities),
                let found = ICCTransform(
                    gamma: isStandard ? nil : gamma,
                    chromaticities: chromaticities,
                    layout: layout
                )
            {
                transform = found
                table = []
            } else {
                transform = nil
                table = isStandard ? [] : Self.table(gamma: gamma, is16Bit: layout.is16Bit)
            }
        }
    }

    /// Whether a profile changes something; grey and CMYK pixels can only be resolved as such then.
    var hasProfile: Bool { transform != nil }

    /// Turns one row into premultiplied pixels; both may be the same memory if a pixel has four bytes.
    func resolve(_ source: UnsafeMutableRawPointer, into target: UnsafeMutablePointer<UInt32>, count: Int) {
        if layout.is16Bit {
            resolveFloat32(source, into: target, count: count)
        } else if layout.model == .cmyk {
            resolveInks(source, into: target, count: count)
        } else {
            transform?.apply(from: source, to: target, count: count)
            let bytes = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
            if !table.isEmpty {
                for index in 0..<count {
                    for component in 0..<3 {
                        bytes[4 * index + component] = UInt8(table[Int(bytes[4 * index + component])])
                    }
                }
            }
            if layout.hasAlpha {
                for index in 0..<count { target[index] = Self.premultiplied(target[index]) }
            } else {
                for index in 0..<count { target[index] |= 0xFF00_0000 }
            }
        }
    }

    /// 16 bits a component: alpha is multiplied in before the only rounding.
    private func resolveFloat32(
        _ source: UnsafeMutableRawPointer,
        into target: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        let row = UnsafeMutablePointer<UInt16>.allocate(capacity: 4 * count)
        defer { row.deallocate() }
        row.initialize(repeating: 0xFFFF, count: 4 * count)
        if let transform {
            transform.apply(from: source, to: row, count: count)
        } else {
            row.update(from: source.assumingMemoryBound(to: UInt16.self), count: 4 * count)
            if !table.isEmpty {
                for index in 0..<count {
                    for component in 0..<3 {
                        row[4 * index + component] = table[Int(row[4 * index + component])]
                    }
                }
            }
        }
        for index in 0..<count {
            let pixel = row + 4 * index
            let alpha = UInt64(layout.hasAlpha ? pixel[3] : 0xFFFF)
            var packed = UInt32((alpha + 128) / 257) << 24
            for component in 0..<3 {
                let product = UInt64(pixel[component]) * alpha
                packed |= UInt32((product + 65535 * 257 / 2) / (65535 * 257)) << UInt32(8 * component)
            }
            target[index] = packed
        }
    }

    /// Four inks; without a profile each colour is what the inks let through.
    private func resolveInks(
        _ source: UnsafeMutableRawPointer,
        into target: UnsafeMutablePointer<UInt32>,
        count: Int
    ) {
        if let transform {
            transform.apply(from: source, to: target, count: count)
            for index in 0..<count { target[index] |= 0xFF00_0000 }
            return
        }
        let inks = source.assumingMemoryBound(to: UInt8.self)
        let flip: UInt8 = layout.isInverted ? 0 : 0xFF
        for index in 0..<count {
            let pixel = inks + 4 * index
            let black = UInt32(pixel[3] ^ flip)
            let red = (UInt32(pixel[0] ^ flip) * black + 127) / 255
            let green = (UInt32(pixel[1] ^ flip) * black + 127) / 255
            let blue = (UInt32(pixel[2] ^ flip) * black + 127) / 255
            target[index] = red | green << 8 | blue << 16 | 0xFF00_0000
        }
    }

    /// A pixel with its colour multiplied by alpha, each component rounded.
    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let red = ((pixel & 0xFF) * alpha + 127) / 255
        let green = ((pixel >> 8 & 0xFF) * alpha + 127) / 255
        let blue = ((pixel >> 16 & 0xFF) * alpha + 127) / 255
        return red | green << 8 | blue << 16 | alpha << 24
    }

    /// Whether an exponent is so near 1/2.2 that the file means sRGB.
    ///
    /// GUESS png-gamma: within a twentieth.
    private static func isStandard(gamma: Double) -> Bool {
        !(gamma.isFinite && gamma > 0.01 && gamma < 100) || abs(gamma * 2.2 - 1) < 0.05
    }

    /// Whether white and the primaries are those of sRGB.
    private static func areStandard(_ chromaticities: [Double]) -> Bool {
        let standard = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
        return zip(chromaticities, standard).allSatisfy { abs($0 - $1) < 0.005 }
    }

    private static func table(gamma: Double, is16Bit: Bool) -> [UInt16] {
        let top = is16Bit ? 65535 : 255
        return (0...top).map { value in
            let light = pow(Double(value) / Double(top), 1 / gamma)
            return UInt16((ColorConversion.sRGB(fromLinear: light) * Double(top) + 0.5).rounded(.down))
        }
    }
}
