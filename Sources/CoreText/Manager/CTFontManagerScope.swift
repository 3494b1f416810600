/// For whom fonts are registered.
///
/// GUESS register-scope: every scope means this process. Source: text T19.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope: meant for no program, and counted as this process.
    case none = 0
    /// The fonts are registered for this process.
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
    /// Missing fonts are not looked for.
    case disabled = 1
    /// Missing fonts are looked for.
    case enabled = 2
    /// The system shows a question to the user; none is shown here.
    case promptUser = 3
}
