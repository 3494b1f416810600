import AgateGeometry
import AgatePixels
import CAgateKernels

/// Paints stretches of pixels: a paint, a way to blend and a clip made ready.
struct RowPainter {
    /// Pixels without coverage that are made all the same, so that two runs share one stretch.
    private static let shortGap = 24

    let surface: Surface
    let origin: (x: Int, y: Int)
    let paint: PreparedPaint
    let blend: CGBlendMode
    let clipMask: Mask?
    let scratch: PaintScratch

    /// Whether nothing will change, whatever is painted.
    var isIdle: Bool { paint.isInvisible && (blend == .normal || blend == .plusLighter) }

    private func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
        surface.pixels + (y - origin.y) * surface.width + (x - origin.x)
    }

    /// Paints the runs of one row; all pixels must be on the surface.
    ///
    /// - Parameters:
    ///   - x: The device column that runs count from.
    ///   - cover: The coverage of pixels from there on, for runs that have no coverage of their own.
    func paint(x: Int, y: Int, runs: UnsafeBufferPointer<agate_run>, cover: UnsafePointer<UInt8>) {
        if blend == .normal, let source = paint.float32 {
            for run in runs { paintNumbers(source, run, x: x, y: y, cover) }
            return
        }
        if let color = plainColor {
            for run in runs { paintSolid(color, run, pixels(x: x + Int(run.start), y: y), cover) }
            return
        }
        var index = 0
        var start = runs.first.map { Int($0.start) } ?? 0
        while index < runs.count {
            // A stretch: as many runs as are close together, up to the scratch's length.
            let limit = start + PaintScratch.length
            var last = index
            var end = min(Int(runs[index].start + runs[index].length), limit)
            while last + 1 < runs.count, end < limit, Int(runs[last + 1].start) - end <= Self.shortGap,
                Int(runs[last + 1].start) < limit
            {
                last += 1
                end = min(Int(runs[last].start + runs[last].length), limit)
            }
            paintStretch(x: x, y: y, from: start, to: end, runs: runs[index...last], cover: cover)
            // The last run may go on behind the stretch.
            if end < Int(runs[last].start + runs[last].length) {
                index = last
                start = end
            } else {
                index = last + 1
                if index < runs.count { start = Int(runs[index].start) }
            }
        }
    }

    /// The one colour that is blended over all pixels by coverage alone; nil for other paints, blend modes and clips.
    var plainColor: UInt32? {
        clipMask == nil && blend == .normal && paint.float32 == nil ? paint.solidColor : nil
    }

    /// Paints pixels with full coverage.
    func paint(x: Int, y: Int, count: Int) {
        var run = agate_run(start: 0, length: Int32(clamping: count), coverage: 255)
        withUnsafePointer(to: &run) {
            paint(
                x: x,
                y: y,
                runs: UnsafeBufferPointer(start: $0, count: 1),
                cover: UnsafePointer(scratch.cover)
            )
        }
    }

    private func paintSolid(
        _ color: UInt32,
        _ run: agate_run,
        _ pixels: UnsafeMutablePointer<UInt32>,
        _ cover: UnsafePointer<UInt8>
    ) {
        let count = Int(run.length)
        if run.coverage < 0 {
            agate_blend_solid_cover(pixels, cover + Int(run.start), count, color)
        } else {
            agate_blend_solid(pixels, count, PorterDuff.scaled(color, by: UInt32(run.coverage)))
        }
    }

    /// Mixes colours that bytes cannot hold with what is below, and rounds once.
    private func paintNumbers(
        _ source: Float32ImageSource,
        _ run: agate_run,
        x: Int,
        y: Int,
        _ cover: UnsafePointer<UInt8>
    ) {
        let length = PaintScratch.length
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: length) { memory in
            guard let colors = memory.baseAddress else { return }
            let end = Int(run.start + run.length)
            for start in stride(from: Int(run.start), to: end, by: length) {
                let count = min(length, end - start)
                source.write(x: x + start, y: y, count: count, into: colors)
                if run.coverage < 0 {
                    scratch.cover.update(from: cover + start, count: count)
                } else {
                    scratch.cover.update(repeating: UInt8(run.coverage), count: count)
                }
                clipMask?.multiply(scratch.cover, x: x + start, y: y, count: count)
                let target = pixels(x: x + start, y: y)
                for index in 0..<count where scratch.cover[index] > 0 {
                    let part = Float(scratch.cover[index]) / 255 * Float(paint.opacity) / 255
                    let color = colors[index] * part
                    let below = Float32Pixel.numbers(target[index])
                    target[index] = Float32Pixel.packed(color + below * (1 - color.w))
                }
            }
        }
    }

    private func paintStretch(
        x: Int,
        y: Int,
        from start: Int,
        to end: Int,
        runs: Slice<UnsafeBufferPointer<agate_run>>,
        cover: UnsafePointer<UInt8>
    ) {
        let target = pixels(x: x + start, y: y)
        let count = end - start
        if paint.isOpaque, blend == .normal, clipMask == nil, runs.count == 1,
            runs[runs.startIndex].coverage == 255
        {
            if let stored = paint.source.stored(x: x + start, y: y, count: count) {
                target.update(from: stored, count: count)
            } else {
                paint.source.write(x: x + start, y: y, count: count, into: target, scratch)
            }
            return
        }
        var source: UnsafePointer<UInt32>
        if let stored = paint.source.stored(x: x + start, y: y, count: count) {
            source = stored
        } else {
            paint.source.write(x: x + start, y: y, count: count, into: scratch.pixels, scratch)
            source = UnsafePointer(scratch.pixels)
        }
        if paint.opacity != 255 {
            agate_scale_row(scratch.pixels, source, count, paint.opacity)
            source = UnsafePointer(scratch.pixels)
        }
        for run in runs {
            let first = max(Int(run.start), start)
            let length = min(Int(run.start + run.length), end) - first
            blendRun(
                target + (first - start),
                source + (first - start),
                x: x + first,
                y: y,
                count: length,
                coverage: run.coverage,
                cover: cover + first
            )
        }
    }

    private func blendRun(
        _ target: UnsafeMutablePointer<UInt32>,
        _ source: UnsafePointer<UInt32>,
        x: Int,
        y: Int,
        count: Int,
        coverage: Int32,
        cover: UnsafePointer<UInt8>
    ) {
        var effective: UnsafePointer<UInt8>?
        if let clipMask {
            if coverage < 0 {
                scratch.cover.update(from: cover, count: count)
            } else {
                scratch.cover.update(repeating: UInt8(coverage), count: count)
            }
            clipMask.multiply(scratch.cover, x: x, y: y, count: count)
            effective = UnsafePointer(scratch.cover)
        } else if coverage < 0 {
            effective = cover
        } else if coverage < 255 {
            scratch.cover.update(repeating: UInt8(coverage), count: count)
            effective = UnsafePointer(scratch.cover)
        }
        if blend != .normal {
            BlendRow.blend(blend, target, source, cover: effective, count: count)
        } else if let effective {
            agate_blend_row_cover(target, source, effective, count)
        } else {
            agate_blend_row(target, source, count)
        }
    }
}
