import AgateDisplay
public import CoreMedia
public import Dispatch
public import Foundation
import QuartzCore

/// Plays an item of sound or film.
///
/// Its time is that of the display it plays on, as an ``AVAudioPlayer``'s. Pictures are shown by an ``AVPlayerLayer``: those that belong to the times
/// of the display, decoded when they are wanted, so that a film in a layer looks the same in each run.
open class AVPlayer: NSObject {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// It has no item that was opened.
        case unknown = 0
        /// It has had an item that was opened, and can play.
        case readyToPlay = 1
        /// It cannot play any more; never here.
        case failed = 2
    }

    /// The states of a player that plays or stands.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands, with a rate of 0.
        case paused = 0
        /// It would play, and waits: for an item, or for one that is opened.
        case waitingToPlayAtSpecifiedRate = 1
        /// It plays its item, with a rate other than 0.
        case playing = 2
    }

    /// The behaviour of a player at the end of its item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// It goes on to the next item; for players with a queue.
        case advance = 0
        /// It stands at the end, with a rate of 0.
        case pause = 1
        /// Its rate stays, and its item stays at the end.
        case none = 2
    }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name of Apple's systems.
        public let rawValue: String

        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It has no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        /// The item is not opened yet.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason"
        )
        /// More has to be loaded; never here.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    }

    private var clock = MediaClock()
    private var item: AVPlayerItem?
    private var storedRate: Float = 0
    private var endTimer: Timer?
    private var observers: [TimeObserver] = []
    private var layers: [WeakLayer] = []

    private struct WeakLayer {
        weak var layer: AVPlayerLayer?
    }

    // MARK: Making a player

    /// A player without an item.
    public override init() { super.init() }

    /// A player of a file.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        setItem(item)
    }

    deinit {
        endTimer?.invalidate()
        for observer in observers { observer.invalidate() }
        if let voice = item?.voice { clock.track?.set(voice, isThere: false, at: clock.time) }
    }

    // MARK: State

    /// The item that is played.
    ///
    /// It may be observed under its name.
    open var currentItem: AVPlayerItem? { item }

    /// Plays another item, from where that is; the rate stays.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== self.item else { return }
        setItem(item)
    }

    private func setItem(_ new: AVPlayerItem?) {
        setItem(new, from: nil)
    }

    /// - Parameter begin: The time of the display at which the new item begins; nil is now.
    final func setItem(_ new: AVPlayerItem?, from begin: Double?) {
        let now = begin ?? clock.time
        let change = KeyValueChange.begin("currentItem", of: self, from: item)
        if let old = item {
            old.course.run(from: old.course.place(at: now), at: now, rate: 0)
            if let voice = old.voice { clock.track?.set(voice, isThere: false, at: now) }
            old.player = nil
        }
        if clock.display == nil { clock = MediaClock() }
        item = new
        new?.open()
        new?.player = self
        if let new {
            new.course.run(from: new.course.place(at: now), at: now, rate: Double(storedRate))
            if status == .unknown { becomeReady() }
        }
        change?.end(at: new)
        courseDidChange(at: now)
        setTimeControlStatus()
    }

    private func becomeReady() {
        DispatchQueue.main.async { [weak self] in
            guard let self, status == .unknown else { return }
            let change = KeyValueChange.begin("status", of: self, from: status.rawValue)
            status = .readyToPlay
            change?.end(at: status.rawValue)
            setTimeControlStatus()
        }
    }

    /// Whether the player can play.
    ///
    /// It may be observed under its name.
    open private(set) var status = Status.unknown
    /// Why the player cannot play any more: nil, for each item says its own error.
    open var error: (any Error)? { nil }

    /// Whether the player plays, stands or waits.
    ///
    /// It may be observed under its name.
    open private(set) var timeControlStatus = TimeControlStatus.paused
    /// Why the player waits; nil unless it does.
    open private(set) var reasonForWaitingToPlay: WaitingReason?

    private func setTimeControlStatus() {
        let isPlaying = storedRate != 0
        let isReady = item.map { $0.status != .failed } ?? false
        let new: TimeControlStatus = !isPlaying ? .paused : isReady ? .playing : .waitingToPlayAtSpecifiedRate
        reasonForWaitingToPlay = new == .waitingToPlayAtSpecifiedRate ? .noItemToPlay : nil
        guard new != timeControlStatus else { return }
        let change = KeyValueChange.begin("timeControlStatus", of: self, from: timeControlStatus.rawValue)
        timeControlStatus = new
        change?.end(at: new.rawValue)
    }

    // MARK: Playing

    /// Seconds of the film per second: 0, the first value, stands, and values below 0 play backwards, without sound.
    ///
    /// It may be observed under its name.
    ///
    /// Values that are no number are ignored; others are brought between -32 and 32.
    open var rate: Float {
        get { storedRate }
        set {
            guard newValue.isFinite else { return }
            setRate(min(max(newValue, -32), 32), at: clock.time)
        }
    }

    private func setRate(_ new: Float, at time: Double) {
        if storedRate == 0, new != 0, clock.display !== DisplayContext.current.display { adoptDisplay() }
        let time = storedRate == 0 && new != 0 ? clock.time : time
        if let item {
            item.course.run(from: item.course.place(at: time), at: time, rate: Double(new))
        }
        guard new != storedRate else { return courseDidChange(at: time) }
        let change = KeyValueChange.begin("rate", of: self, from: storedRate)
        storedRate = new
        change?.end(at: new)
        NotificationCenter.default.post(name: AVPlayer.rateDidChangeNotification, object: self)
        courseDidChange(at: time)
        setTimeControlStatus()
    }

    /// A player that stands goes over to the display that it is used in.
    private func adoptDisplay() {
        let place = item?.course.place(at: clock.time)
        clock = MediaClock()
        if let item, let place { item.course.run(from: place, at: clock.time, rate: 0) }
    }

    /// The rate of ``play()``: 1 at first.
    open var defaultRate: Float = 1

    /// Plays on with the default rate.
    open func play() { rate = defaultRate }

    /// Plays on with a rate, at once.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Stands where it is: sets the rate to 0.
    open func pause() { rate = 0 }

    /// The behaviour at the end of the item: to stand, at first.
    open var actionAtItemEnd = ActionAtItemEnd.pause

    /// Whether the player may wait until enough is loaded; without effect, for files are here.
    open var automaticallyWaitsToMinimizeStalling: Bool = true
    /// Whether the screen stays on while a film plays; kept, and without effect: windows decide it.
    open var preventsDisplaySleepDuringVideoPlayback: Bool = true
    /// Whether the film may be shown on another screen; kept, and without effect.
    open var allowsExternalPlayback: Bool = true
    /// Whether the film is shown on another screen: never.
    open var isExternalPlaybackActive: Bool { false }

    // MARK: Loudness

    /// The loudness of the player, from 0 to 1: 1 at first.
    ///
    /// Values outside become these.
    open var volume: Float = 1 {
        didSet {
            let usable = volume.isNaN ? 0 : min(max(volume, 0), 1)
            if usable != volume { volume = usable }
            loudnessDidChange()
        }
    }

    /// Whether the player is silent, whatever its volume.
    open var isMuted: Bool = false { didSet { loudnessDidChange() } }

    private func loudnessDidChange() {
        guard let voice = item?.voice, let track = clock.track else { return }
        let target = isMuted ? 0 : volume
        let now = clock.time
        track.change(at: now) {
            guard voice.volume.target != target else { return }
            voice.volume.go(to: target, from: SoundTrack.sample(at: now), seconds: SoundRamp.glide)
        }
    }

    // MARK: Time

    /// The time of the display that the player plays on.
    final var displayTime: Double { clock.time }

    /// The place in the item; 0 without one.
    open func currentTime() -> CMTime { item?.currentTime() ?? .zero }

    /// Goes to a place in the item.
    open func seek(to time: CMTime) { item?.seek(to: time) }

    /// Goes to a place in the item.
    ///
    /// - Parameter completionHandler: Called on the main queue; false without an item, and for a time that has no number.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    }

    /// Goes to a place in the item; it is exact, whatever the tolerances.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        item?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }

    /// Goes to a place in the item; it is exact, whatever the tolerances.
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let item else { return DispatchQueue.main.async { completionHandler(false) } }
        item.seek(
            to: time,
            toleranceBefore: toleranceBefore,
            toleranceAfter: toleranceAfter,
            completionHandler: completionHandler
        )
    }

    /// Goes to a place in the item.
    open func seek(to time: CMTime) async -> Bool {
        guard let item else { return false }
        return await withCheckedContinuation { continuation in
            item.seek(to: time) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Observers of time

    /// Calls a closure again and again while the item plays: at each whole multiple of an interval of the item's time.
    ///
    /// - Parameters:
    ///   - interval: An interval above 0.
    ///   - queue: The queue of the calls; nil is the main queue.
    /// - Returns: An object that keeps the calls up, for ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping (CMTime) -> Void
    ) -> Any {
        let seconds = interval.isNumeric ? interval.seconds : 0
        return add(
            TimeObserver(.every(max(seconds, 0.001)), queue) { [weak self] in
                if let self { block(self.currentTime()) }
            }
        )
    }

    /// Calls a closure when the item comes to some places of its time.
    ///
    /// - Parameters:
    ///   - times: The places, as times in `NSValue` objects.
    ///   - queue: The queue of the calls; nil is the main queue.
    /// - Returns: An object that keeps the calls up, for ``removeTimeObserver(_:)``.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue],
        queue: DispatchQueue?,
        using block: @escaping () -> Void
    ) -> Any {
        let places = times.map(\.timeValue).filter(\.isNumeric).map(\.seconds).sorted()
        return add(TimeObserver(.at(places), queue, block))
    }

    private func add(_ observer: TimeObserver) -> TimeObserver {
        observers.append(observer)
        if let item { observer.wait(for: item, from: clock.time, clock) }
        return observer
    }

    /// Ends the calls of an observer.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.invalidate()
        observers.removeAll { $0 === observer }
    }

    // MARK: Layers

    final func add(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer == nil || $0.layer === layer }
        layers.append(WeakLayer(layer: layer))
    }

    final func remove(_ layer: AVPlayerLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }

    // MARK: Time passes

    /// The item has another course, or is another one.
    final func courseDidChange() { courseDidChange(at: clock.time) }

    private func courseDidChange(at now: Double) {
        endTimer?.invalidate()
        endTimer = nil
        if let item {
            sound(item, at: now)
            if let end = endTime(of: item, after: now) {
                endTimer = clock.schedule(after: end - clock.time) { [weak self] in self?.endIsDue() }
            }
            for observer in observers { observer.wait(for: item, from: now, clock) }
        } else {
            for observer in observers { observer.pause() }
        }
        for entry in layers { entry.layer?.playerDidChange() }
    }

    private func sound(_ item: AVPlayerItem, at now: Double) {
        guard let voice = item.voice, let track = clock.track else { return }
        let course = item.course
        let isHeard = course.rate > 0 && !course.hasEnded(at: now)
        if isHeard { clock.startDevice() }
        track.change(at: now) {
            let target = isMuted ? 0 : volume
            if voice.volume.target != target { voice.volume.jump(to: target) }
            guard isHeard else { return voice.stop() }
            voice.run(
                from: SoundTrack.sample(at: now),
                at: course.place(at: now),
                plays: course.repeats ? nil : 1,
                rate: course.rate,
                keepsPitch: item.audioTimePitchAlgorithm != .varispeed && course.rate <= 4
            )
        }
        track.set(voice, isThere: isHeard, at: now)
    }

    private func endTime(of item: AVPlayerItem, after now: Double) -> Double? {
        let course = item.course
        guard course.rate != 0, item.status != .failed else { return nil }
        if course.hasEnded(at: now) { return nil }
        return course.time(of: course.rate > 0 ? course.end : 0, after: now)
    }

    private func endIsDue() {
        endTimer = nil
        guard let item, storedRate != 0 else { return }
        let now = clock.time
        if item.course.repeats {
            NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
            if self.item === item, let end = endTime(of: item, after: now + 1e-6) {
                endTimer = clock.schedule(after: end - now) { [weak self] in self?.endIsDue() }
            }
            return
        }
        guard item.course.hasEnded(at: now + 1e-6) else { return courseDidChange() }
        // The moment itself has passed a little since: the next item begins at it.
        let begin = item.course.endTime ?? now
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
        guard self.item === item, item.course.hasEnded(at: now + 1e-6) else { return }
        itemDidEnd(item, at: min(begin, now))
    }

    /// Does what should be done at the end of an item.
    func itemDidEnd(_ item: AVPlayerItem, at time: Double) {
        if actionAtItemEnd != .none { setRate(0, at: clock.time) }
    }
}

extension AVPlayer {
    /// The rate of a player has changed; the object is the player.
    public static let rateDidChangeNotification = NSNotification.Name("AVPlayerRateDidChangeNotification")
}
