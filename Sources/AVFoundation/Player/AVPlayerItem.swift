import AgateDisplay
import AgateMedia
public import CoreGraphics
public import CoreMedia
public import Foundation
import QuartzCore

/// A file that a player plays: where it is, and whether it can be played.
open class AVPlayerItem: NSObject {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// The file was not opened yet.
        case unknown = 0
        /// The item can be played.
        case readyToPlay = 1
        /// The file cannot be read; ``AVPlayerItem/error`` says why.
        case failed = 2
    }

    /// The file that is played.
    public let asset: AVAsset
    var course = ItemCourse()
    /// The sound of the file, once it is a player's.
    private(set) var voice: SoundVoice?
    private var openedFilm: FilmReader?
    private var hasOpenedFilm = false
    private var hasOpened = false
    /// The player that the item belongs to.
    weak var player: AVPlayer?

    /// An item of a file.
    public init(url URL: URL) {
        asset = AVURLAsset(url: URL)
        super.init()
    }

    /// An item of an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// An item of an asset.
    ///
    /// - Parameter automaticallyLoadedAssetKeys: Without effect: all properties are read with the file.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        super.init()
    }

    /// Another item of the same file, from its beginning, with the same properties.
    open override func copy() -> Any {
        let made = AVPlayerItem(asset: asset)
        made.forwardPlaybackEndTime = forwardPlaybackEndTime
        made.audioTimePitchAlgorithm = audioTimePitchAlgorithm
        return made
    }

    // MARK: State

    /// Whether the item can be played.
    ///
    /// It may be observed under its name.
    open private(set) var status = Status.unknown

    /// Why the item cannot be played; nil unless it has failed.
    open private(set) var error: (any Error)?

    /// Opens the file; the state is reported on the main queue, as on Apple's systems.
    func open() {
        guard !hasOpened else { return }
        hasOpened = true
        switch asset.contents {
        case .success(let contents):
            course.end = endPlace
            if contents.sound != nil, let reader = try? SoundReader(asset.source) {
                voice = SoundVoice(reader)
            }
            // Pictures alone may be missing a decoder.
            let isPlayable = voice != nil || film != nil
            DispatchQueue.main.async { [weak self] in
                self?.report(
                    isPlayable ? .readyToPlay : .failed,
                    isPlayable ? nil : AVError(.decoderNotFound, "nothing in the file can be decoded")
                )
            }
        case .failure(let error):
            DispatchQueue.main.async { [weak self] in self?.report(.failed, error) }
        }
    }

    private func report(_ new: Status, _ reason: AVError?) {
        let change = KeyValueChange.begin("status", of: self, from: status.rawValue)
        error = reason
        status = new
        change?.end(at: new.rawValue)
        guard new == .failed else { return }
        NotificationCenter.default.post(
            name: .AVPlayerItemFailedToPlayToEndTime,
            object: self,
            userInfo: reason.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] }
        )
    }

    /// The pictures of the file; nil where there are none that can be decoded.
    var film: FilmReader? {
        if !hasOpenedFilm {
            hasOpenedFilm = true
            openedFilm = try? FilmReader(asset.source)
        }
        return openedFilm
    }

    /// The length of the file; not known until it was opened.
    open var duration: CMTime { hasOpened ? asset.duration : .indefinite }

    /// The size at which the pictures are shown: square pixels, turned as the film says; zero without pictures.
    open var presentationSize: CGSize {
        guard hasOpened, let film else { return .zero }
        return CGSize(width: film.width, height: film.height)
    }

    /// The tracks of the file; empty until it was opened.
    open var tracks: [AVPlayerItemTrack] {
        hasOpened ? asset.tracks.map { AVPlayerItemTrack($0) } : []
    }

    /// Where the item ends, going forward; at first invalid, which is the end of the file.
    open var forwardPlaybackEndTime = CMTime.invalid {
        didSet {
            course.end = endPlace
            player?.courseDidChange()
        }
    }

    private var endPlace: Double {
        let length = asset.duration.isNumeric ? asset.duration.seconds : 0
        guard forwardPlaybackEndTime.isNumeric else { return length }
        return min(max(forwardPlaybackEndTime.seconds, 0), length)
    }

    /// Whether playing will go on without a stop: true once the item is ready, for files are here.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether enough is loaded: true once the item is ready.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    /// Whether nothing is loaded.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// The loaded parts: all of the file, as ranges in `NSValue` objects.
    open var loadedTimeRanges: [NSValue] {
        status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }
    /// Where the item can go: all of the file.
    open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
    /// The length that should be loaded ahead, in seconds; without effect, for files are here.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The most bits per second that should be loaded; without effect, for files are here.
    open var preferredPeakBitRate: Double = 0

    /// The treatment of the pitch at other rates than 1.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain {
        didSet { player?.courseDidChange() }
    }

    // MARK: Time

    /// The place in the file.
    open func currentTime() -> CMTime {
        let place = course.place(at: player?.displayTime ?? 0)
        let scale = asset.duration.isNumeric ? asset.duration.timescale : 600
        return CMTime(seconds: place, preferredTimescale: max(scale, 600))
    }

    /// Goes to a place.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
    }

    /// Goes to a place.
    ///
    /// - Parameters:
    ///   - toleranceBefore: How much earlier the place may be: it is exact in any case.
    ///   - completionHandler: Called on the main queue when it is there; false for a time that has no number.
    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        let isPossible = time.isNumeric || time.isPositiveInfinity
        if isPossible {
            open()
            let displayTime = player?.displayTime ?? 0
            let place = time.isNumeric ? min(max(time.seconds, 0), course.end) : course.end
            course.run(from: place, at: displayTime, rate: course.rate)
            player?.courseDidChange()
            NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
        }
        if let completionHandler { DispatchQueue.main.async { completionHandler(isPossible) } }
    }
}

/// A track of an item.
open class AVPlayerItemTrack: NSObject {
    /// The track of the file.
    public let assetTrack: AVAssetTrack?
    /// Whether the track is played: always.
    open var isEnabled: Bool { true }
    /// Pictures per second with which the track is shown: those of the file.
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }

    init(_ track: AVAssetTrack) {
        assetTrack = track
        super.init()
    }
}

/// The treatment of the pitch where sound is played faster or slower.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
    /// The name of Apple's systems.
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pitch stays: pieces of the sound are joined.
    public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
    /// The pitch stays; the same as ``timeDomain`` here.
    public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
    /// The pitch stays; the same as ``timeDomain`` here.
    public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
    /// The pitch changes with the rate, as that of a tape.
    public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error in ``Foundation/NSNotification/Name/AVPlayerItemFailedToPlayToEndTime``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item was played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item cannot be played to its end; the object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification"
    )
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item has gone to another place; the object is the item.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An item waits for what is to be loaded; never posted here, for files are here.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
        "AVPlayerItemPlaybackStalledNotification"
    )
}

extension AVPlayerItem {
    /// The same as `NSNotification.Name.AVPlayerItemDidPlayToEndTime`.
    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    /// The same as `NSNotification.Name.AVPlayerItemFailedToPlayToEndTime`.
    public static let failedToPlayToEndTimeNotification = NSNotification.Name
        .AVPlayerItemFailedToPlayToEndTime
    /// The same as `NSNotification.Name.AVPlayerItemTimeJumped`.
    public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
    /// The same as `NSNotification.Name.AVPlayerItemPlaybackStalled`.
    public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
}
