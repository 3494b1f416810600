/// How large a user wants text to be, from the smallest to the largest.
package enum ContentSizeCategory: Int, Sendable, Hashable, CaseIterable, Comparable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    package static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }

    /// Whether the category is one of the five for people who see badly.
    package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
