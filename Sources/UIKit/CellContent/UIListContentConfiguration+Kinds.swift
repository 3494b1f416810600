import CoreGraphics

extension UIListContentConfiguration {
    // MARK: Cells

    /// A line of text, with a smaller one under it.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// A line of text, with a smaller one under it.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .preferredFont(forTextStyle: .body),
            second: .preferredFont(forTextStyle: .caption1),
            .label
        )
    }

    /// A line of text, with a grey value at the other side.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(
            .preferredFont(forTextStyle: .body),
            second: .preferredFont(forTextStyle: .body),
            .secondaryLabel
        )
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    // MARK: Headers and footers

    /// The header of a section of a plain list.
    public static func plainHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .preferredFont(forTextStyle: .headline),
            second: .preferredFont(forTextStyle: .body),
            .secondaryLabel,
            margins: ListContentMetrics.plainHeaderMargins,
            minimumHeight: ListContentMetrics.plainHeaderHeight
        )
    }

    /// The footer of a section of a plain list.
    public static func plainFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .preferredFont(forTextStyle: .body),
            .secondaryLabel,
            second: .preferredFont(forTextStyle: .body),
            .secondaryLabel,
            margins: ListContentMetrics.plainHeaderMargins,
            minimumHeight: ListContentMetrics.plainHeaderHeight
        )
    }

    /// The header of a group: small grey capitals.
    public static func groupedHeader() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(
            .preferredFont(forTextStyle: .footnote),
            .secondaryLabel,
            second: .preferredFont(forTextStyle: .footnote),
            .secondaryLabel,
            margins: ListContentMetrics.groupedHeaderMargins,
            minimumHeight: 0
        )
        made.textProperties.transform = .uppercase
        return made
    }

    /// The footer of a group: small and grey.
    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(
            .preferredFont(forTextStyle: .footnote),
            .secondaryLabel,
            second: .preferredFont(forTextStyle: .footnote),
            .secondaryLabel,
            margins: ListContentMetrics.groupedFooterMargins,
            minimumHeight: 0
        )
    }

    /// The header of a group in a list that is set in from the sides: larger and bold.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title3)
    }

    /// The header of a group in a list that is set in from the sides: the largest.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        header(.title2)
    }

    private static func header(_ style: UIFont.TextStyle) -> UIListContentConfiguration {
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        return UIListContentConfiguration(
            .systemFont(ofSize: size, weight: .bold),
            second: .preferredFont(forTextStyle: .body),
            .secondaryLabel,
            margins: ListContentMetrics.groupedHeaderMargins,
            minimumHeight: 0
        )
    }

    // MARK: Sidebars

    /// The content of a cell in a sidebar: a text and a grey second text below it.
    public static func sidebarCell() -> UIListContentConfiguration {
        var made = subtitleCell()
        made.isSidebar = true
        made.secondaryTextProperties.color = .secondaryLabel
        return made
    }

    /// A line of a sidebar, with a smaller one under it.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

    /// A line of a sidebar beside another one.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

    /// A line of a sidebar beside another one, with a smaller one under it.
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarCell() }

    /// The header of a section of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration {
        var made = header(.title3)
        made.isSidebar = true
        made.minimumHeight = ListContentMetrics.cellHeight
        return made
    }

    // MARK: Lists of any kind

    /// The header of a section; as that of a group.
    public static func header() -> UIListContentConfiguration { groupedHeader() }

    /// The footer of a section; as that of a group.
    public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
