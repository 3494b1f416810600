/// A frame that was drawn.
package struct FrameRecord: Codable, Sendable, Hashable {
    /// Counts the frames that the inspector has seen, from 1 on.
    package var number: Int
    /// The display's time that it shows, in seconds.
    package var time: Double
    /// The number of the last commit that is in it.
    package var commit: Int
    /// The rectangles that were drawn anew: left, top, width and height in pixels.
    package var damage: [[Int]]
    /// The counters of the work for it, by name.
    package var counts: [String: Int]
    /// How long the stages took since the frame before, in milliseconds, by name; not the same on every run.
    package var stages: [String: Double]
}

/// Why pixels of a frame differ from those of the one before.
package struct DamageRecord: Codable, Sendable, Hashable {
    /// The times of the two frames, in seconds of the display.
    package var from: Double
    package var to: Double
    /// The layers that make the difference, in the order in which they are painted.
    package var causes: [Cause]

    /// A layer that makes a difference.
    package struct Cause: Codable, Sendable, Hashable {
        /// The layer.
        package var id: String
        /// Its class, and its name in quotes.
        package var title: String
        /// The kinds of the differences: `values`, `place`, `came` and so on.
        package var kinds: [String]
        /// Left, top, width and height of what it touched before, and of what it touches now, in pixels.
        package var before: [Int]
        package var after: [Int]
        /// The properties whose shown values differ.
        package var keys: [Key]
    }

    /// A property whose shown value differs.
    package struct Key: Codable, Sendable, Hashable {
        package var key: String
        package var from: JSONValue
        package var to: JSONValue
        /// The commit that changed the model between the two frames, if one did.
        package var commit: Int?
        /// The keys of the animations that move it.
        package var animations: [String]
    }
}

/// A commit that was recorded.
package struct CommitRecord: Codable, Sendable, Hashable {
    /// Counts the commits that the inspector has seen, from 1 on.
    package var number: Int
    /// Its time, in seconds of the display.
    package var time: Double
    /// How many layers came, left, and had values, sublayers or masks, and animations set.
    package var inserted: Int
    package var removed: Int
    package var valued: Int
    package var restructured: Int
    package var animated: Int
}

/// How long the stages of frames took.
package struct FrameStatisticsRecord: Codable, Sendable, Hashable {
    /// How many frames are looked at: the last 600 at most.
    package var frames: Int
    /// By stage, in the order of the work; those that never took any time are left out.
    package var stages: [Stage]
    /// How many frames took longer than a refresh, all stages together.
    package var slow: Int
    /// The length of a refresh, in milliseconds.
    package var budget: Double
    /// The bytes of images that layers show, each counted once.
    package var imageBytes: Int
    /// How many images those are.
    package var images: Int
    /// The bytes that caches of the renderer hold.
    package var cacheBytes: Int

    /// The times of one stage, in milliseconds.
    package struct Stage: Codable, Sendable, Hashable {
        package var name: String
        package var median: Double
        package var p95: Double
        package var worst: Double
    }
}

/// The clock of the display.
package struct ClockRecord: Codable, Sendable, Hashable {
    /// The display's present time, in seconds.
    package var now: Double
    /// The time that the inspector shows.
    package var shown: Double
    /// Whether that is a time before the present; timers and the program itself do not run backwards.
    package var isPast: Bool
    /// How fast the clock runs, 0 when it stands; nil where the program that drives the display decides.
    package var speed: Double?
    /// The earliest time that can be looked at.
    package var earliest: Double
}
