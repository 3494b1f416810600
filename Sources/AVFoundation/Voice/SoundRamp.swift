import AgateDisplay

/// A number that glides from one value to another: the volume of a voice, sample by sample.
struct SoundRamp {
    /// How long a change takes that is to be at once, in seconds.
    ///
    /// GUESS volume-glide: a step would crackle; a sixtieth of a second joins the steps of a layer that sets the volume at each refresh into a line.
    static let glide = 1.0 / 60

    private var from: Float
    private var to: Float
    private var firstSample = 0
    private var lastSample = 0

    init(_ value: Float) { (from, to) = (value, value) }

    /// The value that it goes to.
    var target: Float { to }

    /// The value at a sample of the display's time.
    func value(at sample: Int) -> Float {
        guard sample < lastSample else { return to }
        guard sample > firstSample else { return from }
        return from + (to - from) * Float(sample - firstSample) / Float(lastSample - firstSample)
    }

    /// Goes to a value from the present one on.
    mutating func go(to value: Float, from sample: Int, seconds: Double) {
        from = self.value(at: sample)
        to = value
        firstSample = sample
        let count = (seconds * Double(SoundTrack.sampleRate)).rounded()
        lastSample = sample + (count > 0 && count < 1e12 ? Int(count) : 0)
    }

    /// Is at a value at once.
    mutating func jump(to value: Float) { self = SoundRamp(value) }
}
