import Foundation
import Lottie
import Testing

/// Archives of several animations; their samples are other people's files, read where they lie.
@Suite("dotLottie files")
struct DotLottieFileTests {
    @Test("archives of samples are read with all of their animations (documents L140, L141)")
    func samples() throws {
        let folder = RecordedLottie.root.appendingPathComponent("lottie/json/DotLottie")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var count = 0
        for name in names.sorted() where name.hasSuffix(".lottie") {
            let path = folder.appendingPathComponent(name).path
            let file = try DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(filepath: path).get()
            #expect(!file.animations.isEmpty, "\(name)")
            #expect(file.animation() != nil, "\(name)")
            #expect(file.animation("no such animation") == nil)
            count += 1
        }
        print("dotLottie: \(count) archives read")
    }

    @Test("what is no archive is an error that says so")
    func errors() {
        #expect(throws: DocumentError.self) { try DotLottieFile(data: Data("PK\u{3}\u{4} and no more".utf8)) }
        #expect(throws: DocumentError.self) { try DotLottieFile(data: Data()) }
        let result = DotLottieFile.SynchronouslyBlockingCurrentThread.loadedFrom(filepath: "/nowhere.lottie")
        #expect(throws: DocumentError.self) { try result.get() }
    }
}
