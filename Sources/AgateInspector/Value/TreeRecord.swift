/// The layers of a display at a moment.
package struct TreeRecord: Codable, Sendable, Hashable {
    /// The display's time that the tree is shown at, in seconds.
    package var time: Double
    /// Whether the time lies before the display's present.
    package var isPast: Bool
    /// The number of the last commit that is in it; 0 where none was recorded.
    package var commit: Int
    /// All layers, each before those in it, in the order of the tree: a mask first, then the sublayers from back to front.
    package var nodes: [NodeSummary]
}

/// A layer in a list of all layers.
package struct NodeSummary: Codable, Sendable, Hashable {
    /// The layer's name in messages, good until the layer leaves the display.
    package var id: String
    /// The layer that it is in; nil for the root.
    package var parent: String?
    /// How deep it lies: 0 for the root.
    package var depth: Int
    /// The layer's class.
    package var className: String
    /// The layer's name.
    package var name: String?
    /// The class of the view whose layer it is.
    package var view: String?
    /// The class of the controller whose view that is.
    package var controller: String?
    /// The view's accessibility identifier.
    package var identifier: String?
    /// The text that the view shows, such as that of a label.
    package var words: String?
    /// Whether it is the mask of the layer that it is in.
    package var isMask: Bool
    /// Whether it, or a layer above, is hidden or has no opacity at the moment.
    package var isHidden: Bool
    /// Whether it draws something itself, its sublayers aside.
    package var drawsSomething: Bool
    /// The corners of its bounds as shown, clockwise from the top left one, x and y in points of the display; nil where it is not placed.
    package var corners: [Double]?
    /// How many layers are in it.
    package var children: Int
    /// How many animations are attached.
    package var animations: Int
    /// Why it is drawn off-screen.
    package var offscreen: [String]?
}

/// How a tree differs from the one before a commit.
package struct TreeChange: Codable, Sendable, Hashable {
    /// The number of the commit.
    package var commit: Int
    /// The time of the commit, in seconds of the display.
    package var time: Double
    /// Layers that came.
    package var added: [NodeSummary]
    /// Layers that left.
    package var removed: [String]
    /// Layers that lie elsewhere in the tree.
    package var moved: [Move]
    /// Layers with other values or animations, and the keys of what is other.
    package var changed: [Change]

    /// A layer at another place in the tree.
    package struct Move: Codable, Sendable, Hashable {
        /// The layer.
        package var id: String
        /// The layer that it is in now.
        package var parent: String?
        /// Its place among the sublayers of that one; -1 for a mask.
        package var index: Int
    }

    /// The difference of a layer.
    package struct Change: Codable, Sendable, Hashable {
        /// The layer.
        package var id: String
        /// The keys of values that are others; `animations` where the attached animations are others.
        package var keys: [String]
    }
}
