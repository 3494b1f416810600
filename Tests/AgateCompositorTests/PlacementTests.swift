import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import Foundation
import Testing

/// Where layers come to lie: claims 12.1-12.11 and 14.11.
@Suite("Placement")
struct PlacementTests {
    /// The mean position of what a picture covers.
    private func centroid(_ picture: Surface) -> CGPoint {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let alpha = Double(picture.bytes(column, row).w)
                sum += alpha
                x += alpha * (Double(column) + 0.5)
                y += alpha * (Double(row) + 0.5)
            }
        }
        return CGPoint(x: x / sum, y: y / sum)
    }

    private func inPerspective(_ body: (inout LayerValues) -> Void) -> Surface {
        var scene = SceneBuilder(width: 200, height: 200)
        scene.change(scene.root) {
            var transform = CATransform3DIdentity
            transform.m34 = -1.0 / 500
            $0.space.values.sublayerTransform = transform
        }
        scene.add(CGRect(x: 50, y: 50, width: 100, height: 100), color: .red, body)
        return scene.picture()
    }

    @Test("a tilted layer in perspective is the quadrilateral of the formula", .claim("12.11", "G1"))
    func perspective() {
        let picture = inPerspective {
            $0.space.values.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        }
        let corners = [
            CGPoint(x: 72.629659, y: 45.259318), CGPoint(x: 123.007493, y: 53.985015),
            CGPoint(x: 123.007493, y: 146.014985), CGPoint(x: 72.629659, y: 154.740682),
        ]
        var area = 0.0
        for (a, b) in zip(corners, corners[1...] + corners[...0]) { area += (a.x * b.y - b.x * a.y) / 2 }
        #expect(abs(picture.coverage - area) < 1)
        #expect(picture.bytes(74, 50).w == 255)
        #expect(picture.bytes(71, 100).w == 0)
        #expect(picture.bytes(121, 50).w == 0)
        #expect(picture.bytes(121, 58).w == 255)
    }

    @Test("a layer nearer to the viewer is larger", .claim("12.11", "G2"))
    func nearer() {
        let picture = inPerspective { $0.zPosition = 100 }
        #expect(abs(picture.coverage - 125 * 125) < 1)
        #expect(picture.bytes(37, 100).w == 128)
        #expect(picture.bytes(38, 100).w == 255)
    }

    @Test("what is behind the viewer is cut off, and a layer that is all behind is not drawn")
    func behindTheViewer() {
        #expect(inPerspective { $0.zPosition = 600 }.coverage == 0)
        let partly = inPerspective {
            $0.bounds = CGRect(x: 0, y: 0, width: 2000, height: 100)
            $0.space.values.transform = CATransform3DMakeRotation(.pi / 2.2, 0, 1, 0)
        }
        #expect(partly.coverage > 1000)
    }

    @Test("the sublayers' transform acts about the anchor", .claim("12.3"))
    func sublayerTransform() {
        var scene = SceneBuilder(width: 200, height: 200)
        scene.change(scene.root) { $0.space.values.sublayerTransform = CATransform3DMakeScale(2, 2, 1) }
        scene.add(CGRect(x: 75, y: 25, width: 50, height: 50), color: .red) {
            $0.space.values.transform = CATransform3DMakeTranslation(5, 6, 0)
        }
        let picture = scene.picture()
        // The child's (0, 0) goes to (60, -38).
        #expect(picture.hex(60, 0) == "#ff0000ff")
        #expect(picture.hex(59, 0) == "#00000000")
        #expect(picture.hex(159, 61) == "#ff0000ff")
        #expect(picture.hex(159, 62) == "#00000000")
    }

    @Test("the bounds' origin moves the sublayers", .claim("12.4"))
    func boundsOrigin() {
        var scene = SceneBuilder(width: 100, height: 100)
        let box = scene.add(CGRect(x: 10, y: 10, width: 50, height: 50)) {
            $0.bounds.origin = CGPoint(x: 20, y: 30)
        }
        scene.add(CGRect(x: 20, y: 30, width: 5, height: 5), to: box, color: .red)
        #expect(scene.picture().hex(10, 10) == "#ff0000ff")
    }

    @Test("flipped geometry mirrors sublayers and leaves the image upright", .claim("12.5"))
    func flipped() {
        let image = CGImage(
            ImageBuffer(width: 2, height: 2, pixels: [0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFFFF_0000])
        )
        var scene = SceneBuilder(width: 100, height: 100)
        let box = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
            $0.flags.insert(.geometryFlipped)
            $0.contents = .image(image)
            $0.contentsLook.values.magnificationFilter = "nearest"
        }
        scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: box, color: .green)
        let picture = scene.picture()
        #expect(picture.hex(50, 20) == "#ff0000ff")
        #expect(picture.hex(50, 80) == "#0000ffff")
        #expect(picture.hex(5, 95) == "#00ff00ff")
    }

    @Test("a rotated square covers its area, wherever it lies on the grid", arguments: [0.0, 0.3, 0.77])
    func rotated(_ shift: Double) {
        var scene = SceneBuilder(width: 100, height: 100)
        scene.add(CGRect(x: 30 + shift, y: 30 + shift, width: 40, height: 40), color: .red) {
            $0.space.values.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
        }
        let picture = scene.picture()
        #expect(abs(picture.coverage - 1600) < 2)
        let middle = centroid(picture)
        #expect(abs(middle.x - 50 - shift) < 0.05 && abs(middle.y - 50 - shift) < 0.05)
    }

    @Test("a layer flattens its subtree before its own transform", .claim("14.11"))
    func flattening() {
        // The inner layer is turned away by the outer one and back by itself: flattened, it stays a strip.
        func width(kind: LayerKind) -> Double {
            var scene = SceneBuilder(width: 200, height: 100)
            let outer = scene.add(CGRect(x: 50, y: 0, width: 100, height: 100)) {
                $0.kind = kind
                $0.space.values.transform = CATransform3DMakeRotation(1, 0, 1, 0)
            }
            scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer, color: .red) {
                $0.space.values.transform = CATransform3DMakeRotation(-1, 0, 1, 0)
            }
            return scene.picture().coverage / 100
        }
        #expect(abs(width(kind: .plain) - 100 * cos(1) * cos(1)) < 0.1)
        #expect(abs(width(kind: .transform) - 100) < 0.1)
    }

    @Test("layers in one space are sorted by depth", .claim("15.15"))
    func depth() {
        func front(turned: Bool) -> String {
            var scene = SceneBuilder(width: 100, height: 100)
            let card = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100)) {
                $0.kind = .transform
                if turned { $0.space.values.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
            }
            scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: card, color: .red) {
                $0.zPosition = 10
            }
            scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: card, color: .blue) {
                $0.zPosition = -10
            }
            return scene.picture().hex(50, 50)
        }
        #expect(front(turned: false) == "#ff0000ff")
        #expect(front(turned: true) == "#0000ffff")
    }
}
