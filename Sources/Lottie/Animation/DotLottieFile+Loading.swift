public import Dispatch
public import Foundation

extension DispatchQueue {
    /// The default queue for reading archives.
    public static let dotLottie = DispatchQueue(
        label: "com.airbnb.lottie.dot-lottie",
        qos: .userInitiated
    )
}

extension DotLottieFile {
    /// Functions that return when the archive is read.
    ///
    /// Errors are ``DocumentError``s.
    public enum SynchronouslyBlockingCurrentThread {
        /// Reads a file.
        ///
        /// - Parameter dotLottieCache: Where the archive is kept by its path; nil reads it each time.
        public static func loadedFrom(
            filepath: String,
            dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
        ) -> Result<DotLottieFile, Error> {
            if let known = dotLottieCache?.file(forKey: filepath) { return .success(known) }
            return Result {
                do {
                    let file = try DotLottieFile(data: Data(contentsOf: URL(fileURLWithPath: filepath)))
                    dotLottieCache?.setFile(file, forKey: filepath)
                    return file
                } catch let error as DocumentError { throw error } catch {
                    throw DocumentError.unreadable(error.localizedDescription)
                }
            }
        }

        /// Reads `NAME.lottie` of a bundle.
        ///
        /// - Parameters:
        ///   - name: The name, with or without `.lottie`.
        ///   - bundle: The bundle.
        ///   - subdirectory: The folder within the bundle.
        ///   - dotLottieCache: Where the archive is kept by its path; nil reads it each time.
        public static func named(
            _ name: String,
            bundle: Bundle = Bundle.main,
            subdirectory: String? = nil,
            dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
        ) -> Result<DotLottieFile, Error> {
            let stem = name.hasSuffix(".lottie") ? String(name.dropLast(7)) : name
            guard let url = bundle.url(forResource: stem, withExtension: "lottie", subdirectory: subdirectory)
            else { return .failure(DocumentError.missingResource(stem + ".lottie")) }
            return loadedFrom(filepath: url.path, dotLottieCache: dotLottieCache)
        }

        /// Reads an archive in memory.
        ///
        /// - Parameters:
        ///   - data: The bytes.
        ///   - filename: Without effect.
        public static func loadedFrom(data: Data, filename: String) -> Result<DotLottieFile, Error> {
            Result { try DotLottieFile(data: data) }
        }
    }

    private typealias Reading = SynchronouslyBlockingCurrentThread

    /// Reads `NAME.lottie` of a bundle on another thread.
    public static func named(
        _ name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
    ) async throws -> DotLottieFile {
        try await onQueue(.dotLottie) {
            Reading.named(name, bundle: bundle, subdirectory: subdirectory, dotLottieCache: dotLottieCache)
        }
    }

    /// Reads `NAME.lottie` of a bundle on a queue, and says so on the main queue.
    public static func named(
        _ name: String,
        bundle: Bundle = Bundle.main,
        subdirectory: String? = nil,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        dispatchQueue: DispatchQueue = .dotLottie,
        handleResult: @escaping (Result<DotLottieFile, Error>) -> Void
    ) {
        onQueue(dispatchQueue, handleResult) {
            Reading.named(name, bundle: bundle, subdirectory: subdirectory, dotLottieCache: dotLottieCache)
        }
    }

    /// Reads a file on another thread.
    public static func loadedFrom(
        filepath: String,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
    ) async throws -> DotLottieFile {
        try await onQueue(.dotLottie) {
            Reading.loadedFrom(filepath: filepath, dotLottieCache: dotLottieCache)
        }
    }

    /// Reads a file on a queue, and says so on the main queue.
    public static func loadedFrom(
        filepath: String,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        dispatchQueue: DispatchQueue = .dotLottie,
        handleResult: @escaping (Result<DotLottieFile, Error>) -> Void
    ) {
        onQueue(dispatchQueue, handleResult) {
            Reading.loadedFrom(filepath: filepath, dotLottieCache: dotLottieCache)
        }
    }

    /// Reads `NAME.lottie` of a bundle, as ``named(_:bundle:subdirectory:dotLottieCache:)`` does: there are no asset catalogues.
    public static func asset(
        named name: String,
        bundle: Bundle = Bundle.main,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
    ) async throws -> DotLottieFile {
        try await named(name, bundle: bundle, dotLottieCache: dotLottieCache)
    }

    /// Reads `NAME.lottie` of a bundle on a queue, and says so on the main queue: there are no asset catalogues.
    public static func asset(
        named name: String,
        bundle: Bundle = Bundle.main,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache,
        dispatchQueue: DispatchQueue = .dotLottie,
        handleResult: @escaping (Result<DotLottieFile, Error>) -> Void
    ) {
        named(
            name,
            bundle: bundle,
            dotLottieCache: dotLottieCache,
            dispatchQueue: dispatchQueue,
            handleResult: handleResult
        )
    }

    /// Reads an archive in memory on a queue, and says so on the main queue.
    public static func loadedFrom(
        data: Data,
        filename: String,
        dispatchQueue: DispatchQueue = .dotLottie,
        handleResult: @escaping (Result<DotLottieFile, Error>) -> Void
    ) {
        onQueue(dispatchQueue, handleResult) { Reading.loadedFrom(data: data, filename: filename) }
    }

    /// Reads an archive in memory on a queue.
    public static func loadedFrom(
        data: Data,
        filename: String,
        dispatchQueue: DispatchQueue = .dotLottie
    ) async throws -> DotLottieFile {
        try await onQueue(dispatchQueue) { Reading.loadedFrom(data: data, filename: filename) }
    }

    /// Reads an archive from a file's URL on another thread.
    ///
    /// Nothing is fetched from the network: any other URL is an error, ``DocumentError/unreadable(_:)``.
    public static func loadedFrom(
        url: URL,
        dotLottieCache: DotLottieCacheProvider? = DotLottieCache.sharedCache
    ) async throws -> DotLottieFile {
        guard url.isFileURL else { throw DocumentError.unreadable("\(url) is no file's URL") }
        return try await loadedFrom(filepath: url.path, dotLottieCache: dotLottieCache)
    }

    // MARK: Queues

    private static func onQueue(
        _ queue: DispatchQueue,
        _ read: @escaping () -> Result<DotLottieFile, Error>
    ) async throws -> DotLottieFile {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: read()) }
        }
    }

    private static func onQueue(
        _ queue: DispatchQueue,
        _ handle: @escaping (Result<DotLottieFile, Error>) -> Void,
        _ read: @escaping () -> Result<DotLottieFile, Error>
    ) {
        queue.async {
            let result = read()
            DispatchQueue.main.async { handle(result) }
        }
    }
}
