/// A place that a tab moves the text behind it to.
package struct TabStop: Sendable, Equatable {
    /// The alignment of the text at the tab stop.
    package enum Alignment: Sendable, Equatable {
        /// Its leading edge.
        case leading
        /// Its middle.
        case center
        /// Its trailing edge.
        case trailing
        /// The first of the given characters, or its trailing edge where there is none.
        case decimal(terminators: [UInt16])
    }

    /// The alignment of the text at the tab stop.
    package var alignment: Alignment
    /// The place, in points from the leading edge of the paragraph.
    package var location: Double

    /// Makes a stop.
    package init(_ alignment: Alignment = .leading, at location: Double) {
        self.alignment = alignment
        self.location = location
    }
}

/// The tab stops of a paragraph.
///
/// Source: text T150.
package struct TabRuler: Sendable, Equatable {
    /// The stops, ascending.
    package let stops: [TabStop]
    /// The distance of the stops that follow the last one, in points; 0: none follow.
    package let defaultInterval: Double

    /// The ruler of a style without stops of its own: twelve of them, 28 points apart.
    package static let standard = TabRuler(stops: (1...12).map { TabStop(at: 28 * Double($0)) })

    /// Makes a ruler; stops that are no finite places above 0 are left out.
    package init(stops: [TabStop], defaultInterval: Double = 0) {
        self.stops = stops.filter { $0.location.isFinite && $0.location > 0 }
            .sorted { $0.location < $1.location }
        self.defaultInterval = defaultInterval.isFinite ? max(defaultInterval, 0) : 0
    }

    /// The first stop behind a place, or nil: then the text behind the tab begins the next line.
    ///
    /// GUESS tabs-after: multiples of the interval count from the leading edge.
    ///
    /// - Parameter place: In points from the leading edge of the paragraph.
    package func stop(after place: Double) -> TabStop? {
        let index = stops.firstPlace { $0.location > place + Self.closeness }
        if index < stops.count { return stops[index] }
        guard defaultInterval > 0, place.isFinite else { return nil }
        let next = ((place + Self.closeness) / defaultInterval).rounded(.down) + 1
        let location = next * defaultInterval
        return location > place ? TabStop(at: location) : nil
    }

    /// The error of sums of advances, in points: a stop so close to the text before it counts as reached.
    private static let closeness = 1e-6
}
