/// The layout pass.
///
/// Source: claims 13.10-13.12.
enum LayerLayout {
    /// Marks a layer to be laid out by the next commit; not while it is inside its own layout.
    static func mark(_ layer: CALayer) {
        let before = layer.section {
            let before = layer.marks
            if !before.contains(.isLayingOut) { layer.marks.insert(.needsLayout) }
            return before
        }
        // A layer that enters a display from here on is listed by its mark.
        if !before.contains(.isLayingOut), let context = layer.context {
            context.withLock {
                if layer.isOn(context), layer.marks.contains(.needsLayout) { context.listForLayout(layer) }
            }
        }
        let wasMarked = !before.isDisjoint(with: [.isLayingOut, .needsLayout])
        if !wasMarked { layer.extras?.layoutManager?.invalidateLayout(of: layer) }
    }

    /// Climbs while superlayers need layout, then lays out that subtree, parents first.
    static func layoutIfNeeded(_ layer: CALayer) {
        var top = layer
        while let parent = top.superlayerStorage, parent.marks.contains(.needsLayout) { top = parent }
        var stack = [top]
        while let next = stack.popLast() {
            next.performLayoutIfMarked()
            stack.append(contentsOf: next.sublayerStorage.reversed())
        }
    }

    static func layoutSublayers(of layer: CALayer) {
        layer.absentDelegateMethods.remove(.layout)
        if let delegate = layer.delegate {
            delegate.layoutSublayers(of: layer)
            if !layer.absentDelegateMethods.contains(.layout) { return }
        }
        layer.layoutManager?.layoutSublayers(of: layer)
    }
}

extension CALayer {
    /// Lays out the sublayers if marked; marks that the layer sets on itself meanwhile don't count.
    final func performLayoutIfMarked() {
        let isMarked = section {
            guard marks.contains(.needsLayout) else { return false }
            marks.remove(.needsLayout)
            marks.insert(.isLayingOut)
            return true
        }
        guard isMarked else { return }
        layoutSublayers()
        marks.remove(.isLayingOut)
    }
}
