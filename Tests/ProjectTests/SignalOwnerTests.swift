import AgateTestSupport
import Foundation
import Testing

@Suite("The signals of a process")
struct SignalOwnerTests {
    @Test("one place says what is done at signals", .claim("Q6.2"))
    func owner() throws {
        let words = ["makeSignalSource", "sigaction(", "SIG_IGN", "SIG_DFL", " signal(SIG"]
        for path in Repository.swiftFiles(below: "Sources") {
            let code = try Repository.text(path).split(separator: "\n").map {
                $0.components(separatedBy: "//")[0]
            }
            for word in words {
                let isThere = code.contains { $0.contains(word) }
                #expect(!isThere, "\(path) names \(word): leave a function with ProcessSignals")
            }
        }
    }

    @Test("no message can end the program where it cannot be written", .claim("Q6.6"))
    func messages() throws {
        for path in Repository.swiftFiles(below: "Sources") {
            let text = try Repository.text(path)
            // Without the label the call stops the program when a disk is full or a pipe is closed.
            for part in text.components(separatedBy: "FileHandle.standardError.write(").dropFirst() {
                let isSafe = part.drop { $0.isWhitespace }.hasPrefix("contentsOf:")
                #expect(isSafe, "\(path): use write(contentsOf:)")
            }
        }
    }
}
