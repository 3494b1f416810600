import AgateCompositor
import AgateDisplay
import AgateScene
import Foundation
import QuartzCore
import Synchronization
import UIKit

/// Keeps what a display has committed and drawn in its last seconds.
///
/// A commit is kept as the tree after it, which shares all pages with its neighbours but those that the commit wrote. Called on the
/// threads that commit and draw; read on any.
final class Recorder: DisplayObserver {
    /// A commit that was recorded.
    struct Entry: Sendable {
        var number: Int
        var time: Double
        var tree: RenderTree
        /// The layers that it names, each once, in the order of its operations.
        var changes: [(layer: LayerID, change: Change)]
        /// The maximum memory of the tree in bytes.
        var bytes: Int
    }

    /// The changes of a layer by a commit.
    struct Change: OptionSet, Sendable {
        var rawValue: UInt8
        static let inserted = Change(rawValue: 1)
        static let removed = Change(rawValue: 2)
        static let values = Change(rawValue: 4)
        static let structure = Change(rawValue: 8)
        static let animations = Change(rawValue: 16)
    }

    /// A frame that was recorded.
    struct DrawnFrame: Sendable {
        var number: Int
        var commit: Int
        var report: FrameReport
        /// How long the stages took since the frame before, in seconds.
        var stages: [FrameStage: Double]
        /// The tree and the time of the last frame before this one.
        var before: (tree: RenderTree, time: Double)?
    }

    /// How much is kept.
    struct Limits: Sendable {
        /// How long, in seconds of the display.
        var seconds = 10.0
        /// In how much memory, in bytes.
        var bytes = 64 << 20
        /// How many frames.
        var frames = 600
    }

    private struct State {
        var entries: [Entry] = []
        var bytes = 0
        var lastCommit = 0
        var frames: [DrawnFrame] = []
        var lastFrame = 0
        /// The first frame that holds trees.
        var firstComparable = 1
        var stages: [FrameStage: Double] = [:]
        var names: [LayerID: Name] = [:]
    }

    /// How a layer was called when it came.
    ///
    /// `@unchecked Sendable`: the layer is looked at on the main thread alone.
    struct Name: @unchecked Sendable {
        var className: String
        var name: String?
        var view: String?
        var layer: Weak<CALayer>
    }

    private let state = Mutex(State())
    private let limits: Limits
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)

    /// - Parameter tree: The tree that the display shows already, at a time.
    init(_ tree: RenderTree, at time: Double, limits: Limits = Limits()) {
        self.limits = limits
        guard tree.root != nil else { return }
        state.withLock {
            $0.entries = [Entry(number: 0, time: time, tree: tree, changes: [], bytes: 0)]
        }
    }

    /// Called after each commit and frame, on the thread that made it, with no lock of the recorder held.
    var onActivity: (@Sendable () -> Void)? {
        get { listener.withLock { $0 } }
        set { listener.withLock { $0 = newValue } }
    }

    // MARK: What comes in

    func didApply(_ commit: Commit, _ tree: RenderTree) {
        let changes = Self.changes(of: commit)
        state.withLock { state in
            state.lastCommit += 1
            let pages = Set(changes.map { $0.layer.slot / Self.nodesOfPage }).count
            let bytes =
                pages * Int(Self.nodesOfPage) * MemoryLayout<RenderTree.Node?>.stride
                + Self.imageBytes(of: commit, since: state.entries.last?.tree)
            state.entries.append(
                Entry(
                    number: state.lastCommit,
                    time: commit.time,
                    tree: tree,
                    changes: changes,
                    bytes: bytes
                )
            )
            state.bytes += bytes
            trim(&state, at: commit.time)
        }
        onActivity?()
    }

    func didName(_ layer: AnyObject, _ id: LayerID) {
        let view = (layer as? CALayer)?.delegate as? UIView
        let name = Name(
            className: LayerInspection.className(of: layer),
            name: (layer as? CALayer)?.name,
            view: view.map { LayerInspection.className(of: $0) },
            layer: Weak(value: layer as? CALayer)
        )
        state.withLock { $0.names[id] = name }
    }

    /// How a layer was called when it came, if that was recorded.
    func name(of id: LayerID) -> Name? { state.withLock { $0.names[id] } }

    /// The number of nodes that share a page of memory in a tree.
    private static let nodesOfPage: Int32 = 32

    private static func changes(of commit: Commit) -> [(layer: LayerID, change: Change)] {
        var changes: [(layer: LayerID, change: Change)] = []
        var indices: [LayerID: Int] = [:]
        func note(_ id: LayerID, _ change: Change) {
            if let index = indices[id] {
                changes[index].change.insert(change)
            } else {
                indices[id] = changes.count
                changes.append((id, change))
            }
        }
        for operation in commit.operations {
            switch operation {
            case .insert(let id, _): note(id, .inserted)
            case .remove(let id): note(id, .removed)
            case .setValues(let id, _): note(id, .values)
            case .setSublayers(let id, _), .setMask(let id, _): note(id, .structure)
            case .setAnimations(let id, _): note(id, .animations)
            case .setRoot(let id): if let id { note(id, .structure) }
            }
        }
        return changes
    }

    /// The bytes of the images that a commit gives to layers which showed others before: the tree before it keeps those alive.
    private static func imageBytes(of commit: Commit, since before: RenderTree?) -> Int {
        var bytes = 0
        for operation in commit.operations {
            let (id, values): (LayerID, LayerValues)
            switch operation {
            case .insert(let layer, let new), .setValues(let layer, let new): (id, values) = (layer, new)
            default: continue
            }
            guard case .image(let image) = values.contents else { continue }
            if case .image(let old)? = before?[id]?.values.contents, old === image { continue }
            bytes += image.width * image.height * 4
        }
        return bytes
    }

    private func trim(_ state: inout State, at time: Double) {
        var gone = 0
        // The last tree of before the interval is what its beginning looks like.
        while gone + 1 < state.entries.count,
            state.entries[gone + 1].time < time - limits.seconds || state.bytes > limits.bytes
        {
            state.bytes -= state.entries[gone].bytes
            // A layer that left before the oldest kept tree is not looked up any more.
            for (id, change) in state.entries[gone].changes where change.contains(.removed) {
                state.names[id] = nil
            }
            gone += 1
        }
        guard gone > 0 else { return }
        state.entries.removeFirst(gone)
        forgetTrees(&state)
    }

    /// Frames hold trees too: older ones, and those of commits that are not kept any more, keep only their figures.
    private func forgetTrees(_ state: inout State) {
        guard let first = state.frames.first?.number else { return }
        let commit = state.entries.first?.number ?? 0
        while state.firstComparable < state.lastFrame {
            let index = state.firstComparable - first
            if state.frames.indices.contains(index) {
                let isOld = state.lastFrame - state.firstComparable >= Self.comparableFrames
                guard isOld || state.frames[index].commit < commit else { return }
                state.frames[index].before = nil
                state.frames[index].report.tree = RenderTree()
            }
            state.firstComparable += 1
        }
    }

    func didDraw(_ report: FrameReport) {
        state.withLock { state in
            state.lastFrame += 1
            let before = state.frames.last.map { ($0.report.tree, $0.report.time) }
            let commit = state.entries.last { $0.tree.revision == report.tree.revision }?.number
            state.frames.append(
                DrawnFrame(
                    number: state.lastFrame,
                    commit: commit ?? state.lastCommit,
                    report: report,
                    stages: state.stages,
                    before: before
                )
            )
            state.stages = [:]
            // Some at a time: all others move up.
            if state.frames.count > limits.frames + limits.frames / 8 {
                state.frames.removeFirst(state.frames.count - limits.frames)
            }
            forgetTrees(&state)
        }
        onActivity?()
    }

    /// The number of recent frames that can be compared with those before them.
    static let comparableFrames = 120

    func didSpend(_ seconds: Double, in stage: FrameStage) {
        state.withLock { $0.stages[stage, default: 0] += seconds }
    }

    // MARK: Contents

    /// The number of the last commit.
    var lastCommit: Int { state.withLock { $0.lastCommit } }

    /// The number of the last frame.
    var lastFrame: Int { state.withLock { $0.lastFrame } }

    /// The earliest time that a tree is known of.
    var earliest: Double? { state.withLock { $0.entries.first?.time } }

    /// The tree that was shown at a time, and the number of its last commit; the first one known for earlier times.
    func entry(at time: Double) -> Entry? {
        state.withLock { state in state.entries.last { $0.time <= time + 1e-9 } ?? state.entries.first }
    }

    /// The commits after a number, in their order.
    func entries(after number: Int) -> [Entry] {
        state.withLock { state in
            // They are numbered one after the other.
            guard let first = state.entries.first?.number else { return [] }
            return Array(state.entries.dropFirst(max(0, number - first + 1)))
        }
    }

    /// A commit and the tree before it; nil where it is not known any more.
    func entry(numbered number: Int) -> (before: RenderTree?, entry: Entry)? {
        state.withLock { state in
            guard number > 0, let first = state.entries.first?.number,
                state.entries.indices.contains(number - first)
            else { return nil }
            let index = number - first
            return (index > 0 ? state.entries[index - 1].tree : nil, state.entries[index])
        }
    }

    /// The frames after a number, in their order.
    func frames(after number: Int) -> [DrawnFrame] {
        state.withLock { state in
            let kept = state.frames.suffix(limits.frames)
            // They are numbered one after the other.
            guard let first = kept.first?.number else { return [] }
            return Array(kept.dropFirst(max(0, number - first + 1)))
        }
    }

    /// The maximum number of bytes of the recorded trees.
    var bytes: Int { state.withLock { $0.bytes } }
}
