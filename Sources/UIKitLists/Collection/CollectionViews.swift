import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// The views of the elements that are seen.
///
/// Each pass asks the layout for the elements in the bounds, gives views that have left back to their pools, and gets views for elements that
/// have come: the cost is that of what is seen.
///
/// Source: uikit U140, U141.
@MainActor final class CollectionViews {
    struct Entry {
        let view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes
        /// The size for which the view was last measured, and the result.
        var askedSize: CGSize?
        var answeredSize: CGSize?
    }

    private let ownerReference: BackReference<UICollectionView>
    private var owner: UICollectionView { ownerReference.object }
    private(set) var visible: [CollectionKey: Entry] = [:]
    private var keys: [ObjectIdentifier: CollectionKey] = [:]
    private(set) var isUpdating = false
    /// The cell that the data source gets when it dequeues for a path: that of an item that is reconfigured.
    private var reconfigured: (path: IndexPath, cell: UICollectionReusableView)?

    /// The element that is being looked up, and its attributes among those of the visible part.
    private var asked: (key: CollectionKey, attributes: UICollectionViewLayoutAttributes)?

    init(_ owner: UICollectionView) {
        ownerReference = BackReference(owner) {
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        }
    }

    func key(of view: UICollectionReusableView) -> CollectionKey? { keys[ObjectIdentifier(view)] }

    // MARK: Dequeuing

    func dequeue(_ pool: ReusePools<UICollectionReusableView>.Key, for key: CollectionKey)
        -> UICollectionReusableView
    {
        if let reconfigured, reconfigured.path == key.path, pool.kind.isEmpty {
            if reconfigured.cell.pool != pool {
                fatalError(
                    "an item that is reconfigured keeps its cell, which was dequeued as "
                        + "'\(reconfigured.cell.reuseIdentifier ?? "")' and not as '\(pool.identifier)'"
                )
            }
            return reconfigured.cell
        }
        let attributes = dequeuedAttributes(for: key)
        return UIView.withoutAnimation {
            if let view = owner.pools.takeWaiting(pool) {
                view.prepareForReuse()
                (view as? UICollectionViewCell).map(reset)
                if let attributes, attributes.isPlaced { view.bounds.size = attributes.size }
                return view
            }
            let frame = attributes.map { $0.isPlaced ? $0.bounds : .zero } ?? .zero
            guard let made = owner.pools.make(pool, by: { ViewFactory.make($0, frame: frame) }) else {
                fatalError(
                    "could not dequeue a view of kind: \(pool.kind.isEmpty ? "UICollectionElementKindCell" : pool.kind) "
                        + "with identifier \(pool.identifier) - must register a nib or a class for the identifier or "
                        + "connect a prototype cell in a storyboard"
                )
            }
            if let own = made.reuseIdentifier, own != pool.identifier, owner.pools.hasNib(pool) {
                InterfaceMistake.stop(
                    "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(pool.identifier))"
                )
            }
            made.pool = pool
            return made
        }
    }

    /// What the size of a view follows from that is made for an element: layouts need not tell of single elements.
    ///
    /// Source: reality Q5.9.
    private func dequeuedAttributes(for key: CollectionKey) -> UICollectionViewLayoutAttributes? {
        if let asked, asked.key.path == key.path, asked.key.kind == key.kind,
            asked.key.category == key.category
        {
            return asked.attributes
        }
        let isKnown = owner.hasItem(key.path) || key.category != .cell
        return isKnown && owner.isLayoutPrepared ? owner.layoutStorage.seenAttributes(of: key) : nil
    }

    private func reset(_ cell: UICollectionViewCell) {
        cell.isHighlighted = false
        cell.isSelected = false
        cell.looks.isReordering = false
        cell.looks.isSwiped = false
    }

    // MARK: A pass

    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        if owner.isReloading {
            owner.isReloading = false
            removeAll()
        }
        for _ in 0..<CollectionMetrics.sizingRounds {
            owner.prepareLayoutIfNeeded()
            owner.sizingAnchor = nil
            owner.scrollers.update(owner)
            let wanted = wantedAttributes()
            removeAll(but: wanted.keys)
            for key in wanted.order {
                if let attributes = wanted.keys[key] { show(key, attributes) }
            }
            let anchor = CollectionAnchor(owner) { key, entry in
                isMeasured(entry) && wanted.keys[key] != nil ? key.path : nil
            }
            guard measure(wanted.order) else { break }
            // A layout that moves the offset by itself knows better.
            owner.sizingAnchor = owner.pendingShift == .zero ? anchor : nil
        }
    }

    /// The attributes of what is seen, and their order.
    private func wantedAttributes() -> (
        keys: [CollectionKey: UICollectionViewLayoutAttributes], order: [CollectionKey]
    ) {
        var found: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
        var order: [CollectionKey] = []
        let seen = owner.bounds
        guard seen.width > 0, seen.height > 0, owner.dataSource != nil else { return (found, order) }
        for attributes in owner.layoutStorage.seenElements(in: seen) {
            guard attributes.isPlaced, owner.scrollers.seenFrame(attributes, owner).overlaps(seen) else {
                continue
            }
            guard let key = shownKey(attributes) else { continue }
            if found.updateValue(attributes, forKey: key) == nil { order.append(key) }
        }
        owner.movement?.lift(&found, &order, owner)
        order.sort { ($0.category.rawValue, $0.path) < ($1.category.rawValue, $1.path) }
        return (found, order)
    }

    /// The element that stands where the layout says; nil where there is none.
    private func shownKey(_ attributes: UICollectionViewLayoutAttributes) -> CollectionKey? {
        let key = attributes.key
        guard key.category == .cell else {
            return key.path.isEmpty || key.path[0] < 0
                || key.category == .supplementaryView
                    && key.path[0] >= max(owner.numberOfSections, 1)
                ? nil : key
        }
        guard owner.hasPlace(key.path) else { return nil }
        return owner.movement.map { CollectionKey($0.item(in: key.path)) } ?? key
    }

    func show(_ key: CollectionKey, _ attributes: UICollectionViewLayoutAttributes) {
        if var entry = visible[key] {
            guard entry.attributes !== attributes, entry.attributes != attributes else {
                place(entry.view, attributes)
                return
            }
            entry.attributes = attributes
            visible[key] = entry
            place(entry.view, attributes)
            return
        }
        UIView.performWithoutAnimation {
            let outer = asked
            asked = (key, attributes)
            let view = makeView(key)
            asked = outer
            if let view { add(view, key, attributes) }
        }
    }

    /// Takes a view that is seen to another place.
    func move(_ key: CollectionKey, to attributes: UICollectionViewLayoutAttributes) {
        guard let entry = visible[key] else { return }
        visible[key]?.attributes = attributes
        place(entry.view, attributes)
    }

    /// The offset moves, and the views with it: they are seen where they were.
    func shift(by shift: CGPoint) {
        for entry in visible.values where entry.view.superview === owner {
            entry.view.center = entry.view.center.shifted(by: shift)
        }
    }

    private func makeView(_ key: CollectionKey) -> UICollectionReusableView? {
        switch key.category {
        case .cell:
            guard let cell = owner.dataSource?.collectionView(owner, cellForItemAt: key.path) else {
                return nil
            }
            if cell.pool == nil {
                fatalError(
                    "the cell returned from collectionView(_:cellForItemAt:) does not have a reuseIdentifier - cells must be "
                        + "retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)"
                )
            }
            return cell
        case .supplementaryView:
            return owner.dataSource?.collectionView(
                owner,
                viewForSupplementaryElementOfKind: key.kind,
                at: key.path
            )
        case .decorationView: return makeDecoration(key)
        }
    }

    private func makeDecoration(_ key: CollectionKey) -> UICollectionReusableView {
        let pool = ReusePools<UICollectionReusableView>.Key(kind: key.kind, identifier: key.kind)
        if let view = owner.layoutStorage.decorations.takeWaiting(pool) {
            view.prepareForReuse()
            return view
        }
        let frame = asked.map { $0.attributes.isPlaced ? $0.attributes.bounds : .zero } ?? .zero
        let made = owner.layoutStorage.decorations.make(pool) { ViewFactory.make($0, frame: frame) }
        guard let made else {
            fatalError("no class is registered with the layout for decoration views of kind \(key.kind)")
        }
        made.pool = pool
        return made
    }

    /// Puts a view into the collection, where attributes say.
    func add(
        _ view: UICollectionReusableView,
        _ key: CollectionKey,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        visible[key] = Entry(view: view, attributes: attributes)
        keys[ObjectIdentifier(view)] = key
        if let cell = view as? UICollectionViewCell {
            owner.choice.show(key.path, cell, owner)
            cell.looks.isEditing = owner.isEditing
            if let source = owner.dataSource as? any CollectionOutline {
                ListOutline.update(cell, at: key.path, source)
            }
        }
        place(view, attributes)
        let host = owner.scrollers.host(of: attributes, owner)
        if view.superview !== host { host.addSubview(view) }
        willDisplay(view, key)
    }

    /// Places a view in the collection, or in the section that scrolls on its own.
    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.take(attributes, at: owner.scrollers.center(attributes, owner))
        let host = owner.scrollers.host(of: attributes, owner)
        if view.superview != nil, view.superview !== host { host.addSubview(view) }
    }

    private func willDisplay(_ view: UICollectionReusableView, _ key: CollectionKey) {
        switch (key.category, view) {
        case (.cell, let cell as UICollectionViewCell):
            owner.delegate?.collectionView(owner, willDisplay: cell, forItemAt: key.path)
        case (.supplementaryView, _):
            owner.delegate?.collectionView(
                owner,
                willDisplaySupplementaryView: view,
                forElementKind: key.kind,
                at: key.path
            )
        default: break
        }
    }

    // MARK: Sizes

    /// Whether the size of an element is more than an estimate.
    private func isMeasured(_ entry: Entry) -> Bool {
        guard owner.layoutStorage.wantsPreferredAttributes(entry.attributes) else { return true }
        let size = entry.attributes.size
        return (size == entry.askedSize || size == entry.answeredSize) && !entry.view.needsMeasure
    }

    /// Asks views for the size that suits them: whether the layout wants to be prepared again.
    private func measure(_ order: [CollectionKey]) -> Bool {
        var isStale = false
        let layout = owner.layoutStorage
        for key in order {
            guard let entry = visible[key], layout.wantsPreferredAttributes(entry.attributes) else {
                continue
            }
            guard !isMeasured(entry) else { continue }
            let size = entry.attributes.size
            entry.view.needsMeasure = false
            let original = entry.attributes.copied()
            let preferred = UIView.withoutAnimation {
                entry.view.preferredLayoutAttributesFitting(original.copied())
            }
            visible[key]?.askedSize = size
            visible[key]?.answeredSize = preferred.size
            guard preferred.size != size, preferred.isPlaced,
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: original
                )
            else { continue }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred,
                    withOriginalAttributes: original
                )
            )
            isStale = true
        }
        return isStale
    }

    /// Lets the data source fill the cell of an item again.
    func reconfigure(_ path: IndexPath) {
        guard let entry = visible[CollectionKey(path)] else { return }
        reconfigured = (path, entry.view)
        _ = owner.dataSource?.collectionView(owner, cellForItemAt: path)
        reconfigured = nil
        entry.view.needsMeasure = true
    }

    // MARK: Leaving

    private func removeAll(but wanted: [CollectionKey: UICollectionViewLayoutAttributes]) {
        for key in visible.keys where wanted[key] == nil {
            if let entry = forget(key) { retire(entry.view, key) }
        }
    }

    private func removeAll() { removeAll(but: [:]) }

    /// Takes a view out of the list of those that are seen; it stays where it is.
    @discardableResult
    func forget(_ key: CollectionKey) -> Entry? {
        guard let entry = visible.removeValue(forKey: key) else { return nil }
        keys[ObjectIdentifier(entry.view)] = nil
        return entry
    }

    /// Gives a view back to its pool.
    func retire(_ view: UICollectionReusableView, _ key: CollectionKey) {
        UIView.performWithoutAnimation { view.removeFromSuperview() }
        switch (key.category, view) {
        case (.cell, let cell as UICollectionViewCell):
            owner.choice.cellLeaves(cell)
            owner.swipes?.cellLeaves(cell)
            owner.delegate?.collectionView(owner, didEndDisplaying: cell, forItemAt: key.path)
        case (.supplementaryView, _):
            owner.delegate?.collectionView(
                owner,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: key.kind,
                at: key.path
            )
        default: break
        }
        guard let pool = view.pool else { return }
        if key.category == .decorationView {
            owner.layoutStorage.decorations.put(view, pool)
        } else {
            owner.pools.put(view, pool)
        }
    }

    /// Gives elements other paths: those that an update leads to.
    func rename(_ name: (CollectionKey) -> CollectionKey?) -> [(key: CollectionKey, entry: Entry)] {
        var leaving: [(CollectionKey, Entry)] = []
        var renamed: [CollectionKey: Entry] = [:]
        for (key, entry) in visible {
            guard let new = name(key) else {
                leaving.append((key, entry))
                keys[ObjectIdentifier(entry.view)] = nil
                continue
            }
            renamed[new] = entry
            keys[ObjectIdentifier(entry.view)] = new
        }
        visible = renamed
        return leaving
    }

    // MARK: Places

    func path(at point: CGPoint) -> IndexPath? {
        owner.prepareLayoutIfNeeded()
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let inner = owner.scrollers.innerPoint(point, owner)
        let here = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let found = owner.layoutStorage.seenElements(in: here).filter {
            $0.representedElementCategory == .cell && $0.frame.encloses(inner) && !$0.isHidden
                && owner.hasPlace($0.indexPath)
        }
        return found.max { $0.zIndex < $1.zIndex }.map {
            owner.movement?.item(in: $0.indexPath) ?? $0.indexPath
        }
    }
}

extension UIView {
    /// What a block gives in which nothing is animated.
    static func withoutAnimation<Value>(_ body: () -> Value) -> Value {
        let state = DisplayState.current
        let wereEnabled = state.animationBlocks.animationsAreEnabled
        state.animationBlocks.animationsAreEnabled = false
        defer { state.animationBlocks.animationsAreEnabled = wereEnabled }
        return body()
    }
}
