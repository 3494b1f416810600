public import CoreGraphics
public import Foundation

/// The look of a section of a compositional layout that is a list.
///
/// Source: uikit U148; lengths are guess list-insets.
public struct UICollectionLayoutListConfiguration {
    /// The looks that a list can have.
    public enum Appearance: Hashable, Sendable {
        /// Rows from edge to edge, like a plain table.
        case plain
        /// Groups of rows from edge to edge, like a grouped table.
        case grouped
        /// In rounded groups away from the edges.
        case insetGrouped
        /// The list of a sidebar.
        case sidebar
        /// In a sidebar, from edge to edge.
        case sidebarPlain
    }

    /// The sources of section headers.
    public enum HeaderMode: Hashable, Sendable {
        /// Sections have no headers.
        case none
        /// From the data source, as supplementary views.
        case supplementary
        /// The first item of each section is its header.
        case firstItemInSection
    }

    /// The sources of section footers.
    public enum FooterMode: Hashable, Sendable {
        /// Sections have no footers.
        case none
        /// From the data source, as supplementary views.
        case supplementary
    }

    /// Makes the actions that a swipe shows.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?
    /// A closure that returns the separators of the item at a path, from those of its section.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// The look that the configuration was made with.
    public let appearance: Appearance
    /// The colour behind the list; nil is that of the look.
    public var backgroundColor: UIColor?
    /// Whether there are separators between cells; by default not in sidebars.
    public var showsSeparators: Bool
    /// The visibility, the insets and the colours of the separators.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// A closure that changes the separators of single items; nil for none.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The source of section headers; none at first.
    public var headerMode = HeaderMode.none
    /// The source of section footers; none at first.
    public var footerMode = FooterMode.none
    /// The space above headers, in points; nil is as usual.
    public var headerTopPadding: CGFloat?
    /// The actions at the side where text begins; kept for reading back.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions at the side where text ends; kept for reading back.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Makes the usual list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The look of the separators between the cells of a list.
public struct UIListSeparatorConfiguration: Hashable {
    /// The ways in which a separator can be shown.
    public enum Visibility: Hashable, Sendable {
        /// The list decides whether the separator is shown.
        case automatic
        /// The separator is shown.
        case visible
        /// The separator is hidden.
        case hidden
    }

    /// Instead of a number: as suits the content.
    public static let automaticInset: CGFloat = .greatestFiniteMagnitude
    /// Instead of insets: as suits the content.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automaticInset,
        leading: automaticInset,
        bottom: automaticInset,
        trailing: automaticInset
    )

    /// Whether a line shows above the cell.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether a line shows below the cell.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above, in points.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the separator below, in points.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of the separators.
    public var color = UIColor.separator
    /// The colour while several cells are selected; kept for reading back.
    public var multipleSelectionColor = UIColor.separator

    /// Makes the usual line of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// What a section of a list says of its cells.
struct ListSection {
    let configuration: UICollectionLayoutListConfiguration

    var backgroundColor: UIColor {
        if let color = configuration.backgroundColor { return color }
        switch configuration.appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }

    func placement(of item: Int, count: Int) -> ListPlacement {
        let hasHeader = configuration.headerMode == .firstItemInSection
        let first = hasHeader ? 1 : 0
        var made = ListPlacement()
        made.appearance = configuration.appearance
        made.isHeader = hasHeader && item == 0
        made.isFirst = item == first
        made.isLast = item == count - 1
        made.separator = configuration.separatorConfiguration
        let isGrouped = configuration.appearance == .grouped
        guard configuration.showsSeparators, !made.isHeader else { return made }
        made.showsTop = shows(made.separator.topSeparatorVisibility, made.isFirst && isGrouped)
        made.showsBottom = shows(
            made.separator.bottomSeparatorVisibility,
            configuration.appearance == .insetGrouped ? !made.isLast : true
        )
        return made
    }

    private func shows(_ visibility: UIListSeparatorConfiguration.Visibility, _ usual: Bool) -> Bool {
        switch visibility {
        case .automatic: usual
        case .visible: true
        case .hidden: false
        }
    }

    func boundaryPlacement(isHeader: Bool) -> ListPlacement {
        var made = ListPlacement()
        made.appearance = configuration.appearance
        (made.isHeader, made.isFooter) = (isHeader, !isHeader)
        return made
    }
}

extension NSCollectionLayoutSection {
    /// GUESS list-insets: 16 points at the sides of groups, 35 between groups, 22 above headers of plain lists.
    private static let groupSide: CGFloat = 16
    private static let groupGap: CGFloat = 17.5
    private static let plainHeaderTop: CGFloat = 22

    /// Makes a section that is a list: a cell to a line, as high as its content.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let line = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(ListContentMetrics.cellHeight)
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: line,
            subitems: [NSCollectionLayoutItem(layoutSize: line)]
        )
        let made = NSCollectionLayoutSection(group: group)
        made.list = ListSection(configuration: configuration)
        let isInset = configuration.appearance == .insetGrouped || configuration.appearance == .sidebar
        // Cells from edge to edge keep the safe area free within them.
        made.contentInsetsReference = isInset ? .automatic : .none
        let hasHeader = configuration.headerMode == .supplementary
        switch configuration.appearance {
        case .plain, .sidebarPlain:
            if hasHeader || configuration.headerMode == .firstItemInSection {
                made.contentInsets.top = hasHeader ? 0 : configuration.headerTopPadding ?? 0
            }
        case .grouped: made.contentInsets = groupInsets(0, hasHeader, configuration)
        case .insetGrouped, .sidebar: made.contentInsets = groupInsets(groupSide, hasHeader, configuration)
        }
        if hasHeader {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: line,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = configuration.appearance == .plain
            header.zIndex = 2
            made.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            made.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: line,
                    elementKind: UICollectionView.elementKindSectionFooter,
                    alignment: .bottom
                )
            )
        }
        return made
    }

    private static func groupInsets(
        _ side: CGFloat,
        _ hasHeader: Bool,
        _ configuration: UICollectionLayoutListConfiguration
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: hasHeader ? 0 : configuration.headerTopPadding ?? groupGap,
            leading: side,
            bottom: configuration.footerMode == .supplementary ? 0 : groupGap,
            trailing: side
        )
    }
}
