import AgateMedia
public import CoreGraphics
public import CoreMedia
public import Foundation

/// The number of a track in its file, from 1 on.
public typealias CMPersistentTrackID = Int32

/// A track of a file: pictures, sound, or something else.
open class AVAssetTrack: NSObject {
    let stream: MediaStream
    /// The file; nil once it has gone.
    open private(set) weak var asset: AVAsset?

    init(_ stream: MediaStream, of asset: AVAsset) {
        self.stream = stream
        self.asset = asset
        super.init()
    }

    /// The number of the track, from 1 on.
    open var trackID: CMPersistentTrackID { Int32(clamping: stream.index + 1) }

    /// The kind of what is in it.
    open var mediaType: AVMediaType {
        switch stream.kind {
        case .sound: .audio
        case .picture: .video
        case .other: .metadata
        }
    }

    /// The size of the pictures as they are stored, in square pixels; zero for other tracks.
    open var naturalSize: CGSize {
        guard stream.kind == .picture else { return .zero }
        let size = stream.displaySize
        return stream.quarterTurns % 2 == 0
            ? CGSize(width: size.width, height: size.height) : CGSize(width: size.height, height: size.width)
    }

    /// The turn with which the pictures are shown, as a transform of their places.
    open var preferredTransform: CGAffineTransform {
        let size = naturalSize
        return switch stream.quarterTurns {
        case 1: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
        case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
        case 3: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
        default: .identity
        }
    }

    /// Pictures per second; 0 for other tracks, and where the file does not say.
    open var nominalFrameRate: Float { stream.kind == .picture ? Float(stream.frameRate) : 0 }

    /// The length of the shortest frame; invalid for other tracks.
    open var minFrameDuration: CMTime {
        guard stream.kind == .picture, stream.frameRate > 0 else { return .invalid }
        return CMTime(seconds: 1 / stream.frameRate, preferredTimescale: naturalTimeScale)
    }

    /// Parts of a second that the track counts.
    open var naturalTimeScale: CMTimeScale { AssetContents.timescale(of: stream) }

    /// From when until when the track has something, on the file's timeline.
    open var timeRange: CMTimeRange {
        let length =
            stream.duration.map { CMTime(seconds: stream.seconds($0), preferredTimescale: naturalTimeScale) }
            ?? asset?.duration ?? .zero
        return CMTimeRange(start: .zero, duration: length)
    }

    /// Bits per second; 0 where the file does not say.
    open var estimatedDataRate: Float { Float(stream.bitRate) }

    /// The language as three letters; nil where the file does not say.
    open var languageCode: String? { stream.language.isEmpty ? nil : stream.language }

    /// Whether the track is played: always.
    open var isEnabled: Bool { true }
    /// Whether the track can be played.
    open var isPlayable: Bool { stream.kind != .other }
}
