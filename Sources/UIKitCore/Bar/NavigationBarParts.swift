import CoreGraphics
import Foundation
import QuartzCore

/// The views of a navigation bar: its background, the row and the large title of its top item, and the search field.
@MainActor final class NavigationBarParts {
    private let barReference: BackReference<UINavigationBar>
    private var bar: UINavigationBar { barReference.object }
    private let background = BarBackground(frame: .zero)
    /// The background of the bar while no content is scrolled below it.
    private let edgeBackground = BarBackground(frame: .zero)
    private let row = BarBand(frame: .zero)
    private let zone = BarBand(frame: .zero)
    private(set) var content: NavigationContent?
    private(set) var large: LargeTitle?
    private weak var search: UIView?
    /// The content that is still moving out.
    private var leaving: NavigationTransition.Side?
    private var turn = 0
    private var showsSmallTitle = true

    init(_ bar: UINavigationBar) { barReference = BackReference(bar) { UINavigationBar() } }

    func setUp() {
        for part in [background, edgeBackground, zone, row] { bar.addSubview(part) }
        zone.clipsToBounds = true
        edgeBackground.alpha = 0
    }

    // MARK: Items

    /// Shows the top item.
    func show(isPush: Bool, animated: Bool, completion: @escaping () -> Void) {
        turn += 1
        let turn = turn
        dropLeaving()
        guard let top = bar.topItem else {
            content?.removeFromSuperview()
            large?.removeFromSuperview()
            (content, large) = (nil, nil)
            bar.setNeedsLayout()
            return completion()
        }
        if let content, content.item === top, content.backItem === bar.backItem {
            reload()
            return completion()
        }
        let old = content.map { NavigationTransition.Side(content: $0, large: large) }
        let isOther = old?.content.item !== top
        let made = NavigationContent(bar, top, back: bar.backItem)
        content = made
        row.addSubview(made)
        loadLarge(of: top)
        loadSearch()
        showsSmallTitle = !bar.showsLargeTitle
        made.shownTitle.alpha = 1
        bar.setNeedsLayout()
        guard animated, isOther, let old else {
            old?.content.removeFromSuperview()
            old?.large?.removeFromSuperview()
            return completion()
        }
        leaving = old
        UIView.performWithoutAnimation {
            bar.layoutIfNeeded()
            made.layoutIfNeeded()
        }
        let new = NavigationTransition.Side(content: made, large: large)
        NavigationTransition.run(from: old, to: new, isPush: isPush) { [weak self] _ in
            guard let self, turn == self.turn else { return }
            dropLeaving()
            completion()
        }
    }

    private func dropLeaving() {
        guard let leaving else { return }
        self.leaving = nil
        leaving.content.removeFromSuperview()
        leaving.large?.removeFromSuperview()
    }

    private func loadLarge(of item: UINavigationItem) {
        guard bar.showsLargeTitle else {
            if leaving == nil, content?.item === item { large?.removeFromSuperview() }
            large = nil
            return
        }
        let made = LargeTitle(frame: .zero)
        made.show(item.title ?? "", bar.look(for: item).largeTitleTextAttributes)
        zone.addSubview(made)
        large = made
    }

    private func loadSearch() {
        let own = bar.topItem?.searchBar
        if let search, search !== own, search.superview === zone { search.removeFromSuperview() }
        search = own
        if let own, own.superview !== zone { zone.addSubview(own) }
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard let content, item === content.item || item === content.backItem else { return }
        content.invalidate(fading: animated)
        reloadLarge()
        loadSearch()
        bar.setNeedsLayout()
    }

    /// Shows what appearances and items say now.
    func reload() {
        content?.invalidate()
        reloadLarge()
        loadSearch()
        showBackground()
        bar.setNeedsLayout()
    }

    private func reloadLarge() {
        guard let item = bar.topItem, leaving == nil else { return }
        if bar.showsLargeTitle, let large {
            large.show(item.title ?? "", bar.look(for: item).largeTitleTextAttributes)
        } else {
            large?.removeFromSuperview()
            loadLarge(of: item)
        }
    }

    // MARK: Looks

    func scrollEdgeDidChange() {
        let part = min(max(bar.scrollEdge, 0), 1)
        background.alpha = 1 - part
        edgeBackground.alpha = part
        content?.invalidate()
        reloadLarge()
    }

    func styleDidChange() {
        let style: UIUserInterfaceStyle = bar.barStyle == .default ? .unspecified : .dark
        for part in [background, edgeBackground, zone, row] { part.overrideUserInterfaceStyle = style }
    }

    private func showBackground() {
        let item = bar.topItem
        background.show(bar.standardLook(for: item).look)
        edgeBackground.show(bar.scrollEdgeLook(for: item).look)
    }

    // MARK: Layout

    func layOut() {
        showBackground()
        let bounds = bar.bounds
        let above = reachAbove
        let back = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        background.frame = back
        edgeBackground.frame = back
        let base = bar.baseHeight
        let hasZone = bar.largeTitleHeight > 0 || bar.searchHeight > 0
        let rowHeight = hasZone ? min(base, bounds.height) : bounds.height
        row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(rowHeight, 0))
        let rest = max(bounds.height - rowHeight, 0)
        zone.frame = CGRect(x: 0, y: rowHeight, width: bounds.width, height: rest)
        content?.frame = row.bounds
        leaving?.content.frame = row.bounds
        layOutZone(rest)
    }

    /// The large title lies above the field of a search, which is the first to give way, unless it is to stay.
    private func layOutZone(_ height: CGFloat) {
        let stays = bar.topItem?.hidesSearchBarWhenScrolling == false
        let wantedSearch = bar.searchHeight
        let wantedLarge = bar.largeTitleHeight
        let search = min(wantedSearch, max(stays ? height : height - wantedLarge, 0))
        let large = max(height - search, 0)
        let width = bar.bounds.width
        for part in [self.large, leaving?.large] {
            guard let part else { continue }
            part.bounds.size = CGSize(width: width, height: large)
            part.center = CGPoint(x: width / 2, y: large / 2)
        }
        if let view = self.search, view.superview === zone {
            view.frame = CGRect(x: 0, y: large + search - wantedSearch, width: width, height: wantedSearch)
            view.alpha = wantedSearch > 0 ? max(0, (search / wantedSearch - 0.5) * 2) : 1
        }
        showTitle(isSmall: wantedLarge == 0 || large < BarMetrics.titleSwitch)
    }

    /// Shows the title in the row only where there is no large one.
    private func showTitle(isSmall: Bool) {
        guard let content else { return }
        let title = content.title
        let alpha: CGFloat = isSmall || content.item.titleView != nil ? 1 : 0
        guard title.alpha != alpha else { return }
        let isFirst = !content.hasShown
        if isFirst || bar.window == nil {
            UIView.performWithoutAnimation { title.alpha = alpha }
        } else {
            UIView.animate(withDuration: BarMetrics.fade, delay: 0, options: .beginFromCurrentState) {
                title.alpha = alpha
            }
        }
        content.hasShown = true
    }

    /// How far what is behind the bar goes up: to the screen's edge below a status bar.
    private var reachAbove: CGFloat {
        guard bar.barPosition == .topAttached, let superview = bar.superview else { return 0 }
        return max(0, min(bar.frame.minY, superview.safeAreaInsets.top))
    }
}

/// A part of a bar that takes no touches itself, but what is in it does.
final class BarBand: UIView, UnarchivedView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
