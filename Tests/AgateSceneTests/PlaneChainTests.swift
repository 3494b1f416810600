import AgateGeometry
import AgateScene
import AgateTestSupport
import Foundation
import Testing

@Suite("How planes lie in one another")
struct PlaneChainTests {
    private func geometry(_ change: (inout LayerValues) -> Void) -> LayerGeometry {
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        change(&values)
        return LayerGeometry(values)
    }

    private var tilted: LayerGeometry {
        geometry {
            $0.position = CGPoint(x: 7, y: 3)
            $0.space.values.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
        }
    }

    private var leaf: LayerGeometry {
        geometry {
            $0.position = CGPoint(x: 11, y: -2)
            $0.zPosition = 4
        }
    }

    @Test("a layer that flattens begins a new chain: nothing of its own matrix reaches its sublayers")
    func flattening() {
        let root = PlaneChain()
        let inner = root.sublayers(of: tilted, at: root.matrix(of: tilted), sharingSpace: false)
        #expect(inner.space == nil)
        #expect(CATransform3DEqualToTransform(inner.matrix(of: leaf), leaf.matrix))
    }

    @Test("through layers that share their space a sublayer keeps its depth", .claim("15.15"))
    func sharing() {
        var planes = PlaneChain()
        for _ in 0..<2 {
            planes = planes.sublayers(of: tilted, at: planes.matrix(of: tilted), sharingSpace: true)
        }
        let whole = CATransform3DConcat(leaf.matrix, CATransform3DConcat(tilted.matrix, tilted.matrix))
        #expect(CATransform3DEqualToTransform(planes.matrix(of: leaf), whole))
        #expect(planes.matrix(of: leaf).m43 != leaf.matrix.m43)
    }

    @Test("a sublayer transform lies between a sublayer and its layer, in either kind", .claim("12.3"))
    func sublayerTransform() {
        let turning = geometry {
            $0.position = CGPoint(x: 5, y: 5)
            $0.space.values.sublayerTransform = CATransform3DMakeRotation(0.25, 0, 0, 1)
        }
        guard let inner = turning.sublayerMatrix else {
            Issue.record("a sublayer transform that is not the identity gives a matrix")
            return
        }
        let root = PlaneChain()
        let flat = root.sublayers(of: turning, at: root.matrix(of: turning), sharingSpace: false)
        #expect(CATransform3DEqualToTransform(flat.matrix(of: leaf), CATransform3DConcat(leaf.matrix, inner)))
        let deep = root.sublayers(of: turning, at: root.matrix(of: turning), sharingSpace: true)
        let outer = CATransform3DConcat(inner, turning.matrix)
        #expect(CATransform3DEqualToTransform(deep.matrix(of: leaf), CATransform3DConcat(leaf.matrix, outer)))
    }

    @Test("mirrored geometries count down the chain", .claim("12.5"))
    func mirroring() {
        let flipped = geometry { $0.flags.insert(.geometryFlipped) }
        var planes = PlaneChain()
        var mirrored: [Bool] = []
        for geometry in [flipped, leaf, flipped, flipped] {
            planes = planes.sublayers(of: geometry, at: geometry.matrix, sharingSpace: false)
            mirrored.append(planes.isMirrored)
        }
        #expect(mirrored == [true, true, false, true])
    }

    @Test("a copy of a replicator is put in place before what is done to all sublayers")
    func copies() {
        let shift = CATransform3DMakeTranslation(30, 0, 0)
        let space = CATransform3DMakeScale(2, 2, 1)
        let matrix = PlaneChain(space: space).matrix(of: leaf, copy: shift)
        let expected = CATransform3DConcat(CATransform3DConcat(leaf.matrix, shift), space)
        #expect(CATransform3DEqualToTransform(matrix, expected))
    }
}
