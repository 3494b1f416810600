import AgateGeometry
import AgateRaster
import Foundation
import Synchronization

/// The blurred coverage of a silhouette, made when it is first asked for.
///
/// Its pixels depend on the frame's plan alone and not on the bands that ask for it.
final class ShadowResource: Sendable {
    private let silhouette: DevicePath
    private let geometry: ShadowGeometry
    /// The pixels of the unblurred silhouette that matter.
    private let source: DeviceRect
    private let mask = Mutex<Mask?>(nil)

    /// The pixels that the shadow may touch.
    let extent: DeviceRect

    /// - Parameters:
    ///   - silhouette: What casts the shadow, filled by the non-zero rule.
    ///   - geometry: The blur and the offset.
    ///   - demand: The pixels that anybody may ask for.
    init(silhouette: DevicePath, geometry: ShadowGeometry, demand: DeviceRect) {
        self.geometry = geometry
        let offset = CGAffineTransform(translationX: geometry.offsetX, y: geometry.offsetY)
        self.silhouette = silhouette.concatenating(offset)
        let reach = (x: geometry.reachX + 1, y: geometry.reachY + 1)
        source = self.silhouette.extent.intersection(demand.grown(x: reach.x, y: reach.y))
        extent = source.grown(x: reach.x, y: reach.y).intersection(demand)
    }

    /// The coverage; the first caller makes it while others wait.
    func coverage() -> Mask {
        mask.withLock { mask in
            if let mask { return mask }
            let sharp = CoverageRasterizer.mask(
                of: silhouette.path,
                transform: silhouette.transform,
                rule: .winding,
                in: source,
                antialias: true
            )
            let blurred = geometry.blurred(sharp)
            mask = blurred
            return blurred
        }
    }
}

extension ShadowGeometry {
    /// A silhouette's coverage, blurred as far as this shadow is.
    func blurred(_ mask: Mask) -> Mask {
        guard deviationX > 0 || deviationY > 0 else { return mask }
        return GaussianBlur.blurred(mask, sigmaX: deviationX, sigmaY: deviationY)
    }
}

extension DevicePath {
    /// The path with another transform after its own.
    func concatenating(_ next: CGAffineTransform) -> DevicePath {
        DevicePath(path: path, transform: transform.concatenating(next))
    }

    init(path: Path, transform: CGAffineTransform) {
        self.path = path
        self.transform = transform
    }
}
