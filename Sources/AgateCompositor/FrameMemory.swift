import AgateScene
import Foundation

/// What frames hand on to each other.
final class FrameMemory: @unchecked Sendable {
    // Used under the lock only.
    private let lock = NSLock()
    let values = FrameValues()
    /// For each of the targets that are drawn in turns, the one of the last frame last.
    private var scenes: [(scene: PlacedScene, values: FrameValues)] = []

    /// So many targets are remembered; a further one takes the place of the one that was drawn longest ago, whose next frame is
    /// drawn in full.
    private static let mostScenes = 4

    /// The layers that a frame shows, or others to begin with.
    ///
    /// - Parameter placement: The number of their last update, 0 for no frame.
    func scene(showing placement: UInt64) -> (scene: PlacedScene, values: FrameValues) {
        var found: (scene: PlacedScene, values: FrameValues)?
        if placement != 0, let index = scenes.lastIndex(where: { $0.scene.number == placement }) {
            found = scenes.remove(at: index)
        } else if scenes.count == Self.mostScenes {
            found = scenes.removeFirst()
        }
        let scene = found ?? (PlacedScene(), FrameValues())
        scenes.append(scene)
        return scene
    }

    /// Calls a function with the memory, or without it while another thread has it.
    func use(_ body: (FrameMemory?) -> Void) {
        guard lock.try() else { return body(nil) }
        defer { lock.unlock() }
        body(self)
    }
}
