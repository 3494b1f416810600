/// Where a player is in its file at each time of the display.
///
/// A value: what it says at a time depends on nothing else. Places are seconds of the file; unwrapped ones are counted on over repetitions.
struct PlayCourse {
    /// The length of the file.
    var length = 0.0
    /// How often the file is played; nil for ever.
    private(set) var plays: Int? = 1
    /// Seconds of the file per second, above 0.
    private(set) var rate = 1.0
    /// The time of the display from which on it runs.
    private(set) var begin = 0.0
    /// The unwrapped place at ``begin``.
    private var place = 0.0
    /// Whether it was set to run; it may have come to its end since.
    private(set) var isSetToRun = false

    /// The unwrapped place at which it ends.
    private var last: Double { plays.map { Double($0) * length } ?? .infinity }

    /// The time of the display at which it ends: infinite while it stands, or for ever repeats.
    var end: Double { isSetToRun ? begin + max(last - place, 0) / rate : .infinity }

    /// Whether it runs at a time, or waits for its beginning.
    func isRunning(at time: Double) -> Bool { isSetToRun && time < end }

    /// Whether its beginning has come.
    func hasBegun(at time: Double) -> Bool { isSetToRun && time >= begin }

    /// The unwrapped place at a time.
    func unwrapped(at time: Double) -> Double {
        guard isSetToRun, time > begin else { return place }
        return place + (time - begin) * rate
    }

    /// The place at a time: 0 after the end.
    func place(at time: Double) -> Double {
        guard length > 0 else { return 0 }
        if isSetToRun, time >= end { return 0 }
        let place = unwrapped(at: time)
        return place <= length && !(isSetToRun && place == length)
            ? place : place.truncatingRemainder(dividingBy: length)
    }

    /// Stands at the beginning if the end has come.
    mutating func settle(at time: Double) {
        if isSetToRun, time >= end { rewind() }
        if isSetToRun { move(to: time) }
    }

    /// Counts from a time on, without changing anything.
    private mutating func move(to time: Double) {
        guard time > begin else { return }
        place = unwrapped(at: time)
        begin = time
    }

    mutating func run(from time: Double, rate: Double) {
        if !isSetToRun, place >= last { place = 0 }
        isSetToRun = true
        begin = time
        self.rate = rate
    }

    /// Stands where it is; ``settle(at:)`` was called before.
    mutating func stop() { isSetToRun = false }

    /// Stands at the beginning.
    mutating func rewind() { (isSetToRun, place) = (false, 0) }

    /// Goes to a place of the present repetition; ``settle(at:)`` was called before.
    mutating func go(to newPlace: Double, at time: Double) {
        let repetition = length > 0 ? (place / length).rounded(.down) : 0
        let isLast = plays.map { Int(repetition) >= $0 } ?? false
        place = newPlace + (isLast ? 0 : repetition) * length
    }

    mutating func setRate(_ newRate: Double, at time: Double) { rate = newRate }

    /// Sets how often the file is played, counted from the present repetition on.
    mutating func setPlays(_ newPlays: Int?, at time: Double) {
        if length > 0 { place = place.truncatingRemainder(dividingBy: length) }
        plays = newPlays
    }
}
