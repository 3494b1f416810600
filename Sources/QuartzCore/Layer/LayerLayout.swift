/// The layout pass.
///
/// Source: claims 13.10-13.12.
enum LayerLayout {
    /// Marks a layer to be laid out by the next commit; not while it is inside its own layout.
    static func mark(_ layer: CALayer) {
        guard !layer.marks.contains(.isLayingOut) else { return }
        let wasMarked = layer.marks.contains(.needsLayout)
        if let context = layer.context {
            context.withLock {
                layer.marks.insert(.needsLayout)
                context.listForLayout(layer)
            }
        } else {
            layer.marks.insert(.needsLayout)
        }
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
        guard marks.contains(.needsLayout) else { return }
        editMarks {
            $0.remove(.needsLayout)
            $0.insert(.isLayingOut)
        }
        layoutSublayers()
        editMarks { $0.remove(.isLayingOut) }
    }

    /// Changes the layer's marks, under the lock where it is on a display that threads share.
    final func editMarks(_ edit: (inout LayerMarks) -> Void) {
        if let context { context.withLock { edit(&marks) } } else { edit(&marks) }
    }
}
