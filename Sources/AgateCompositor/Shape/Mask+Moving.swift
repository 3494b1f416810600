import AgateGeometry
import AgateRaster

extension Mask {
    /// Covers nothing.
    static let empty = Mask(bounds: .empty, bytes: [])

    /// The same coverage elsewhere.
    func moved(x: Int, y: Int) -> Mask {
        x == 0 && y == 0 ? self : Mask(bounds: bounds.moved(x: x, y: y), bytes: bytes)
    }
}
