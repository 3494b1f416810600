import AgateGeometry
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("Where layers are")
struct LayerGeometryTests {
    private func layer(
        _ bounds: CGRect,
        at position: CGPoint,
        anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)
    ) -> LayerValues {
        var values = LayerValues()
        values.bounds = bounds
        values.position = position
        values.anchorPoint = anchor
        return values
    }

    /// A point of a layer in the superlayer of its superlayer.
    private func map(_ x: Double, _ y: Double, _ child: LayerValues, _ parent: LayerValues? = nil) -> CGPoint
    {
        var planes = PlaneChain()
        if let parent {
            let geometry = LayerGeometry(parent)
            planes = planes.sublayers(of: geometry, at: planes.matrix(of: geometry), sharingSpace: true)
        }
        return projected(x, y, planes.matrix(of: LayerGeometry(child)))
    }

    private func projected(_ x: Double, _ y: Double, _ m: CATransform3D) -> CGPoint {
        let w = x * m.m14 + y * m.m24 + m.m44
        return CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m41) / w,
            y: (x * m.m12 + y * m.m22 + m.m42) / w
        )
    }

    private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 1e-5 && abs(left.y - right.y) < 1e-5
    }

    @Test("anchor, position and bounds origin place a plain layer")
    func plain() {
        let values = layer(CGRect(x: 10, y: 20, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
        #expect(map(10, 20, values) == CGPoint(x: 150, y: 275))
        #expect(map(60, 45, values) == CGPoint(x: 200, y: 300))
    }

    @Test("the sublayer transform works about the superlayer's anchor")
    func sublayerTransform() {
        var parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), at: CGPoint(x: 100, y: 100))
        parent.space.values.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        var child = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 100, y: 50))
        child.space.values.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(map(0, 0, child, parent) == CGPoint(x: 60, y: -38))
    }

    @Test("flipped geometry mirrors the sublayers and leaves contents alone")
    func flipped() {
        var parent = layer(
            CGRect(x: 5, y: 7, width: 100, height: 80),
            at: CGPoint(x: 20, y: 30),
            anchor: .zero
        )
        parent.flags.insert(.geometryFlipped)
        let child = layer(
            CGRect(x: 0, y: 0, width: 10, height: 10),
            at: CGPoint(x: 15, y: 17),
            anchor: .zero
        )
        #expect(map(0, 0, child, parent) == CGPoint(x: 30, y: 100))
        #expect(map(5, 7, parent) == CGPoint(x: 20, y: 110))
        #expect(projected(5, 7, LayerGeometry(parent).contentsMatrix) == CGPoint(x: 20, y: 30))
    }

    @Test("perspective of the superlayer shrinks what turns away")
    func perspective() {
        var parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), at: CGPoint(x: 100, y: 100))
        parent.space.values.sublayerTransform.m34 = -1.0 / 500
        var child = layer(CGRect(x: 0, y: 0, width: 100, height: 100), at: CGPoint(x: 100, y: 100))
        child.space.values.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        #expect(isClose(map(0, 0, child, parent), CGPoint(x: 72.629659, y: 45.259318)))
        #expect(isClose(map(100, 0, child, parent), CGPoint(x: 123.007493, y: 53.985015)))
        #expect(isClose(map(100, 100, child, parent), CGPoint(x: 123.007493, y: 146.014985)))
        #expect(isClose(map(50, 50, child, parent), CGPoint(x: 100, y: 100)))
    }

    @Test("a layer nearer to the viewer is larger")
    func depth() {
        var parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), at: CGPoint(x: 100, y: 100))
        parent.space.values.sublayerTransform.m34 = -1.0 / 500
        var child = layer(CGRect(x: 0, y: 0, width: 100, height: 100), at: CGPoint(x: 100, y: 100))
        child.zPosition = 100
        #expect(isClose(map(0, 0, child, parent), CGPoint(x: 37.5, y: 37.5)))
        #expect(isClose(map(100, 100, child, parent), CGPoint(x: 162.5, y: 162.5)))
    }

    @Test("the frame is the box of the transformed bounds")
    func frame() {
        var values = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
        values.space.values.transform = CATransform3DMakeScale(2, 4, 1)
        #expect(LayerGeometry.frame(of: values) == CGRect(x: 100, y: 200, width: 200, height: 200))
    }
}
