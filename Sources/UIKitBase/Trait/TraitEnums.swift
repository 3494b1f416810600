/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// Whether something lies on the screen or stands above it, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the screen.
    case base = 0
    /// Above the screen.
    case elevated = 1
}

/// What kind of device a program is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// Whether there is little or much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little.
    case compact = 1
    /// Much.
    case regular = 2
}

/// In which direction lines are read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// Whether the screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not said.
    case unknown = 0
    /// It does not; so it is here.
    case unavailable = 1
    /// It does.
    case available = 2
}

/// Which colours the display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// Not said.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of Display P3.
    case P3 = 1
}

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More.
    case high = 1
}

/// Whether the user wants bolder text.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Bolder.
    case bold = 1
}

/// Whether the window is in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Another one is.
    case inactive = 0
    /// It is.
    case active = 1
}
