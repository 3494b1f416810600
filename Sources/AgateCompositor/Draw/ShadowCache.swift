import AgateGeometry
import AgateRaster
import Foundation
import Synchronization

/// The blurred silhouettes of the last frames, for layers that have not changed but by whole pixels.
///
/// What is kept is what would be made again, byte for byte, so a frame does not tell whether it was.
final class ShadowCache: Sendable {
    /// What a blurred silhouette follows from, moved so that its origin lies in the first pixel.
    struct Key: Hashable {
        var path: Path
        var linear: SIMD4<Double>
        var origin: SIMD2<Double>
        var deviation: SIMD2<Double>
        var source: DeviceRect
    }

    private struct Entry {
        var mask: Mask
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var frame = 0
    }

    /// A silhouette that was not asked for in so many frames is let go.
    private static let patience = 2

    private let state = Mutex(State())

    /// Begins a frame: lets go of what the last ones did not need.
    func beginFrame() {
        state.withLock { state in
            state.frame += 1
            let oldest = state.frame - Self.patience
            state.entries = state.entries.filter { $0.value.lastUse >= oldest }
        }
    }

    /// The mask of a key, made where it is not there.
    func mask(for key: Key, make: () -> Mask) -> Mask {
        let kept = state.withLock { state in
            state.entries[key]?.lastUse = state.frame
            return state.entries[key]?.mask
        }
        if let kept { return kept }
        let mask = make()
        state.withLock { $0.entries[key] = Entry(mask: mask, lastUse: $0.frame) }
        return mask
    }
}
