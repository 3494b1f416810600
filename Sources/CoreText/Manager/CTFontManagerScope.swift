/// For whom fonts are registered.
///
/// GUESS register-scope: every scope means this process. Source: text T19.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope: lists of registered fonts are empty; what registers fonts takes it for ``process``.
    case none = 0
    /// This process, until it ends or unregisters the fonts.
    case process = 1
    /// All programs of the user, until the fonts are unregistered.
    case persistent = 2
    /// All programs of the user, until the session ends.
    case session = 3

    /// The same as ``persistent``.
    public static var user: CTFontManagerScope { .persistent }
}

/// Whether fonts that are not there are looked for by the system; they never are.
public enum CTFontManagerAutoActivationSetting: UInt32, Sendable {
    /// The setting of the system is used.
    case `default` = 0
    /// Fonts that are missing are not looked for.
    case disabled = 1
    /// Fonts that are missing are looked for without asking.
    case enabled = 2
    /// The user decides.
    case promptUser = 3
}
