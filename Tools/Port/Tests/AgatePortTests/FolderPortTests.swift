import AgatePort
import Foundation
import Testing

/// Rules P6, P7, P32, P40 and P54, in a folder of its own.
@Suite("Folders")
struct FolderPortTests {
    private struct Folder: ~Copyable {
        let path = NSTemporaryDirectory() + "agate-port-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, _ name: String) throws {
            try PortFiles.write(Array(text.utf8), to: "\(path)/in/\(name)")
        }
        func read(_ name: String) -> String? {
            (try? PortFiles.read("\(path)/out/\(name)")).map { String(decoding: $0, as: UTF8.self) }
        }
        var port: FolderPort { FolderPort(paths: ["\(path)/in"], output: "\(path)/out") }
    }

    @Test("sources that change get another name, and all else is copied")
    func copies() throws {
        let folder = Folder()
        try folder.write("@objc func a() {}", "Sources/A.swift")
        try folder.write("let b = 1", "Sources/B.swift")
        try folder.write("data", "Sources/c.txt")
        let result = try folder.port.run()
        #expect(result.status == 0)
        #expect(
            folder.read("Sources/A.ported.swift")?.hasSuffix("/in/Sources/A.swift\", line: 1)\nfunc a() {}")
                == true
        )
        #expect(folder.read("Sources/A.ported.json") != nil)
        #expect(folder.read("Sources/A.swift") == nil)
        #expect(folder.read("Sources/B.swift") == "let b = 1")
        #expect(folder.read("Sources/c.txt") == "data")
    }

    @Test("where nothing has changed nothing is done, and what is gone goes")
    func again() throws {
        let folder = Folder()
        try folder.write("@objc func a() {}", "A.swift")
        try folder.write("class B { func f() { x(#selector(unseen.go)) } }", "B.swift")
        let first = try folder.port.run()
        let second = try folder.port.run()
        #expect(first.status == 1 && !first.isUnchanged)
        #expect(second.isUnchanged && second.said == first.said && second.status == 1)
        try folder.write("func a() {}", "A.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/in/B.swift")
        let third = try folder.port.run()
        #expect(!third.isUnchanged && third.status == 0)
        #expect(folder.read("A.swift") == "func a() {}" && folder.read("A.ported.swift") == nil)
        #expect(folder.read("B.swift") == nil)
    }

    @Test("a file in which something is refused is left out when asked for")
    func strict() throws {
        let folder = Folder()
        try folder.write("@objc func a() { method_exchangeImplementations(b, c) }", "A.swift")
        var port = folder.port
        port.isStrict = true
        #expect(try port.run().status == 1)
        #expect(folder.read("A.swift") == nil && folder.read("A.ported.swift") == nil)
    }

    @Test("a manifest gets Agate's products on Linux, and the mode of Swift 5 (P40)")
    func manifest() throws {
        let source = SourceText(
            "// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: \"A\", targets: ["
                + ".target(name: \"A\", path: \"S\"), .testTarget(name: \"T\", dependencies: [\"A\"])])\n"
        )
        let manifest = PortedManifest(path: "Package.swift", source: source, agate: "/agate")
        let text = String(decoding: manifest.bytes, as: UTF8.self)
        #expect(text.contains("dependencies: [.package(name: \"agate\", path: \"/agate\")], targets:"))
        let product = ".product(name: \"UIKit\", package: \"agate\", condition: .when(platforms: [.linux]))"
        #expect(text.contains(".target(name: \"A\", dependencies: [\(product)"))
        #expect(text.contains("dependencies: [\(product)"))
        #expect(text.contains("), \"A\"])], swiftLanguageVersions: [.v5])"))
        let again = PortedManifest(path: "Package.swift", source: SourceText(manifest.bytes), agate: "/agate")
        #expect(again.bytes == manifest.bytes)
    }

    @Test("what is not there is told of")
    func missing() {
        #expect(throws: PortFailure.missing("/nowhere/at/all")) {
            try SourceFolder(paths: ["/nowhere/at/all"])
        }
    }

    @Test("a folder within what is ported is refused")
    func within() throws {
        let folder = Folder()
        try folder.write("let a = 1", "A.swift")
        #expect(throws: PortFailure.self) {
            try FolderPort(paths: [folder.path], output: folder.path + "/out").run()
        }
    }
}
