import CoreGraphics

/// The constraints, guides and anchors of a view.
extension UIView {
    /// The constraints that are installed in the view.
    public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Installs a constraint in the view, which must contain its items; the program stops if it does not.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        ConstraintInstallation.install(constraint, in: self)
    }

    /// Installs constraints in the view, each as ``addConstraint(_:)`` does.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint that is installed in the view; one of another view is ignored.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.container === self { ConstraintInstallation.deactivate(constraint) }
    }

    /// Removes constraints that are installed in the view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The constraints that its place or size along an axis follows from.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let state = layoutState, let variables = state.variables else { return [] }
        return state.host.constraints(affecting: variables, axis)
    }

    /// Whether more than one frame of the view satisfies the constraints; false without constraints.
    public var hasAmbiguousLayout: Bool {
        guard let state = layoutState, let variables = state.variables, !variables.isFixed else {
            return false
        }
        state.host.prepare()
        return variables.isAmbiguous || AmbiguityExercise.isUndecided(state)
    }

    /// Gives a view with an ambiguous layout another frame that satisfies the constraints; a second call restores the first.
    ///
    /// The frame follows in the next layout. Views whose frames are decided stay where they are. Source: uikit U64.
    public func exerciseAmbiguityInLayout() { AmbiguityExercise.turn(self) }

    // MARK: Guides

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a guide to the view; it is removed from its former view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.region == nil, layoutGuide.ownerStorage !== self else { return }
        layoutGuide.ownerStorage?.removeLayoutGuide(layoutGuide)
        layoutGuide.ownerStorage = self
        makeLayoutState().guides.append(layoutGuide)
    }

    /// Removes a guide from the view, with the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.ownerStorage === self, layoutGuide.region == nil else { return }
        for constraint in layoutState?.references.values.map(\.constraint) ?? [] {
            if constraint.first.names(layoutGuide) || constraint.second.names(layoutGuide) {
                ConstraintInstallation.deactivate(constraint)
            }
        }
        layoutState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.ownerStorage = nil
    }

    func systemGuide(_ region: LayoutRegionKind) -> UILayoutGuide {
        let state = makeLayoutState()
        if let known = state.systemGuides[region] { return known }
        if region == .top || region == .bottom {
            let made = SupportGuide(region: region, of: self)
            state.systemGuides[region] = made
            return made
        }
        let made =
            region == .keyboard
            ? UIKeyboardLayoutGuide(region: region, of: self) : UILayoutGuide(region: region, of: self)
        state.systemGuides[region] = made
        return made
    }

    /// The guide of the part of the view that bars and the device do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// Whether the margins at the sides are at least those of ``readableContentGuide``; false at first.
    ///
    /// Interface Builder alone sets it (Follow Readable Width).
    package var layoutMarginsFollowReadableWidth: Bool {
        get { layoutState?.margins.followsReadableWidth ?? false }
        set { ViewConstraints.changeMargins(of: self) { $0.followsReadableWidth = newValue } }
    }

    /// The guide of the view's bounds, inset by its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The view without its margins, in wide views as wide as text reads well.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The keyboard: the lower edge of the safe area while there is none on the screen.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        // The only guide of this region is made above.
        systemGuide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(region: .keyboard, of: self)
    }

    // MARK: Anchors

    /// The anchor of the edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .leading) }
    /// The anchor of the edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .trailing) }
    /// The anchor of the view's left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .left) }
    /// The anchor of the view's right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .right) }
    /// The anchor of the view's top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .top) }
    /// The anchor of the view's bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .bottom) }
    /// The anchor of the view's width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(constraintItem, .width) }
    /// The anchor of the view's height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(constraintItem, .height) }
    /// The anchor of the view's horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItem, .centerX) }
    /// The anchor of the view's vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .centerY) }
    /// The baseline of the first line of text; of a view without text its bottom edge.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(constraintItem, .firstBaseline)
    }
    /// The baseline of the last line of text; of a view without text its bottom edge.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItem, .lastBaseline) }
}
