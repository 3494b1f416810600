import AgateGeometry
import AgateRaster

/// A shape at a fraction of a pixel and the whole pixels that it is moved by, with its coverage if that is known.
final class KeptShape: Sendable {
    let key: ShapeKey
    let x: Int
    let y: Int
    /// The outline that is filled where the coverage is not known, before it is moved.
    let outline: DevicePath?
    private let mask: Mask?

    /// The inputs that the coverage and its place depend on.
    struct Identity: Hashable, Sendable {
        fileprivate var key: ShapeKey
        fileprivate var x: Int
        fileprivate var y: Int
    }

    /// The inputs that the coverage and its place depend on.
    var identity: Identity { Identity(key: key, x: x, y: y) }

    /// Nil where there is nothing to draw.
    init?(_ key: ShapeKey, x: Int, y: Int, coverage: Mask?) {
        self.key = key
        self.x = x
        self.y = y
        mask = coverage
        outline = coverage == nil ? key.outline : nil
        if coverage == nil, outline == nil { return nil }
    }

    /// The pixels that the shape may touch.
    var extent: DeviceRect {
        let extent = mask?.bounds ?? outline?.extent ?? .empty
        return extent.isEmpty ? .empty : extent.moved(x: x, y: y)
    }

    /// The coverage where it lies; nil where it is not known.
    var coverage: NineSliceMask? { mask.map { NineSliceMask($0).moved(x: x, y: y) } }

    /// The same as what a clip lets through.
    var clipMask: Mask? { mask?.moved(x: x, y: y) }
}
