import AgateDisplay

/// Something whose look follows the time of its display, such as a layer that shows a film.
package protocol TimeFollower: AnyObject {
    /// Shows what belongs to a time of the display; called on the thread of the display's layers before each commit of a visit, whose changes
    /// it may add to.
    func follow(to displayTime: Double)
}

/// The followers of one display; none is kept alive.
struct TimeFollowers {
    private struct Entry {
        weak var follower: (any TimeFollower)?
        var isMoving: Bool
    }

    private var entries: [Entry] = []
    /// Whether one of them looks different before long though nothing else happens.
    private(set) var move = false

    /// Adds a follower, or changes whether it moves.
    mutating func set(_ follower: any TimeFollower, isMoving: Bool) {
        remove(follower)
        entries.append(Entry(follower: follower, isMoving: isMoving))
        move = entries.contains { $0.isMoving }
    }

    mutating func remove(_ follower: any TimeFollower) {
        entries.removeAll { $0.follower == nil || $0.follower === follower }
        move = entries.contains { $0.isMoving }
    }

    var isEmpty: Bool { entries.isEmpty }
    var all: [any TimeFollower] { entries.compactMap(\.follower) }
}

extension DisplayContext {
    /// Lets something follow the display's time.
    ///
    /// - Parameter isMoving: Whether it looks different before long though nothing else happens: then each refresh of the display is visited.
    package func set(_ follower: any TimeFollower, isMoving: Bool) {
        withLock { followers.set(follower, isMoving: isMoving) }
        (display as? LiveDisplay)?.requestTurns()
    }

    /// Lets it follow no longer.
    package func remove(_ follower: any TimeFollower) {
        withLock { followers.remove(follower) }
        (display as? LiveDisplay)?.requestTurns()
    }

    /// Calls the followers for a time that is visited.
    func callFollowers(at displayTime: Double) {
        for follower in withLock({ followers.isEmpty ? [] : followers.all }) {
            follower.follow(to: displayTime)
        }
    }
}
