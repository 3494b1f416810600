public import Foundation

/// The content of a navigation bar for one screen: a title, items on both sides, and the back button to it.
///
/// The bar that the item is given to follows changes of it while it shows it.
///
/// Source: uikit U166.
@preconcurrency @MainActor
open class UINavigationItem: ObservingObject, @preconcurrency NSCoding {
    weak var bar: UINavigationBar?

    /// Makes an item with the title of its screen.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item whose title is nil.
    @preconcurrency @MainActor public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Makes an item from an archive: its titles, and its buttons.
    public required init?(coder: NSCoder) {
        super.init()
        title = coder.soundObject(forKey: "UITitle") as? String
        prompt = coder.soundObject(forKey: "UIPrompt") as? String
        backBarButtonItem = coder.soundObject(forKey: "UIBackBarButtonItem") as? UIBarButtonItem
        leftBarButtonItems = coder.soundObject(forKey: "UILeftBarButtonItems") as? [UIBarButtonItem]
        rightBarButtonItems = coder.soundObject(forKey: "UIRightBarButtonItems") as? [UIBarButtonItem]
        coder.didInitialize(self, as: UINavigationItem.self)
    }

    /// Writes the titles and the buttons into an archive.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        if let backBarButtonItem { coder.encode(backBarButtonItem, forKey: "UIBackBarButtonItem") }
        if let items = leftBarButtonItems { coder.encode(items as NSArray, forKey: "UILeftBarButtonItems") }
        if let items = rightBarButtonItems { coder.encode(items as NSArray, forKey: "UIRightBarButtonItems") }
    }

    // MARK: Titles

    /// The title of the screen, in the middle of the bar; nil for none.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    /// The view that is shown in the place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }

    /// One line above everything, which makes the bar 30 points higher.
    open var prompt: String? {
        didSet { if prompt != oldValue { changed(height: true) } }
    }

    /// Whether the title is large, where the bar has large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed(height: true) } }
    }

    // MARK: The way back

    /// The button that leads back to this screen, shown while the next one is; nil for one with the title.
    ///
    /// Its title, picture and colour count; a touch goes back, whatever its target.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { changed() } }
    }

    /// The title of the back button to this screen; nil for the screen's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }

    /// The form in which the screen above shows the way back to this one.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { changed() } }
    }

    /// The action that a tap on the back button runs, in place of going back; nil for none.
    open var backAction: UIAction? {
        didSet { changed() }
    }

    /// Whether the back button is hidden while this screen is shown; false at first.
    open var hidesBackButton: Bool {
        get { hidesBackStorage }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Hides or shows the back button while this screen is shown.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != hidesBackStorage else { return }
        hidesBackStorage = hidesBackButton
        changed(animated: animated)
    }

    private var hidesBackStorage = false

    /// Whether the items on the left stand beside the back button, and not in its place; false at first.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
    }

    /// Whether there is a way back in the bar: not where it is hidden, or where buttons of the program's stand in its place.
    package var offersBack: Bool {
        !hidesBackButton && (leftItemsSupplementBackButton || shownLeftItems.isEmpty)
    }

    // MARK: Buttons

    private var leftStorage: [UIBarButtonItem] = []
    private var rightStorage: [UIBarButtonItem] = []

    /// The buttons on the left, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftStorage.isEmpty ? nil : leftStorage }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The buttons on the right, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightStorage.isEmpty ? nil : rightStorage }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// The outermost item on the left; setting it replaces all items there.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftStorage.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The outermost item on the right; setting it replaces all items there.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightStorage.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets the items on the left; if animated, old and new ones fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftStorage = items ?? []
        changed(animated: animated)
    }

    /// Sets the items on the right; if animated, old and new ones fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightStorage = items ?? []
        changed(animated: animated)
    }

    /// Sets the one button on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the one button on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Groups of buttons on the left, inside of ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(leadingItemGroups) }
    }

    /// Groups of buttons on the right, inside of ``rightBarButtonItems``, in reading order.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { adopt(trailingItemGroups) }
    }

    private func adopt(_ groups: [UIBarButtonItemGroup]) {
        for group in groups { group.didChange = { [weak self] in self?.changed() } }
        changed()
    }

    /// All buttons on the left, the outermost first, as far as they are shown.
    var shownLeftItems: [UIBarButtonItem] {
        (leftStorage + leadingItemGroups.flatMap { $0.isHidden ? [] : $0.barButtonItems })
            .filter { !$0.isHidden }
    }

    /// All buttons on the right, the outermost first, as far as they are shown.
    var shownRightItems: [UIBarButtonItem] {
        let groups = trailingItemGroups.flatMap { $0.isHidden ? [] : $0.barButtonItems }
        return (rightStorage + groups.reversed()).filter { !$0.isHidden }
    }

    // MARK: Looks

    /// The appearance of the bar while this screen is shown; nil for the bar's own.
    ///
    /// The item keeps a copy.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// The appearance of the bar at its smaller height while this screen is shown; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// The appearance of the bar while this screen is shown and no content is scrolled below it; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// The appearance of the bar at its smaller height while no content is scrolled below it; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    private(set) lazy var appearances = KeptAppearances<UINavigationBarAppearance> { [weak self] in
        self?.changed()
    }

    /// The arrangement of the title and the items in the bar.
    open var style = ItemStyle.navigator {
        didSet { if style != oldValue { changed() } }
    }

    // MARK: Search

    /// Whether the search bar is hidden while the content is scrolled; true at first.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed(height: true) } }
    }

    /// The preferred place of the search bar; `automatic` at first.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed(height: true) } }
    }

    /// The place of the search bar: always below the title.
    open var searchBarPlacement: SearchBarPlacement { .stacked }

    /// The search controller, and the controller that the item belongs to.
    package var searchStorage: AnyObject?
    package weak var owner: UIViewController?

    /// The field that the bar shows below the title: that of the search controller.
    package var searchBar: UIView? {
        didSet { if searchBar !== oldValue { changed(height: true) } }
    }

    /// Tells the bar.
    ///
    /// - Parameters:
    ///   - animated: Whether buttons fade.
    ///   - height: Whether the bar may need another height.
    private func changed(animated: Bool = false, height: Bool = false) {
        bar?.itemDidChange(self, animated: animated, height: height)
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.navigationItem] + super.codedKeys }
}
