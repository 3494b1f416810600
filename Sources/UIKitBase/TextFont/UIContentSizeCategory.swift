package import AgateText
public import Foundation
import QuartzCore

/// The text size that the user has chosen.
///
/// Source: text T74.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The string that stands for the category.
    public var rawValue: String

    /// Makes a category from its string; unknown strings are kept.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No text size is given; the surrounding traits decide.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Three steps below the default size: body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Two steps below the default size: body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A step below the default size: body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size: body text of 17 points.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A step above the default size: body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two steps above the default size: body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Three steps above the default size: body text of 23 points, the largest outside the accessibility settings.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first of the five accessibility sizes: body text of 28 points.
    public static let accessibilityMedium =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size: body text of 33 points.
    public static let accessibilityLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size: body text of 40 points.
    public static let accessibilityExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size: body text of 47 points.
    public static let accessibilityExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest size of all: body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge =
        UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted by the application when the user's category is another one.
    public static let didChangeNotification =
        Notification.Name(rawValue: "UIContentSizeCategoryDidChangeNotification")

    /// The key of the new category's string in the notification's `userInfo`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { engineCategory?.isAccessibilityCategory ?? false }
}

extension UIContentSizeCategory: Comparable {
    /// Whether the first category has smaller text; ``unspecified`` and unknown strings are smaller than all others.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.place < right.place
    }

    private var place: Int { engineCategory?.rawValue ?? -1 }
}

extension UIContentSizeCategory {
    /// From the smallest to the largest.
    private static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    private static let places: [UIContentSizeCategory: ContentSizeCategory] = Dictionary(
        zip(all, ContentSizeCategory.allCases).map { ($0, $1) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The category as the engine knows it; nil for ``unspecified`` and unknown names.
    package var engineCategory: ContentSizeCategory? { Self.places[self] }

    /// The category as the engine knows it; the usual one for ``unspecified`` and unknown names.
    package var known: ContentSizeCategory { engineCategory ?? .large }

    /// The name of a category of the engine's.
    init(_ category: ContentSizeCategory) {
        self = Self.all[category.rawValue]
    }

    /// The category that traits ask for, else the current traits, else the application's.
    static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = (traits ?? .current).preferredContentSizeCategory
        return category == .unspecified
            ? DisplayState.kept(for: DisplayContext.current).contentSizeCategory : category
    }
}

/// A view that can adapt its font to the text size of the user.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font is replaced when the user's category changes.
    @MainActor var adjustsFontForContentSizeCategory: Bool { get set }
}
