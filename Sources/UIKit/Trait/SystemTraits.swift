import CoreGraphics
public import Foundation

/// The trait for a light or a dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// `unspecified`: neither a light nor a dark appearance is given.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: dynamic colours differ between light and dark.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait for content at the level of the screen or above it, such as in a sheet.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// `unspecified`: no level is given.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True: backgrounds of the elevated level are lighter in the dark appearance.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait for more contrast, as set among the accessibility settings.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// `unspecified`: no contrast is given.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: dynamic colours can have a variant of more contrast.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait for the range of colours that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// `unspecified`: no gamut is given.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// True: an asset's colour can have a variant for each gamut.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait for the window being active, that is, in use.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// `unspecified`: no state of the window is given.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// True: dynamic colours can differ between active and inactive windows.
    public static var affectsColorAppearance: Bool { true }
}

/// The trait for the kind of device, such as phone or tablet, that the program is laid out for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// `unspecified`: no kind of device is given.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait for the direction in which lines of the interface are read.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// `unspecified`: no direction is given.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// 0: the number of pixels per point is not given.
    public static var defaultValue: CGFloat { 0 }
}

/// The trait for the room in horizontal direction: compact or regular.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// `unspecified`: no horizontal size class is given.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait for the room in vertical direction: compact or regular.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// `unspecified`: no vertical size class is given.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the screen feels how hard a finger presses.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// `unknown`: it is not given whether touches have a force.
    public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The trait for the text size that the user has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// `unspecified`: no text size of the user's is given.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait for bolder text, as set among the accessibility settings.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// `unspecified`: no weight is given.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// The trait for the language in which text is set, by its code; only read back.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// The empty string: no locale is given.
    public static var defaultValue: String { "" }
}
