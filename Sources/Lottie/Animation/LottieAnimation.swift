public import AgateDocuments
public import CoreGraphics
public import Foundation
public import QuartzCore

/// A frame, counted as in the file.
public typealias AnimationFrameTime = CGFloat
/// A share of an animation, from 0 at its first frame to 1 at its end.
public typealias AnimationProgressTime = CGFloat

/// An animation of a Lottie file.
public final class LottieAnimation: Sendable {
    let document: LottieDocument
    /// Where files that the animation names are looked for; nil if nowhere.
    let folder: URL?
    /// Files that came with the animation, by the names that it has for them.
    let files: [String: Data]

    init(_ file: LottieFile, folder: URL?) {
        (document, files, self.folder) = (file.document, file.files, folder)
    }

    init(_ document: LottieDocument, folder: URL?, files: [String: Data]) {
        (self.document, self.folder, self.files) = (document, folder, files)
    }

    /// The number of the first frame that is shown, as the file counts.
    public var startFrame: AnimationFrameTime { document.inFrame }
    /// The end: the first frame that is not shown any more.
    public var endFrame: AnimationFrameTime { document.outFrame }
    /// The number of the file's frames in a second.
    public var framerate: Double { document.frameRate }
    /// The length in seconds.
    public var duration: TimeInterval { document.duration }
    /// The size of its pictures, in points.
    public var size: CGSize { CGSize(width: document.size.x, height: document.size.y) }
    /// The rectangle of its pictures, with its origin at zero.
    public var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The content of the file that will not show as authored, with fonts and pictures that are missing now and characters that no font can draw;
    /// an addition of Agate's.
    ///
    /// Each call looks for the fonts and the pictures again.
    public var issues: [DocumentIssue] {
        document.issues
            + WantedFonts(document).issues(document, FontLoader(document, folder: folder, files: files))
            + PictureIssues(document, folder: folder, files: files).issues
    }

    /// Whether layers show pictures that are not there or cannot be read.
    package var lacksPictures: Bool {
        PictureIssues.isIncomplete(
            document,
            PictureIssues(document, folder: folder, files: files).issues
        )
    }

    // MARK: Reading

    /// Called with an animation that was read, or nil.
    public typealias DownloadClosure = (LottieAnimation?) -> Void

    /// Reads the bytes of a file.
    ///
    /// - Parameter strategy: Without effect, as files are read in one way.
    /// - Throws: A ``DocumentError``.
    public static func from(
        data: Data,
        strategy: DecodingStrategy = LottieConfiguration.shared.decodingStrategy
    ) throws -> LottieAnimation {
        try LottieAnimation(data: data)
    }

    /// Reads what a JSON parser made of a file.
    ///
    /// - Throws: A ``DocumentError``.
    public convenience init(dictionary: [String: Any]) throws {
        guard JSONSerialization.isValidJSONObject(dictionary) else {
            throw DocumentError.malformed(format: "Lottie", offset: -1, reason: "the dictionary is no JSON")
        }
        try self.init(data: JSONSerialization.data(withJSONObject: dictionary))
    }

    /// Reads the bytes of a file within limits; an addition of Agate's.
    ///
    /// - Parameters:
    ///   - data: A JSON text, or one packed with gzip, or a dotLottie archive of either version.
    ///   - name: Which of an archive's animations; nil is the one that the archive says, else its first one.
    ///   - theme: Which of an archive's themes gives the values of the animation's slots; nil is the one that the archive says for
    ///     the animation, if it says one.
    ///   - folder: Where images that the file names are looked for, and below; nil finds none.
    ///   - limits: How large the document may be.
    public convenience init(
        data: Data,
        animation name: String? = nil,
        theme: String? = nil,
        folder: URL? = nil,
        limits: DocumentLimits = .standard
    ) throws(DocumentError) {
        self.init(try LottieFile(data, animation: name, theme: theme, limits: limits), folder: folder)
    }

    /// Reads a file; nil if it cannot be read or is no Lottie file.
    ///
    /// - Parameter animationCache: Where the animation is kept by its path: a file that changes is read again after
    ///   `clearCache()`. Nil reads it each time.
    public static func filepath(
        _ filepath: String,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared
    ) -> LottieAnimation? {
        if let known = animationCache?.animation(forKey: filepath) { return known }
        let url = URL(fileURLWithPath: filepath)
        guard let data = try? Data(contentsOf: url),
            let animation = try? LottieAnimation(data: data, folder: url.deletingLastPathComponent())
        else { return nil }
        animationCache?.setAnimation(animation, forKey: filepath)
        return animation
    }

    /// Reads `NAME.json` of a bundle; nil if it is not there or is no Lottie file.
    ///
    /// - Parameters:
    ///   - name: The name, with or without `.json`.
    ///   - bundle: The bundle.
    ///   - subdirectory: The folder within the bundle.
    ///   - animationCache: Where the animation is kept by its path; nil reads it each time.
    public static func named(
        _ name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared
    ) -> LottieAnimation? {
        let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
        return bundle.url(forResource: stem, withExtension: "json", subdirectory: subdirectory).flatMap {
            filepath($0.path, animationCache: animationCache)
        }
    }

    /// Reads `NAME.json` of a bundle, as ``named(_:bundle:subdirectory:animationCache:)`` does: there are no asset catalogues.
    public static func asset(
        _ name: String,
        bundle: Bundle = Bundle.main,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared
    ) -> LottieAnimation? {
        named(name, bundle: bundle, animationCache: animationCache)
    }

    /// Reads a file on another thread; nil if it cannot be read or is no Lottie file.
    ///
    /// - Parameters:
    ///   - url: A file's: nothing is fetched from the network, and the result of any other is nil.
    ///   - animationCache: Where the animation is kept by its path; nil reads it each time.
    public static func loadedFrom(
        url: URL,
        animationCache: AnimationCacheProvider? = LottieAnimationCache.shared
    ) async -> LottieAnimation? {
        guard url.isFileURL else { return nil }
        return await Task.detached { filepath(url.path, animationCache: animationCache) }.value
    }

    // MARK: Time

    /// The frame at a share of the animation.
    public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
        startFrame + (endFrame - startFrame) * progressTime
    }

    /// The share of the animation at a frame.
    ///
    /// - Parameters:
    ///   - frameTime: The frame.
    ///   - clamped: Whether frames outside of the animation count as its ends.
    public func progressTime(
        forFrame frameTime: AnimationFrameTime,
        clamped: Bool = true
    ) -> AnimationProgressTime {
        let progress = (frameTime - startFrame) / (endFrame - startFrame)
        return clamped ? min(max(progress, 0), 1) : progress
    }

    /// The seconds from the start to a frame.
    public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval {
        Double(frameTime - startFrame) / framerate
    }

    /// The frame at some seconds from the start.
    public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime {
        startFrame + CGFloat(time * framerate)
    }

    // MARK: Markers

    /// The names of the markers, in the order of the file.
    public var markerNames: [String] { document.markers.map(\.name) }

    /// The share of the animation at which a marker stands; nil if there is none of that name.
    public func progressTime(forMarker named: String) -> AnimationProgressTime? {
        frameTime(forMarker: named).map { progressTime(forFrame: $0) }
    }

    /// The frame at which a marker stands; nil if there is none of that name.
    public func frameTime(forMarker named: String) -> AnimationFrameTime? {
        document.markers.first { $0.name == named }.map { CGFloat($0.frame) }
    }

    /// The number of frames that a marker covers; nil if there is none of that name.
    public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
        document.markers.first { $0.name == named }.map { CGFloat($0.duration) }
    }

    /// The frames that a marker covers, up to just before the first one that it does not; nil if there are none.
    ///
    /// Source: documents L163.
    func frames(ofMarker name: String) -> ClosedRange<AnimationFrameTime>? {
        guard let start = frameTime(forMarker: name), let length = durationFrameTime(forMarker: name) else {
            return nil
        }
        // A marker that ends within a frame does not show the part of it: cut, and not rounded.
        let end = (start + length).rounded(.towardZero)
        let last = end - Self.shortest
        return length > 0 && last > start ? start...last : nil
    }

    /// By how much of a frame what is shown lies before a frame that is shown no more.
    private static let shortest: CGFloat = 1e-6

    // MARK: Layers

    /// Makes layers that show the animation; an addition of Agate's.
    ///
    /// The result is a tree of plain layers whose animations all begin at the time 0 of the returned layer and last for
    /// ``duration``: no closures, timers or subclasses that draw. With `speed` 0 the layer's `timeOffset` is what it shows, in
    /// seconds from the start.
    ///
    ///     let layer = animation.makeLayer()
    ///     layer.speed = 0
    ///     layer.timeOffset = animation.time(forFrame: 30)
    ///
    /// Each call makes new layers. Its size is ``size``, its anchor point the middle.
    public func makeLayer() -> CALayer { LayerBuilder(self).makeRoot() }

    /// The same layers with the texts alone that show at some of the times.
    ///
    /// - Parameter times: The times that will be looked at, in seconds from the start. What is shown at others may lack texts.
    package func makeLayer(showing times: ClosedRange<Double>) -> CALayer {
        LayerBuilder(self, shown: times).makeRoot()
    }

    /// The name of the marker that plays where motion is to be reduced.
    var reducedMotionMarker: String? {
        markerNames.first { name in
            name.lowercased().filter { !" _-".contains($0) } == "reducedmotion"
        }
    }
}
