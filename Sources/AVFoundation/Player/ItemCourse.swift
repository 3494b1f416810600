/// Where an item is in its film at each time of the display.
///
/// A value: what it says at a time depends on nothing else. The rate may be 0, and below 0 to play backwards.
struct ItemCourse {
    /// The place at which the item ends, in seconds.
    var end = 0.0
    /// Whether it begins again when it has come to its end.
    var repeats = false
    /// The place at which it begins again.
    var loopStart = 0.0
    /// Seconds of the film per second.
    private(set) var rate = 0.0
    private var begin = 0.0
    private var place = 0.0

    /// The place at a time, brought into the film.
    func place(at time: Double) -> Double {
        let raw = place + max(time - begin, 0) * rate
        let length = end - loopStart
        if repeats, rate > 0, raw >= end, length > 0 {
            return loopStart + (raw - loopStart).truncatingRemainder(dividingBy: length)
        }
        return min(max(raw, 0), max(end, 0))
    }

    /// How often it has begun again until a time.
    func repetitions(at time: Double) -> Int {
        let raw = place + max(time - begin, 0) * rate
        let length = end - loopStart
        guard repeats, rate > 0, length > 0, raw >= end else { return 0 }
        let count = ((raw - loopStart) / length).rounded(.down)
        return count < 1e15 ? Int(count) : 0
    }

    /// When it reaches a place if nothing else happens; nil where it does not.
    func time(of wanted: Double, after time: Double) -> Double? {
        guard rate != 0 else { return nil }
        let now = place(at: time)
        var way = (wanted - now) / rate
        if way < 0, repeats, rate > 0 { way += (end - loopStart) / rate }
        return way >= 0 ? time + way : nil
    }

    /// Whether it has come to its end, in the direction that it plays.
    func hasEnded(at time: Double) -> Bool {
        guard rate != 0, !repeats else { return false }
        let place = place(at: time)
        return rate > 0 ? place >= end - 1e-9 : place <= 1e-9
    }

    /// Goes on from a place at a time with a rate.
    mutating func run(from newPlace: Double, at time: Double, rate newRate: Double) {
        (place, begin, rate) = (newPlace, time, newRate)
    }
}

extension ItemCourse {
    /// The time at which it comes to its end, or came to it; nil while it stands or repeats.
    var endTime: Double? {
        guard rate != 0, !repeats else { return nil }
        return begin + max(((rate > 0 ? end : 0) - place) / rate, 0)
    }
}
