public import Foundation
import QuartzCore

/// The item of one tab: an image, a title and a badge.
///
/// Source: uikit U167.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The tabs for which the system has a title and an image.
    public enum SystemItem: Int, Sendable {
        /// Three dots with the title “More”.
        case more = 0
        /// A star with the title “Favorites”.
        case favorites = 1
        /// A star with the title “Featured”.
        case featured = 2
        /// A star with the title “Top Rated”.
        case topRated = 3
        /// A clock with the title “Recents”.
        case recents = 4
        /// A person in a circle, with the title “Contacts”.
        case contacts = 5
        /// A clock with the title “History”.
        case history = 6
        /// A book with the title “Bookmarks”.
        case bookmarks = 7
        /// A magnifying glass with the title “Search”.
        case search = 8
        /// "Downloads": an arrow down into a box.
        case downloads = 9
        /// A clock with the title “Most Recent”.
        case mostRecent = 10
        /// A list with the title “Most Viewed”.
        case mostViewed = 11
    }

    var badgeAttributes = BarStateTable<[NSAttributedString.Key: Any]>()
    private(set) var systemItem: SystemItem?

    /// Makes a tab's item without title and image.
    public override init() { super.init() }

    /// Makes a tab's item from an archive, with its selected image and its badge.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UISystemItem") {
            take(SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem")))
        }
        selectedImage = coder.soundObject(forKey: "UISelectedImage") as? UIImage
        badgeValue = coder.soundObject(forKey: "UIBadgeValue") as? String
        coder.didInitialize(self, as: UITabBarItem.self)
    }

    /// Writes the tab's item into an archive, with its selected image and its badge.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let selectedImage { coder.encode(selectedImage, forKey: "UISelectedImage") }
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadgeValue") }
    }

    /// Makes a tab with a number to find it by.
    @preconcurrency @MainActor public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Makes a tab's item with a title, an image, and another image for the selected state.
    @preconcurrency @MainActor public convenience init(
        title: String?,
        image: UIImage?,
        selectedImage: UIImage?
    ) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    /// Makes one of the system's tab items, with its title, image and a tag.
    @preconcurrency @MainActor public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        take(systemItem)
        self.tag = tag
    }

    /// Takes the title and the image of an item of the system.
    private func take(_ systemItem: SystemItem?) {
        guard let systemItem else { return }
        let look = Self.look(systemItem)
        self.systemItem = systemItem
        title = look.title
        image = UIImage(systemName: look.symbol)
    }

    private static func look(_ item: SystemItem) -> (title: String, symbol: String) {
        switch item {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.bullet")
        }
    }

    /// The image while the tab is selected; nil for ``image``.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { changed() } }
    }

    // MARK: Badge

    /// The text of the badge at the image; nil for no badge, empty for a dot.
    open var badgeValue: String? {
        willSet { willChangeValue(forKey: "badgeValue", from: badgeValue) }
        didSet {
            if badgeValue != oldValue { changed() }
            didChangeValue(forKey: "badgeValue", to: badgeValue)
        }
    }

    /// The colour of the capsule; nil for red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }

    /// Gives the text of the badge attributes in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        changed()
    }

    /// The attributes that were set for the text of the badge in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    // MARK: Looks

    /// The offset of the title in points; zero at first.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { changed() } }
    }

    /// Whether a drag that is held over the tab selects it; only read back.
    open var isSpringLoaded = false

    /// The appearance of the bar while this tab is selected; nil for the bar's own.
    ///
    /// The item keeps a copy.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar while this tab is selected and no content is scrolled below the bar; nil for the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    private lazy var appearances = KeptAppearances<UITabBarAppearance> { [weak self] in self?.changed() }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.tabBarItem] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.tabBarItems
    }
}
