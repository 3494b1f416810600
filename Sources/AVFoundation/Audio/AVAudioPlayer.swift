import AgateDisplay
import AgateMedia
public import CoreMedia
import Foundation

/// Plays a file of sound.
///
/// Its time is that of the display it plays on. Inside of a manual display a player is where the display's time says, and nothing
/// depends on how long the program takes: what was played can be written by `SoundFile`, and sounds in the films of `Video`. On the live display it
/// sounds on the system's device; where there is none, it plays on in silence, and that is reported once.
///
/// Files are decoded by the system's libavformat and libavcodec. Where the program is built without the trait `Media`, or they are not
/// installed, making a player fails with an error that says so.
open class AVAudioPlayer: NSObject {
    private let source: MediaSource
    private let reader: SoundReader
    private let voice: SoundVoice
    /// For what meters read beside the sound; made when it is wanted.
    private var meterReader: SoundReader?
    private var clock = MediaClock()
    private var course = PlayCourse()
    private var finish: Timer?
    private var levels: [(average: Float, peak: Float)] = []

    /// The file; nil for a player of data.
    public let url: URL?
    /// The bytes; nil for a player of a file.
    public let data: Data?
    /// The object that hears when the player stops by itself; not kept alive.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    // MARK: Making a player

    /// Opens a file of sound, or the sound of a film.
    ///
    /// - Throws: ``AVError`` for a file that is not there, or that has no sound that can be decoded.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

    /// Opens a file of sound, or the sound of a film.
    ///
    /// - Parameter utiString: The type that the file has; the file itself tells, and no hint is needed.
    public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        source = .file(url)
        reader = try Self.open(source)
        voice = SoundVoice(reader)
        self.url = url
        data = nil
        super.init()
    }

    /// Takes a file in memory.
    public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

    /// Takes a file in memory.
    ///
    /// - Parameter utiString: The type that the file has; the bytes themselves tell, and no hint is needed.
    public init(data: Data, fileTypeHint utiString: String?) throws {
        source = .data(data)
        reader = try Self.open(source)
        voice = SoundVoice(reader)
        url = nil
        self.data = data
        super.init()
    }

    deinit {
        finish?.invalidate()
        clock.track?.set(voice, isThere: false, at: clock.time)
    }

    private static func open(_ source: MediaSource) throws -> SoundReader {
        do { return try SoundReader(source) } catch { throw AVError(error) }
    }

    // MARK: Playing

    /// Whether the player plays, or waits for the time at which it should begin.
    open var isPlaying: Bool { course.isRunning(at: clock.time) }

    /// Gets ready to play; nothing has to be prepared here, and true is returned for a file with samples.
    @discardableResult
    open func prepareToPlay() -> Bool { reader.frameCount > 0 }

    /// Plays on from the present place, at once.
    ///
    /// - Returns: False for a file without samples.
    @discardableResult
    open func play() -> Bool { play(from: nil) }

    /// Plays on from the present place, from a time on.
    ///
    /// - Parameter time: On the clock of ``deviceCurrentTime``; one that has passed is now.
    /// - Returns: False for a file without samples, and for a time that is no number.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { time.isFinite && play(from: time) }

    private func play(from time: Double?) -> Bool {
        guard reader.frameCount > 0 else { return false }
        if !isPlaying {
            settle()
            clock = MediaClock()
        }
        let now = clock.time
        let begin = max(time ?? now, now)
        if isPlaying, time == nil { return true }
        settle()
        course.run(from: begin, rate: effectiveRate)
        clock.startDevice()
        sound()
        return true
    }

    /// Stops where the player is; ``play()`` goes on from there.
    open func pause() {
        settle()
        course.stop()
        sound()
    }

    /// Stops where the player is, and gives back what playing needs; ``currentTime`` stays as it is.
    open func stop() { pause() }

    /// The place in the file, in seconds; it may be set while the player plays.
    ///
    /// Values outside of the file become its beginning or its end. It is 0 again after the file was played to its end.
    open var currentTime: TimeInterval {
        get { course.place(at: clock.time) }
        set {
            settle()
            course.go(to: newValue.isFinite ? min(max(newValue, 0), duration) : 0, at: clock.time)
            sound()
        }
    }

    /// The time of the display, in seconds, which goes on whether the player plays or not.
    open var deviceCurrentTime: TimeInterval { clock.time }

    /// The length of the file, in seconds.
    public var duration: TimeInterval { reader.duration }

    /// The number of repetitions after the first time: 0 at first; below 0 the file is played until the player is stopped.
    open var numberOfLoops: Int = 0 {
        didSet {
            guard numberOfLoops != oldValue else { return }
            settle()
            course.setPlays(plays, at: clock.time)
            sound()
        }
    }

    private var plays: Int? {
        numberOfLoops < 0 ? nil : numberOfLoops == .max ? .max : numberOfLoops + 1
    }

    /// Whether ``rate`` counts; set before ``prepareToPlay()`` on Apple's systems, at any time here.
    open var enableRate: Bool = false { didSet { if enableRate != oldValue { rateDidChange() } } }

    /// The speed of the file, from 0.5 to 2: 1 at first.
    ///
    /// The pitch stays.
    ///
    /// Values outside of the range become its ends. Without effect unless ``enableRate`` is set.
    open var rate: Float = 1 {
        didSet {
            let usable = rate.isNaN ? 1 : min(max(rate, 0.5), 2)
            if usable != rate { rate = usable }
            if rate != oldValue { rateDidChange() }
        }
    }

    private var effectiveRate: Double { enableRate ? Double(rate) : 1 }

    private func rateDidChange() {
        settle()
        course.setRate(effectiveRate, at: clock.time)
        sound()
    }

    // MARK: Loudness

    /// The loudness of the player: 0 is silence, 1, the first value, as the file is.
    ///
    /// Values outside become these.
    ///
    /// A change while the player plays takes a sixtieth of a second, so that a volume that is set at each refresh of the display glides.
    open var volume: Float {
        get {
            let sample = SoundTrack.sample(at: clock.time)
            return fadeEnd > clock.time
                ? withVoice { $0.volume.value(at: sample) } : withVoice { $0.volume.target }
        }
        set { setVolume(newValue, fadeDuration: 0) }
    }

    /// When the last fade ends.
    private var fadeEnd = -Double.infinity

    /// Goes to a volume in a straight line.
    ///
    /// - Parameter duration: Seconds; 0 and less, and what is no number, is at once.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        let target = volume.isNaN ? 0 : min(max(volume, 0), 1)
        let now = clock.time
        let isFade = duration.isFinite && duration > 0
        fadeEnd = isFade ? now + duration : -.infinity
        let sample = SoundTrack.sample(at: now)
        let isHeard = course.isRunning(at: now)
        withVoice { voice in
            if isFade {
                voice.volume.go(to: target, from: sample, seconds: duration)
            } else if isHeard {
                voice.volume.go(to: target, from: sample, seconds: SoundRamp.glide)
            } else {
                voice.volume.jump(to: target)
            }
        }
    }

    /// Where the sound is: -1 on the left, 0, the first value, as the file has it, 1 on the right.
    ///
    /// Values outside become these.
    ///
    /// GUESS pan-law: the far side becomes softer in a straight line, and the near one stays.
    open var pan: Float {
        get { withVoice { $0.pan } }
        set {
            let usable = newValue.isNaN ? 0 : min(max(newValue, -1), 1)
            withVoice { $0.pan = usable }
        }
    }

    /// Reads or changes the voice; what sounded until now is recorded first.
    private func withVoice<Result>(_ body: (SoundVoice) -> Result) -> Result {
        guard let track = clock.track else { return body(voice) }
        return track.change(at: clock.time) { body(voice) }
    }

    // MARK: Meters

    /// Whether ``updateMeters()`` measures; false at first.
    open var isMeteringEnabled: Bool = false

    /// Measures how loud the file is at the present place, for ``averagePower(forChannel:)`` and ``peakPower(forChannel:)``.
    ///
    /// GUESS meter-window: the last twentieth of a second, before volume and pan.
    open func updateMeters() {
        guard isMeteringEnabled else { return }
        levels = []
        guard isPlaying, course.hasBegun(at: clock.time) else { return }
        if meterReader == nil { meterReader = try? SoundReader(source) }
        guard let meterReader else { return }
        let count = reader.sampleRate / 20
        let end = Int((currentTime * Double(reader.sampleRate)).rounded())
        var pairs = [Float](repeating: 0, count: 2 * count)
        pairs.withUnsafeMutableBufferPointer {
            if let start = $0.baseAddress { meterReader.read(from: end - count, count: count, into: start) }
        }
        for channel in 0..<numberOfChannels {
            var sum = 0.0
            var peak: Float = 0
            for index in 0..<count {
                let sample = pairs[2 * index + min(channel, 1)]
                sum += Double(sample) * Double(sample)
                peak = max(peak, abs(sample))
            }
            let average = Float((sum / Double(count)).squareRoot())
            levels.append((Self.decibels(average), Self.decibels(peak)))
        }
    }

    /// The power below which a meter shows silence, in decibels.
    private static let silence: Float = -160

    private static func decibels(_ level: Float) -> Float {
        level > 0 ? max(20 * log10(level), silence) : silence
    }

    /// The average power of a channel when the meters were updated last, in decibels: 0 at the full scale, -160 for silence, and for channels
    /// that there are none of.
    open func averagePower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].average : Self.silence
    }

    /// The largest power of a channel when the meters were updated last, in decibels, as ``averagePower(forChannel:)``.
    open func peakPower(forChannel channelNumber: Int) -> Float {
        levels.indices.contains(channelNumber) ? levels[channelNumber].peak : Self.silence
    }

    // MARK: The file

    /// The number of channels of the file; it sounds with two.
    public var numberOfChannels: Int { reader.stream.channelCount }

    /// The form of the file's samples.
    open var format: AVAudioFormat {
        let stream = reader.stream
        let isFloat = stream.codec.hasPrefix("pcm_f")
        let common: AVAudioCommonFormat =
            switch (stream.bitsPerSample, isFloat) {
            case (16, false): .pcmFormatInt16
            case (32, false): .pcmFormatInt32
            case (64, true): .pcmFormatFloat64
            default: .pcmFormatFloat32
            }
        guard
            let made = AVAudioFormat(
                commonFormat: common,
                sampleRate: Double(stream.sampleRate),
                channels: UInt32(stream.channelCount),
                interleaved: common != .pcmFormatFloat32
            )
        else { preconditionFailure("a file that was opened has a rate and channels") }
        return made
    }

    /// The properties of the file, by the keys of settings: format, samples per second, channels, and bits per second or per sample.
    open var settings: [String: Any] {
        let stream = reader.stream
        var settings: [String: Any] = [
            AVFormatIDKey: AudioFormatNumber.of(codec: stream.codec),
            AVSampleRateKey: Double(stream.sampleRate),
            AVNumberOfChannelsKey: stream.channelCount,
        ]
        if stream.bitRate > 0 { settings[AVEncoderBitRateKey] = stream.bitRate }
        if stream.bitsPerSample > 0, stream.codec.hasPrefix("pcm_") {
            settings[AVLinearPCMBitDepthKey] = stream.bitsPerSample
            settings[AVLinearPCMIsFloatKey] = stream.codec.hasPrefix("pcm_f")
            settings[AVLinearPCMIsBigEndianKey] = stream.codec.hasSuffix("be")
        }
        return settings
    }

    /// The device that sounds; the system's, whatever is set.
    open var currentDevice: String?

    // MARK: Time passes

    /// Brings the course up to the present: a file that was played to its end has ended.
    private func settle() {
        let now = clock.time
        course.length = duration
        course.settle(at: now)
    }

    /// Lets the voice do what the course says, and waits for its end.
    private func sound() {
        finish?.invalidate()
        finish = nil
        guard let track = clock.track else { return }
        let now = clock.time
        let course = course
        let isHeard = course.isRunning(at: now)
        track.change(at: now) {
            if isHeard {
                voice.run(
                    from: SoundTrack.sample(at: course.begin),
                    at: course.unwrapped(at: course.begin),
                    plays: course.plays,
                    rate: course.rate,
                    keepsPitch: true
                )
            } else {
                voice.stop()
            }
        }
        track.set(voice, isThere: isHeard, at: now)
        if isHeard { waitForEnd(from: now) }
    }

    private func waitForEnd(from now: Double) {
        let end = course.end
        guard end < .infinity else { return }
        finish = clock.schedule(after: end - now) { [weak self] in self?.endIsDue() }
    }

    private func endIsDue() {
        let now = clock.time
        finish = nil
        guard course.isSetToRun else { return }
        guard now >= course.end - 1e-6 else { return waitForEnd(from: now) }
        course.rewind()
        sound()
        let failure = reader.failure
        if let failure { delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(failure)) }
        delegate?.audioPlayerDidFinishPlaying(self, successfully: failure == nil)
    }
}
