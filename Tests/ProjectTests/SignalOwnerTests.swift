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
}
