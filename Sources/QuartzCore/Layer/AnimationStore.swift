import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

/// The animations attached to one layer, in order of addition.
///
/// Source: claims 2.9, 2.22, 4.10-4.11, 8.13.
final class AnimationStore {
    private(set) var entries: [RunningAnimation] = []

    /// Attaches a copy of an animation; one with the same key is replaced.
    func add(_ animation: CAAnimation, key: String?, to layer: CALayer) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let stack = TransactionStack.current
        let storedKey = copy is CATransition ? "transition" : key
        if let storedKey { remove(key: storedKey, from: layer) }
        if !(copy.duration > 0) { copy.duration = stack.animationDuration }
        if let function = stack.animationTimingFunction { copy.timingFunction = function }
        let groups = layer.context == nil ? [] : stack.openGroups
        for group in groups { group.enter() }
        let entry = RunningAnimation(
            animation: copy,
            key: storedKey,
            groups: groups,
            drivesDisplay: layer.asksForDisplay(during: copy)
        )
        entry.layer = layer
        entries.append(entry)
        noteChange(of: layer)
        if entry.drivesDisplay { layer.startDisplayDriving() }
    }

    /// Detaches the animation with a key; its delegate hears that it was not finished.
    func remove(key: String, from layer: CALayer) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        let removed = entries.remove(at: index)
        noteChange(of: layer)
        stop(removed, of: layer)
    }

    func removeAll(from layer: CALayer) {
        guard !entries.isEmpty else { return }
        let removed = entries
        entries.removeAll()
        noteChange(of: layer)
        for entry in removed { stop(entry, of: layer) }
    }

    /// Detaches an animation that has come to its end; the caller tells of it.
    func drop(_ running: RunningAnimation, from layer: CALayer?) {
        guard let index = entries.firstIndex(where: { $0 === running }) else { return }
        entries.remove(at: index)
        guard let layer else { return }
        noteChange(of: layer)
        if running.drivesDisplay { layer.endDisplayDriving() }
    }

    /// The layer leaves its displayed tree: all its animations stop.
    func leaveTree(of layer: CALayer, context: DisplayContext) {
        let removed = entries
        entries.removeAll()
        for entry in removed { context.noteRemoval(of: entry) }
    }

    private func stop(_ entry: RunningAnimation, of layer: CALayer) {
        if let context = layer.context {
            context.noteRemoval(of: entry)
        } else {
            entry.leaveGroups()
        }
        if entry.drivesDisplay { layer.endDisplayDriving() }
    }

    private func noteChange(of layer: CALayer) {
        layer.context?.note(.animations, of: layer)
    }

    /// The keys in order of addition; animations without a key are not listed.
    var keys: [String]? {
        let keys = entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animation(key: String) -> CAAnimation? {
        entries.first { $0.key == key }?.animation
    }

    /// All animations in the render side's form; those that are new get their names and their begin times.
    func compile(for layer: CALayer, in context: DisplayContext, commitTime: Double) -> [RenderAnimation] {
        entries.map { entry in
            if let compiled = entry.compiled, entry.id != nil { return compiled }
            context.lastAnimationID += 1
            let id = AnimationID(raw: context.lastAnimationID)
            if entry.animation.beginTime == 0 || entry.animation.beginTime.isNaN {
                // Not by the setter: nobody outside has set it, and archives begin anew.
                entry.animation.timing.beginTime = layer.convertTime(commitTime, from: nil)
            }
            var compiled = entry.animation.compiled(id: id, customKeys: layer.hasCustomValue(forKey:))
            compiled.startFromPreviousValue { target in
                layer.renderID.flatMap { context.display.tree.values(of: $0, at: commitTime) }?
                    .value(of: target)
            }
            entry.id = id
            entry.compiled = compiled
            context.running[id] = entry
            return compiled
        }
    }
}
