import AgateDisplay
import AgatePixels
import AgateText
import Foundation
import QuartzCore
import Testing

/// Makes a case's picture, compares it with the reference, and checks what must look the same.
enum GoldenRun {
    static func check(_ golden: GoldenCase) throws {
        let picture = try draw(golden)
        let reference = GoldenReference(golden.name)
        switch reference.recording {
        case .none: break
        case .missing where reference.exists: break
        case .missing, .changed:
            if try reference.record(picture, tolerance: golden.tolerance) {
                Issue.record("recorded \(reference.file.path): look at it, then run again")
            }
            return
        }
        let expected = try reference.read()
        let difference = PictureDifference(expected: expected, actual: picture)
        guard difference.worst > golden.tolerance else { return }
        let file = try difference.write(named: golden.name)
        Issue.record(
            """
            \(golden.name): \(difference.count) pixels differ, at worst by \(difference.worst) at \
            \(difference.worstPlace); expected | difference | actual: \(file.path)
            To accept the new picture: RECORD=changed swift test -c release --disable-xctest --filter \
            'GoldenTests.*\(golden.topic)'
            """
        )
    }

    /// The frames side by side; each is drawn in several ways that must agree.
    private static func draw(_ golden: GoldenCase) throws -> ImageBuffer {
        try ManualDisplay.run(size: golden.size, scale: golden.scale) { display in
            golden.build(display)
            if golden.hasSoftEdges { display.layer.softenEdges() }
            display.advance(by: 0)
            var frames: [Surface] = []
            for time in golden.times {
                display.advance(to: time)
                let frame = display.makeSurface()
                frames.append(frame)
                checkVariants(of: frame, display, golden)
            }
            return try strip(frames)
        }
    }

    /// Checks that a case's text is the same when nothing is kept of glyphs and words, and when all of it is.
    static func checkGlyphCaches(_ golden: GoldenCase) {
        let cold = frames(of: golden) {
            GlyphCoverage.shared.removeAll()
            WordCache.shared.removeAll()
        }
        let warm = frames(of: golden) {}
        #expect(cold.count == warm.count)
        for (first, second) in zip(cold, warm) {
            let found = worst(first, second)
            #expect(found.difference == 0, "\(golden.name): by \(found.difference) at \(found.place)")
        }
    }

    /// The frames of a case.
    ///
    /// - Parameter prepare: Is called before each of them.
    private static func frames(of golden: GoldenCase, _ prepare: () -> Void) -> [Surface] {
        prepare()
        return ManualDisplay.run(size: golden.size, scale: golden.scale) { display in
            golden.build(display)
            if golden.hasSoftEdges { display.layer.softenEdges() }
            display.advance(by: 0)
            return golden.times.map { time in
                prepare()
                display.advance(to: time)
                return display.makeSurface()
            }
        }
    }

    /// Other ways to the same picture.
    private static func checkVariants(of frame: Surface, _ display: ManualDisplay, _ golden: GoldenCase) {
        let moment = GoldenMoment(
            tree: display.tree,
            time: display.time,
            size: display.pixelSize,
            scale: display.scale
        )
        for variant in GoldenVariant.all {
            guard let picture = variant.draw(moment) else { continue }
            let allowed = golden.allowances[variant.kind] ?? variant.kind.allowance
            let found = worst(frame, picture)
            #expect(
                found.difference <= allowed,
                "\(golden.name) \(variant.name) at \(display.time): by \(found.difference) at \(found.place)"
            )
        }
    }

    /// The largest difference of a channel, and the pixel that has it.
    private static func worst(
        _ expected: Surface,
        _ actual: Surface
    ) -> (difference: Int, place: SIMD2<Int>) {
        guard expected.width == actual.width, expected.height == actual.height else { return (255, .zero) }
        var worst = (difference: 0, place: SIMD2<Int>.zero)
        for index in 0..<expected.count where expected.pixels[index] != actual.pixels[index] {
            let (first, second) = (expected.pixels[index], actual.pixels[index])
            for part in stride(from: UInt32(0), to: 32, by: 8) {
                let difference = abs(Int(first >> part & 255) - Int(second >> part & 255))
                if difference > worst.difference {
                    worst = (difference, SIMD2(index % expected.width, index / expected.width))
                }
            }
        }
        return worst
    }

    private static func strip(_ frames: [Surface]) throws -> ImageBuffer {
        let first = try #require(frames.first)
        let strip = try #require(Surface(width: first.width * frames.count, height: first.height))
        for (index, frame) in frames.enumerated() {
            for row in 0..<frame.height {
                (strip.pixels + row * strip.width + index * first.width).update(
                    from: frame.pixels + row * frame.width,
                    count: frame.width
                )
            }
        }
        return strip.makeImage()
    }
}
