import AgateScene
import Foundation

/// The events of layers that are no change of a property: a layer comes into view or goes out of it, and the
/// sublayers of a layer change.
///
/// The search for their actions is that of property changes, and so is the order: the search while everything
/// is as it was, the change, the action. The built-in step of the search has no action for
/// them, so only layers where another step may answer are searched.
///
/// Delegates and actions may change the tree. An event of a layer is not searched again from inside that event: an
/// action for `onOrderOut` that takes its layer out of the tree takes it out, and is not found a second time.
///
/// Source: claims 8.5, 8.8. GUESS event-order-out: the action of a layer that leaves the tree runs before it
/// leaves. GUESS event-transition: the layer whose sublayer is replaced runs the action. GUESS event-arguments: there are
/// none.
struct TreeEvents {
    private var beforeChange: [Found] = []
    private var afterChange: [Found] = []
    private let progress: TreeEventProgress?

    /// No events: no action is searched.
    init() {
        progress = nil
    }

    private init(_ stack: TransactionStack) {
        progress = stack.treeEvents
    }

    private struct Found {
        let layer: CALayer
        let event: String
        let action: any CAAction

        func run() {
            action.run(forKey: event, object: layer, arguments: nil)
        }
    }

    // MARK: Pending events

    /// A layer is going to be put into another one.
    static func ofInserting(_ layer: CALayer, into parent: CALayer, replaces: Bool = false) -> TreeEvents {
        guard let context = parent.context ?? layer.context else { return TreeEvents() }
        let stack = context.transactions
        guard !stack.disablesActions else { return TreeEvents() }
        var events = TreeEvents(stack)
        if layer.superlayerStorage !== parent { events.searchSublayers(above: layer) }
        if parent.isOnDisplay { events.search("sublayers", of: parent) }
        if replaces { events.search(kCATransition, of: parent) }
        let asked = layersToAsk(in: layer)
        guard !asked.isEmpty else { return events }
        let isShown = layer.isShown
        let willShow = !layer.values.flags.contains(.hidden) && parent.isShown
        if willShow, !isShown { events.search(kCAOnOrderIn, of: asked) }
        if isShown, !willShow { events.search(kCAOnOrderOut, of: asked, runsBefore: true) }
        return events
    }

    /// The sublayers of a layer are going to change places.
    static func ofReordering(_ parent: CALayer) -> TreeEvents {
        guard let context = parent.context else { return TreeEvents() }
        let stack = context.transactions
        guard !stack.disablesActions else { return TreeEvents() }
        var events = TreeEvents(stack)
        events.search("sublayers", of: parent)
        return events
    }

    /// A layer is going to be taken out of its superlayer.
    static func ofRemoving(_ layer: CALayer) -> TreeEvents {
        guard let context = layer.context, !layer.marks.contains(.isMask) else { return TreeEvents() }
        let stack = context.transactions
        guard !stack.disablesActions else { return TreeEvents() }
        var events = TreeEvents(stack)
        events.searchSublayers(above: layer)
        let asked = layersToAsk(in: layer)
        if !asked.isEmpty, layer.isShown { events.search(kCAOnOrderOut, of: asked, runsBefore: true) }
        return events
    }

    /// A layer's `isHidden` is going to change.
    static func ofHiding(_ layer: CALayer, _ hides: Bool) -> TreeEvents {
        guard let context = layer.context, hides != layer.values.flags.contains(.hidden) else {
            return TreeEvents()
        }
        let stack = context.transactions
        guard !stack.disablesActions else { return TreeEvents() }
        var events = TreeEvents(stack)
        let asked = layersToAsk(in: layer)
        guard !asked.isEmpty, layer.superlayerStorage?.isShown ?? true else { return events }
        events.search(hides ? kCAOnOrderOut : kCAOnOrderIn, of: asked)
        return events
    }

    /// The layers of a subtree that are not hidden in it and may have an action, superlayers first.
    ///
    /// The search may run code that changes the tree, so it begins after the walk.
    private static func layersToAsk(in top: CALayer) -> [CALayer] {
        if top.sublayerStorage.isEmpty { return top.mayHaveAction ? [top] : [] }
        var asked: [CALayer] = []
        var stack = [top]
        while let next = stack.popLast() {
            if next !== top, next.values.flags.contains(.hidden) { continue }
            if next.mayHaveAction { asked.append(next) }
            stack.append(contentsOf: next.sublayerStorage.reversed())
        }
        return asked
    }

    // MARK: Running

    /// Makes the change, with the actions around it.
    func run(_ change: () -> Void) {
        for found in beforeChange { run(found) }
        change()
        for found in afterChange { run(found) }
    }

    private func run(_ found: Found) {
        guard let progress else { return }
        // One that is inside of itself was begun by this very action, further out.
        _ = progress.during(found.event, of: found.layer) { found.run() }
    }

    // MARK: Searching

    private mutating func searchSublayers(above layer: CALayer) {
        guard let parent = layer.superlayerStorage, parent.isOnDisplay,
            !layer.marks.contains(.isMask)
        else { return }
        search("sublayers", of: parent)
    }

    private mutating func search(_ event: String, of layer: CALayer) {
        if layer.mayHaveAction { search(event, of: [layer]) }
    }

    private mutating func search(_ event: String, of layers: [CALayer], runsBefore: Bool = false) {
        guard let progress else { return }
        for layer in layers {
            let answer = progress.during(event, of: layer) { layer.action(forKey: event) }
            guard let action = answer ?? nil else { continue }
            let found = Found(layer: layer, event: event, action: action)
            if runsBefore { beforeChange.append(found) } else { afterChange.append(found) }
        }
    }
}

/// The events that one thread is in the middle of: asking for their actions, or running them.
final class TreeEventProgress {
    private struct Step: Hashable {
        let layer: ObjectIdentifier
        let event: String
    }

    private var steps: Set<Step> = []

    /// Does something that belongs to an event of a layer.
    ///
    /// - Returns: nil, and does nothing, inside of the same event of the same layer.
    func during<Result>(_ event: String, of layer: CALayer, _ body: () -> Result) -> Result? {
        let step = Step(layer: ObjectIdentifier(layer), event: event)
        guard steps.insert(step).inserted else { return nil }
        defer { steps.remove(step) }
        return body()
    }
}

extension CALayer {
    /// Whether the layer is on a display and neither it nor one above it is hidden.
    ///
    /// - Complexity: O(depth).
    fileprivate final var isShown: Bool {
        guard isOnDisplay else { return false }
        var current: CALayer? = self
        while let next = current {
            if next.values.flags.contains(.hidden) { return false }
            current = next.superlayerStorage
        }
        return true
    }
}
