import CoreGraphics
public import Foundation

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Yes.
    public static var affectsColorAppearance: Bool { true }
}

/// On the screen or above it.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Yes.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the user wants more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Yes.
    public static var affectsColorAppearance: Bool { true }
}

/// Which colours the display can show.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Yes.
    public static var affectsColorAppearance: Bool { true }
}

/// Whether the window is in use.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// Yes.
    public static var affectsColorAppearance: Bool { true }
}

/// What kind of device the program is laid out for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// In which direction lines are read.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// Zero: not said.
    public static var defaultValue: CGFloat { 0 }
}

/// How much room there is horizontally.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// How much room there is vertically.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether the screen feels how hard a finger presses.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// Whether the user wants bolder text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// Not said.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// In which language text is set, by its code; kept for reading back.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
    /// None.
    public static var defaultValue: String { "" }
}
