import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import Foundation
import Testing

/// Boxes of one shape name it by index, wherever the list of operations that they are in is drawn.
@Suite("Shapes that boxes share")
struct SharedShapeTests {
    /// Pairs of rounded boxes, each pair of a shape of its own, in rows.
    private func addPairs(to scene: inout SceneBuilder, _ parent: LayerID, color: CGColor) {
        for row in 0..<12 {
            for column in 0..<2 {
                let frame = CGRect(
                    x: 4 + CGFloat(column) * 40,
                    y: 4 + CGFloat(row) * 16,
                    width: 20 + CGFloat(row),
                    height: 12
                )
                scene.add(frame, to: parent, color: color) { $0.cornerRadius = 3 }
            }
        }
    }

    /// Has the C library fill memory with a byte when it is freed; 0 leaves it as it is.
    private func overwriteFreedMemory(with byte: Int32) {
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        // `M_PERTURB` of glibc; other libraries have no such option.
        guard let address = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(address, to: Option.self)(-6, byte)
    }

    private func isInBox(_ x: Int, _ y: Int) -> Bool {
        let (row, inRow) = ((y - 4) / 16, (y - 4) % 16)
        let inColumn = (x - 4) % 40
        return y >= 4 && row < 12 && x >= 4 && x < 84 && inRow < 12 && inColumn < 20 + row
    }

    @Test("the mask of a layer with background filters keeps the shapes of its boxes until it is drawn")
    func maskOfBackdrop() {
        // More shapes than a thread's cache of freed memory holds: what is freed too early is overwritten.
        overwriteFreedMemory(with: 0xFF)
        defer { overwriteFreedMemory(with: 0) }
        var scene = SceneBuilder(width: 100, height: 200)
        scene.add(CGRect(x: 0, y: 0, width: 100, height: 200), color: .red)
        let pane = scene.add(CGRect(x: 0, y: 0, width: 100, height: 200)) {
            $0.look.values.backgroundFilters = FilterList([FilterValues(.colorInvert)])
        }
        let mask = scene.mask(pane, CGRect(x: 0, y: 0, width: 100, height: 200), color: nil)
        addPairs(to: &scene, mask, color: .white)
        let picture = scene.picture()
        for y in stride(from: 6, to: 196, by: 4) {
            for x in stride(from: 8, to: 96, by: 4) where !isNearEdge(x, y) {
                #expect(picture.hex(x, y) == (isInBox(x, y) ? "#00ffffff" : "#ff0000ff"), "\(x), \(y)")
            }
        }
    }

    private func isNearEdge(_ x: Int, _ y: Int) -> Bool {
        Set([(-3, -3), (3, -3), (-3, 3), (3, 3)].map { isInBox(x + $0.0, y + $0.1) }).count > 1
    }

    @Test("boxes in a filtered picture inside of another one, and after it, have their own shapes")
    func nestedPictures() {
        var scene = SceneBuilder(width: 100, height: 200)
        let filter = FilterList([FilterValues(.colorInvert)])
        addPairs(to: &scene, scene.root, color: .blue)
        let outer = scene.add(CGRect(x: 0, y: 0, width: 100, height: 200)) {
            $0.look.values.filters = filter
        }
        scene.add(CGRect(x: 6, y: 6, width: 14, height: 8), to: outer, color: .green) { $0.cornerRadius = 5 }
        let inner = scene.add(CGRect(x: 0, y: 0, width: 100, height: 200), to: outer) {
            $0.look.values.filters = filter
        }
        addPairs(to: &scene, inner, color: .red)
        addPairs(to: &scene, outer, color: .white)
        let picture = scene.picture()
        for y in stride(from: 6, to: 196, by: 4) {
            for x in stride(from: 8, to: 96, by: 4) where !isNearEdge(x, y) {
                #expect(picture.hex(x, y) == (isInBox(x, y) ? "#000000ff" : "#00000000"), "\(x), \(y)")
            }
        }
    }
}
