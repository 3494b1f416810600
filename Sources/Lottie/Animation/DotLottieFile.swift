import AgateDocuments
public import Foundation

/// An archive of animations with their pictures: dotLottie, version 1 or 2.
///
/// Source: documents L140 to L144.
public final class DotLottieFile: Sendable {
    /// An animation of the archive, with its settings for playing.
    public struct Animation: Sendable {
        /// The animation, with the archive's pictures and theme.
        public let animation: LottieAnimation
        /// The playback that the archive wants for it.
        public let configuration: DotLottieConfiguration
    }

    /// The animations, in the order of the manifest.
    public let animations: [Animation]
    /// The name of the animation that is to be shown first; an addition of Agate's.
    public let initialAnimationId: String

    /// The names of the themes, in the order of the archive; an addition of Agate's.
    public let themes: [String]

    /// Reads the bytes of an archive; an addition of Agate's.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - theme: Which theme gives the values of the animations' slots; nil is the one that the archive says for each animation, if
    ///     it says one.
    ///   - limits: How large the archive and each of its animations may be.
    public init(
        data: Data,
        theme: String? = nil,
        limits: DocumentLimits = .standard
    ) throws(DocumentError) {
        let manifest = try DotLottieManifest(data, limits: limits)
        var animations: [Animation] = []
        for entry in manifest.animations {
            let file = try LottieFile(data, animation: entry.id, theme: theme, limits: limits)
            var configuration = DotLottieConfiguration(
                id: entry.id,
                loopMode: entry.bounces ? .autoReverse : entry.loops ? .loop : .playOnce,
                speed: entry.speed
            )
            if !file.files.isEmpty { configuration.images = ArchiveImageProvider(files: file.files) }
            animations.append(
                Animation(animation: LottieAnimation(file, folder: nil), configuration: configuration)
            )
        }
        self.animations = animations
        initialAnimationId = manifest.initial
        themes = manifest.themes
    }

    /// The animation of a name, or without one that which is to be shown first; nil if there is none of that name.
    ///
    /// An addition of Agate's.
    public func animation(_ id: String? = nil) -> LottieAnimation? { entry(id)?.animation }

    /// The animation of a name, or without one that which is to be shown first.
    func entry(_ id: String? = nil) -> Animation? {
        animations.first { $0.configuration.id == id ?? initialAnimationId }
    }

    /// The animation at a place; nil if there is none.
    func entry(at index: Int) -> Animation? {
        animations.indices.contains(index) ? animations[index] : nil
    }
}

/// The playback that an archive wants for an animation.
public struct DotLottieConfiguration: Sendable {
    /// The identifier of the animation in the archive's manifest.
    public var id: String
    /// The number of plays and their direction.
    public var loopMode: LottieLoopMode
    /// The speed as a multiple of the authored one; negative plays backwards.
    public var speed: Double

    /// The pictures of the archive; nil if the animation names none in it.
    public var imageProvider: AnimationImageProvider? { images }

    var images: ArchiveImageProvider?
}

/// Parts of what an archive says of playing.
public struct DotLottieConfigurationComponents: OptionSet, Sendable {
    /// The pictures that the archive holds.
    public static let imageProvider = DotLottieConfigurationComponents(rawValue: 1 << 0)
    /// The number of plays and their direction.
    public static let loopMode = DotLottieConfigurationComponents(rawValue: 1 << 1)
    /// The speed of the animation.
    public static let animationSpeed = DotLottieConfigurationComponents(rawValue: 1 << 2)
    /// Pictures, loop mode and speed: all that an archive says.
    public static let all: DotLottieConfigurationComponents = [.imageProvider, .loopMode, .animationSpeed]
    /// None of it: the layer or view keeps its own settings.
    public static let none: DotLottieConfigurationComponents = []

    /// A bit for each part.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
