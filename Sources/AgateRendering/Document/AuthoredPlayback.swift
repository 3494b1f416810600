import AgateDocuments

/// How an archive wants an animation to be played: its speed, its direction, and whether it goes back again.
///
/// Source: documents L142.
struct AuthoredPlayback: Equatable {
    /// Negative plays backwards; never 0.
    private var speed = 1.0
    private var bounces = false
    /// The length of the animation, in seconds.
    private var length = 0.0

    /// As every file plays that says nothing.
    init() {}

    /// As an archive says of an animation.
    ///
    /// - Parameter length: The length of the animation, in seconds.
    init(_ entry: DotLottieManifest.Entry?, length: Double) {
        guard let entry, entry.speed.isFinite, abs(entry.speed) >= 1e-3 else { return }
        (speed, bounces, self.length) = (min(max(entry.speed, -1e3), 1e3), entry.bounces, length)
    }

    /// Whether it is played from its beginning to its end at its own speed.
    var isPlain: Bool { speed == 1 && !bounces }

    /// How long it plays, in seconds.
    func length(of length: Double) -> Double { length / abs(speed) * (bounces ? 2 : 1) }

    /// The time of the animation at a time of the film, both in seconds.
    func time(at time: Double) -> Double {
        var time = time * abs(speed)
        if bounces, time > length { time = max(2 * length - time, 0) }
        return speed < 0 ? max(length - time, 0) : time
    }
}
