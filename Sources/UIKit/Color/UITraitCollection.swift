public import Foundation

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

/// What colours and fonts depend on: light or dark, how high they lie, and how large the user wants text to be.
///
/// Immutable. Views have no traits of their own here: colours are resolved with ``current`` when a layer or a context
/// gets them.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// On the screen or above it.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// How large the user wants text to be.
    public let preferredContentSizeCategory: UIContentSizeCategory

    private init(
        style: UIUserInterfaceStyle,
        level: UIUserInterfaceLevel,
        category: UIContentSizeCategory = .unspecified
    ) {
        userInterfaceStyle = style
        userInterfaceLevel = level
        preferredContentSizeCategory = category
        super.init()
    }

    /// Makes a collection that says nothing.
    public override convenience init() {
        self.init(style: .unspecified, level: .unspecified)
    }

    /// Makes a collection that says whether it is light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(style: userInterfaceStyle, level: .unspecified)
    }

    /// Makes a collection that says how high something lies.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(style: .unspecified, level: userInterfaceLevel)
    }

    /// Makes a collection that says how large the user wants text to be.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(style: .unspecified, level: .unspecified, category: preferredContentSizeCategory)
    }

    /// Makes a collection of all that some say; where two disagree, the later one is right.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var style = UIUserInterfaceStyle.unspecified
        var level = UIUserInterfaceLevel.unspecified
        var category = UIContentSizeCategory.unspecified
        for traits in traitCollections {
            if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
            if traits.userInterfaceLevel != .unspecified { level = traits.userInterfaceLevel }
            if traits.preferredContentSizeCategory != .unspecified {
                category = traits.preferredContentSizeCategory
            }
        }
        self.init(style: style, level: level, category: category)
    }

    /// Reads a collection from an archive; unknown traits are not said.
    public required convenience init?(coder: NSCoder) {
        self.init(
            style: UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "UIStyle")) ?? .unspecified,
            level: UIUserInterfaceLevel(rawValue: coder.decodeInteger(forKey: "UILevel")) ?? .unspecified,
            category: (coder.soundObject(forKey: "UIContentSizeCategory") as? String).map {
                UIContentSizeCategory(rawValue: $0)
            } ?? .unspecified
        )
    }

    /// Writes the traits into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(userInterfaceStyle.rawValue, forKey: "UIStyle")
        coder.encode(userInterfaceLevel.rawValue, forKey: "UILevel")
        if preferredContentSizeCategory != .unspecified {
            coder.encode(preferredContentSizeCategory.rawValue as NSString, forKey: "UIContentSizeCategory")
        }
    }

    /// Whether archives of traits can be read securely.
    open class var supportsSecureCoding: Bool { true }

    /// The collection itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: The current traits

    /// What colours and fonts of the calling thread are resolved with; light, on the screen and of the category of sizes that the
    /// application has, unless set.
    open class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard() }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs code with these traits as the thread's current ones.
    open func performAsCurrent(_ actions: () -> Void) {
        // Where none were set, none are afterwards: the application's category of sizes counts again.
        let values = Thread.current.threadDictionary
        let before = values[Self.currentKey]
        UITraitCollection.current = self
        actions()
        values[Self.currentKey] = before
    }

    private static let currentKey = "UITraitCollection.current"
    private static let standardAtUsualSizes = UITraitCollection(style: .light, level: .base, category: .large)

    private static func standard() -> UITraitCollection {
        let category = ViewSide.current.contentSizeCategory
        return category == .large
            ? standardAtUsualSizes : UITraitCollection(style: .light, level: .base, category: category)
    }

    // MARK: Comparing

    /// Whether all that another collection says is said here too.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return (trait.userInterfaceStyle == .unspecified || trait.userInterfaceStyle == userInterfaceStyle)
            && (trait.userInterfaceLevel == .unspecified || trait.userInterfaceLevel == userInterfaceLevel)
            && (trait.preferredContentSizeCategory == .unspecified
                || trait.preferredContentSizeCategory == preferredContentSizeCategory)
    }

    /// Whether dynamic colours may look different with other traits; none counts as nothing said.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection ?? UITraitCollection()
        return userInterfaceStyle != other.userInterfaceStyle
            || userInterfaceLevel != other.userInterfaceLevel
    }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceLevel == other.userInterfaceLevel
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    /// A hash of what is said.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceLevel)
        hasher.combine(preferredContentSizeCategory)
        return hasher.finalize()
    }
}
