import CoreGraphics
import Foundation

/// Rows of collection lists that are pulled aside, as in tables.
///
/// Source: uikit U144, U148.
@MainActor final class CollectionSwipes {
    private let ownerReference: BackReference<UICollectionView>
    private var owner: UICollectionView { ownerReference.object }
    private var session: SwipeSession?
    private var path: IndexPath?
    /// Sessions whose rows go as they are; they end when their cells are used again.
    private var abandoned: [SwipeSession] = []

    /// Lets fingers pull rows aside; made with the first list that has actions.
    init(_ owner: UICollectionView) {
        ownerReference = BackReference(owner) {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        }
        let pan = SwipePanGestureRecognizer(target: nil, action: nil)
        pan.addTarget(owner, action: Selector("swipeItem:", UICollectionView.followSwipe))
        pan.begins = { [weak self] pan, travel in self?.begin(pan, towards: travel.x) ?? false }
        owner.addGestureRecognizer(pan)
    }

    private func begin(_ pan: UIPanGestureRecognizer, towards x: CGFloat) -> Bool {
        let point = pan.location(in: owner)
        guard !owner.isEditing, owner.bounds.encloses(point), let path = owner.indexPathForItem(at: point),
            let cell = owner.cellForItem(at: path)
        else { return false }
        if let session {
            if session.cell === cell { return true }
            session.close(animated: true)
            return false
        }
        guard owner.delegate?.collectionView(owner, canEditItemAt: path) ?? true,
            let made = makeSession(path, cell), made.hasActions(towards: x)
        else { return false }
        (session, self.path) = (made, path)
        owner.choice.touchesCancelled(owner)
        cell.clipsToBounds = true
        CollectionCellLooks.set(\.isSwiped, true, of: cell)
        return true
    }

    private func makeSession(_ path: IndexPath, _ cell: UICollectionViewCell) -> SwipeSession? {
        guard let layout = owner.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(inSection: path.section)
        else { return nil }
        let made = SwipeSession(
            cell,
            leading: list.leadingSwipeActionsConfigurationProvider?(path),
            trailing: list.trailingSwipeActionsConfigurationProvider?(path)
        ) { [weak self, weak cell] session in
            guard let self, self.session === session else { return }
            (self.session, self.path) = (nil, nil)
            if let cell { CollectionCellLooks.set(\.isSwiped, false, of: cell) }
        }
        return made.hasActions ? made : nil
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        guard let session else { return }
        switch pan.state {
        case .began:
            session.begin()
            move(session, pan)
        case .changed: move(session, pan)
        case .ended: session.end(velocity: pan.velocity(in: owner).x)
        case .cancelled: session.end(velocity: 0)
        default: break
        }
    }

    private func move(_ session: SwipeSession, _ pan: UIPanGestureRecognizer) {
        let travel = pan.translation(in: owner.superview).x
        let slop = GestureLimits.panSlop
        session.move(by: travel - min(max(travel, -slop), slop))
    }

    /// The view that gets a touch: while buttons are pulled out, only they do, and the collection takes all others.
    func target(of hit: UIView?) -> UIView? {
        guard let session, let hit, session.isOpen else { return hit }
        return session.owns(hit) ? hit : owner
    }

    /// Puts the row back; whether one was pulled aside.
    @discardableResult
    func close(animated: Bool) -> Bool {
        guard let session else { return false }
        session.close(animated: animated)
        return true
    }

    /// Items are about to change: a row that is deleted goes as it is, another one goes back.
    func itemsWillChange(_ deleted: [ListPlace]) {
        guard let session, let path else { return }
        guard let place = ListPlace(path), deleted.contains(place) else {
            session.close(animated: true)
            return
        }
        abandoned.append(session)
        session.abandon()
    }

    /// A cell leaves the collection, to be used again.
    func cellLeaves(_ cell: UICollectionViewCell) {
        if session?.cell === cell { session?.close(animated: false) }
        abandoned.removeAll {
            guard $0.cell === cell || $0.cell == nil else { return false }
            $0.finish()
            return true
        }
    }
}

extension UICollectionView {
    func followSwipe(_ pan: UIPanGestureRecognizer) { swipes?.follow(pan) }
}
