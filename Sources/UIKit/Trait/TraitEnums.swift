/// The appearance of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No appearance is given; the surrounding traits decide.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The level of content: on the screen, or above it as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// No level is given; the surrounding traits decide.
    case unspecified = -1
    /// Content that fills the screen or a window.
    case base = 0
    /// Content that stands above other content, such as a sheet; dark backgrounds are lighter there.
    case elevated = 1
}

/// The kind of device that a program is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// No kind of device is given.
    case unspecified = -1
    /// A device that fits a hand, such as a phone.
    case phone = 0
    /// A tablet, on which controllers have room side by side.
    case pad = 1
    /// A television, used from across the room.
    case tv = 2
    /// The display in the dashboard of a car.
    case carPlay = 3
    /// A desktop computer or laptop with pointer and keyboard.
    case mac = 5
    /// A headset that places windows in the room.
    case vision = 6
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No size class is given; the surrounding traits decide.
    case unspecified = 0
    /// Little room: a window below 600 points of width, or below 480 points of height, on its axis.
    case compact = 1
    /// Enough room for contents side by side, or one below the other.
    case regular = 2
}

/// The direction in which lines of the interface are read, and which edge is the leading one.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction is given; the surrounding traits decide.
    case unspecified = -1
    /// From left to right, as in English: the leading edge is the left one.
    case leftToRight = 0
    /// From right to left, as in Arabic: the leading edge is the right one.
    case rightToLeft = 1
}

/// Whether the screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
    /// It is not given whether touches have a force.
    case unknown = 0
    /// Touches have no force, as on all displays here.
    case unavailable = 1
    /// The display measures the force of touches; displays here do not.
    case available = 2
}

/// The range of colours that the display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// No gamut is given; the surrounding traits decide.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The colours of sRGB; the gamut of all displays here.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The wider range of colours of Display P3.
    case P3 = 1
}

/// The contrast that the user has chosen among the accessibility settings.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast is given; the surrounding traits decide.
    case unspecified = -1
    /// The contrast of the system's usual look.
    case normal = 0
    /// More contrast between text and background than usual.
    case high = 1
}

/// The weight of text that the user has chosen among the accessibility settings.
public enum UILegibilityWeight: Int, Sendable {
    /// No weight is given; the surrounding traits decide.
    case unspecified = -1
    /// Text in the weights of its fonts.
    case regular = 0
    /// Text bolder than its fonts are by themselves.
    case bold = 1
}

/// The state of the window that a view is in: in use or not.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// No state is given; the surrounding traits decide.
    case unspecified = -1
    /// Another window is in use.
    case inactive = 0
    /// The window is in use and gets the keys.
    case active = 1
}
