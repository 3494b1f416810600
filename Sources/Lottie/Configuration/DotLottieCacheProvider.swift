/// Keeps archives that were read.
public protocol DotLottieCacheProvider: Sendable {
    /// The archive of a key; nil if there is none.
    func file(forKey key: String) -> DotLottieFile?
    /// Keeps an archive under a key.
    func setFile(_ lottie: DotLottieFile, forKey key: String)
    /// Removes all archives from the cache.
    func clearCache()
}

/// A cache of the archives that were used last.
public final class DotLottieCache: DotLottieCacheProvider {
    /// The cache that functions use by default.
    public static let sharedCache = DotLottieCache()

    private let cache = RecentlyUsed<DotLottieFile>()

    /// Makes an empty cache of 100 archives.
    public init() {}

    /// The maximum number of archives that are kept.
    public var cacheSize: Int {
        get { cache.capacity }
        set { cache.capacity = newValue }
    }

    /// The archive of a key; nil if there is none.
    public func file(forKey key: String) -> DotLottieFile? { cache[key] }

    /// Keeps an archive under a key; the one that was used longest ago goes when the cache is full.
    public func setFile(_ lottie: DotLottieFile, forKey key: String) { cache[key] = lottie }

    /// Takes all archives out of the cache.
    public func clearCache() { cache.removeAll() }
}
