import AgateCompositor
import AgateDisplay
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Bad input")
struct BadInputTests {
    private static let badNumbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1]

    @Test("no number makes drawing fail", arguments: badNumbers)
    func numbers(_ bad: Double) {
        let changes: [(inout LayerValues) -> Void] = [
            { $0.position.x = bad }, { $0.position.y = bad }, { $0.bounds.size.width = bad },
            { $0.bounds.origin.y = bad }, { $0.bounds = CGRect(x: bad, y: bad, width: bad, height: bad) },
            { $0.anchorPoint.x = bad }, { $0.zPosition = bad }, { $0.cornerRadius = bad },
            { $0.opacity = Float(bad) }, { $0.look.values.borderWidth = bad },
            { $0.look.values.shadowRadius = bad }, { $0.look.values.shadowOffset.width = bad },
            { $0.look.values.shadowOpacity = Float(bad) }, { $0.space.values.transform.m11 = bad },
            { $0.space.values.transform.m14 = bad }, { $0.space.values.transform.m44 = bad },
            { $0.space.values.sublayerTransform.m34 = bad }, { $0.space.values.anchorPointZ = bad },
            { $0.contentsLook.values.contentsRect.size.width = bad },
            { $0.contentsLook.values.contentsCenter.origin.x = bad },
            { $0.contentsLook.values.contentsCenter.size.height = bad },
            { $0.contentsLook.values.contentsScale = bad },
            { $0.backgroundColor = CGColor(red: bad, green: bad, blue: bad, alpha: bad) },
            { $0.timing.values.parameters.speed = bad }, { $0.timing.values.parameters.beginTime = bad },
        ]
        let image = CGImage(
            ImageBuffer(width: 3, height: 3, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 9))
        )
        for change in changes {
            var scene = SceneBuilder(width: 60, height: 60)
            let box = scene.add(CGRect(x: 10, y: 10, width: 30, height: 30), color: .red) {
                $0.contents = .image(image)
                $0.cornerRadius = 4
                $0.flags.insert(.masksToBounds)
                $0.look.values.borderWidth = 1
                $0.look.values.shadowOpacity = 0.5
                change(&$0)
            }
            var shape = ShapeValues.standard.values
            shape.path = Path(rect: CGRect(x: bad, y: 3, width: 10, height: 10))
            shape.strokeColor = .blue
            scene.add(CGRect(x: 5, y: 5, width: 50, height: 50), to: box, color: .green) {
                var rare = CopyOnWriteBox<ShapeValues>()
                rare.values = shape
                $0.kind = .shape(rare)
            }
            _ = scene.picture()
            _ = scene.picture(at: bad)
        }
    }

    @Test("no number in a shape makes drawing fail", arguments: badNumbers)
    func shapes(_ bad: Double) {
        let changes: [(inout ShapeValues) -> Void] = [
            { $0.lineWidth = bad }, { $0.miterLimit = bad }, { $0.strokeStart = bad }, { $0.strokeEnd = bad },
            { $0.lineDashPhase = bad }, { $0.lineDashPattern = [bad, 2] },
        ]
        for change in changes {
            var scene = SceneBuilder(width: 60, height: 60)
            scene.add(CGRect(x: 10, y: 10, width: 30, height: 30)) {
                var shape = CopyOnWriteBox<ShapeValues>()
                shape.values.path = Path(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
                shape.values.strokeColor = .blue
                shape.values.lineDashPattern = [3, 2]
                change(&shape.values)
                $0.kind = .shape(shape)
            }
            _ = scene.picture()
        }
    }

    @Test("a huge layer shows the part that is in the picture")
    func huge() {
        var scene = SceneBuilder(width: 50, height: 50)
        scene.add(CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7), color: .red) {
            $0.look.values.shadowOpacity = 1
            $0.look.values.shadowRadius = 1e9
        }
        #expect(scene.picture().coverage == 2500)
    }

    @Test("singular transforms draw nothing")
    func singular() {
        var scene = SceneBuilder(width: 50, height: 50)
        scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
            $0.space.values.transform = CATransform3DMakeScale(0, 1, 1)
            $0.look.values.shadowOpacity = 1
        }
        scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
            $0.space.values.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        }
        scene.add(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red) {
            $0.space.values.transform = CATransform3D()
        }
        #expect(scene.picture().coverage < 0.5)
    }

    @Test("100 000 layers inside each other, each see-through")
    func deep() {
        let picture = chain(count: 100_000, isDeep: true)
        #expect(picture.bytes(1, 1).w > 0)
    }

    @Test("100 000 layers beside each other")
    func wide() {
        let picture = chain(count: 100_000, isDeep: false)
        #expect(picture.bytes(1, 1).w > 0)
    }

    private func chain(count: Int32, isDeep: Bool) -> Surface {
        var tree = RenderTree()
        var commit = Commit(time: 0)
        let ids = (0...count).map { LayerID(slot: $0, generation: 1) }
        for id in ids {
            var values = LayerValues()
            values.anchorPoint = .zero
            values.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            values.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            values.opacity = id.slot % 3 == 0 ? 0.99999 : 1
            commit.operations.append(.insert(id, values))
        }
        if isDeep {
            for (outer, inner) in zip(ids, ids.dropFirst()) {
                commit.operations.append(.setSublayers(outer, [inner]))
            }
        } else {
            commit.operations.append(.setSublayers(ids[0], Array(ids.dropFirst())))
        }
        commit.operations.append(.setRoot(ids[0]))
        tree.apply(commit)
        return Compositor(threads: 2).frame(
            of: tree,
            at: 0,
            size: PixelSize(width: 4, height: 4),
            scale: 1
        ).surface
    }
}
