import AgateCompositor
import AgateDisplay
import AgateGeometry
import AgatePixels
import AgateScene
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
            display.advance(by: 0)
            var frames: [Surface] = []
            for time in golden.times {
                display.advance(to: time)
                let frame = display.makeSurface()
                frames.append(frame)
                checkVariants(of: frame, display, golden.name)
            }
            return try strip(frames)
        }
    }

    /// Other ways to the same picture: in bands, wrapped in a layer, moved by whole pixels.
    private static func checkVariants(of frame: Surface, _ display: ManualDisplay, _ name: String) {
        let bands = Compositor(threads: 3, bandHeight: 5).frame(
            of: display.tree,
            revision: 0,
            at: display.time,
            size: display.pixelSize,
            scale: display.scale
        )
        #expect(worst(frame, bands.surface) == 0, "\(name) in bands")

        let shift = (x: 7, y: 3)
        let size = display.pixelSize
        let wrapped = Compositor(threads: 1).frame(
            of: wrapped(display.tree, by: shift, scale: display.scale),
            revision: 0,
            at: display.time,
            size: PixelSize(width: size.width + shift.x, height: size.height + shift.y),
            scale: display.scale
        )
        #expect(worst(frame, wrapped.surface, shift: shift) <= 2, "\(name) wrapped and moved")
    }

    /// The tree inside another layer that lies some pixels further right and down.
    private static func wrapped(_ tree: RenderTree, by shift: (x: Int, y: Int), scale: CGFloat) -> RenderTree
    {
        guard let root = tree.root else { return tree }
        var tree = tree
        let outer = LayerID(slot: 1_000_000, generation: 1)
        var values = LayerValues()
        values.anchorPoint = .zero
        values.position = CGPoint(x: CGFloat(shift.x) / scale, y: CGFloat(shift.y) / scale)
        var commit = Commit(time: 0)
        commit.operations = [.insert(outer, values), .setSublayers(outer, [root]), .setRoot(outer)]
        tree.apply(commit)
        return tree
    }

    /// The largest difference of a channel.
    private static func worst(_ a: Surface, _ b: Surface, shift: (x: Int, y: Int) = (0, 0)) -> Int {
        var worst = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (first, second) = (a[x, y], b[x + shift.x, y + shift.y])
                guard first != second else { continue }
                for part in stride(from: UInt32(0), to: 32, by: 8) {
                    worst = max(worst, abs(Int(first >> part & 255) - Int(second >> part & 255)))
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
