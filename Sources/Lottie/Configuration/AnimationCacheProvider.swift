/// Keeps animations that were read.
public protocol AnimationCacheProvider: AnyObject, Sendable {
    /// The animation of a key; nil if there is none.
    func animation(forKey key: String) -> LottieAnimation?
    /// Keeps an animation under a key.
    func setAnimation(_ animation: LottieAnimation, forKey key: String)
    /// Removes all animations from the cache.
    func clearCache()
}

/// The cache of animations that functions use by default.
public enum LottieAnimationCache {
    /// The cache; nil keeps nothing.
    nonisolated(unsafe) public static var shared: AnimationCacheProvider? = DefaultAnimationCache()
}

/// A cache of the animations that were used last.
public final class DefaultAnimationCache: AnimationCacheProvider {
    private let cache = RecentlyUsed<LottieAnimation>()

    /// Makes an empty cache of 100 animations.
    public init() {}

    /// The maximum number of animations that are kept.
    public var cacheSize: Int {
        get { cache.capacity }
        set { cache.capacity = newValue }
    }

    /// The animation of a key; nil if there is none.
    public func animation(forKey key: String) -> LottieAnimation? { cache[key] }

    /// Keeps an animation under a key; the one that was used longest ago goes when the cache is full.
    public func setAnimation(_ animation: LottieAnimation, forKey key: String) { cache[key] = animation }

    /// Takes all animations out of the cache.
    public func clearCache() { cache.removeAll() }
}
