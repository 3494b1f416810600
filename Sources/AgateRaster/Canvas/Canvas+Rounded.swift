package import AgateGeometry
package import AgatePixels
import CAgateKernels

extension Canvas {
    /// Fills a rounded box, or a border of one.
    ///
    /// - Parameters:
    ///   - opacity: Multiplies the paint; clamped to 0...1.
    ///   - clip: Where it shows; nil for everywhere.
    package func fill(
        _ shape: RoundedShape,
        paint: Paint,
        opacity: Float = 1,
        blend: CGBlendMode = .normal,
        clip: Clip? = nil
    ) {
        let area = area(clip).intersection(shape.outer.bounds)
        guard !area.isEmpty else { return }
        withPainter(paint, opacity, blend, clip) { painter in
            if shape.inner == nil, let color = painter.plainColor {
                return fill(shape, color: color, border: nil, clip: area)
            }
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: area.width) { memory in
                guard let cover = memory.baseAddress else { return }
                // A row has three runs at most: bytes, a stretch of one byte, bytes.
                withUnsafeTemporaryAllocation(of: agate_run.self, capacity: 3) { runs in
                    shape.forEachRow(in: area) { y, row in
                        let count = Self.writeRuns(cover, row(cover), count: area.width, into: runs)
                        let runs = UnsafeBufferPointer(rebasing: runs[..<count])
                        painter.paint(x: area.minX, y: y, runs: runs, cover: cover)
                    }
                }
            }
        }
    }

    /// Writes the runs of a row that have any coverage; gives their number.
    private static func writeRuns(
        _ cover: UnsafePointer<UInt8>,
        _ steady: Range<Int>,
        count: Int,
        into runs: UnsafeMutableBufferPointer<agate_run>
    ) -> Int {
        var written = 0
        func add(_ range: Range<Int>, _ coverage: Int32) {
            guard !range.isEmpty, coverage != 0 else { return }
            let run = agate_run(
                start: Int32(range.lowerBound),
                length: Int32(range.count),
                coverage: coverage
            )
            runs.initializeElement(at: written, to: run)
            written += 1
        }
        add(0..<steady.lowerBound, -1)
        if !steady.isEmpty { add(steady, Int32(cover[steady.lowerBound])) }
        add(steady.upperBound..<count, -1)
        return written
    }

    /// Fills a rounded box with one colour and maybe what lies between it and a box inside with another: the bytes of two fills.
    ///
    /// - Parameters:
    ///   - shape: The box, and the hole in its border; without a hole the border covers all of it.
    ///   - color: The colour of the box, premultiplied.
    ///   - border: The colour of the border, premultiplied; nil for none.
    ///   - clip: The pixels that may change.
    package func fill(_ shape: RoundedShape, color: UInt32, border: UInt32?, clip: DeviceRect) {
        let area = bounds.intersection(clip).intersection(shape.outer.bounds)
        guard !area.isEmpty else { return }
        let capacity = 2 * (area.width + Int(AGATE_ROUNDED_SLACK))
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { cover in
            var outer = shape.outer.kernelBox
            var inner = shape.inner?.kernelBox ?? agate_rounded_box()
            withUnsafePointer(to: &inner) { inner in
                agate_fill_rounded(
                    &outer,
                    shape.inner == nil ? nil : inner,
                    border != nil,
                    color,
                    border ?? 0,
                    Int32(area.minX),
                    Int32(area.minY),
                    Int32(area.maxX),
                    Int32(area.maxY),
                    surface.pixels + (area.minY - origin.y) * surface.width + area.minX - origin.x,
                    surface.width,
                    cover.baseAddress
                )
            }
        }
    }
}
