/// The styles in which a controller can be presented.
///
/// Source: uikit U161.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The view covers the whole window; the views below are removed meanwhile.
    case fullScreen = 0
    /// As a sheet that leaves a strip at the top, or a card in the middle of a wide window.
    case pageSheet = 1
    /// The view is a small card in the middle of a wide window, and elsewhere a sheet.
    case formSheet = 2
    /// The view covers the nearest controller that defines a context; the views below are removed meanwhile.
    case currentContext = 3
    /// By a presentation controller of the program.
    case custom = 4
    /// Over the whole window; what lies under it stays.
    case overFullScreen = 5
    /// Over the nearest controller that defines a context; what lies under it stays.
    case overCurrentContext = 6
    /// In a bubble at a view; in a narrow window a sheet.
    case popover = 7
    /// Not at all: for what adapts to no other style.
    case none = -1
    /// As the system sees fit: a sheet.
    case automatic = -2
}

/// The animations with which a controller can be presented.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom, and down again.
    case coverVertical = 0
    /// The views turn over, like the sides of a card.
    case flipHorizontal = 1
    /// The old view dissolves into the new one.
    case crossDissolve = 2
    /// A page curls up; shown as a dissolve.
    case partialCurl = 3
}
