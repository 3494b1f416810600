package import AgateDisplay
import ArgumentParser

/// Debug views, written as their names with commas between them.
package struct DebugViewList: ExpressibleByArgument, Equatable {
    /// The views together.
    package let views: DebugViews

    package init?(argument: String) {
        var views: DebugViews = []
        for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let known = DebugViews.named.first(where: { $0.name == word }) else { return nil }
            views.insert(known.view)
        }
        self.views = views
    }
}
