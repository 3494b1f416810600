import AgateGeometry
import AgatePixels
import CAgateKernels

/// A picture on its way through a blur: columns first, then rows; what is blurred far, in a lower resolution.
///
/// A block of columns is blurred at a time, in memory that stays in the cache, and written as rows; the second run
/// takes these rows' columns and turns them back. Blocks do not depend on each other, so that threads can share
/// them. Numbers between the two runs have 8 more bits than bytes: rounding there cannot be seen.
struct BlurPlane {
    /// Bytes of a pixel: 1 or 4.
    let components: Int
    let width: Int
    let height: Int
    let horizontal: BlurPass
    let vertical: BlurPass
    /// Where the first pixel lies among those that are halved together.
    let phase: (x: Int, y: Int)
    /// The pixels that are wanted, counted from the picture's first one.
    let wanted: DeviceRect

    /// The wanted columns, counted from the first one that the blur touches.
    private var columns: Range<Int> { wanted.minX + horizontal.reach..<wanted.maxX + horizontal.reach }
    private var rows: Range<Int> { wanted.minY + vertical.reach..<wanted.maxY + vertical.reach }

    /// nil when there is nothing to blur, no pixels or no deviation, when nothing is wanted that the blur touches, and when the
    /// result would be too large.
    ///
    /// - Parameters:
    ///   - origin: The first pixel's distance from a pixel that moves with what is blurred: the blur of a part then has
    ///     the bytes of the whole one.
    ///   - window: The pixels that are wanted, counted from the first one; nil for all that the blur touches.
    init?(
        components: Int,
        width: Int,
        height: Int,
        origin: (x: Int, y: Int),
        horizontal: BlurPass,
        vertical: BlurPass,
        window: DeviceRect? = nil
    ) {
        let touched = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
            .grown(x: horizontal.reach, y: vertical.reach)
        let wanted = window.map { $0.intersection(touched) } ?? touched
        guard width > 0, height > 0, horizontal.reach > 0 || vertical.reach > 0, !wanted.isEmpty,
            PixelLimits.allows(width: wanted.width, height: wanted.height),
            PixelLimits.allows(width: width, height: wanted.height)
        else { return nil }
        self.wanted = wanted
        self.components = components
        self.width = width
        self.height = height
        self.horizontal = horizontal
        self.vertical = vertical
        phase = (origin.x & (horizontal.cell - 1), origin.y & (vertical.cell - 1))
    }

    /// The bytes of memory that the blur takes beside the picture and the result.
    var scratchBytes: Int {
        let size = components * 2
        guard horizontal.halvings > 0 || vertical.halvings > 0 else { return width * wanted.height * size }
        return reducedScratchPixels * size
    }

    /// Writes the wanted pixels, blurred.
    ///
    /// - Parameters:
    ///   - threads: How many threads may work; the bytes are the same for any number.
    func blur(_ source: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, threads: Int) {
        if horizontal.halvings > 0 || vertical.halvings > 0 {
            blurReduced(source, into: result, threads: threads)
            return
        }
        run(
            UnsafeRawPointer(source),
            isBytes: true,
            width: width,
            height: height,
            columns: columns,
            rows: rows,
            into: UnsafeMutableRawPointer(result),
            makesBytes: true,
            threads: threads
        )
    }

    /// Blurs as many pixels as there are in the resolution that they have.
    ///
    /// - Parameters:
    ///   - columns: Those of the result, counted from the first one that the blur touches.
    ///   - rows: The same for rows.
    func run(
        _ source: UnsafeRawPointer,
        isBytes: Bool,
        width: Int,
        height: Int,
        columns: Range<Int>,
        rows: Range<Int>,
        into result: UnsafeMutableRawPointer,
        makesBytes: Bool,
        threads: Int
    ) {
        // Turned: `width` rows of as many pixels as there are rows.
        BlurMemory.with(bytes: width * rows.count * components * 2) { between in
            BlurRun(
                pass: vertical,
                source: source,
                isBytes: isBytes,
                rows: height,
                columns: width,
                components: components,
                window: rows,
                result: between,
                makesBytes: false
            ).run(threads: threads)
            BlurRun(
                pass: horizontal,
                source: UnsafeRawPointer(between),
                isBytes: false,
                rows: width,
                columns: rows.count,
                components: components,
                window: columns,
                result: result,
                makesBytes: makesBytes
            ).run(threads: threads)
        }
    }
}

/// One run over all columns.
///
/// `@unchecked Sendable`: each block of columns has its own part of the result.
private struct BlurRun: @unchecked Sendable {
    let pass: BlurPass
    let source: UnsafeRawPointer
    /// Whether the source has bytes, or numbers of 256ths.
    let isBytes: Bool
    /// Rows and columns of pixels.
    let rows: Int
    let columns: Int
    let components: Int
    /// The rows that are wanted of the `rows + 2 * kernelRadius` that there are.
    let window: Range<Int>
    /// Gets `columns` rows of so many pixels.
    let result: UnsafeMutableRawPointer
    let makesBytes: Bool

    private static let blockValues = Int(AGATE_GAUSS_BLOCK)

    private var blockPixels: Int { Self.blockValues / components }
    private var resultRows: Int { rows + 2 * pass.kernelRadius }

    func run(threads: Int) {
        let blocks = (columns + blockPixels - 1) / blockPixels
        ParallelMap(threads: threads).forEachPart(of: blocks) { run(blocks: $0) }
    }

    private func run(blocks: Range<Int>) {
        let numbers = resultRows * Self.blockValues
        let rings = ringRows * Self.blockValues
        // The block, its result, and what the kernel needs.
        BlurMemory.with(bytes: numbers * 4 + rings * 4) { memory in
            let block = memory.bindMemory(to: UInt16.self, capacity: numbers * 2)
            let ring = (memory + numbers * 4).bindMemory(to: Int32.self, capacity: rings)
            for index in blocks { run(block: index, block, block + numbers, ring) }
        }
    }

    private var ringRows: Int {
        guard case .boxes(let boxes) = pass.kind else { return 0 }
        return Int(boxes.boxes.1 + boxes.boxes.2 + boxes.wide)
    }

    private func run(
        block index: Int,
        _ input: UnsafeMutablePointer<UInt16>,
        _ output: UnsafeMutablePointer<UInt16>,
        _ rings: UnsafeMutablePointer<Int32>
    ) {
        let first = index * blockPixels
        let pixels = min(blockPixels, columns - first)
        let valueSize = isBytes ? 1 : 2
        let stride = columns * components * valueSize
        let start = source + first * components * valueSize
        switch pass.kind {
        case .boxes(var boxes) where pixels == blockPixels:
            agate_gauss_block(output, start, stride, rows, &boxes, rings, isBytes, makesBytes)
        case .boxes(var boxes):
            copy(start, stride: stride, values: pixels * components, to: input)
            agate_gauss_block(output, input, Self.blockValues * 2, rows, &boxes, rings, false, makesBytes)
        case .weights(let weights):
            input.update(repeating: 0, count: resultRows * Self.blockValues)
            let inner = input + pass.kernelRadius * Self.blockValues
            copy(start, stride: stride, values: pixels * components, to: inner)
            agate_weigh_columns(
                output,
                input,
                weights,
                pass.kernelRadius,
                Self.blockValues,
                resultRows
            )
            if makesBytes { narrow(output) }
        case .none:
            copy(start, stride: stride, values: pixels * components, to: output)
            if makesBytes { narrow(output) }
        }
        let size = makesBytes ? 1 : 2
        let rowSize = window.count * components * size
        agate_spread_block(
            result + first * rowSize,
            rowSize,
            UnsafeRawPointer(output) + window.lowerBound * Self.blockValues * size,
            window.count,
            pixels,
            components * size,
            Self.blockValues * size
        )
    }

    /// Copies columns as numbers, with 0 in those that are not there.
    private func copy(
        _ start: UnsafeRawPointer,
        stride: Int,
        values: Int,
        to target: UnsafeMutablePointer<UInt16>
    ) {
        for row in 0..<rows {
            let (from, to) = (start + row * stride, target + row * Self.blockValues)
            for value in 0..<values {
                to[value] =
                    isBytes
                    ? UInt16(from.load(fromByteOffset: value, as: UInt8.self)) << 8
                    : from.load(fromByteOffset: value * 2, as: UInt16.self)
            }
            for value in values..<Self.blockValues { to[value] = 0 }
        }
    }

    /// Rounds numbers to bytes, in place.
    private func narrow(_ numbers: UnsafeMutablePointer<UInt16>) {
        let bytes = UnsafeMutableRawPointer(numbers)
        for index in 0..<resultRows * Self.blockValues {
            let byte = UInt8(truncatingIfNeeded: (UInt32(numbers[index]) + 128) >> 8)
            bytes.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
        }
    }
}
