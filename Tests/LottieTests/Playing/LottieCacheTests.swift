import Foundation
import Lottie
import Testing

@Suite("Caches and options of Lottie")
struct LottieCacheTests {
    @Test("a cache keeps what was used last")
    func order() throws {
        let cache = DefaultAnimationCache()
        let animation = try SmallLottie.animation(SmallLottie.square)
        cache.cacheSize = 2
        cache.setAnimation(animation, forKey: "a")
        cache.setAnimation(animation, forKey: "b")
        #expect(cache.animation(forKey: "a") === animation)
        cache.setAnimation(animation, forKey: "c")
        #expect(cache.animation(forKey: "b") == nil && cache.animation(forKey: "a") != nil)
        cache.clearCache()
        #expect(cache.animation(forKey: "a") == nil)
        let files = DotLottieCache()
        #expect(files.file(forKey: "a") == nil && files.cacheSize == 100)
    }

    @Test("a file is read once while a cache keeps it, and each time without")
    func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "lottie-\(UUID().uuidString).json"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(SmallLottie.square.utf8).write(to: file)
        let cache = DefaultAnimationCache()
        let first = LottieAnimation.filepath(file.path, animationCache: cache)
        #expect(first != nil && LottieAnimation.filepath(file.path, animationCache: cache) === first)
        #expect(LottieAnimation.filepath(file.path, animationCache: nil) !== first)
        #expect(LottieAnimation.filepath("/nowhere.json") == nil)
    }

    @Test("what a JSON parser gives is read, and other dictionaries are an error")
    func dictionaries() throws {
        let json = try JSONSerialization.jsonObject(with: Data(SmallLottie.square.utf8))
        let animation = try LottieAnimation(dictionary: #require(json as? [String: Any]))
        #expect(animation.endFrame == 60)
        #expect(throws: DocumentError.self) { try LottieAnimation(dictionary: ["w": Date()]) }
        #expect(throws: DocumentError.self) { try LottieAnimation(dictionary: [:]) }
    }

    @Test("only files are read by their URLs")
    func urls() async throws {
        let web = try #require(URL(string: "https://example.com/a.json"))
        #expect(await LottieAnimation.loadedFrom(url: web) == nil)
        await #expect(throws: DocumentError.self) { try await DotLottieFile.loadedFrom(url: web) }
    }

    @Test("options have names")
    func names() {
        #expect(RenderingEngineOption(rawValue: "Core Animation") == .coreAnimation)
        #expect(RenderingEngineOption.automatic.description == "Automatic")
        #expect(
            RenderingEngine(rawValue: "Main Thread") == .mainThread && RenderingEngine(rawValue: "") == nil
        )
        #expect(LottieConfiguration() == LottieConfiguration.shared)
        #expect(ReducedMotionOption.systemReducedMotionToggle.currentReducedMotionMode == .standardMotion)
        #expect(DotLottieConfigurationComponents.all.contains(.loopMode))
        var lines: [String] = []
        let logger = LottieLogger(
            assert: { condition, message, _, _ in if !condition() { lines.append(message()) } },
            assertionFailure: { message, _, _ in lines.append(message()) },
            warn: { message, _, _ in lines.append(message()) },
            info: { message in lines.append(message()) }
        )
        logger.assert(true, "not told")
        logger.assert(false, "a")
        logger.assertionFailure("b")
        logger.warn("c")
        logger.info("d")
        #expect(lines == ["a", "b", "c", "d"])
    }
}
