import Foundation

/// What few views have, kept apart so that all others stay small.
@MainActor final class RareViewData {
    /// Nil: not set.
    var restorationIdentifier: String?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var motionEffects: [UIMotionEffect] = []
    /// What hides the view at the end of an animation; nil: nothing does.
    var hiding: StackHiding?
    /// The large content of the view; nil where none was set.
    var largeContent: LargeContent?
    /// What appearance proxies have given the view.
    var appearanceValues: [AnyHashable: Any] = [:]
    /// The properties of a program's own class that were set on the view itself.
    var ownAppearances: Set<AnyHashable> = []

    func setLargeContent(_ change: (inout LargeContent) -> Void) {
        var content = largeContent ?? LargeContent()
        change(&content)
        largeContent = content
    }
}

extension UIView {
    /// The rare data, made if there are none.
    func makeRareData() -> RareViewData {
        if let rareData { return rareData }
        let made = RareViewData()
        rareData = made
        return made
    }
}
