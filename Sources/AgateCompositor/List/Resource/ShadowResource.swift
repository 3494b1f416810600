import AgateGeometry
import AgateRaster
import Foundation
import Synchronization

/// The blurred coverage of a silhouette, computed at its first use.
///
/// Its pixels depend on the frame's plan alone and not on the bands that ask for it.
final class ShadowResource: Sendable {
    private let silhouette: DevicePath
    private let geometry: ShadowGeometry
    /// How the whole shadow is made; nil where only a part of it is.
    private let shape: ShadowShape?
    /// The pixels of the unblurred silhouette that matter, where there is no shape.
    private let source: DeviceRect
    private let made = Mutex<NineSliceMask?>(nil)
    /// Whether the coverage is kept for later uses.
    let isKept: Bool
    /// How many bytes the coverage has.
    let byteCount: Int

    /// The pixels that the shadow may touch.
    let extent: DeviceRect

    private let store: any ShadowStore

    /// - Parameters:
    ///   - silhouette: The outline that casts the shadow, filled by the non-zero rule.
    ///   - geometry: The blur and the offset.
    ///   - demand: The pixels that can be requested.
    ///   - isKept: Whether the coverage is computed once, or at each use.
    ///   - store: Where the results of earlier frames are.
    init(
        silhouette: DevicePath,
        geometry: ShadowGeometry,
        demand: DeviceRect,
        isKept: Bool = true,
        store: any ShadowStore
    ) {
        self.geometry = geometry
        self.isKept = isKept
        self.store = store
        let offset = CGAffineTransform(translationX: geometry.offsetX, y: geometry.offsetY)
        self.silhouette = silhouette.concatenating(offset)
        // The edges of a cut shadow stay where they are, and lie on no grid.
        shape = geometry.isCut ? nil : ShadowShape(self.silhouette, geometry)
        if let shape {
            source = .empty
            extent = shape.extent.intersection(demand)
            byteCount = shape.blurredCount
        } else {
            let reach = (x: geometry.reachX + 1, y: geometry.reachY + 1)
            source = self.silhouette.extent.intersection(demand.grown(x: reach.x, y: reach.y))
            extent = source.grown(x: reach.x, y: reach.y).intersection(demand)
            byteCount = extent.width * extent.height
        }
    }

    /// The inputs that the coverage and its place depend on.
    struct Identity: Hashable, Sendable {
        fileprivate var path: Path
        fileprivate var linear: SIMD4<Double>
        fileprivate var origin: SIMD2<Double>
        fileprivate var deviation: SIMD2<Double>
        fileprivate var extent: DeviceRect
        fileprivate var isCut: Bool
    }

    /// The inputs that the coverage and its place depend on.
    var identity: Identity {
        let transform = silhouette.transform
        return Identity(
            path: silhouette.path,
            linear: SIMD4(transform.a, transform.b, transform.c, transform.d),
            origin: SIMD2(transform.tx, transform.ty),
            deviation: SIMD2(geometry.deviationX, geometry.deviationY),
            extent: extent,
            isCut: geometry.isCut
        )
    }

    /// The coverage; the first caller makes it while others wait.
    func coverage() -> NineSliceMask {
        guard isKept else { return makeCoverage() }
        return made.withLock { coverage in
            if let coverage { return coverage }
            let result = makeCoverage()
            coverage = result
            return result
        }
    }

    private func makeCoverage() -> NineSliceMask {
        if let shape {
            return shape.placed(blurred(shape.path, .identity, in: shape.bounds))
        }
        // Made near the origin and moved by whole pixels, so that it does not matter where the layer was when it was made.
        var transform = silhouette.transform
        let x = Self.wholePixels(transform.tx)
        let y = Self.wholePixels(transform.ty)
        transform.tx -= CGFloat(x)
        transform.ty -= CGFloat(y)
        return NineSliceMask(blurred(silhouette.path, transform, in: source.moved(x: -x, y: -y)))
            .moved(x: x, y: y)
    }

    private func blurred(_ path: Path, _ transform: CGAffineTransform, in source: DeviceRect) -> Mask {
        let key = ShadowKey(
            path: path,
            linear: SIMD4(transform.a, transform.b, transform.c, transform.d),
            origin: SIMD2(transform.tx, transform.ty),
            deviation: SIMD2(geometry.deviationX, geometry.deviationY),
            source: source,
            isCut: geometry.isCut
        )
        return store.shadow(for: key) {
            geometry.blurred(
                CoverageRasterizer.mask(
                    of: path,
                    transform: transform,
                    rule: .winding,
                    in: source,
                    antialias: true
                )
            )
        }
    }

    private static func wholePixels(_ distance: CGFloat) -> Int {
        abs(distance) < 1e6 ? Int(distance.rounded(.down)) : 0
    }
}

/// The inputs that a blurred silhouette depends on, moved so that its origin lies in the first pixel.
struct ShadowKey: Hashable, Sendable {
    var path: Path
    var linear: SIMD4<Double>
    var origin: SIMD2<Double>
    var deviation: SIMD2<Double>
    var source: DeviceRect
    /// Whether the blur ends at twice the deviation.
    var isCut: Bool
}

/// Where blurred silhouettes are kept.
protocol ShadowStore: AnyObject, Sendable {
    /// The blurred silhouette of a key, made where it is not there.
    func shadow(for key: ShadowKey, make: () -> Mask) -> Mask
}
