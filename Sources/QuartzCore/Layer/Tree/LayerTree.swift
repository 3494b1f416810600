import AgateScene
import AgateDisplay
import Foundation

/// Who is whose sublayer, and what entering and leaving a displayed tree means.
///
/// Walks are iterative: trees 100 000 deep are input like any other.
///
/// Source: claims 12.15, 8.4, H5.
enum LayerTree {
    /// Puts a layer into a parent at an index of its sublayers, taking it from where it was.
    ///
    /// A layer that is the parent or contains it is refused silently: a tree has no cycles.
    static func insert(_ layer: CALayer, into parent: CALayer, at index: @autoclosure () -> Int) {
        guard accepts(layer, parent) else { return }
        TreeEvents.ofInserting(layer, into: parent).run {
            change { needLayout in insertLocked(layer, into: parent, at: index(), &needLayout) }
        }
    }

    /// Puts a layer into the place of a sublayer.
    static func replace(_ old: CALayer, with layer: CALayer, in parent: CALayer) {
        guard old !== layer, accepts(layer, parent) else { return }
        TreeEvents.ofInserting(layer, into: parent, replaces: true).run {
            TreeEvents.ofRemoving(old).run {
                change { needLayout in
                    // The actions that ran before may have changed the tree.
                    guard let index = parent.sublayerStorage.index(ofLayer: old),
                        accepts(layer, parent)
                    else { return }
                    removeLocked(old, from: parent, &needLayout)
                    insertLocked(layer, into: parent, at: index, &needLayout)
                }
            }
        }
    }

    /// Makes layers the sublayers of another, in their order; those that are not among them leave.
    ///
    /// - Complexity: O(layers · log layers) where none of those that stay has an action.
    static func setSublayers(_ layers: [CALayer], of parent: CALayer) {
        var places: [ObjectIdentifier: Int] = [:]
        for (place, layer) in layers.enumerated() { places[ObjectIdentifier(layer)] = place }
        for old in parent.sublayers ?? [] where places[ObjectIdentifier(old)] == nil {
            old.removeFromSuperlayer()
        }
        for layer in layers where layer.superlayerStorage !== parent || layer.marks.contains(.isMask) {
            insert(layer, into: parent, at: .max)
        }
        let orders: (CALayer, CALayer) -> Bool = { left, right in
            // A layer that an action has inserted stays in front.
            places[ObjectIdentifier(left)] ?? .max < places[ObjectIdentifier(right)] ?? .max
        }
        guard !isInOrder(parent.sublayerStorage, orders) else { return }
        TreeEvents.ofReordering(parent).run {
            TreeLock.withLock {
                parent.sublayerStorage.sort(by: orders)
                parent.context?.noteInLock(.sublayers, of: parent)
            }
        }
        parent.setNeedsLayout()
    }

    private static func isInOrder(_ layers: [CALayer], _ orders: (CALayer, CALayer) -> Bool) -> Bool {
        !zip(layers, layers.dropFirst()).contains { orders($1, $0) }
    }

    private static func accepts(_ layer: CALayer, _ parent: CALayer) -> Bool {
        !isAncestor(layer, of: parent) && !layer.marks.contains(.isPresentation)
    }

    /// Changes the tree, with the lock held: no thread sees a layer in two places.
    ///
    /// - Parameter body: Makes the change, and lists the layers that need a layout by it: a request for one may run a program's code,
    ///   which is done without the lock.
    private static func change(_ body: (inout [CALayer]) -> Void) {
        var needLayout: [CALayer] = []
        TreeLock.withLock { body(&needLayout) }
        for layer in needLayout { layer.setNeedsLayout() }
    }

    private static func insertLocked(
        _ layer: CALayer,
        into parent: CALayer,
        at requestedIndex: Int,
        _ needLayout: inout [CALayer]
    ) {
        // The actions that were found before may have changed the tree.
        guard accepts(layer, parent) else { return }
        var index = min(max(requestedIndex, 0), parent.sublayerStorage.count)
        let oldParent = layer.superlayerStorage
        let oldContext = layer.context
        let wasMask = layer.marks.contains(.isMask)
        if let oldParent {
            if wasMask {
                oldParent.editExtras { $0.mask = nil }
                layer.marks.remove(.isMask)
                oldContext?.noteInLock(.mask, of: oldParent)
            } else if let old = oldParent.sublayerStorage.index(ofLayer: layer) {
                if oldParent === parent {
                    if old < index { index -= 1 }
                    if old == index { return }
                }
                oldParent.sublayerStorage.remove(at: old)
                oldContext?.noteInLock(.sublayers, of: oldParent)
            }
        }
        if let oldContext, oldContext !== parent.context { leave(layer, context: oldContext) }
        parent.sublayerStorage.insert(layer, at: index)
        layer.superlayerStorage = parent
        if let context = parent.context {
            context.noteInLock(.sublayers, of: parent)
            if !layer.isOnDisplay { enter(layer, context: context) }
        }
        // Overrides of what asks for a layout change the tree as they like, so they are called when it is whole.
        if let oldParent, oldParent !== parent, !wasMask { needLayout.append(oldParent) }
        needLayout.append(parent)
    }

    /// Takes a layer out of its parent, as a sublayer or as its mask.
    ///
    /// An action that runs before may take it out, or put it somewhere else; then it has left already.
    static func remove(_ layer: CALayer) {
        guard let parent = layer.superlayerStorage else { return }
        TreeEvents.ofRemoving(layer).run {
            change { needLayout in removeLocked(layer, from: parent, &needLayout) }
        }
    }

    private static func removeLocked(
        _ layer: CALayer,
        from parent: CALayer,
        _ needLayout: inout [CALayer]
    ) {
        guard layer.superlayerStorage === parent else { return }
        let wasMask = layer.marks.contains(.isMask)
        if wasMask {
            parent.editExtras { $0.mask = nil }
            layer.marks.remove(.isMask)
            parent.context?.noteInLock(.mask, of: parent)
        } else {
            guard let index = parent.sublayerStorage.index(ofLayer: layer) else { return }
            parent.sublayerStorage.remove(at: index)
            parent.context?.noteInLock(.sublayers, of: parent)
        }
        layer.superlayerStorage = nil
        if let context = layer.context { leave(layer, context: context) }
        if !wasMask { needLayout.append(parent) }
    }

    /// Makes a layer the mask of another, or takes the mask away.
    static func setMask(_ mask: CALayer?, of layer: CALayer) {
        layer.changeObject("mask") {
            guard layer.extras?.mask !== mask else { return }
            if let mask, !accepts(mask, layer) { return }
            let events = mask.map { TreeEvents.ofRemoving($0) } ?? TreeEvents()
            events.run {
                change { needLayout in setMaskLocked(mask, of: layer, &needLayout) }
            }
        }
    }

    private static func setMaskLocked(
        _ mask: CALayer?,
        of layer: CALayer,
        _ needLayout: inout [CALayer]
    ) {
        let old = layer.extras?.mask
        // The actions that ran before may have changed the tree.
        if old === mask { return }
        if let mask, !accepts(mask, layer) { return }
        if let old { removeLocked(old, from: layer, &needLayout) }
        guard let mask else { return }
        if let parent = mask.superlayerStorage { removeLocked(mask, from: parent, &needLayout) }
        layer.editExtras { $0.mask = mask }
        mask.superlayerStorage = layer
        mask.marks.insert(.isMask)
        if let context = layer.context {
            context.noteInLock(.mask, of: layer)
            enter(mask, context: context)
        }
    }

    /// Whether a layer is another one or contains it.
    static func isAncestor(_ candidate: CALayer, of layer: CALayer) -> Bool {
        // A leaf contains only itself: the usual case costs nothing.
        if candidate === layer { return true }
        if candidate.sublayerStorage.isEmpty && candidate.extras?.mask == nil { return false }
        var current = layer.superlayerStorage
        while let ancestor = current {
            if ancestor === candidate { return true }
            current = ancestor.superlayerStorage
        }
        return false
    }

    /// A subtree becomes part of a displayed tree.
    static func enter(_ layer: CALayer, context: DisplayContext) {
        context.withLock { enterLocked(layer, context: context) }
    }

    private static func enterLocked(_ layer: CALayer, context: DisplayContext) {
        let changes = context.pendingChanges
        context.transactions.ensureOpen()
        var stack = [layer]
        while let next = stack.popLast() {
            next.context = context
            // From here on commits of the display concern several threads.
            if next.owner != context.owner { context.share() }
            _ = changes.adds(next, to: .listedForHandOver)
            changes.inserted.append(next)
            if next.marks.contains(.needsLayout) { context.listForLayout(next) }
            if next.marks.contains(.needsDisplay) { context.listForDisplay(next) }
            next.resumeDisplayDriving()
            next.asDisplayFollower?.didEnter(context)
            if let mask = next.extras?.mask { stack.append(mask) }
            stack.append(contentsOf: next.sublayerStorage.reversed())
        }
    }

    /// A subtree leaves a displayed tree: the render side forgets it and its animations stop.
    static func leave(_ layer: CALayer, context: DisplayContext) {
        context.withLock { leaveLocked(layer, context: context) }
    }

    private static func leaveLocked(_ layer: CALayer, context: DisplayContext) {
        let changes = context.pendingChanges
        context.transactions.ensureOpen()
        var stack = [layer]
        while let next = stack.popLast() {
            next.context = nil
            if let id = next.renderID {
                changes.removed.append(id)
                next.renderID = nil
            }
            next.marks.subtract([.isCommitted, .isEntering, .anyList, .anyChange])
            if let store = next.animationStore { store.leaveTree(context: context) }
            if next.marks.contains(.isDisplayDriven) {
                // Its animations are over: what it shows next is the state after them.
                context.stopDriving(next)
                next.marks.remove(.isDisplayDriven)
                next.marks.insert(.needsDisplay)
            }
            next.asDisplayFollower?.didLeave(context)
            if let mask = next.extras?.mask { stack.append(mask) }
            stack.append(contentsOf: next.sublayerStorage)
        }
    }
}
