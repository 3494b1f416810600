import CoreGraphics

/// A part of a view that the system has a guide for.
package enum LayoutRegionKind: Hashable {
    case safeArea
    case margins
    case readable
    case keyboard
    case top
    case bottom
    /// All that a scroll view has to show, in the coordinates of its content.
    case scrollContent
    /// What a scroll view shows of it.
    case scrollFrame
    /// What constraints line up, where that is not the whole view; it has no guide.
    case alignment

    /// The name of the guide.
    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .top: "_UIViewControllerTop"
        case .bottom: "_UIViewControllerBottom"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .alignment: "alignment"
        }
    }

    /// Whether the solver finds the part's size; that of all others follows from their view's.
    var isFound: Bool { self == .scrollContent }

    /// How far the part lies inside of a view.
    @MainActor package func insets(of view: UIView) -> UIEdgeInsets {
        switch self {
        case .safeArea: return view.safeAreaInsets
        case .margins: return view.layoutMargins
        case .alignment: return AlignmentRect.insets(of: view)
        case .readable:
            return ViewMargins.readable(view.layoutMargins, in: view)
        case .top:
            return UIEdgeInsets(
                top: 0,
                left: 0,
                bottom: max(view.bounds.height - view.safeAreaInsets.top, 0),
                right: 0
            )
        case .bottom:
            let height = max(view.bounds.height - view.safeAreaInsets.bottom, 0)
            return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .scrollContent:
            let (size, content) = (view.bounds.size, view.scrolledSize)
            return UIEdgeInsets(
                top: 0,
                left: 0,
                bottom: size.height - content.height,
                right: size.width - content.width
            )
        case .scrollFrame:
            let origin = view.bounds.origin
            return UIEdgeInsets(top: origin.y, left: origin.x, bottom: -origin.y, right: -origin.x)
        case .keyboard:
            if let keyboard = DisplayState.ifKnown?.keyboardState.keyboard?.shownFrame,
                let window = view.window
            {
                let top = view.convert(window.convert(keyboard, from: nil), from: nil).minY
                if top < view.bounds.height {
                    return UIEdgeInsets(top: max(top, 0), left: 0, bottom: 0, right: 0)
                }
            }
            // There is none on the screen, or it is elsewhere: its guide has no height.
            let usesSafeArea = view.layoutState?.margins.keyboardUsesSafeArea ?? true
            let bottom = usesSafeArea ? view.safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: max(view.bounds.height - bottom, 0), left: 0, bottom: bottom, right: 0)
        }
    }
}
