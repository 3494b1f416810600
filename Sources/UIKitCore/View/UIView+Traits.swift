extension UIView: TraitHolder, UITraitEnvironment, UITraitChangeObservable {}

extension UIView {
    /// The appearance of the view and its subviews, whatever the superview's is; `unspecified`, as at first, takes the superview's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ViewTraits.override(self) { $0.style = newValue }
        }
    }

    /// Traits of the view and its subviews that take the place of the superview's.
    public var traitOverrides: any UITraitOverrides {
        get { traitState?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            ViewTraits.override(self) { $0.overrides = overrides }
        }
    }
}

extension UIViewController: TraitHolder, UITraitEnvironment, UITraitChangeObservable {}

extension UIViewController {
    /// The appearance of the controller's view and its children; `unspecified`, as at first, takes that of their surroundings.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ViewTraits.override(self) { $0.style = newValue }
        }
    }

    /// Traits of the controller's view and its children that take the place of those of their surroundings.
    public var traitOverrides: any UITraitOverrides {
        get { traitState?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            ViewTraits.override(self) { $0.overrides = overrides }
        }
    }
}
