import CoreGraphics
import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// The sections of a collection that scroll on their own: a scroll view for each that is seen, which its cells are in.
///
/// The layout places the items of such a section in one row, as if there were room; what the row's own scroll view shows is decided here.
///
/// Source: uikit U148.
@MainActor final class CollectionScrollers {
    private var views: [Int: SectionScrollView] = [:]
    private var infos: [Int: CollectionScroller] = [:]

    /// The offsets that sections have come to, by their numbers, as the layout has them.
    private(set) var offsets: [Int: CGPoint] = [:]

    func update(_ view: UICollectionView) {
        let found = view.layoutStorage.scrollers
        guard !found.isEmpty || !views.isEmpty else { return }
        let isMirrored = view.isMirrored
        let places = found.map { info in
            guard isMirrored else { return info }
            var info = info
            info.mirror(at: view.layoutStorage.own(info.frame, in: view))
            return info
        }
        infos = Dictionary(places.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
        let seen = view.bounds
        for (section, scroller) in views where infos[section]?.frame.overlaps(seen) != true {
            offsets[section] = scroller.info?.own(scroller.contentOffset) ?? scroller.contentOffset
            scroller.removeFromSuperview()
            views[section] = nil
        }
        for info in places where info.frame.overlaps(seen) {
            let scroller = views[info.section] ?? makeView(info, view)
            views[info.section] = scroller
            let offset = scroller.info?.own(scroller.contentOffset)
            let isOther = scroller.info?.mirrorShift != info.mirrorShift
            scroller.info = info
            if scroller.frame != info.frame { UIView.performWithoutAnimation { scroller.frame = info.frame } }
            if scroller.contentSize != info.contentSize { scroller.contentSize = info.contentSize }
            if isOther, let offset { scroller.setOffset(info.own(offset)) }
            offsets[info.section] = info.own(scroller.contentOffset)
        }
    }

    /// The offset of the collection moves, and the sections with it.
    func shift(by shift: CGPoint) {
        for view in views.values { view.center = view.center.shifted(by: shift) }
        infos = infos.mapValues {
            var moved = $0
            moved.frame = $0.frame.offsetBy(dx: shift.x, dy: shift.y)
            return moved
        }
    }

    private func makeView(_ info: CollectionScroller, _ view: UICollectionView) -> SectionScrollView {
        let made = SectionScrollView(frame: info.frame)
        made.owner = view
        made.info = info
        made.clipsToBounds = false
        made.contentInsetAdjustmentBehavior = .never
        made.showsHorizontalScrollIndicator = false
        made.showsVerticalScrollIndicator = false
        made.bounces = info.bounces
        if info.isHorizontal { made.alwaysBounceHorizontal = true } else { made.alwaysBounceVertical = true }
        made.contentSize = info.contentSize
        UIView.performWithoutAnimation { view.addSubview(made) }
        let offset = info.own(offsets[info.section] ?? .zero)
        if offset != .zero { made.setOffset(ScrollGeometry(made).clamped(offset)) }
        return made
    }

    /// The scroller of an element: items and what belongs to them, not the boundaries of the section.
    private func scroller(_ attributes: UICollectionViewLayoutAttributes) -> (
        SectionScrollView, CollectionScroller
    )? {
        guard !views.isEmpty, attributes.scrollsWithSection, let section = attributes.indexPath.first,
            let info = infos[section], let view = views[section]
        else { return nil }
        return (view, info)
    }

    /// Where an element is seen, in the collection's content.
    func seenFrame(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> CGRect {
        let frame = attributes.frame
        guard !infos.isEmpty, attributes.scrollsWithSection, let section = attributes.indexPath.first,
            let info = infos[section]
        else { return frame }
        let offset = info.turned(offsets[section] ?? .zero)
        return frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// The middle of an element in the view that it is in.
    func center(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> CGPoint {
        guard let (_, info) = scroller(attributes) else { return attributes.center }
        return CGPoint(
            x: attributes.center.x - info.frame.minX + info.mirrorShift,
            y: attributes.center.y - info.frame.minY
        )
    }

    /// The view that an element is in.
    func host(of attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) -> UIView {
        scroller(attributes)?.0 ?? view
    }

    /// A point of the content as the layout has it.
    func innerPoint(_ point: CGPoint, _ view: UICollectionView) -> CGPoint {
        for (section, info) in infos where info.frame.encloses(point) {
            let offset = info.turned(offsets[section] ?? .zero)
            return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        }
        return point
    }

    /// Scrolls the section of an item until the item is seen.
    func scroll(
        to attributes: UICollectionViewLayoutAttributes,
        _ position: UICollectionView.ScrollPosition,
        _ view: UICollectionView,
        animated: Bool
    ) {
        update(view)
        guard let section = attributes.indexPath.first, let info = infos[section] else { return }
        let frame = attributes.frame.offsetBy(
            dx: info.mirrorShift - info.frame.minX,
            dy: -info.frame.minY
        )
        var offset = info.own(offsets[section] ?? .zero)
        if info.isHorizontal {
            if position.contains(.centeredHorizontally) {
                offset.x = frame.midX - info.frame.width / 2
            } else if position.contains(.right) || frame.maxX > offset.x + info.frame.width {
                offset.x = frame.maxX - info.frame.width
            } else if position.contains(.left) || frame.minX < offset.x {
                offset.x = frame.minX
            }
            offset.x = min(max(offset.x, 0), max(info.contentSize.width - info.frame.width, 0))
        }
        offsets[section] = info.own(offset)
        views[section]?.setContentOffset(offset, animated: animated)
    }
}

/// The scroll view of a section that scrolls on its own.
final class SectionScrollView: UIScrollView {
    weak var owner: UICollectionView?
    var info: CollectionScroller?

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if old != newValue.origin { owner?.setNeedsLayout() }
        }
    }

    override func settledOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let info, info.stop > 0 else { return proposed }
        let length =
            info.isHorizontal
            ? info.contentSize.width - bounds.width : info.contentSize.height - bounds.height
        func settled(_ proposed: CGFloat, _ present: CGFloat, _ start: CGFloat, _ velocity: CGFloat)
            -> CGFloat
        {
            var stop = ((proposed - info.stopOffset) / info.stop).rounded()
            if info.stopsAtNext {
                let first = ((start - info.stopOffset) / info.stop).rounded()
                if abs(velocity) > ScrollPhysics.pageSpeed / 1000 {
                    stop = velocity > 0 ? first + 1 : first - 1
                } else {
                    stop = ((present - info.stopOffset) / info.stop).rounded()
                }
                stop = min(max(stop, first - 1), first + 1)
            }
            return min(max(stop * info.stop + info.stopOffset, 0), max(length, 0))
        }
        var target = proposed
        let start = dragStart
        if info.isHorizontal {
            // Groups follow one another in the layout's direction.
            let x = settled(
                info.own(proposed).x,
                info.own(contentOffset).x,
                info.own(start).x,
                info.isMirrored ? -velocity.x : velocity.x
            )
            target.x = info.own(CGPoint(x: x, y: 0)).x
        } else {
            target.y = settled(proposed.y, contentOffset.y, start.y, velocity.y)
        }
        return target
    }

    /// The offset when the finger came down.
    private var dragStart = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer {
            dragStart = contentOffset
            // The collection takes what goes the other way.
            let travel = panGestureRecognizer.translation(in: superview)
            let isAcross = abs(travel.x) > abs(travel.y)
            if travel != .zero, isAcross != (info?.isHorizontal ?? true) { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
