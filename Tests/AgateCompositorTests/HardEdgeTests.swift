import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Edges of layers that do not allow antialiasing, which none does by default.
@Suite("Hard edges")
struct HardEdgeTests {
    private func scene(_ body: (inout SceneBuilder) -> Void) -> SceneBuilder {
        var scene = SceneBuilder(width: 60, height: 60)
        scene.hasSoftEdges = false
        body(&scene)
        return scene
    }

    /// Whether every pixel is one of two colours, the first where a function says that its centre is inside.
    private func check(_ picture: Surface, _ inside: String, _ outside: String, _ isIn: (CGPoint) -> Bool) {
        for y in 0..<60 {
            for x in 0..<60 {
                let centre = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                #expect(picture.hex(x, y) == (isIn(centre) ? inside : outside), "\(x), \(y)")
            }
        }
    }

    @Test("an upright layer fills the pixels whose centres it has", .claim("14.12"))
    func fractional() {
        let frame = CGRect(x: 10.4, y: 9.6, width: 20.2, height: 30.85)
        let picture = scene { $0.add(frame, color: .red) }.picture()
        check(picture, "#ff0000ff", "#00000000") { frame.contains($0) }
    }

    @Test("a turned layer fills the pixels whose centres it has", .claim("14.12"))
    func turned() {
        let frame = CGRect(x: 15, y: 18, width: 30, height: 22)
        let picture = scene {
            $0.add(frame, color: .red) {
                $0.space.values.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
            }
        }.picture()
        let back = CGAffineTransform(translationX: 30, y: 29).rotated(by: 0.4).inverted()
        let box = CGRect(x: -15, y: -11, width: 30, height: 22)
        check(picture, "#ff0000ff", "#00000000") { box.contains($0.applying(back)) }
    }

    @Test("a layer in perspective has hard edges, too", .claim("14.12"))
    func perspective() {
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 100
        tilt = CATransform3DRotate(tilt, 0.9, 0, 1, 0)
        let picture = scene {
            $0.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: .red) {
                $0.space.values.transform = tilt
            }
        }.picture()
        let colors = Set((0..<3600).map { picture.hex($0 % 60, $0 / 60) })
        #expect(colors == ["#ff0000ff", "#00000000"])
    }

    @Test("what a layer cuts, it cuts at the centres of pixels", .claim("14.12"), arguments: [0, 0.3])
    func clip(_ angle: Double) {
        let frame = CGRect(x: 15.3, y: 15.7, width: 30, height: 30)
        let picture = scene {
            let window = $0.add(frame) {
                $0.flags.insert(.masksToBounds)
                $0.space.values.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            }
            $0.add(CGRect(x: -30, y: -30, width: 90, height: 90), to: window, color: .blue)
        }.picture()
        let back = CGAffineTransform(translationX: frame.midX, y: frame.midY).rotated(by: angle).inverted()
        let box = CGRect(x: -15, y: -15, width: 30, height: 30)
        check(picture, "#0000ffff", "#00000000") { box.contains($0.applying(back)) }
    }

    @Test("rounded corners are antialiased in either case")
    func rounded() {
        let picture = scene {
            $0.add(CGRect(x: 10, y: 10, width: 40, height: 40), color: .red) { $0.cornerRadius = 12 }
        }.picture()
        let alphas = Set((0..<3600).map { picture.bytes($0 % 60, $0 / 60).w })
        #expect(alphas.count > 4)
    }

    @Test("a page that an upright layer hides with hard edges is not drawn below it")
    func hides() {
        var scene = scene { $0.add(CGRect(x: 5, y: 5, width: 30, height: 30), color: .red) }
        scene.add(CGRect(x: -0.3, y: -0.3, width: 60.4, height: 60.4), color: .blue)
        let frame = scene.frame()
        check(frame.surface, "#0000ffff", "#0000ffff") { _ in true }
        #expect(frame.statistics.drawOps == 1)
    }
}
