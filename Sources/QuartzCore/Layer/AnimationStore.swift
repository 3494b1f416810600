import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

/// The animations attached to one layer, in order of addition.
///
/// Source: claims 2.9, 2.22, 4.10-4.11, 8.13.
final class AnimationStore {
    private(set) var entries: [RunningAnimation] = []

    deinit {
        for entry in entries { entry.layer = nil }
    }

    /// Attaches a copy of an animation; one with the same key is replaced.
    func add(_ animation: CAAnimation, key: String?, to layer: CALayer) {
        guard let copy = animation.copy() as? CAAnimation else { return }
        let context = layer.context
        let stack = context?.transactions ?? TransactionStack.current
        let storedKey = copy is CATransition ? "transition" : key
        if let storedKey { remove(key: storedKey, from: layer) }
        if !(copy.duration > 0) { copy.duration = stack.settings.duration }
        if let function = stack.settings.timingFunction { copy.timingFunction = function }
        let groups = context == nil ? [] : stack.openGroups
        for group in groups { group.enter() }
        let entry = RunningAnimation(
            animation: copy,
            key: storedKey,
            groups: groups,
            drivesDisplay: layer.asksForDisplay(during: copy)
        )
        attach(entry, to: layer, context: context, stack: stack)
        if DiagnosticsState.isOn { AnimationWatch.added(entry, to: layer) }
        if entry.drivesDisplay { layer.startDisplayDriving() }
    }

    /// Attaches the built-in animation of a change; the one before it is replaced.
    func add(
        _ implicit: ImplicitAnimation,
        to layer: CALayer,
        context: DisplayContext,
        stack: TransactionStack
    ) {
        let groups = stack.openGroups
        if let last = entries.last, last.key == implicit.property.keyPath, groups.isEmpty,
            last.becomes(implicit)
        {
            return
        }
        if !entries.isEmpty { remove(key: implicit.property.keyPath, from: layer) }
        for group in groups { group.enter() }
        attach(RunningAnimation(implicit, groups: groups), to: layer, context: context, stack: stack)
    }

    private func attach(
        _ entry: RunningAnimation,
        to layer: CALayer,
        context: DisplayContext?,
        stack: TransactionStack
    ) {
        entry.layer = layer
        guard let context else {
            entries.append(entry)
            return
        }
        context.withLock {
            entries.append(entry)
            context.note(.animations, of: layer, stack: stack)
        }
    }

    /// Detaches the animation with a key; its delegate hears that it was not finished.
    func remove(key: String, from layer: CALayer) {
        guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
        let removed: RunningAnimation? = change(of: layer) {
            entries.indices.contains(index) ? entries.remove(at: index) : nil
        }
        if let removed { stop(removed, of: layer) }
    }

    func removeAll(from layer: CALayer) {
        guard !entries.isEmpty else { return }
        let removed = change(of: layer) {
            defer { entries.removeAll() }
            return entries
        }
        for entry in removed { stop(entry, of: layer) }
    }

    /// Detaches an animation that has come to its end; the caller tells of it.
    func drop(_ running: RunningAnimation, from layer: CALayer) {
        guard let index = entries.firstIndex(where: { $0 === running }) else { return }
        _ = change(of: layer) { entries.remove(at: index) }
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

    /// Changes the list, under the display's lock and noted where the layer is on one.
    private func change<Result>(of layer: CALayer, _ body: () -> Result) -> Result {
        guard let context = layer.context else { return body() }
        return context.withLock {
            context.note(.animations, of: layer, stack: context.transactions)
            return body()
        }
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
            let isNew = entry.id == nil
            let compiled = entry.compile(for: layer, in: context, commitTime: commitTime)
            if isNew, DiagnosticsState.isOn, !entry.isImplicit {
                AnimationWatch.committed(entry, compiled, of: layer)
            }
            return compiled
        }
    }
}
