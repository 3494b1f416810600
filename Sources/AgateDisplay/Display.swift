package import AgateScene
public import Foundation

/// Something that shows a layer tree: a size, a scale, a clock, and the tree as of the last commit.
open class Display {
    /// The size of the displayed root, in points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Refreshes per second.
    public let refreshRate: Double

    /// The side that makes the layer tree; set when the first layer or transaction touches the display.
    package var client: (any DisplayClient)?

    /// The tree as of the last commit.
    package var tree = RenderTree()

    package init(size: CGSize, scale: CGFloat, refreshRate: Double) {
        self.size = size
        self.scale = scale
        self.refreshRate = refreshRate
    }

    /// The current time of the display's clock, in seconds.
    open var time: Double { 0 }

    /// Takes a commit of the client.
    package func receive(_ commit: Commit) {
        tree.apply(commit)
    }
}
