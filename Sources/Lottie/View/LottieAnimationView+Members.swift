public import Foundation
import UIKit

extension LottieAnimationView {
    /// The layer that plays; an addition of Agate's.
    public var lottieAnimationLayer: LottieAnimationLayer { player }

    /// The options of reading, drawing and reduced motion; ``LottieConfiguration/shared`` at first.
    public var configuration: LottieConfiguration {
        get { player.configuration }
        set { player.configuration = newValue }
    }

    /// The provider of pictures; those that it has not are looked for where the animation lies.
    public var imageProvider: AnimationImageProvider {
        get { player.imageProvider }
        set { player.imageProvider = newValue }
    }

    /// The provider of texts.
    public var textProvider: AnimationKeypathTextProvider {
        get { player.textProvider }
        set { player.textProvider = newValue }
    }

    /// The provider of fonts.
    public var fontProvider: AnimationFontProvider {
        get { player.fontProvider }
        set { player.fontProvider = newValue }
    }

    /// The behaviour of a playing animation when the view leaves its window.
    public var backgroundBehavior: LottieBackgroundBehavior {
        get { player.backgroundBehavior }
        set { player.backgroundBehavior = newValue }
    }

    /// Whether what lies outside of the animation's rectangle is cut off.
    public var maskAnimationToBounds: Bool {
        get { player.maskAnimationToBounds }
        set { player.maskAnimationToBounds = newValue }
    }

    /// The number of plays and their direction; a playing animation goes on from its present frame when it is set.
    public var loopMode: LottieLoopMode {
        get { player.loopMode }
        set { player.loopMode = newValue }
    }

    /// The speed as a multiple of the authored one, below 0 backwards; a playing animation goes on from its present frame when it is set.
    public var animationSpeed: CGFloat {
        get { player.animationSpeed }
        set { player.animationSpeed = newValue }
    }

    /// Without effect: nothing is drawn anew that did not change.
    public var shouldRasterizeWhenIdle: Bool {
        get { player.shouldRasterizeWhenIdle }
        set { player.shouldRasterizeWhenIdle = newValue }
    }

    /// Without effect: frames between those of the file show.
    public var respectAnimationFrameRate: Bool {
        get { player.respectAnimationFrameRate }
        set { player.respectAnimationFrameRate = newValue }
    }

    /// Without effect: there is no such engine.
    public var mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame: Bool {
        get { player.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame }
        set { player.mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame = newValue }
    }

    /// The values that were set, by their key paths.
    public var valueProviders: [AnimationKeypath: AnyValueProvider] { player.valueProviders }

    /// Whether the animation moves at the moment: not while it is paused or has ended.
    public var isAnimationPlaying: Bool { player.isAnimationPlaying }

    /// The frame that is on screen now.
    public var realtimeAnimationFrame: AnimationFrameTime { player.realtimeAnimationFrame }

    /// The share of the animation that is on screen now.
    public var realtimeAnimationProgress: AnimationProgressTime { player.realtimeAnimationProgress }

    /// The engine that draws: that of layers with animations; nil without an animation.
    public var currentRenderingEngine: RenderingEngine? { player.currentRenderingEngine }

    /// The mode that ``setPlaybackMode(_:completion:)`` or a method that plays or pauses set last; nil before the first.
    public var currentPlaybackMode: LottiePlaybackMode? { player.currentPlaybackMode }

    // MARK: Archives

    /// Takes an animation of an archive, with the archive's loop mode, speed and pictures.
    ///
    /// - Parameters:
    ///   - animationId: Its name; nil is the one that is to be shown first. Of a name that is not there nothing changes.
    ///   - dotLottieFile: The archive.
    public func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile) {
        player.loadAnimation(animationId, from: dotLottieFile)
        setNeedsLayout()
    }

    /// Takes an animation of an archive by its place, with the archive's loop mode, speed and pictures.
    ///
    /// - Parameters:
    ///   - index: Its place in ``DotLottieFile/animations``; of one that is not there nothing changes.
    ///   - dotLottieFile: The archive.
    public func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
        player.loadAnimation(atIndex: index, from: dotLottieFile)
        setNeedsLayout()
    }

    // MARK: Values and nodes

    /// Asks the image provider for all pictures again.
    public func reloadImages() { player.reloadImages() }

    /// Makes the layers anew at once, for which the closures of providers are called again.
    public func forceDisplayUpdate() { player.forceDisplayUpdate() }

    /// Gives values in place of those of all properties of a key path; what plays goes on.
    public func setValueProvider(_ valueProvider: AnyValueProvider, keypath: AnimationKeypath) {
        player.setValueProvider(valueProvider, keypath: keypath)
    }

    /// Gives the values back that a provider took the place of, which was set for just this key path.
    public func removeValueProvider(for keypath: AnimationKeypath) {
        player.removeValueProvider(for: keypath)
    }

    /// The value of the first property of a key path, with what providers give; nil if there is none.
    ///
    /// - Parameter atFrame: The frame of the animation; nil is the present one.
    public func getValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
        player.getValue(for: keypath, atFrame: atFrame)
    }

    /// The value that the file has for the first property of a key path; nil if there is none.
    ///
    /// - Parameter atFrame: The frame of the animation; nil is the present one.
    public func getOriginalValue(for keypath: AnimationKeypath, atFrame: AnimationFrameTime?) -> Any? {
        player.getOriginalValue(for: keypath, atFrame: atFrame)
    }

    /// The key paths of all layers, groups, items and properties, each before those in it.
    public func allHierarchyKeypaths() -> [String] { player.allHierarchyKeypaths() }

    /// Tells the logger all key paths.
    public func logHierarchyKeypaths() { player.logHierarchyKeypaths() }

    /// Shows layers, groups or items, or leaves them out.
    public func setNodeIsEnabled(isEnabled: Bool, keypath: AnimationKeypath) {
        player.setNodeIsEnabled(isEnabled: isEnabled, keypath: keypath)
    }

    /// A rectangle of the view in the space of a layer or a group of the animation: what surrounds its corners there.
    ///
    /// - Parameter keypath: Whose space; nil is the animation's own.
    /// - Returns: Nil if there is nothing of that name, or it has no extent.
    public func convert(_ rect: CGRect, toLayerAt keypath: AnimationKeypath?) -> CGRect? {
        layoutIfNeeded()
        return player.convert(rect, toLayerAt: keypath)
    }

    /// A point of the view in the space of a layer or a group of the animation.
    ///
    /// - Parameter keypath: Whose space; nil is the animation's own.
    /// - Returns: Nil if there is nothing of that name, or it has no extent.
    public func convert(_ point: CGPoint, toLayerAt keypath: AnimationKeypath?) -> CGPoint? {
        layoutIfNeeded()
        return player.convert(point, toLayerAt: keypath)
    }

    // MARK: Markers

    /// The share of the animation at which a marker stands; nil if there is none of that name.
    public func progressTime(forMarker named: String) -> AnimationProgressTime? {
        player.progressTime(forMarker: named)
    }

    /// The frame at which a marker stands; nil if there is none of that name.
    public func frameTime(forMarker named: String) -> AnimationFrameTime? {
        player.frameTime(forMarker: named)
    }

    /// The number of frames that a marker covers; nil if there is none of that name.
    public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
        player.durationFrameTime(forMarker: named)
    }
}
