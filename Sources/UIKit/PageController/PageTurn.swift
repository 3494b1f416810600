import CoreGraphics
import Foundation
import QuartzCore

/// The page that is seen and its neighbours, in a view that scrolls by pages.
///
/// There is room for a page on either side, and the page that is seen rests in the middle: where the offset is one step. Insets
/// take the room of neighbours that do not exist away, so that the first and the last page spring back.
///
/// GUESS page-rest: that place of rest, and those insets. Source: uikit U168.
@MainActor final class PageTurn: NSObject {
    private let ownerReference: BackReference<UIPageViewController>
    private var owner: UIPageViewController { ownerReference.object }
    let scroll = PageScrollView()
    let dots = UIPageControl()
    private(set) var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var knowsNeighbours = false
    /// Whether the next turn of the main queue asks for them.
    private var isAsking = false
    /// The page that comes into sight beside the current one.
    private var pending: UIViewController?
    /// On which side it is: it may be the neighbour on both.
    private var pendingIsAfter = true
    private var isTouched = false
    private var completion: ((Bool) -> Void)?
    private var isPlacing = false
    /// The height of the dots' row, in points.
    private static let dotsHeight: CGFloat = 37

    init(_ owner: UIPageViewController) {
        ownerReference = BackReference(owner) {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        }
        super.init()
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.turn = self
        scroll.delegate = self
        dots.isHidden = true
        dots.isUserInteractionEnabled = false
    }

    private var isVertical: Bool { owner.navigationOrientation == .vertical }

    // MARK: Pages

    func show(
        _ page: UIViewController?,
        _ direction: UIPageViewController.NavigationDirection,
        animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        settle(finished: false)
        guard let page, page !== current else {
            if page == nil, let old = current { replace(old, by: nil) }
            forgetNeighbours()
            completion?(true)
            return
        }
        updateDots()
        guard animated, let old = current, owner.isOnDisplay, owner.view.window != nil else {
            if let old = current { replace(old, by: page) } else { enter(page) }
            completion?(true)
            return
        }
        knowsNeighbours = true
        before = direction == .reverse ? page : nil
        after = direction == .forward ? page : nil
        place()
        begin(page, from: old, isAfter: direction == .forward)
        self.completion = completion
        scroll.setContentOffset(offset(of: page), animated: true)
        // Where nothing moves nothing ends either.
        if scroll.contentOffset == offset(of: page) { settle(finished: true) }
    }

    /// The first page.
    private func enter(_ page: UIViewController) {
        current = page
        owner.addChild(page)
        forgetNeighbours()
        if owner.isViewLoaded {
            owner.beginAppearance(of: page, true, animated: false)
            scroll.addSubview(page.view)
            layOut()
            owner.endAppearance(of: page)
        }
        page.didMove(toParent: owner)
    }

    /// Another page at once.
    private func replace(_ old: UIViewController, by new: UIViewController?) {
        owner.beginAppearance(of: old, false, animated: false)
        old.willMove(toParent: nil)
        current = nil
        if let new { enter(new) }
        old.viewIfLoaded?.removeFromSuperview()
        owner.endAppearance(of: old)
        old.removeFromParent()
    }

    /// Forgets the neighbours, so that the data source is called again.
    func forgetNeighbours() {
        (before, after, knowsNeighbours) = (nil, nil, false)
        updateDots()
        if owner.isViewLoaded { owner.view.setNeedsLayout() }
    }

    private func findNeighbours() {
        guard !knowsNeighbours, let current else { return }
        knowsNeighbours = true
        (before, after) = (nil, nil)
        findMissing(beside: current)
    }

    /// Asks for the neighbours that are not there; a page is not its own neighbour.
    private func findMissing(beside current: UIViewController) {
        if before == nil {
            before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
            if before === current { before = nil }
        }
        if after == nil {
            after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
            if after === current { after = nil }
        }
    }

    /// Asks for the neighbours after the present turn of the main queue: until then a program may set what its data source answers from.
    ///
    /// Source: reality Q5.10.
    private func findNeighboursLater() {
        guard !knowsNeighbours, !isAsking, current != nil else { return }
        isAsking = true
        DispatchQueue.main.async { [weak self] in
            ViewThread.run {
                guard let self else { return }
                self.isAsking = false
                guard !self.knowsNeighbours, self.owner.isViewLoaded else { return }
                self.findNeighbours()
                if self.isAtRest { self.place() }
            }
        }
    }

    private var isAtRest: Bool {
        pending == nil && !isTouched && !scroll.isDecelerating && scroll.flight == nil
    }

    // MARK: Places

    /// The way from one page to the next.
    private var step: CGFloat {
        (isVertical ? owner.view.bounds.height : owner.view.bounds.width) + owner.spacing
    }

    private func offset(of page: UIViewController) -> CGPoint {
        let index: CGFloat = page === current ? 1 : isAfter(page) ? 2 : 0
        return isVertical ? CGPoint(x: 0, y: index * step) : CGPoint(x: index * step, y: 0)
    }

    /// On which side of the current page another one is.
    private func isAfter(_ page: UIViewController) -> Bool {
        page === pending ? pendingIsAfter : page === after
    }

    func layOut() {
        guard owner.isViewLoaded, isAtRest else { return }
        findNeighboursLater()
        place()
        layOutDots()
    }

    /// Gives all pages that are in sight their places, with the current one in the middle of the view.
    private func place() {
        let bounds = owner.view.bounds
        let half = owner.spacing / 2
        isPlacing = true
        defer { isPlacing = false }
        UIView.performWithoutAnimation {
            let frame = isVertical ? bounds.insetBy(dx: 0, dy: -half) : bounds.insetBy(dx: -half, dy: 0)
            if scroll.frame != frame { scroll.frame = frame }
            scroll.contentSize =
                isVertical
                ? CGSize(width: bounds.width, height: 3 * step)
                : CGSize(width: 3 * step, height: bounds.height)
            let (lead, trail) = (before == nil ? -step : 0, after == nil ? -step : 0)
            let insets =
                isVertical
                ? UIEdgeInsets(top: lead, left: 0, bottom: trail, right: 0)
                : UIEdgeInsets(top: 0, left: lead, bottom: 0, right: trail)
            if scroll.contentInset != insets { scroll.contentInset = insets }
            scroll.alwaysBounceHorizontal = !isVertical && owner.dataSource != nil
            scroll.alwaysBounceVertical = isVertical && owner.dataSource != nil
            scroll.isScrollEnabled = owner.dataSource != nil
            guard let current else { return }
            place(current)
            if current.view.superview !== scroll { scroll.addSubview(current.view) }
            scroll.contentOffset = offset(of: current)
        }
    }

    private func place(_ page: UIViewController) {
        let origin = offset(of: page)
        let half = owner.spacing / 2
        let size = owner.view.bounds.size
        let frame = CGRect(
            x: origin.x + (isVertical ? 0 : half),
            y: origin.y + (isVertical ? half : 0),
            width: size.width,
            height: size.height
        )
        if page.view.frame != frame { page.view.frame = frame }
    }

    // MARK: Turning

    /// A neighbour comes into sight.
    private func begin(_ page: UIViewController, from old: UIViewController, isAfter: Bool) {
        (pending, pendingIsAfter) = (page, isAfter)
        page.loadViewIfNeeded()
        UIView.performWithoutAnimation { place(page) }
        owner.addChild(page)
        owner.beginAppearance(of: old, false, animated: true)
        owner.beginAppearance(of: page, true, animated: true)
        UIView.performWithoutAnimation { scroll.addSubview(page.view) }
    }

    /// A finger has begun to drag.
    func touched() {
        findNeighbours()
        if let current, before == nil || after == nil, isAtRest {
            // What was not there may be there by now.
            findMissing(beside: current)
            if before != nil || after != nil { place() }
        }
        isTouched = true
    }

    /// The pages have another place.
    func moved() {
        guard isTouched, !isPlacing, let current else { return }
        let rest = offset(of: current)
        let moved = isVertical ? scroll.contentOffset.y - rest.y : scroll.contentOffset.x - rest.x
        let neighbour = moved > 0 ? after : moved < 0 ? before : nil
        guard let neighbour, neighbour !== pending || pendingIsAfter != (moved > 0) else { return }
        if pending != nil { giveUp() }
        owner.delegate?.pageViewController(owner, willTransitionTo: [neighbour])
        begin(neighbour, from: current, isAfter: moved > 0)
    }

    /// The other neighbour comes into sight: the first one is as before.
    private func giveUp() {
        guard let page = pending, let current else { return }
        pending = nil
        owner.beginAppearance(of: page, false, animated: true)
        owner.beginAppearance(of: current, true, animated: true)
        page.view.removeFromSuperview()
        owner.endAppearance(of: page)
        owner.endAppearance(of: current)
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    /// Everything has come to rest.
    func settle(finished: Bool) {
        let wasTouched = isTouched
        isTouched = false
        ScrollMoves.stop(scroll)
        guard let page = pending, let old = current else { return }
        let there = offset(of: page), here = offset(of: old)
        let place = scroll.contentOffset
        let isTurned =
            !wasTouched
            || abs(place.x - there.x) + abs(place.y - there.y) < abs(place.x - here.x) + abs(place.y - here.y)
        if isTurned { arrive(page, from: old) } else { giveUp() }
        let waiting = completion
        completion = nil
        waiting?(finished)
        if wasTouched {
            owner.delegate?.pageViewController(
                owner,
                didFinishAnimating: finished,
                previousViewControllers: [old],
                transitionCompleted: isTurned
            )
        }
    }

    private func arrive(_ page: UIViewController, from old: UIViewController) {
        let isForward = pendingIsAfter
        pending = nil
        current = page
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        (before, after, knowsNeighbours) = (nil, nil, false)
        if isTouchable { dots.currentPage += isForward ? 1 : -1 }
        findNeighbours()
        place()
        owner.endAppearance(of: old)
        owner.endAppearance(of: page)
        old.removeFromParent()
        page.didMove(toParent: owner)
    }

    private var isTouchable: Bool { !dots.isHidden && completion == nil }

    // MARK: Dots

    private func updateDots() {
        let count = owner.dataSource?.presentationCount(for: owner) ?? 0
        dots.isHidden = count <= 0 || owner.transitionStyle == .pageCurl
        guard count > 0 else { return }
        dots.numberOfPages = count
        dots.currentPage = owner.dataSource?.presentationIndex(for: owner) ?? 0
    }

    private func layOutDots() {
        let bounds = owner.view.bounds
        let bottom = owner.view.safeAreaInsets.bottom
        dots.frame = CGRect(
            x: 0,
            y: bounds.height - bottom - Self.dotsHeight,
            width: bounds.width,
            height: Self.dotsHeight
        )
        dots.layer.zPosition = 1
    }
}
