import AgateMedia
public import CoreGraphics
public import CoreMedia
public import Foundation

/// Makes pictures of a film, such as thumbnails.
open class AVAssetImageGenerator: NSObject {
    /// The outcome for a picture that is wanted.
    public enum Result: Int, Sendable {
        /// The picture was made and is handed over.
        case succeeded = 0
        /// It cannot be made.
        case failed = 1
        /// It was given up.
        case cancelled = 2
    }

    /// Gets a picture: the wanted time, the picture, its own time, the outcome, and the error.
    public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    /// The asset whose film the pictures are of.
    public let asset: AVAsset
    private let lock = NSLock()
    private var reader: FilmReader?
    private var isCancelled = false

    /// The largest size of pictures, which keep their proportions; sides of 0, the first value, are free.
    open var maximumSize = CGSize.zero
    /// Whether pictures are turned as the film is shown; false at first on Apple's systems.
    ///
    /// Here they always are.
    ///
    /// GUESS generator-turn: pictures that lie on their side are a mistake of the program, which is not repeated here.
    open var appliesPreferredTrackTransform = false
    /// The time that a picture may be earlier; the one at the time itself is made in any case.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The time that a picture may be later; the one at the time itself is made in any case.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// Makes pictures of an asset.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// The picture at a time.
    ///
    /// - Parameter actualTime: Gets the time of the picture.
    /// - Throws: ``AVError`` for a file without pictures, and for one that cannot be decoded.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    {
        let image = try makeImage(at: requestedTime)
        actualTime?.pointee = requestedTime
        return image
    }

    private func makeImage(at time: CMTime) throws -> CGImage {
        try lock.withLock {
            if reader == nil {
                reader = try Self.open(asset.source)
            }
            guard let buffer = reader?.picture(at: time.isNumeric ? time.seconds : 0) else {
                throw reader?.failure.map { AVError($0) }
                    ?? AVError(.decodeFailed, "the picture cannot be decoded")
            }
            return scaled(CGImage(buffer))
        }
    }

    private static func open(_ source: MediaSource) throws -> FilmReader {
        do { return try FilmReader(source) } catch { throw AVError(error) }
    }

    private func scaled(_ image: CGImage) -> CGImage {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let limits = [(maximumSize.width, width), (maximumSize.height, height)].filter {
            $0.0 > 0 && $0.0 < $0.1
        }
        guard let scale = limits.map({ $0.0 / $0.1 }).min() else { return image }
        let (newWidth, newHeight) = (
            max(Int((width * scale).rounded()), 1), max(Int((height * scale).rounded()), 1)
        )
        guard
            let context = CGContext(
                data: nil,
                width: newWidth,
                height: newHeight,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return image }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: newWidth, height: newHeight))
        return context.makeImage() ?? image
    }

    /// The picture at a time, with its time.
    ///
    /// - Throws: ``AVError`` as ``copyCGImage(at:actualTime:)``.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        (try makeImage(at: time), time)
    }

    /// Makes pictures of several times, and calls back with each on the main queue.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping CompletionHandler
    ) {
        isCancelled = false
        for time in requestedTimes.map(\.timeValue) {
            DispatchQueue.main.async { [self] in
                guard !isCancelled else { return handler(time, nil, .zero, .cancelled, nil) }
                do {
                    handler(time, try makeImage(at: time), time, .succeeded, nil)
                } catch {
                    handler(time, nil, .zero, .failed, error)
                }
            }
        }
    }

    /// Gives up the pictures that are not made yet.
    open func cancelAllCGImageGeneration() { isCancelled = true }
}
