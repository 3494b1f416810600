package import AgateDisplay
import ArgumentParser
import Foundation

/// A kind of file that the gallery writes.
package enum PictureFormat: String, CaseIterable, ExpressibleByArgument {
    /// One animated PNG file.
    case apng
    /// A PNG file for each frame.
    case png
    /// Frames side by side in one PNG file.
    case strip
    /// A video, made by ffmpeg.
    case mp4
}

/// Moments, written as seconds with commas between them.
package struct MomentList: ExpressibleByArgument, Equatable {
    /// The moments, as given: 0 or more, in seconds.
    package let times: [Double]

    package init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let times = parts.compactMap { Double($0) }.filter { $0.isFinite && (0...3600).contains($0) }
        guard !parts.isEmpty, times.count == parts.count else { return nil }
        self.times = times
    }
}

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
