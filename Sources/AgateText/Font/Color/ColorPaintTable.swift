import AgateGeometry
import AgatePixels
import Foundation

/// Reads paints of version 1 of the table `COLR`.
///
/// Every number is read within the table, and what points outside is nothing. A paint that holds itself is left out, and a glyph has
/// so many paints and no more, however often one stands in others: reading ends for any bytes. Where a font varies, paints are those
/// of its standard place. Source: text T91.
struct ColorPaintTable: Sendable {
    /// The maximum number of paints that are read of a glyph.
    private static let maximumCount = 4096
    /// How deep paints may lie in each other.
    private static let maximumDepth = 64
    /// The maximum number of stops of a gradient.
    private static let maximumStopCount = 256

    private let bytes: [UInt8]
    private let palette: [SIMD4<UInt8>]
    private let glyphList: Int
    private let layerList: Int
    private let clipList: Int

    /// Reads the head of a table; nil for one without paints.
    init?(_ bytes: [UInt8], palette: [SIMD4<UInt8>]) {
        guard bytes.count >= 34, bytes[0] > 0 || bytes[1] > 0 else { return nil }
        self.bytes = bytes
        self.palette = palette
        glyphList = Self.number(bytes, 14, 4)
        layerList = Self.number(bytes, 18, 4)
        clipList = Self.number(bytes, 22, 4)
        guard glyphList > 0 else { return nil }
    }

    /// The paint of a glyph, within its clip box; nil for a glyph that has none.
    func paint(of glyph: UInt32) -> ColorPaint? {
        var reading = Reading(left: Self.maximumCount)
        return paint(of: glyph, &reading)
    }

    /// The state of reading a glyph.
    private struct Reading {
        /// How many paints may follow.
        var left: Int
        /// Where the paints begin in which the one being read lies.
        var open: [Int] = []
    }

    // MARK: Numbers

    private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
        guard offset >= 0, offset <= bytes.count - count else { return 0 }
        return (offset..<offset + count).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }

    /// 0 outside of the table.
    private func number(_ offset: Int, _ count: Int) -> Int { Self.number(bytes, offset, count) }

    private func units(_ offset: Int) -> Double { Double(Int16(truncatingIfNeeded: number(offset, 2))) }

    private func point(_ offset: Int) -> CGPoint { CGPoint(x: units(offset), y: units(offset + 2)) }

    /// A fraction of 14 bits.
    private func fraction(_ offset: Int) -> Double { units(offset) / 16384 }

    /// A number of 16 bits before and 16 behind the point.
    private func fixed(_ offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: number(offset, 4))) / 65536
    }

    private func has(_ offset: Int, _ count: Int) -> Bool { offset >= 0 && offset <= bytes.count - count }

    // MARK: Glyphs and layers

    /// The place in a sorted list of a record that a number belongs to.
    ///
    /// - Parameter range: Gives the numbers of a record.
    private func find(_ value: Int, count: Int, range: (Int) -> (Int, Int)) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            let (first, last) = range(middle)
            if value < first {
                high = middle
            } else if value > last {
                low = middle + 1
            } else {
                return middle
            }
        }
        return nil
    }

    private func paint(of glyph: UInt32, _ reading: inout Reading) -> ColorPaint? {
        let records = glyphList + 4
        let count = min(number(glyphList, 4), max(0, bytes.count - records) / 6)
        let place = find(Int(glyph), count: count) {
            let found = number(records + 6 * $0, 2)
            return (found, found)
        }
        guard let place else { return nil }
        let offset = number(records + 6 * place + 2, 4)
        guard let paint = paint(at: glyphList + offset, &reading) else { return nil }
        return clipBox(of: glyph).map { .clipped($0, paint) } ?? paint
    }

    private func clipBox(of glyph: UInt32) -> CGRect? {
        guard clipList > 0, number(clipList, 1) == 1 else { return nil }
        let records = clipList + 5
        let count = min(number(clipList + 1, 4), max(0, bytes.count - records) / 7)
        let place = find(Int(glyph), count: count) {
            (number(records + 7 * $0, 2), number(records + 7 * $0 + 2, 2))
        }
        guard let place else { return nil }
        let box = clipList + number(records + 7 * place + 4, 3)
        guard has(box, 9), (1...2).contains(number(box, 1)) else { return nil }
        let (low, high) = (point(box + 1), point(box + 5))
        return CGRect(x: low.x, y: low.y, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
    }

    private func layers(_ offset: Int, _ reading: inout Reading) -> ColorPaint {
        guard layerList > 0 else { return .nothing }
        let first = number(offset + 2, 4)
        let count = min(number(offset + 1, 1), max(0, number(layerList, 4) - first))
        var paints: [ColorPaint] = []
        for index in 0..<count where has(layerList + 4 + 4 * (first + index), 4) {
            let place = layerList + number(layerList + 4 + 4 * (first + index), 4)
            if let paint = paint(at: place, &reading) { paints.append(paint) }
        }
        return .layers(paints)
    }

    // MARK: Paints

    /// How many bytes a paint of each format has; 0 for formats that are not there.
    private static let sizes = [
        0, 6, 5, 9, 16, 20, 16, 20, 12, 16, 6, 3, 7, 7, 8, 12, 8, 12, 12, 16, 6, 10, 10, 14, 6, 10, 10, 14, 8,
        12,
        12, 16, 8,
    ]

    private func paint(at offset: Int, _ reading: inout Reading) -> ColorPaint? {
        guard has(offset, 1), reading.left > 0, reading.open.count < Self.maximumDepth,
            !reading.open.contains(offset)
        else { return nil }
        let format = number(offset, 1)
        guard format < Self.sizes.count, Self.sizes[format] > 0, has(offset, Self.sizes[format]) else {
            return nil
        }
        reading.left -= 1
        reading.open.append(offset)
        defer { reading.open.removeLast() }
        switch format {
        case 1: return layers(offset, &reading)
        case 2, 3: return .solid(color(offset + 1))
        case 4...9: return gradient(offset, format)
        case 10:
            return child(offset, &reading).map { .glyph(UInt32(number(offset + 4, 2)), $0) }
        case 11: return paint(of: UInt32(number(offset + 1, 2)), &reading)
        case 32: return composite(offset, &reading)
        default:
            guard let paint = child(offset, &reading) else { return nil }
            let transform = transform(offset, format)
            return transform.hasFiniteNumbers ? .transformed(transform, paint) : nil
        }
    }

    /// The paint that another one's first number points at.
    private func child(_ offset: Int, _ reading: inout Reading) -> ColorPaint? {
        paint(at: offset + number(offset + 1, 3), &reading)
    }

    private func color(_ offset: Int) -> ColorPaintColor {
        let index = number(offset, 2)
        let alpha = min(max(fraction(offset + 2), 0), 1)
        if index == 0xFFFF { return ColorPaintColor(components: nil, alpha: alpha) }
        let isThere = index < palette.count
        return ColorPaintColor(components: isThere ? palette[index] : .zero, alpha: isThere ? alpha : 0)
    }

    private func gradient(_ offset: Int, _ format: Int) -> ColorPaint? {
        let line = offset + number(offset + 1, 3)
        guard has(line, 3) else { return nil }
        let size = format & 1 == 0 ? 6 : 10
        let count = min(number(line + 1, 2), Self.maximumStopCount, max(0, bytes.count - line - 3) / size)
        guard count > 0 else { return nil }
        let stops = (0..<count).map { index in
            let stop = line + 3 + size * index
            return ColorGradient.Stop(location: fraction(stop), color: color(stop + 2))
        }
        let shape: ColorGradient.Shape =
            switch format {
            case 4, 5:
                .linear(start: point(offset + 4), end: point(offset + 8), along: point(offset + 12))
            case 6, 7:
                .radial(
                    start: point(offset + 4),
                    startRadius: Double(number(offset + 8, 2)),
                    end: point(offset + 10),
                    endRadius: Double(number(offset + 14, 2))
                )
            default:
                // A half turn less is written, so that a whole turn is in the numbers' range.
                .sweep(
                    center: point(offset + 4),
                    start: (fraction(offset + 8) + 1) / 2,
                    end: (fraction(offset + 10) + 1) / 2
                )
            }
        return .gradient(
            ColorGradient(
                shape: shape,
                extend: ColorGradient.Extend(rawValue: number(line, 1)) ?? .pad,
                // Sorting keeps the order of stops at one place.
                stops: stops.enumerated()
                    .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
                    .map(\.element)
            )
        )
    }

    private func transform(_ offset: Int, _ format: Int) -> CGAffineTransform {
        var matrix = CGAffineTransform.identity
        var center: CGPoint?
        switch format {
        case 12, 13:
            let numbers = offset + number(offset + 4, 3)
            guard has(numbers, 24) else { return matrix }
            return CGAffineTransform(
                a: fixed(numbers),
                b: fixed(numbers + 4),
                c: fixed(numbers + 8),
                d: fixed(numbers + 12),
                tx: fixed(numbers + 16),
                ty: fixed(numbers + 20)
            )
        case 14, 15: return CGAffineTransform(translationX: units(offset + 4), y: units(offset + 6))
        case 16...19:
            (matrix.a, matrix.d) = (fraction(offset + 4), fraction(offset + 6))
            if format >= 18 { center = point(offset + 8) }
        case 20...23:
            (matrix.a, matrix.d) = (fraction(offset + 4), fraction(offset + 4))
            if format >= 22 { center = point(offset + 6) }
        case 24...27:
            matrix = CGAffineTransform(rotationAngle: fraction(offset + 4) * .pi)
            if format >= 26 { center = point(offset + 6) }
        default:
            (matrix.c, matrix.b) = (-tan(fraction(offset + 4) * .pi), tan(fraction(offset + 6) * .pi))
            if format >= 30 { center = point(offset + 8) }
        }
        guard let center else { return matrix }
        return CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(matrix)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    // MARK: Composites

    private static let modes: [CGBlendMode] = [
        .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut, .sourceAtop,
        .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .hardLight, .softLight, .difference, .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
    ]

    private func composite(_ offset: Int, _ reading: inout Reading) -> ColorPaint? {
        let mode = number(offset + 4, 1)
        // 0 clears, and so does a mode that is not there.
        guard mode > 0, mode < 3 + Self.modes.count else { return .nothing }
        let source = mode == 2 ? nil : child(offset, &reading)
        let backdrop = mode == 1 ? nil : paint(at: offset + number(offset + 5, 3), &reading)
        switch mode {
        case 1: return source
        case 2: return backdrop
        default:
            return .composite(
                source: source ?? .nothing,
                mode: Self.modes[mode - 3],
                backdrop: backdrop ?? .nothing
            )
        }
    }
}
