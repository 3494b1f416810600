public import Foundation
import QuartzCore

/// The wishes of a program for the sound of the system.
///
/// On a desktop programs sound side by side, and the system reads nothing of a session: it keeps what it is given and gives it back. What a program would miss is
/// reported once: that a category with recording records nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The uses of sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of Apple's systems.
        public let rawValue: String

        /// A category by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound that may stop for others, and is silenced with the phone.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// The same, alone: the first value.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Music and film that a person chose to play.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording; nothing is recorded here.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Recording while something is played; nothing is recorded here.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Sound on several devices at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// Special uses of a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name of Apple's systems.
        public let rawValue: String

        /// A mode by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// None: the first value.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Film, with its sound and speech.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech that is played.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Speech between people, by a network.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Film that is recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Film between people, by a network.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Sound that is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// The sound of a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    }

    /// Options of a category, about other programs and devices.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits of Apple's systems.
        public let rawValue: UInt

        /// Options with some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Other programs go on to sound beside this one.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other programs become softer while this one sounds.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of others stops.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headsets of good quality may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Other screens may sound.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Options of becoming active or inactive.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits of Apple's systems.
        public let rawValue: UInt

        /// Options with some bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others hear that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// Whether a program may record.
    public enum RecordPermission: UInt, Sendable {
        /// The person has not decided.
        case undetermined = 0x756E_6474
        /// The program may not record.
        case denied = 0x6465_6E79
        /// The program may record.
        case granted = 0x6772_6E74
    }

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var isActive = false
        var preferredRate = 0.0
        var preferredDuration = 0.0
        var hasReported = false
    }

    private let lock = NSLock()
    private var state = State()
    private static let shared = AVAudioSession()

    private override init() { super.init() }

    /// The session of the program.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The category that was set.
    open var category: Category { lock.withLock { state.category } }
    /// The mode that was set.
    open var mode: Mode { lock.withLock { state.mode } }
    /// The options that were set.
    open var categoryOptions: CategoryOptions { lock.withLock { state.options } }
    /// The categories that may be set.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }

    /// Sets a category; the mode stays.
    open func setCategory(_ category: Category) throws { set(category, mode: nil, options: []) }

    /// Sets a category with options; the mode stays.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        set(category, mode: nil, options: options)
    }

    /// Sets a category and a mode with options.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        set(category, mode: mode, options: options)
    }

    private func set(_ category: Category, mode: Mode?, options: CategoryOptions) {
        let isNews = lock.withLock {
            state.category = category
            state.options = options
            if let mode { state.mode = mode }
            let records = category == .record || category == .playAndRecord
            defer { if records { state.hasReported = true } }
            return records && !state.hasReported
        }
        if isNews {
            AnimationDiagnostics.report(
                mistake:
                    "AVAudioSession: the category \(category.rawValue) is kept, but nothing is recorded here."
            )
        }
    }

    /// Sets a mode; the category stays.
    open func setMode(_ mode: Mode) throws { lock.withLock { state.mode = mode } }

    /// Begins or ends the use of sound; players sound whether the session is active or not.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        lock.withLock { state.isActive = active }
    }

    /// Sets the wanted samples per second, which are kept and without effect.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        lock.withLock { state.preferredRate = sampleRate }
    }

    /// Sets the wanted length of a device's buffer, in seconds, which is kept and without effect.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        lock.withLock { state.preferredDuration = duration }
    }

    /// The wanted samples per second, as set; 0 at first.
    open var preferredSampleRate: Double { lock.withLock { state.preferredRate } }
    /// The wanted length of a device's buffer, as set; 0 at first.
    open var preferredIOBufferDuration: TimeInterval { lock.withLock { state.preferredDuration } }
    /// Samples per second with which players are mixed: 48,000.
    open var sampleRate: Double { 48_000 }
    /// The number of channels in which players are mixed: 2.
    open var outputNumberOfChannels: Int { 2 }
    /// The loudness of the system, which is not known: 1.
    open var outputVolume: Float { 1 }
    /// Seconds until what is played is heard, which are not known: 0.
    open var outputLatency: TimeInterval { 0 }
    /// Whether another program sounds, which is not known: false.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether other sound makes one's own unwanted, which is not known: false.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// Whether something can be recorded: false.
    open var isInputAvailable: Bool { false }
    /// Whether the program may record: it may not, for nothing is recorded here.
    open var recordPermission: RecordPermission { .denied }

    /// Asks whether the program may record; it may not, for nothing is recorded here.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        DispatchQueue.main.async { response(false) }
    }

    /// Another program took or gave back the sound; never posted here, where programs sound side by side.
    public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
    /// Another device sounds; never posted here.
    public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
}
