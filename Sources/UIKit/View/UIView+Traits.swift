extension UIView: TraitHolder, UITraitEnvironment, UITraitChangeObservable {}

extension UIView {
    /// Light or dark for the view and what is in it, whatever its superview is; unspecified leaves it to the superview.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ViewTraits.override(self) { $0.style = newValue }
        }
    }

    /// Traits for the view and what is in it, whatever its superview has.
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
    /// Light or dark for the controller's view and its children; unspecified leaves it to what they are in.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            ViewTraits.override(self) { $0.style = newValue }
        }
    }

    /// Traits for the controller's view and its children, whatever they are in.
    public var traitOverrides: any UITraitOverrides {
        get { traitState?.overrides ?? TraitOverrides() }
        set {
            guard let overrides = newValue as? TraitOverrides else { return }
            ViewTraits.override(self) { $0.overrides = overrides }
        }
    }
}
