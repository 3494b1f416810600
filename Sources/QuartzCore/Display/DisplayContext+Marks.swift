/// Noting what changed, each layer once.
extension DisplayContext {
    /// Notes a change of a layer of this display.
    @inline(__always)
    func note(_ mark: LayerMarks, of layer: CALayer) {
        if layer.marks.isDisjoint(with: .anyChange) {
            let stack = transactions
            stack.ensureOpen()
            if layer.marks.contains(.isCommitted) { stack.changes(for: self).dirty.append(layer) }
        }
        layer.marks.insert(mark)
    }

    /// Lists a layer to be laid out by the next commit.
    func listForLayout(_ layer: CALayer) {
        guard !layer.marks.contains(.listedForLayout) else { return }
        layer.marks.insert(.listedForLayout)
        let stack = transactions
        stack.ensureOpen()
        stack.changes(for: self).layout.append(layer)
    }

    /// Lists a layer to be displayed by the next commit.
    func listForDisplay(_ layer: CALayer) {
        guard !layer.marks.contains(.listedForDisplay) else { return }
        layer.marks.insert(.listedForDisplay)
        let stack = transactions
        stack.ensureOpen()
        stack.changes(for: self).display.append(layer)
    }

    /// A layer has an animation that asks for a display on every frame.
    func drive(_ layer: CALayer) {
        if !displayDriven.contains(where: { $0 === layer }) { displayDriven.append(layer) }
    }

    /// A layer has no such animation any more.
    func stopDriving(_ layer: CALayer) {
        displayDriven.removeAll { $0 === layer }
    }
}
