import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

/// The animations attached to one layer, in order of addition.
///
/// Source: claims 2.9, 2.22, 4.10-4.11, 8.13.
final class AnimationStore {
    private(set) var entries: [RunningAnimation] = []
    /// Those of them that have a key, by key; nil while there are so few that going through them is as quick.
    private var entriesByKey: [String: RunningAnimation]?
    private var nextPlace = 0

    /// Longer lists have a table of their keys.
    private static let longestSearched = 16

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
        for part in SublayerAnimation.parts(of: copy, on: layer) {
            entry.keep(part.layer.ownAnimationStore.add(part: part.animation, to: part.layer))
        }
    }

    /// Attaches what a layer runs of an animation of its superlayer.
    private func add(part: CAAnimation, to layer: CALayer) -> RunningAnimation {
        let context = layer.context
        let entry = RunningAnimation(
            animation: part,
            key: nil,
            groups: [],
            drivesDisplay: layer.asksForDisplay(during: part)
        )
        attach(entry, to: layer, context: context, stack: context?.transactions ?? TransactionStack.current)
        if entry.drivesDisplay { layer.startDisplayDriving() }
        for inner in SublayerAnimation.parts(of: part, on: layer) {
            entry.keep(inner.layer.ownAnimationStore.add(part: inner.animation, to: inner.layer))
        }
        return entry
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
            append(entry)
            return
        }
        context.withLock {
            append(entry)
            context.note(.animations, of: layer, stack: stack)
        }
    }

    /// Detaches the animation with a key; its delegate hears that it was not finished.
    func remove(key: String, from layer: CALayer) {
        if let entry = entry(forKey: key) { remove(entry, from: layer) }
    }

    /// Detaches an animation; its delegate hears that it was not finished.
    func remove(_ entry: RunningAnimation, from layer: CALayer) {
        guard index(of: entry) != nil else { return }
        let wasThere = change(of: layer) { take(entry) }
        if wasThere { stop(entry, of: layer) }
    }

    func removeAll(from layer: CALayer) {
        guard !entries.isEmpty else { return }
        let removed = change(of: layer) {
            defer { forgetAll() }
            return entries
        }
        for entry in removed { stop(entry, of: layer) }
    }

    /// Detaches an animation that has come to its end; the caller tells of it.
    func drop(_ running: RunningAnimation, from layer: CALayer) {
        guard index(of: running) != nil else { return }
        _ = change(of: layer) { take(running) }
        running.removeParts()
        if running.drivesDisplay { layer.endDisplayDriving() }
    }

    /// The layer leaves its displayed tree: all its animations stop.
    func leaveTree(of layer: CALayer, context: DisplayContext) {
        let removed = entries
        forgetAll()
        for entry in removed {
            context.noteRemoval(of: entry)
            entry.removeParts()
        }
    }

    private func stop(_ entry: RunningAnimation, of layer: CALayer) {
        entry.removeParts()
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
        entry(forKey: key)?.animation
    }

    // MARK: The list

    private func append(_ entry: RunningAnimation) {
        entry.place = nextPlace
        nextPlace += 1
        entries.append(entry)
        if let key = entry.key { entriesByKey?[key] = entry }
        guard entriesByKey == nil, entries.count > Self.longestSearched else { return }
        var table: [String: RunningAnimation] = [:]
        for entry in entries { if let key = entry.key { table[key] = entry } }
        entriesByKey = table
    }

    /// - Complexity: O(1) on average, however many animations there are.
    private func entry(forKey key: String) -> RunningAnimation? {
        if let entriesByKey { return entriesByKey[key] }
        return entries.first { $0.key == key }
    }

    /// Where an animation stands in the list, which is in the order of places.
    private func index(of entry: RunningAnimation) -> Int? {
        var lower = 0
        var upper = entries.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if entries[middle].place < entry.place { lower = middle + 1 } else { upper = middle }
        }
        return lower < entries.count && entries[lower] === entry ? lower : nil
    }

    /// Takes an animation out of the list.
    ///
    /// - Returns: Whether it was in it.
    private func take(_ entry: RunningAnimation) -> Bool {
        guard let index = index(of: entry) else { return false }
        entries.remove(at: index)
        if let key = entry.key { entriesByKey?[key] = nil }
        if entries.isEmpty { entriesByKey = nil }
        return true
    }

    private func forgetAll() {
        entries.removeAll()
        entriesByKey = nil
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
