import CoreGraphics
import Foundation
import UIKitCore

/// Which items are selected and which one a finger is on, and what taps make of it.
///
/// Source: uikit U144.
@MainActor final class CollectionSelection {
    private(set) var selected: Set<IndexPath> = []
    /// The item under the finger, and whether it is highlighted.
    private var pressed: (path: IndexPath, isHighlighted: Bool)?

    private func allowsSeveral(_ view: UICollectionView) -> Bool {
        view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
    }

    private func allowsAny(_ view: UICollectionView) -> Bool {
        view.isEditing
            ? view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
            : view.allowsSelection || view.allowsMultipleSelection
    }

    // MARK: By the program

    func select(_ path: IndexPath?, _ view: UICollectionView) {
        guard let path else { return clear(view) }
        guard allowsAny(view), view.hasItem(path) else { return }
        if !allowsSeveral(view) {
            for other in selected where other != path { mark(other, false, view) }
        }
        mark(path, true, view)
    }

    func deselect(_ path: IndexPath, _ view: UICollectionView) { mark(path, false, view) }

    func clear(_ view: UICollectionView) {
        for path in selected { mark(path, false, view) }
    }

    private func mark(_ path: IndexPath, _ isSelected: Bool, _ view: UICollectionView) {
        if isSelected { selected.insert(path) } else { selected.remove(path) }
        view.cellForItem(at: path)?.isSelected = isSelected
    }

    /// Everything is taken anew from the data source.
    func forget() {
        selected = []
        pressed = nil
    }

    /// Whether the collection is edited has changed: the selection ends, and cells look otherwise.
    func editingDidChange(_ view: UICollectionView) {
        clear(view)
        for cell in view.visibleCells { CollectionCellLooks.set(\.isEditing, view.isEditing, of: cell) }
    }

    /// A cell that comes into sight shows what its item is.
    func show(_ path: IndexPath, _ cell: UICollectionViewCell, _ view: UICollectionView) {
        cell.isSelected = selected.contains(path)
        cell.isHighlighted = pressed?.path == path && pressed?.isHighlighted == true
    }

    /// Items are at other places.
    func apply(_ change: ListChange) {
        func new(_ path: IndexPath) -> IndexPath? {
            guard let place = ListPlace(path), !change.edits.reloadedItems.contains(place) else { return nil }
            return change.newPlace(place)?.path
        }
        selected = Set(selected.compactMap(new))
        if let path = pressed?.path { pressed = new(path).map { ($0, pressed?.isHighlighted ?? false) } }
    }

    func cellLeaves(_ cell: UICollectionViewCell) {
        if cell.isHighlighted { cell.isHighlighted = false }
    }

    // MARK: By fingers

    func touchesBegan(_ touches: Set<UITouch>, _ view: UICollectionView) {
        guard pressed == nil, let touch = touches.first, let cell = Self.cell(under: touch, view),
            let path = view.indexPath(for: cell), cell.isUserInteractionEnabled
        else { return }
        pressed = (path, false)
        guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true else {
            pressed = nil
            return
        }
        highlight(path, view)
    }

    private static func cell(under touch: UITouch, _ view: UICollectionView) -> UICollectionViewCell? {
        var next = touch.view
        while let candidate = next, candidate !== view {
            if let cell = candidate as? UICollectionViewCell, view.indexPath(for: cell) != nil { return cell }
            next = candidate.superview
        }
        return nil
    }

    private func highlight(_ path: IndexPath, _ view: UICollectionView) {
        pressed = (path, true)
        view.cellForItem(at: path)?.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: path)
    }

    private func unhighlight(_ view: UICollectionView) {
        guard let path = pressed?.path else { return }
        let wasHighlighted = pressed?.isHighlighted == true
        pressed = nil
        view.cellForItem(at: path)?.isHighlighted = false
        if wasHighlighted { view.delegate?.collectionView(view, didUnhighlightItemAt: path) }
    }

    func touchesMoved(_ touches: Set<UITouch>, _ view: UICollectionView) {
        guard let path = pressed?.path, let touch = touches.first, let cell = view.cellForItem(at: path)
        else { return }
        if !cell.bounds.encloses(touch.location(in: cell)) { unhighlight(view) }
    }

    func touchesCancelled(_ view: UICollectionView) { unhighlight(view) }

    func touchesEnded(_ touches: Set<UITouch>, _ view: UICollectionView) {
        guard let path = pressed?.path else { return }
        tap(path, view)
        unhighlight(view)
    }

    private func tap(_ path: IndexPath, _ view: UICollectionView) {
        let performs = view.delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false
        if view.cellForItem(at: path)?.takesTap() == true { return }
        if allowsAny(view) { choose(path, view) }
        if performs { view.delegate?.collectionView(view, performPrimaryActionForItemAt: path) }
    }

    private func choose(_ path: IndexPath, _ view: UICollectionView) {
        let delegate = view.delegate
        let isSeveral = allowsSeveral(view)
        if isSeveral, selected.contains(path) {
            guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
            mark(path, false, view)
            delegate?.collectionView(view, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
        if !isSeveral {
            for other in selected.sorted() where other != path {
                mark(other, false, view)
                delegate?.collectionView(view, didDeselectItemAt: other)
            }
        }
        mark(path, true, view)
        view.cellForItem(at: path)?.selectionSegue?()
        delegate?.collectionView(view, didSelectItemAt: path)
    }
}
