import Foundation

/// The heights of bars that pictures are made for.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// That of a phone that lies on its side.
    case compact = 1
    /// The usual one with a prompt.
    case defaultPrompt = 101
    /// That of a phone that lies on its side, with a prompt.
    case compactPrompt = 102

    /// An older name of compact.
    public static var landscapePhone: UIBarMetrics { .compact }
    /// An older name of compactPrompt.
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

/// The looks of bars before there were appearances.
public enum UIBarStyle: Int, Sendable {
    /// As the interface: light, or dark.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Dark: an older name.
    case blackTranslucent = 2

    /// Dark: an older name.
    public static var blackOpaque: UIBarStyle { .black }
}
