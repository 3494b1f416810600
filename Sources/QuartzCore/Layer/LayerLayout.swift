/// The layout pass.
///
/// Source: claims 13.10-13.12.
enum LayerLayout {
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
        marks.remove(.needsLayout)
        marks.insert(.isLayingOut)
        layoutSublayers()
        marks.remove(.isLayingOut)
    }
}
