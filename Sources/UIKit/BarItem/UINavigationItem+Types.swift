extension UINavigationItem {
    /// What the way back to a screen is called.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen, "Back" where that is too long, and nothing where that is too long as well.
        case `default` = 0
        /// "Back", or nothing.
        case generic = 1
        /// Nothing: the arrow alone.
        case minimal = 2
    }

    /// Whether a screen's title is large, in bars that have large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the screen before.
        case automatic = 0
        /// Large.
        case always = 1
        /// Never large.
        case never = 2
        /// Large where it can stand in the bar's own row; here as ``never``.
        case inline = 3
    }

    /// The arrangements of a bar's parts.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading edge, as in a browser.
        case browser = 1
        /// The title at the leading edge, as in an editor of documents.
        case editor = 2
    }

    /// Where the field of a search is.
    public enum SearchBarPlacement: Int, Sendable {
        /// Below the title: ``stacked``.
        case automatic = 0
        /// In the row of the title; here as ``stacked``.
        case inline = 1
        /// Below the title.
        case stacked = 2
    }
}
