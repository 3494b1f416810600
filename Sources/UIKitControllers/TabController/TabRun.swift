import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Changes the visible controller of a tab bar controller, in the order in which controllers and delegates are called.
///
/// GUESS tab-order: the old one will disappear, the new one will appear, the old one has disappeared, the new one has appeared.
///
/// Source: uikit U167.
@MainActor final class TabRun {
    /// How many tabs the bar has at most.
    static let maxTabs = 5

    private let ownerReference: BackReference<UITabBarController>
    private var owner: UITabBarController { ownerReference.object }
    private(set) var selected: UIViewController?
    /// The controller whose view is seen: the selected one, or the one that lists those without a tab.
    private(set) var shown: UIViewController?
    private var transition: ControllerTransition?
    private var moreList: MoreListController?
    private(set) lazy var more: UINavigationController = makeMore()

    init(_ owner: UITabBarController) { ownerReference = BackReference(owner) { UITabBarController() } }

    var isRunning: Bool { transition != nil }

    // MARK: Controllers

    private var hasMore: Bool { owner.pages.count > Self.maxTabs }
    private var pagesWithTabs: ArraySlice<UIViewController> {
        owner.pages.prefix(hasMore ? Self.maxTabs - 1 : Self.maxTabs)
    }
    private var pagesInMore: [UIViewController] {
        hasMore ? Array(owner.pages.dropFirst(Self.maxTabs - 1)) : []
    }

    private func makeMore() -> UINavigationController {
        let list = MoreListController()
        list.choose = { [weak self] page in self?.showInMore(page) }
        moreList = list
        let made = UINavigationController(rootViewController: list)
        made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return made
    }

    func set(_ pages: [UIViewController], animated: Bool) {
        finish()
        var new: [UIViewController] = []
        for page in pages where !new.contains(where: { $0 === page }) { new.append(page) }
        let leaving = owner.pages.filter { page in !new.contains { $0 === page } }
        let arriving = new.filter { page in !owner.pages.contains { $0 === page } }
        for page in leaving { page.willMove(toParent: nil) }
        owner.pages = new
        if hasMore, more.parent !== owner { owner.addChild(more) }
        for page in arriving where !pagesInMore.contains(where: { $0 === page }) { owner.addChild(page) }
        owner.customizableViewControllers = new.isEmpty ? nil : new
        let items =
            pagesWithTabs.compactMap(\.tabBarItem) + (hasMore ? [more.tabBarItem].compactMap { $0 } : [])
        owner.tabBar.setItems(items, animated: animated)
        if hasMore { moreList?.pages = pagesInMore }
        let kept = selected.flatMap { page in new.contains { $0 === page } ? page : nil }
        select(kept ?? new.first)
        for page in arriving where page.parent === owner { page.didMove(toParent: owner) }
        for page in leaving where page.parent === owner {
            if page.viewIfLoaded?.superview != nil { page.view.removeFromSuperview() }
            page.removeFromParent()
        }
    }

    // MARK: Choosing

    /// The user touches a tab.
    ///
    /// - Returns: The closure that runs after the call of the bar's delegate.
    func touched(_ item: UITabBarItem) -> () -> Void {
        guard let page = page(of: item) else { return {} }
        // The delegate may select it itself.
        let isSame = page === selected && !isMore(page)
        return { [self] in choose(page, again: isSame) }
    }

    private func choose(_ page: UIViewController, again isSame: Bool) {
        if page === more {
            selected = nil
            go(to: more)
        } else if isSame {
            (page as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(page)
        }
        owner.delegate?.tabBarController(owner, didSelect: page)
    }

    /// Whether the user may choose a tab.
    func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let page = page(of: item) else { return false }
        return owner.delegate?.tabBarController(owner, shouldSelect: page) ?? true
    }

    private func page(of item: UITabBarItem) -> UIViewController? {
        pagesWithTabs.first { $0.tabBarItem === item } ?? (hasMore && more.tabBarItem === item ? more : nil)
    }

    private func isMore(_ page: UIViewController) -> Bool { pagesInMore.contains { $0 === page } }

    func select(_ page: UIViewController?) {
        guard let page else {
            selected = nil
            return go(to: nil)
        }
        guard page === more || owner.pages.contains(where: { $0 === page }) else { return }
        selected = page === more ? nil : page
        if isMore(page) {
            if more.topViewController !== page, let list = moreList {
                more.setViewControllers([list, page], animated: false)
            }
            go(to: more)
        } else {
            go(to: page)
        }
    }

    /// A controller without a tab was chosen in the list.
    private func showInMore(_ page: UIViewController) {
        guard owner.delegate?.tabBarController(owner, shouldSelect: page) ?? true else { return }
        selected = page
        // Set, not pushed: it may be a navigation controller.
        more.setViewControllers(more.viewControllers + [page], animated: true)
        owner.delegate?.tabBarController(owner, didSelect: page)
    }

    // MARK: Showing

    /// Puts the chosen view into place without calling delegates: the owner is going to appear.
    func install() {
        guard transition == nil, let shown else { return }
        UIView.performWithoutAnimation {
            let frame = owner.stage.prepare(shown)
            shown.view.frame = frame
            if shown.view.superview !== owner.stage.content { owner.stage.content.addSubview(shown.view) }
        }
    }

    private func go(to page: UIViewController?) {
        // Requested while controllers are called for their appearance: it follows.
        if let transition, !transition.hasStarted {
            transition.afterStart.append { [weak self] in self?.go(to: page) }
            return
        }
        finish()
        owner.tabBar.selectedItem = page?.tabBarItem
        guard page !== shown else { return }
        let old = shown
        shown = page
        guard owner.isViewLoaded else { return }
        guard owner.isOnDisplay, let page else {
            old?.viewIfLoaded?.removeFromSuperview()
            return install()
        }
        guard let old else {
            owner.beginAppearance(of: page, true, animated: false)
            install()
            return owner.endAppearance(of: page)
        }
        run(from: old, to: page)
    }

    private func run(from old: UIViewController, to new: UIViewController) {
        let stage = owner.stage
        let transition = ControllerTransition(
            container: stage.content,
            from: old,
            to: new,
            fromView: old.view,
            toView: new.view
        )
        transition.owners = [owner, old, new]
        transition.initialFrames[ObjectIdentifier(old)] = old.view.frame
        transition.finalFrames[ObjectIdentifier(new)] = stage.prepare(new)
        if UIView.areAnimationsEnabled, owner.view.window != nil,
            let own = owner.delegate?.tabBarController(
                owner,
                animationControllerForTransitionFrom: old,
                to: new
            )
        {
            transition.animator = own
            transition.interactor = owner.delegate?.tabBarController(owner, interactionControllerFor: own)
        }
        let animated = transition.isAnimated
        transition.onEnd = { [weak self] completed in
            self?.ended(completed, from: old, to: new, animated: animated)
        }
        self.transition = transition
        transition.prepare()
        owner.beginAppearance(of: old, false, animated: animated)
        owner.beginAppearance(of: new, true, animated: animated)
        transition.start()
    }

    private func ended(
        _ completed: Bool,
        from old: UIViewController,
        to new: UIViewController,
        animated: Bool
    ) {
        transition = nil
        guard completed else {
            shown = old
            selected = old === more ? more.topViewController : old
            owner.tabBar.selectedItem = old.tabBarItem
            owner.beginAppearance(of: new, false, animated: animated)
            owner.beginAppearance(of: old, true, animated: animated)
            new.view.removeFromSuperview()
            owner.endAppearance(of: new)
            owner.endAppearance(of: old)
            return owner.stage.layOut()
        }
        if old.view.superview === owner.stage.content { old.view.removeFromSuperview() }
        owner.stage.layOut()
        owner.endAppearance(of: old)
        owner.endAppearance(of: new)
    }

    /// Ends a transition that runs, because another one is wanted.
    private func finish() { transition?.completeTransition(true) }
}
