import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

/// The animations attached to one layer, in order of addition.
///
/// Changed on any thread: the list is touched in sections of the layer, and delegates and groups are called about removed animations outside of them.
///
/// Source: claims 2.9, 2.22, 4.10-4.11, 8.13, 17.8.
final class AnimationStore {
    /// The thread that sections of the layer are about.
    private let owner: UInt32
    /// Touched in such sections.
    @exclusivity(unchecked) private var list: [RunningAnimation] = []
    /// Those of them that have a key, by key; nil while there are so few that going through them is as quick.
    @exclusivity(unchecked) private var listByKey: [String: RunningAnimation]?
    private var nextPlace = 0

    /// Longer lists have a table of their keys.
    private static let longestSearched = 16

    init(owner: UInt32) {
        self.owner = owner
    }

    deinit {
        // The layer is being freed, and no other code holds it.
        for entry in list { entry.layer = nil }
    }

    /// The animations as they are now.
    var entries: [RunningAnimation] { section(of: owner) { list } }

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
            layer: layer,
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
            layer: layer,
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
        if groups.isEmpty {
            // What becomes another one must not be compiled, or known, in the meantime.
            let hasBecome = context.withLock {
                section(of: owner) {
                    guard let last = list.last, last.key == implicit.property.keyPath else { return false }
                    return last.becomes(implicit)
                }
            }
            if hasBecome { return }
        }
        for group in groups { group.enter() }
        attach(
            RunningAnimation(implicit, groups: groups, layer: layer),
            to: layer,
            context: context,
            stack: stack
        )
    }

    private func attach(
        _ entry: RunningAnimation,
        to layer: CALayer,
        context: DisplayContext?,
        stack: TransactionStack
    ) {
        var replaced: RunningAnimation?
        func put() {
            section(of: owner) {
                // Another thread may have added one under the same key since.
                if let key = entry.key, let old = self.entry(forKey: key), take(old) { replaced = old }
                append(entry)
            }
        }
        if let context {
            context.change(.animations, of: layer, stack: stack, put)
        } else {
            put()
        }
        if let replaced { stop(replaced, of: layer) }
    }

    /// Detaches the animation with a key; its delegate is called with `finished` false.
    func remove(key: String, from layer: CALayer) {
        if let entry = section(of: owner, { entry(forKey: key) }) { remove(entry, from: layer) }
    }

    /// Detaches an animation; its delegate is called with `finished` false.
    func remove(_ entry: RunningAnimation, from layer: CALayer) {
        guard section(of: owner, { index(of: entry) }) != nil else { return }
        let wasThere = change(of: layer) { take(entry) }
        if wasThere { stop(entry, of: layer) }
    }

    func removeAll(from layer: CALayer) {
        guard !entries.isEmpty else { return }
        let removed = change(of: layer) {
            defer { forgetAll() }
            return list
        }
        for entry in removed { stop(entry, of: layer) }
    }

    /// Detaches an animation that has come to its end; the caller reports it.
    func drop(_ running: RunningAnimation, from layer: CALayer) {
        guard section(of: owner, { index(of: running) }) != nil else { return }
        guard change(of: layer, { take(running) }) else { return }
        running.removeParts()
        running.layer = nil
        if running.drivesDisplay { layer.endDisplayDriving() }
    }

    /// The layer leaves its displayed tree: all its animations stop.
    func leaveTree(context: DisplayContext) {
        let removed = section(of: owner) {
            defer { forgetAll() }
            return list
        }
        for entry in removed {
            entry.layer = nil
            context.noteRemoval(of: entry)
            entry.removeParts()
        }
    }

    /// The display of the layer has ended: its animations go, and no delegate is called.
    ///
    /// - Returns: The animations to release outside of all locks.
    func endDisplay() -> [RunningAnimation] {
        let removed = section(of: owner) {
            defer { forgetAll() }
            return list
        }
        for entry in removed { entry.layer = nil }
        return removed
    }

    private func stop(_ entry: RunningAnimation, of layer: CALayer) {
        entry.removeParts()
        entry.layer = nil
        if let context = layer.context {
            context.noteRemoval(of: entry)
        } else {
            entry.leaveGroups()
        }
        if entry.drivesDisplay { layer.endDisplayDriving() }
    }

    /// Changes the list, noted where the layer is on a display.
    private func change<Result>(of layer: CALayer, _ body: () -> Result) -> Result {
        guard let context = layer.context else { return section(of: owner, body) }
        var result: Result?
        context.change(.animations, of: layer, stack: context.transactions) {
            result = section(of: owner, body)
        }
        return result ?? section(of: owner, body)
    }

    /// The keys in order of addition; animations without a key are not listed.
    var keys: [String]? {
        let keys = entries.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    func animation(key: String) -> CAAnimation? {
        section(of: owner) { entry(forKey: key) }?.animation
    }

    // MARK: The list, in a section

    private func append(_ entry: RunningAnimation) {
        entry.place = nextPlace
        nextPlace += 1
        list.append(entry)
        if let key = entry.key { listByKey?[key] = entry }
        guard listByKey == nil, list.count > Self.longestSearched else { return }
        var table: [String: RunningAnimation] = [:]
        for entry in list { if let key = entry.key { table[key] = entry } }
        listByKey = table
    }

    /// - Complexity: O(1) on average, however many animations there are.
    private func entry(forKey key: String) -> RunningAnimation? {
        if let listByKey { return listByKey[key] }
        return list.first { $0.key == key }
    }

    /// Where an animation stands in the list, which is in the order of places.
    private func index(of entry: RunningAnimation) -> Int? {
        var lower = 0
        var upper = list.count
        while lower < upper {
            let middle = (lower + upper) / 2
            if list[middle].place < entry.place { lower = middle + 1 } else { upper = middle }
        }
        return lower < list.count && list[lower] === entry ? lower : nil
    }

    /// Takes an animation out of the list.
    ///
    /// - Returns: Whether it was in it.
    private func take(_ entry: RunningAnimation) -> Bool {
        guard let index = index(of: entry) else { return false }
        list.remove(at: index)
        if let key = entry.key { listByKey?[key] = nil }
        if list.isEmpty { listByKey = nil }
        return true
    }

    private func forgetAll() {
        list.removeAll()
        listByKey = nil
    }

    /// All animations in the render side's form; those that are new get their names and their begin times.
    ///
    /// Called with the lock of the display held.
    func compile(for layer: CALayer, in context: DisplayContext, commitTime: Double) -> [RenderAnimation] {
        entries.map { entry in
            let isNew = entry.id == nil
            let compiled = entry.compile(for: layer, in: context, commitTime: commitTime)
            if isNew, DiagnosticsState.isOn, !entry.isImplicit {
                context.newlyRunning.append(.init(running: entry, compiled: compiled, layer: layer))
            }
            return compiled
        }
    }
}
