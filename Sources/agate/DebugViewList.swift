package import AgateDisplay
import ArgumentParser

/// Debug views, written as their names with commas between them.
package struct DebugViewList: ExpressibleByArgument, Equatable {
    /// The views together.
    package let views: DebugViews

    package init?(argument: String) {
        guard let views = DebugViews(words: argument) else { return nil }
        self.views = views
    }
}
