/// The object that learns of selections and rearrangements in a tab bar; every method may be left out.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A touch has selected a tab, or the selected one again.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// The tabs are going to be arranged by the user.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// The tabs can be arranged by the user.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// The user has nearly done arranging; whether the tabs have changed.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// The user has done arranging; whether the tabs have changed.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    /// Has no effect; implement it to show the content of the selected tab.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// Has no effect; implement it to prepare for a rearrangement of the tabs.
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    /// Has no effect; implement it to react when the tabs can be rearranged.
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    /// Has no effect; implement it to react before the rearrangement ends.
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    /// Has no effect; implement it to keep the new order of the tabs.
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
