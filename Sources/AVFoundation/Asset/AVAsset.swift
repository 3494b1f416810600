import AgateMedia
public import CoreGraphics
public import CoreMedia
public import Foundation

/// Lets `AVAsset(url:)` give an ``AVURLAsset``, as on Apple's systems.
protocol AssetFactory {}

extension AssetFactory {
    init(made asset: AVURLAsset) {
        guard let made = asset as? Self else {
            preconditionFailure("a subclass of AVAsset is made by an initialiser of its own")
        }
        self = made
    }
}

/// A file of sound or film, and what it says of itself.
///
/// It is read when it is first looked into; one that cannot be read has a duration of 0 and no tracks.
open class AVAsset: NSObject, AssetFactory {
    let source: MediaSource
    private let lock = NSLock()
    private var found: Result<AssetContents, AVError>?
    private var madeTracks: [AVAssetTrack]?

    init(source: MediaSource) {
        self.source = source
        super.init()
    }

    /// An asset of a file: an ``AVURLAsset``.
    public convenience init(url: URL) {
        self.init(made: AVURLAsset(url: url, options: nil))
    }

    /// What is in the file, or why it cannot be read.
    final var contents: Result<AssetContents, AVError> {
        lock.withLock {
            if let found { return found }
            let read = Result { () throws(AVError) -> AssetContents in try AssetContents(source) }
            found = read
            return read
        }
    }

    /// The length; 0 for a file that cannot be read.
    open var duration: CMTime { (try? contents.get())?.duration ?? .zero }

    /// The tracks, in the order of the file.
    open var tracks: [AVAssetTrack] {
        let streams = (try? contents.get())?.streams ?? []
        return lock.withLock {
            if let madeTracks { return madeTracks }
            let made = streams.filter { !$0.isCover }.map { AVAssetTrack($0, of: self) }
            madeTracks = made
            return made
        }
    }

    /// The tracks of a kind, in the order of the file.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The track with a number; nil for a number that there is none of.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// The size of the first track of pictures; zero without one.
    open var naturalSize: CGSize { tracks(withMediaType: .video).first?.naturalSize ?? .zero }

    /// Whether the file can be played.
    open var isPlayable: Bool { (try? contents.get()) != nil }
    /// Whether what is in the file can be read.
    open var isReadable: Bool { isPlayable }
    /// Whether the file is protected; such files cannot be read.
    open var hasProtectedContent: Bool { false }
    /// The rate at which the file should be played: 1.
    open var preferredRate: Float { 1 }
    /// The volume at which the file should be played: 1.
    open var preferredVolume: Float { 1 }
    /// The transform of the pictures: identity, for that of a track counts.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Whether times are exact; those that are read here are.
    open var providesPreciseDurationAndTiming: Bool { true }

    // MARK: Loading

    /// Calls back when values are there: on a queue of the background, as on Apple's systems; inside of a manual display on its main queue.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
    {
        _ = contents
        guard let handler else { return }
        DispatchQueue.main.async { handler() }
    }

    /// Whether the value of a property is there, or why not.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    {
        switch contents {
        case .success: return .loaded
        case .failure(let error):
            outError?.pointee = error as NSError
            return .failed
        }
    }

    /// Reads a property, such as `.duration` or `.tracks`.
    ///
    /// - Throws: ``AVError`` for a file that cannot be read.
    open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
        _ = try contents.get()
        return property.read(self)
    }

    /// The tracks of a kind.
    ///
    /// - Throws: ``AVError`` for a file that cannot be read.
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        _ = try contents.get()
        return tracks(withMediaType: mediaType)
    }

    /// Gives up loading; nothing is on its way here.
    open func cancelLoading() {}
}

/// An asset of a file with an address.
open class AVURLAsset: AVAsset {
    /// The address of the file.
    public let url: URL

    /// An asset of a file.
    ///
    /// - Parameter options: Without effect: times are exact, and nothing but the file itself is read.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(source: .file(URL))
    }

    /// An asset of a file.
    public convenience init(url: URL) { self.init(url: url, options: nil) }
}

/// The progress of loading the value of a property.
public enum AVKeyValueStatus: Int, Sendable {
    /// The value was not wanted yet.
    case unknown = 0
    /// It is on its way.
    case loading = 1
    /// The value was read and is there.
    case loaded = 2
    /// It cannot be read.
    case failed = 3
    /// Loading was given up.
    case cancelled = 4
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The option of an asset that asks for exact times; they are exact here in any case.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A property that is read with `load`.
public struct AVAsyncProperty<Root, Value> {
    let read: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// The length of the file, as ``AVAsset/duration``.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// All tracks of the file, as ``AVAsset/tracks``.
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// Whether the file can be played.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty { $0.isPlayable } }
}
