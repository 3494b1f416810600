extension UINavigationItem {
    /// The titles that a back button can have.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen, "Back" where that is too long, and nothing where that is too long as well.
        case `default` = 0
        /// “Back”, or the arrow alone where that does not fit.
        case generic = 1
        /// The arrow alone, without a title.
        case minimal = 2
    }

    /// Whether a screen's title is large, in bars that have large titles.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Large or not, as the title of the screen below in the stack is.
        case automatic = 0
        /// The title is large.
        case always = 1
        /// The title is not large.
        case never = 2
        /// The title is large where it fits in the row of the bar; here as ``never``.
        case inline = 3
    }

    /// The arrangements of the title and the items in a bar.
    public enum ItemStyle: Int, Sendable {
        /// The title is in the middle of the bar.
        case navigator = 0
        /// The title at the leading edge, as in a browser.
        case browser = 1
        /// The title at the leading edge, as in an editor of documents.
        case editor = 2
    }

    /// The places that a search bar can have in a navigation bar.
    public enum SearchBarPlacement: Int, Sendable {
        /// The place that the system picks; here always ``stacked``.
        case automatic = 0
        /// In the row of the title; here as ``stacked``.
        case inline = 1
        /// The search field is in a row below the title.
        case stacked = 2
    }
}
