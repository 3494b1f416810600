import QuartzCore

extension UIView {
    /// A reference to the view that does not keep it; see ``LivenessToken``.
    final var livenessToken: LivenessToken {
        if let livenessTokenStorage { return livenessTokenStorage }
        let made = LivenessToken(self)
        livenessTokenStorage = made
        return made
    }

    /// The view that has this one among its subviews.
    final var superviewStorage: UIView? {
        get { superviewReference?.view }
        set { superviewReference = newValue?.livenessToken }
    }
}

extension LivenessToken {
    /// The view that it refers to; only for references to views.
    ///
    /// Nil when it is gone.
    var view: UIView? { object.map { unsafeDowncast($0, to: UIView.self) } }
}
