import AgateGeometry
import CAgateKernels

/// Numbers of a picture on its way between two resolutions.
///
/// `@unchecked Sendable`: threads write rows of their own.
private struct NumberPlane: @unchecked Sendable {
    let numbers: UnsafeMutablePointer<UInt16>
    /// The place of the first pixel in the resolution of the plane.
    let origin: (x: Int, y: Int)
    let width: Int
    let height: Int

    init(
        _ memory: UnsafeMutableRawPointer,
        _ origin: (x: Int, y: Int),
        _ width: Int,
        _ height: Int,
        _ components: Int
    ) {
        numbers = memory.bindMemory(to: UInt16.self, capacity: width * height * components)
        self.origin = origin
        self.width = width
        self.height = height
    }
}

/// Where rows of bytes go, or come from; threads have rows of their own.
private struct ByteRows: @unchecked Sendable {
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ bytes: UnsafeMutablePointer<UInt8>) {
        self.bytes = bytes
    }
}

extension BlurPlane {
    /// Halves the resolution, blurs, and doubles it again.
    func blurReduced(_ source: UnsafePointer<UInt8>, into result: UnsafeMutablePointer<UInt8>, threads: Int) {
        let size = reducedSize
        let area = needed(doublings: doublings)
        BlurMemory.with(bytes: size.width * size.height * components * 2) { memory in
            let small = NumberPlane(memory, (0, 0), size.width, size.height, components)
            reduce(ByteRows(UnsafeMutablePointer(mutating: source)), to: small, threads)
            BlurMemory.with(bytes: area.width * area.height * components * 2) { memory in
                run(
                    UnsafeRawPointer(small.numbers),
                    isBytes: false,
                    width: size.width,
                    height: size.height,
                    columns: area.minX + horizontal.kernelRadius..<area.maxX
                        + horizontal.kernelRadius,
                    rows: area.minY + vertical.kernelRadius..<area.maxY + vertical.kernelRadius,
                    into: memory,
                    makesBytes: false,
                    threads: threads
                )
                enlarge(
                    NumberPlane(memory, (area.minX, area.minY), area.width, area.height, components),
                    steps: doublings,
                    into: ByteRows(result),
                    threads
                )
            }
        }
    }

    /// How often the resolution is doubled in the end.
    private var doublings: Int { max(horizontal.halvings, vertical.halvings) }

    /// The size of the picture in the lowest resolution.
    private var reducedSize: (width: Int, height: Int) {
        (
            (phase.x + width + horizontal.cell - 1) / horizontal.cell,
            (phase.y + height + vertical.cell - 1) / vertical.cell
        )
    }

    /// The pixels that are needed in the resolution that has to be doubled so many times yet.
    private func needed(doublings: Int) -> DeviceRect {
        /// The pixels that decide the wanted ones, among those that the blur touches in that resolution, counted from the lowest.
        func range(_ wanted: Range<Int>, _ pass: BlurPass, _ count: Int) -> Range<Int> {
            let steps = min(doublings, pass.halvings)
            let touched = (steps..<pass.halvings).reduce(
                -pass.kernelRadius..<count + pass.kernelRadius
            ) {
                range,
                _ in
                2 * range.lowerBound - 2..<2 * range.upperBound + 2
            }
            // A pixel is made of the one that it lies in and of one beside that.
            let needed = (0..<steps).reduce(wanted) { range, _ in
                (range.lowerBound >> 1) - 1..<((range.upperBound - 1) >> 1) + 2
            }
            return needed.clamped(to: touched)
        }
        let (x, y) = (
            range(wanted.minX + phase.x..<wanted.maxX + phase.x, horizontal, reducedSize.width),
            range(wanted.minY + phase.y..<wanted.maxY + phase.y, vertical, reducedSize.height)
        )
        return DeviceRect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
    }

    /// The maximum number of pixels that there are at a time on the way to the lowest resolution and back.
    var reducedScratchPixels: Int {
        let size = reducedSize
        let inner = needed(doublings: doublings)
        let larger = (1..<max(doublings, 1)).reduce(0) { sum, doublings in
            let area = needed(doublings: doublings)
            return sum + area.width * area.height
        }
        return size.width * size.height + inner.width * inner.height + max(size.width * inner.height, larger)
    }

    // MARK: Down

    /// Each pixel becomes the mean of those that are taken together; what is not there counts as 0.
    private func reduce(_ source: ByteRows, to small: NumberPlane, _ threads: Int) {
        let values = small.width * horizontal.cell * components
        ParallelMap(threads: threads).forEachPart(of: small.height) { rows in
            withRow(values) { sums in
                for row in rows {
                    sums.update(repeating: 0, count: values)
                    let first = row * vertical.cell - phase.y
                    for y in max(first, 0)..<min(first + vertical.cell, height) {
                        let bytes = source.bytes + y * width * components
                        agate_add_bytes(sums + phase.x * components, bytes, width * components)
                    }
                    agate_scale_sums(sums, values, Int32(8 - vertical.halvings))
                    for step in 1...max(horizontal.halvings, 1) where step <= horizontal.halvings {
                        agate_halve_row(sums, small.width * (horizontal.cell >> step), components)
                    }
                    let count = small.width * components
                    (small.numbers + row * count).update(from: sums, count: count)
                }
            }
        }
    }

    // MARK: Up

    /// Doubles the resolution as often as is left to do.
    private func enlarge(_ plane: NumberPlane, steps: Int, into result: ByteRows, _ threads: Int) {
        let doubles = (x: steps <= horizontal.halvings, y: steps <= vertical.halvings)
        let area = needed(doublings: steps - 1)
        let origin = (x: area.minX, y: area.minY)
        let count = area.width * components
        guard steps > 1 else {
            ParallelMap(threads: threads).forEachPart(of: area.height) { rows in
                forEachRow(rows, of: plane, doubles, origin, area.width) { row, numbers in
                    agate_round_numbers(result.bytes + row * count, numbers, count)
                }
            }
            return
        }
        BlurMemory.with(bytes: count * area.height * 2) { memory in
            let larger = NumberPlane(memory, origin, area.width, area.height, components)
            ParallelMap(threads: threads).forEachPart(of: area.height) { rows in
                forEachRow(rows, of: plane, doubles, origin, area.width) { row, numbers in
                    (larger.numbers + row * count).update(from: numbers, count: count)
                }
            }
            enlarge(larger, steps: steps - 1, into: result, threads)
        }
    }

    /// Makes rows of a larger plane, from an origin in its resolution on.
    private func forEachRow(
        _ rows: Range<Int>,
        of plane: NumberPlane,
        _ doubles: (x: Bool, y: Bool),
        _ origin: (x: Int, y: Int),
        _ width: Int,
        _ body: (Int, UnsafeMutablePointer<UInt16>) -> Void
    ) {
        let room = Int(AGATE_NUMBER_ROOM)
        let values = plane.width * components
        // Two pixels on each side are read as 0.
        let frame = 2 * components
        withRow(values + 2 * frame) { mixed in
            withRow(2 * (values + frame)) { doubled in
                withRow(values) { nothing in
                    nothing.update(repeating: 0, count: values)
                    mixed.update(repeating: 0, count: values + 2 * frame + room)
                    func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
                        let index = y - plane.origin.y
                        return index >= 0 && index < plane.height ? plane.numbers + index * values : nothing
                    }
                    for index in rows {
                        let y = origin.y + index
                        let line = doubles.y ? y >> 1 : y
                        let other = doubles.y ? (y & 1 == 0 ? line - 1 : line + 1) : line
                        agate_mix_rows(mixed + frame, row(line), row(other), values)
                        guard doubles.x else {
                            body(index, mixed + frame + (origin.x - plane.origin.x) * components)
                            continue
                        }
                        // From the pixel before the first on.
                        agate_double_row(doubled, mixed + components, plane.width + 2, components)
                        body(index, doubled + (origin.x - 2 * plane.origin.x + 2) * components)
                    }
                }
            }
        }
    }

    // MARK: Memory and threads

    /// Lends a row of numbers with room behind it.
    private func withRow(_ values: Int, _ body: (UnsafeMutablePointer<UInt16>) -> Void) {
        let count = values + Int(AGATE_NUMBER_ROOM)
        BlurMemory.with(bytes: count * 2) { body($0.bindMemory(to: UInt16.self, capacity: count)) }
    }
}
