/// Methods of Apple's that rules have to know by name.
struct AppleMethods: Sendable {
    static let shared = AppleMethods()

    /// Whether a method without labels is an optional requirement of one of Apple's protocols.
    func isOptionalRequirement(_ name: String) -> Bool { Self.requirements.contains(name) }

    /// The selector of one of Apple's methods that sources name without labels.
    func selector(of name: String) -> String? { Self.selectors[name] }

    private static let requirements: Set = [
        "animationDidStart", "display", "draw", "layerWillDraw", "layoutSublayers",
        "gestureRecognizerShouldBegin", "numberOfSections", "sectionIndexTitles", "indexTitles",
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
        "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop",
        "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset", "viewForZooming",
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
        "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear",
        "textFieldShouldReturn",
        "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewDidBeginEditing",
        "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection", "searchBarSearchButtonClicked",
        "searchBarCancelButtonClicked", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
        "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "animationEnded", "animateTransition",
        "transitionDuration", "presentationControllerDidDismiss", "presentationControllerWillDismiss",
        "presentationControllerShouldDismiss", "applicationDidBecomeActive", "applicationWillResignActive",
    ]

    private static let selectors: [String: String] = [
        "copy": "copy:", "cut": "cut:", "delete": "delete:", "paste": "paste:", "select": "select:",
        "selectAll": "selectAll:", "endEditing": "endEditing:",
        "popViewController": "popViewControllerAnimated:",
        "dismiss": "dismissViewControllerAnimated:completion:", "addSubview": "addSubview:",
        "touchesBegan": "touchesBegan:withEvent:", "touchesMoved": "touchesMoved:withEvent:",
        "touchesEnded": "touchesEnded:withEvent:", "touchesCancelled": "touchesCancelled:withEvent:",
        "viewWillAppear": "viewWillAppear:", "viewDidAppear": "viewDidAppear:",
        "viewWillDisappear": "viewWillDisappear:", "viewDidDisappear": "viewDidDisappear:",
        "draw": "drawRect:", "hitTest": "hitTest:withEvent:", "point": "pointInside:withEvent:",
        "setNeedsDisplay": "setNeedsDisplay", "action": "actionForLayer:forKey:",
    ]
}
