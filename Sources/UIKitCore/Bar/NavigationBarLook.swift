/// Appearances that follow from others.
@MainActor enum NavigationBarLook {
    /// What older properties say, as an appearance.
    static func legacy(_ legacy: BarLegacy, _ bar: UINavigationBar) -> UINavigationBarAppearance {
        let made = UINavigationBarAppearance()
        made.look = legacy.applied(to: made.look, bar.barPosition, bar.metrics)
        made.titleTextAttributes = legacy.titleAttributes ?? [:]
        made.largeTitleTextAttributes = legacy.largeTitleAttributes ?? [:]
        return made
    }

    /// An appearance with nothing behind the bar.
    static func clear(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
        let made = UINavigationBarAppearance(barAppearance: appearance)
        made.configureWithTransparentBackground()
        return made
    }
}
