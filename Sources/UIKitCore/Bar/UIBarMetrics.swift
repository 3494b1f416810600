import Foundation

/// The heights of bars for which images can be set.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height of bars.
    case `default` = 0
    /// That of a phone that lies on its side.
    case compact = 1
    /// The usual height, and a prompt above the title.
    case defaultPrompt = 101
    /// That of a phone that lies on its side, with a prompt.
    case compactPrompt = 102

    /// The former name of `compact`.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The former name of `compactPrompt`.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The styles of bars from before there were appearances.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, as the interface is.
    case `default` = 0
    /// Dark, whatever the interface is.
    case black = 1
    /// Dark and translucent: a former name of `black`.
    case blackTranslucent = 2

    /// Dark and opaque: a former name of `black`.
    public static var blackOpaque: UIBarStyle { .black }
}
