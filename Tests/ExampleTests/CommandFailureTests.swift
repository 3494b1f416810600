import AgateRendering
import AgateTestSupport
import ArgumentParser
import Foundation
import Testing
import agate

@Suite("What commands say when they fail")
struct CommandFailureTests {
    /// What is said of a command line that is refused.
    private func said(_ arguments: [String]) -> String? {
        do {
            _ = try Agate.parseAsRoot(arguments)
            return nil
        } catch { return CommandFailure.line(for: error, arguments)?.text }
    }

    @Test("an error is one line, and begins with the command", .claim("Q7.5"))
    func oneLine() throws {
        for arguments in [
            ["render"], ["render", "a", "b"], ["render", "pop", "--sice", "2"],
            ["render", "pop", "--size", "x"],
            ["farm", "plan"], ["gallery", "--format", "gif"], ["convert", "a.json", "b.png"], ["nonsense"],
            ["--nonsense"],
        ] {
            let text = try #require(said(arguments), "\(arguments)")
            #expect(!text.contains("\n"), "\(text)")
            #expect(text.hasPrefix("agate"), "\(text)")
            #expect(!text.contains("Error:"), "\(text)")
        }
        #expect(said(["farm", "plan"])?.hasPrefix("agate farm plan: ") == true)
    }

    @Test(
        "a misspelt command is told of with the one that was meant",
        .claim("Q7.5"),
        arguments: [("rendr", "render"), ("chek", "check"), ("galery", "gallery"), ("shw", "show")]
    )
    func commands(word: String, meant: String) throws {
        let text = try #require(said([word, "pop"]))
        #expect(text.hasPrefix("agate: There is no command \"\(word)\". Did you mean \(meant)"), "\(text)")
    }

    @Test("errors of Foundation are told in the words of the C library", .claim("Q7.5"))
    func foundation() {
        let missing = URL(fileURLWithPath: "/nowhere/at all")
        do {
            _ = try Data(contentsOf: missing)
            Issue.record("a file is there")
        } catch {
            #expect("\(RenderFailure(error))" == "No such file or directory")
            #expect("\(RenderFailure(error, path: "x"))" == "x: error: No such file or directory")
        }
        let strange = NSError(domain: NSCocoaErrorDomain, code: 3840)
        #expect(!"\(RenderFailure(strange))".contains("Domain"))
    }
}
