import CAgateKernels
import Dispatch

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
        let columns = (phase.x + width + horizontal.cell - 1) / horizontal.cell
        let rows = (phase.y + height + vertical.cell - 1) / vertical.cell
        let (wide, high) = (columns + 2 * horizontal.innerReach, rows + 2 * vertical.innerReach)
        BlurMemory.with(bytes: columns * rows * components * 2) { memory in
            let small = NumberPlane(memory, (0, 0), columns, rows, components)
            reduce(ByteRows(UnsafeMutablePointer(mutating: source)), to: small, threads)
            BlurMemory.with(bytes: wide * high * components * 2) { memory in
                run(
                    UnsafeRawPointer(small.numbers),
                    isBytes: false,
                    width: columns,
                    height: rows,
                    into: memory,
                    makesBytes: false,
                    threads: threads
                )
                let origin = (x: -horizontal.innerReach, y: -vertical.innerReach)
                enlarge(
                    NumberPlane(memory, origin, wide, high, components),
                    steps: max(horizontal.halvings, vertical.halvings),
                    into: ByteRows(result),
                    threads
                )
            }
        }
    }

    // MARK: Down

    /// Each pixel becomes the mean of those that are taken together; what is not there counts as 0.
    private func reduce(_ source: ByteRows, to small: NumberPlane, _ threads: Int) {
        let values = small.width * horizontal.cell * components
        forEachPart(of: small.height, threads) { rows in
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
        guard steps > 1 else {
            let origin = (phase.x - horizontal.reach, phase.y - vertical.reach)
            forEachPart(of: wideHeight, threads) { rows in
                forEachRow(rows, of: plane, doubles, origin, wideWidth) { row, numbers in
                    let count = wideWidth * components
                    agate_round_numbers(result.bytes + row * count, numbers, count)
                }
            }
            return
        }
        // Everything that the plane spreads to.
        let width = doubles.x ? 2 * plane.width + 4 : plane.width
        let height = doubles.y ? 2 * plane.height + 4 : plane.height
        let origin = (
            x: doubles.x ? 2 * plane.origin.x - 2 : plane.origin.x,
            y: doubles.y ? 2 * plane.origin.y - 2 : plane.origin.y
        )
        BlurMemory.with(bytes: width * height * components * 2) { memory in
            let larger = NumberPlane(memory, origin, width, height, components)
            forEachPart(of: height, threads) { rows in
                forEachRow(rows, of: plane, doubles, origin, width) { row, numbers in
                    let count = width * components
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

    /// Has several threads do a part of the rows each.
    private func forEachPart(of rows: Int, _ threads: Int, _ body: @Sendable (Range<Int>) -> Void) {
        let parts = max(1, min(threads, rows))
        guard parts > 1 else { return body(0..<rows) }
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            body(rows * part / parts..<rows * (part + 1) / parts)
        }
    }
}
