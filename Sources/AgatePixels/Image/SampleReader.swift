/// Reads the components of pixels: 1 to 32 bits each, whole numbers or floating point, packed, in any byte order.
struct SampleReader: Sendable {
    /// The components of the colour.
    let colors: Int
    /// Whether there is an alpha that means something.
    let hasAlpha: Bool
    /// Whether components contain alpha.
    let isPremultiplied: Bool
    private let bitsPerPixel: Int
    /// Where each component lies, alpha last: its first bit and how many.
    private let fields: [(start: Int, width: Int)]
    private let isFloat: Bool
    /// How many bytes are turned around: 1, 2 or 4.
    private let unit: Int

    /// Understands a layout, or gives nil.
    ///
    /// - Parameter colors: How many components a colour has.
    init?(colors: Int, bitsPerComponent: Int, bitsPerPixel: Int, bitmapInfo: CGBitmapInfo) {
        guard let alpha = bitmapInfo.alpha, (1...32).contains(colors), bitsPerComponent > 0, bitsPerPixel > 0
        else { return nil }
        let isFloat = !bitmapInfo.isDisjoint(with: .floatInfoMask)
        let sizes = isFloat ? [16, 32] : [1, 2, 4, 5, 8, 10, 16, 32]
        guard sizes.contains(bitsPerComponent) else { return nil }
        // Five, six and five bits are the only ones of different size.
        let is565 =
            bitmapInfo.rawValue & CGImagePixelFormatInfo.mask.rawValue
            == CGImagePixelFormatInfo.RGB565.rawValue
        if is565, colors != 3 || bitsPerPixel != 16 || alpha != .none { return nil }
        let widths =
            is565 ? [5, 6, 5] : [Int](repeating: bitsPerComponent, count: alpha == .alphaOnly ? 0 : colors)
        let rest = bitsPerPixel - widths.reduce(0, +)
        let isFirst = alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
        switch alpha {
        case .alphaOnly: return nil
        case .none: guard rest == 0 else { return nil }
        default:
            guard rest > 0, rest <= 32,
                rest == bitsPerComponent || bitsPerComponent == 5 || bitsPerComponent == 10
            else { return nil }
        }
        guard bitsPerPixel >= 8 ? bitsPerPixel % 8 == 0 : [1, 2, 4].contains(bitsPerPixel) else { return nil }
        var fields: [(Int, Int)] = []
        var place = isFirst ? rest : 0
        for width in widths {
            fields.append((place, width))
            place += width
        }
        hasAlpha = [.premultipliedFirst, .premultipliedLast, .first, .last].contains(alpha)
        if hasAlpha { fields.append((isFirst ? 0 : place, rest)) }
        isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
        switch bitmapInfo.intersection(.byteOrderMask) {
        case .byteOrder16Little: unit = 2
        case .byteOrder32Little: unit = 4
        default: unit = 1
        }
        guard bitsPerPixel < 8 || bitsPerPixel / 8 % unit == 0 else { return nil }
        self.colors = colors
        self.bitsPerPixel = bitsPerPixel
        self.fields = fields
        self.isFloat = isFloat
    }

    /// How many samples a pixel has, alpha counted.
    var count: Int { fields.count }

    /// The sample that means 1.
    var largestSample: UInt32 { Self.largest(fields[0].width) }

    /// Reads the samples of one pixel.
    ///
    /// - Parameters:
    ///   - row: The byte where the row begins.
    ///   - samples: As many as ``count``.
    func read(_ bytes: UnsafeRawBufferPointer, row: Int, column: Int, into samples: inout [UInt32]) {
        let firstBit = column * bitsPerPixel
        for (index, field) in fields.enumerated() {
            var value: UInt32 = 0
            if bitsPerPixel < 8 {
                let bit = firstBit + field.start
                value = UInt32(bytes[row + bit / 8]) >> UInt32(8 - bit % 8 - field.width)
                value &= Self.largest(field.width)
            } else {
                let start = row + firstBit / 8
                var bit = field.start
                var left = field.width
                while left > 0 {
                    let taken = min(left, 8 - bit % 8)
                    let place = bit / 8
                    let turned = place - place % unit + unit - 1 - place % unit
                    let byte = UInt32(bytes[start + turned])
                    value = value << UInt32(taken) | byte >> UInt32(8 - bit % 8 - taken) & Self.largest(taken)
                    bit += taken
                    left -= taken
                }
            }
            samples[index] = value
        }
    }

    /// All samples of a pixel as one number, nil where they do not fit.
    func packed(_ samples: [UInt32]) -> UInt64? {
        guard bitsPerPixel <= 64 else { return nil }
        var result: UInt64 = 0
        for (index, field) in fields.enumerated() {
            result = result << UInt64(field.width) | UInt64(samples[index])
        }
        return result
    }

    /// The number that a colour's sample stands for, 0...1 for whole numbers.
    func number(_ sample: UInt32) -> Double { number(sample, width: fields[0].width) }

    /// The number that an alpha's sample stands for.
    func alphaNumber(_ sample: UInt32) -> Double { number(sample, width: fields[count - 1].width) }

    private func number(_ sample: UInt32, width: Int) -> Double {
        guard isFloat else { return Double(sample) / Double(Self.largest(width)) }
        let value = width == 32 ? Double(Float(bitPattern: sample)) : Self.half(sample)
        return value.isFinite ? value : 0
    }

    /// The number of a half-precision pattern.
    private static func half(_ bits: UInt32) -> Double {
        let fraction = Double(bits & 0x3FF) / 1024
        let exponent = Int(bits >> 10 & 31)
        let magnitude =
            exponent == 0
            ? fraction * 0x1p-14
            : (1 + fraction) * Double(sign: .plus, exponent: exponent - 15, significand: 1)
        if exponent == 31 { return 0 }
        return bits & 0x8000 == 0 ? magnitude : -magnitude
    }

    private static func largest(_ width: Int) -> UInt32 { UInt32.max >> UInt32(32 - width) }
}
