import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Many sublayers are planned by several threads.
@Suite("Sublayers side by side")
struct ParallelMapTests {
    @Test(
        "a thousand sublayers with groups, masks, clips, borders and shadows are the same for any number of threads"
    )
    func threads() {
        var scene = SceneBuilder(width: 200, height: 160)
        for index in 0..<1000 {
            let frame = CGRect(
                x: Double(index * 31 % 190) + 0.2 * Double(index % 4),
                y: Double(index * 17 % 150) + 0.3 * Double(index % 3),
                width: 14,
                height: 9
            )
            let box = scene.add(frame, color: index % 2 == 0 ? .blue : .red) {
                $0.cornerRadius = CGFloat(index % 4)
                $0.look.values.borderWidth = index % 5 == 0 ? 1.5 : 0
                $0.look.values.shadowOpacity = index % 11 == 0 ? 0.6 : 0
                $0.opacity = index % 3 == 0 ? 0.7 : 1
                if index % 6 == 0 { $0.flags.insert(.masksToBounds) }
            }
            if index % 2 == 0 { scene.add(CGRect(x: 8, y: 2, width: 12, height: 9), to: box, color: .green) }
            if index % 13 == 0 { scene.mask(box, CGRect(x: 2, y: 0, width: 7.5, height: 9)) }
        }
        let size = PixelSize(width: 200, height: 160)
        let frames = [1, 2, 7].map {
            Compositor(threads: $0).frame(of: scene.tree, at: 0, size: size, scale: 1)
        }
        #expect(frames[0].surface.isIdentical(to: frames[1].surface))
        #expect(frames[0].surface.isIdentical(to: frames[2].surface))
        #expect(frames[0].statistics.drawOps == frames[1].statistics.drawOps)
        #expect(frames[0].statistics.offscreenPasses == frames[2].statistics.offscreenPasses)
    }
}
