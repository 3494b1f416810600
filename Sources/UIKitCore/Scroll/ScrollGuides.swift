import AgateLayout
import CoreGraphics
import Foundation

/// The size of a scroll view's content as constraints give it.
///
/// Source: uikit U60.
@MainActor enum ScrollGuides {
    /// Takes the size over that the solver has found for the content, unless constraints leave it undecided.
    static func takeContentSize(_ view: UIScrollView) {
        guard let guide = view.layoutState?.systemGuides[.scrollContent],
            let variables = guide.variablesStorage
        else { return }
        let engine = variables.host.engine
        guard !engine.isAmbiguous(variables.width), !engine.isAmbiguous(variables.height) else { return }
        let size = variables.host.rounded(variables.frame, view).size
        if size != view.contentSize { view.contentSize = size }
    }
}
