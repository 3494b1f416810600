/// The layout pass.
///
/// Source: claims 13.10-13.12.
enum LayerLayout {
    /// Marks a layer to be laid out by the next commit; not while it is inside its own layout.
    static func mark(_ layer: CALayer) {
        let context = layer.context
        context?.lock()
        let before = layer.marks
        if !before.contains(.isLayingOut) {
            layer.marks.insert(.needsLayout)
            context?.listForLayout(layer)
        }
        context?.unlock()
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
        var isMarked = false
        editMarks {
            isMarked = $0.contains(.needsLayout)
            guard isMarked else { return }
            $0.remove(.needsLayout)
            $0.insert(.isLayingOut)
        }
        guard isMarked else { return }
        layoutSublayers()
        editMarks { $0.remove(.isLayingOut) }
    }

    /// The layer's marks, read under the lock where it is on a display that threads share.
    final var currentMarks: LayerMarks { context?.withLock { marks } ?? marks }

    /// Changes the layer's marks, under the lock where it is on a display that threads share.
    final func editMarks(_ edit: (inout LayerMarks) -> Void) {
        if let context { context.withLock { edit(&marks) } } else { edit(&marks) }
    }
}
