public import CoreGraphics
public import Foundation

/// A closure that makes the layout of the section with a number; nil is a mistake of the program.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The properties of a compositional layout as a whole: direction, spaces, headers and footers.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// The direction in which the layout scrolls; vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections along the scroll direction, in points; 0 at first.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The reference of section insets whose own is ``UIContentInsetsReference/automatic``; the safe area at first.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration that scrolls vertically, without space between sections.
    public required override init() { super.init() }

    /// A copy whose properties may be set without changing this one's.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = Self()
        (made.scrollDirection, made.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        (made.boundarySupplementaryItems, made.contentInsetsReference) = (
            boundarySupplementaryItems, contentInsetsReference
        )
        return made
    }
}

/// A layout that is composed of items in groups, and groups in sections.
///
/// Source: uikit U148.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var solved: SolvedLayout?
    /// The measured sizes of cells and headers.
    private var measured = MeasuredSizes()

    /// Makes a layout whose sections are all alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    /// Makes a layout whose sections are all alike, with a configuration.
    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout whose sections a function makes.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    /// Makes a layout whose sections a function makes, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Fails with nil: an archive cannot hold a closure or a section.
    public required init?(coder: NSCoder) { nil }

    /// The properties of the layout as a whole: direction, spaces, headers and footers.
    ///
    /// Setting them invalidates the layout.
    open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
        didSet { invalidateLayout() }
    }

    /// A layout of lists: one for each section.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// How the list of a section is configured; nil for a section that is none.
    func listConfiguration(inSection section: Int) -> UICollectionLayoutListConfiguration? {
        solved?.list(inSection: section)?.configuration
    }

    // MARK: Working out

    /// Makes the sections and places their groups, as far as they are invalid.
    open override func prepare() {
        super.prepare()
        guard solved == nil, let collectionView else { return }
        solved = SolvedLayout(collectionView, configuration, measured, provider)
        if solved?.hasSwipes == true, collectionView.swipes == nil {
            collectionView.swipes = CollectionSwipes(collectionView)
        }
        if let color = solved?.backgroundColor, collectionView.backgroundColor == .clear {
            collectionView.backgroundColor = color
        }
    }

    /// The size of the content: as wide as the collection, as long as all sections.
    open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

    /// The elements in a rectangle; those of sections that scroll on their own where they would be seen.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let solved, let collectionView else { return nil }
        return solved.elements(in: rect, collectionView)
    }

    /// The layout attributes of an item; nil for one that does not exist.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let solved, let collectionView else { return nil }
        return solved.attributes(of: CollectionKey(indexPath), collectionView)
    }

    /// The attributes of a supplementary view; nil for none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let solved, let collectionView else { return nil }
        let key = CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)
        return solved.attributes(of: key, collectionView)
    }

    /// The attributes of the background of a section; nil for none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let solved, let collectionView else { return nil }
        let key = CollectionKey(category: .decorationView, kind: elementKind, path: indexPath)
        return solved.attributes(of: key, collectionView)
    }

    /// True: groups are placed from right to left where text runs so.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var isStaleForInsets: Bool { collectionView.map { solved?.isStale(in: $0) ?? false } ?? false }

    override var scrollers: [CollectionScroller] { solved?.scrollers ?? [] }

    // MARK: Stale

    /// Everything is worked out again, unless only what stays at an edge has moved.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.isEverything || context.isDataSourceCounts { measured.apply(update?.change) }
        if (context as? EdgeContext) == nil { solved = nil }
        super.invalidateLayout(with: context)
    }

    /// True for bounds of another size, and where headers or footers are pinned to an edge.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size
            || solved?.pins == true && newBounds != collectionView.bounds
    }

    /// The context for a change of the bounds: another width invalidates the sizes, an offset the visible items.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        guard newBounds.size == collectionView?.bounds.size else {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.isEverything = newBounds.width != collectionView?.bounds.width
            return context
        }
        return EdgeContext()
    }

    // MARK: Sizes that content finds

    override func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.fixedAxes != .both && attributes.representedElementCategory != .decorationView
    }

    /// True where a dimension is estimated and the cell's content needs another length.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        wantsPreferredAttributes(originalAttributes) && preferredAttributes.size != originalAttributes.size
    }

    /// The context for a cell that wants another size, which the layout then gives it.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        measured.take(preferredAttributes.size, originalAttributes)
        return context
    }

    /// Only what stays at an edge is placed again.
    private final class EdgeContext: UICollectionViewLayoutInvalidationContext {}
}

/// The measured sizes of the content of elements.
struct MeasuredSizes {
    private(set) var items: [Int: [Int: CGSize]] = [:]
    /// Headers and footers, by section and kind.
    private(set) var boundaries: [Int: [String: CGSize]] = [:]

    mutating func take(_ size: CGSize, _ attributes: UICollectionViewLayoutAttributes) {
        if attributes.representedElementCategory == .cell, let place = ListPlace(attributes.indexPath) {
            items[place.section, default: [:]][place.item] = size
        } else if let section = attributes.indexPath.first, let kind = attributes.representedElementKind {
            boundaries[section, default: [:]][kind] = size
        }
    }

    /// Items take their sizes along to other places; without a change all is forgotten.
    mutating func apply(_ change: ListChange?) {
        guard let change else {
            self = MeasuredSizes()
            return
        }
        var (moved, headers): ([Int: [Int: CGSize]], [Int: [String: CGSize]]) = ([:], [:])
        let reloaded = Set(change.edits.reloadedItems)
        for (section, sizes) in items {
            for (item, size) in sizes where !reloaded.contains(ListPlace(section, item)) {
                guard let new = change.newPlace(ListPlace(section, item)) else { continue }
                moved[new.section, default: [:]][new.item] = size
            }
        }
        for (section, sizes) in boundaries { change.newSection(section).map { headers[$0] = sizes } }
        (items, boundaries) = (moved, headers)
    }
}
