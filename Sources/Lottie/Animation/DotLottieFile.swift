import AgateDocuments
public import Foundation

/// An archive of animations with their pictures: dotLottie, version 1 or 2.
///
/// Source: documents L140 to L144.
public final class DotLottieFile: Sendable {
    /// One of the animations.
    public struct Animation: Sendable {
        /// What is shown.
        public let animation: LottieAnimation
        /// How the archive wants it to be played.
        public let configuration: DotLottieConfiguration
    }

    /// The animations, in the order of the manifest.
    public let animations: [Animation]
    /// The name of the animation that is to be shown first; an addition of Agate's.
    public let initialAnimationId: String

    /// Reads the bytes of an archive; an addition of Agate's.
    ///
    /// - Parameter limits: How large the archive and each of its animations may be.
    public init(data: Data, limits: DocumentLimits = .standard) throws(DocumentError) {
        let manifest = try DotLottieManifest(data, limits: limits)
        var animations: [Animation] = []
        for entry in manifest.animations {
            let file = try LottieFile(data, animation: entry.id, limits: limits)
            animations.append(
                Animation(
                    animation: LottieAnimation(file, folder: nil),
                    configuration: DotLottieConfiguration(
                        id: entry.id,
                        loopMode: entry.bounces ? .autoReverse : entry.loops ? .loop : .playOnce,
                        speed: entry.speed
                    )
                )
            )
        }
        self.animations = animations
        initialAnimationId = manifest.initial
    }

    /// The animation of a name, or without one that which is to be shown first; nil if there is none of that name.
    ///
    /// An addition of Agate's.
    public func animation(_ id: String? = nil) -> LottieAnimation? {
        animations.first { $0.configuration.id == id ?? initialAnimationId }?.animation
    }

    /// Functions that return when the archive is read.
    public enum SynchronouslyBlockingCurrentThread {
        /// Reads a file.
        public static func loadedFrom(filepath: String) -> Result<DotLottieFile, Error> {
            Result {
                do {
                    return try DotLottieFile(data: Data(contentsOf: URL(fileURLWithPath: filepath)))
                } catch let error as DocumentError { throw error } catch {
                    throw DocumentError.unreadable(error.localizedDescription)
                }
            }
        }

        /// Reads an archive in memory.
        ///
        /// - Parameter filename: For messages alone.
        public static func loadedFrom(data: Data, filename: String) -> Result<DotLottieFile, Error> {
            Result { try DotLottieFile(data: data) }
        }

        /// Reads `NAME.lottie` of a bundle.
        public static func named(
            _ name: String,
            bundle: Bundle = Bundle.main,
            subdirectory: String? = nil
        ) -> Result<DotLottieFile, Error> {
            guard let url = bundle.url(forResource: name, withExtension: "lottie", subdirectory: subdirectory)
            else { return .failure(DocumentError.missingResource(name + ".lottie")) }
            return loadedFrom(filepath: url.path)
        }
    }

    /// Reads a file on another thread.
    public static func loadedFrom(filepath: String) async throws -> DotLottieFile {
        try await Task.detached {
            try SynchronouslyBlockingCurrentThread.loadedFrom(filepath: filepath).get()
        }.value
    }

    /// Reads `NAME.lottie` of a bundle on another thread.
    public static func named(
        _ name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil
    ) async throws -> DotLottieFile {
        let file = bundle.url(forResource: name, withExtension: "lottie", subdirectory: subdirectory)
        guard let path = file?.path else { throw DocumentError.missingResource(name + ".lottie") }
        return try await loadedFrom(filepath: path)
    }
}

/// How an archive wants an animation to be played.
public struct DotLottieConfiguration: Sendable {
    /// The animation's name.
    public var id: String
    /// How often it plays.
    public var loopMode: LottieLoopMode
    /// How fast it plays; negative plays backwards.
    public var speed: Double
}
