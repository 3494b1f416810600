import AgateRendering
import ArgumentParser
import Foundation
import Testing
import agate

@MainActor @Suite("The command line about storyboards and xibs")
struct InterfaceCommandTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-interfaces-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Base.lproj"),
            withIntermediateDirectories: true
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func xib(_ elements: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    \(elements)
                </objects>
            </document>
            """.utf8
        )
    }

    @Test("check names what is left over with its place, and what the program has to bring apart from it")
    func check() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("Base.lproj/Cell.xib")
            try xib(#"<tableViewCell id="c" customClass="Chart" flavour="mint"/>"#).write(to: file)
            let (lines, code) = CheckCommand.check(file.path)
            #expect(lines.count == 3)
            #expect(lines[0] == "\(file.path):5:9: tableViewCell/flavour: is not honoured (\"mint\").")
            #expect(lines[1] == "to be brought by the program:")
            #expect(lines[2].hasPrefix("  \(file.path):5:9: tableViewCell/customClass: Unknown class Chart"))
            #expect(code == nil && CheckCommand.check(file.path, strict: true).code == .unsupported)
            try xib(#"<tableViewCell id="c" customClass="Chart"/>"#).write(to: file)
            #expect(CheckCommand.check(file.path, strict: true).code == nil)
        }
    }

    @Test(
        "of a folder, check counts the documents that load whole, and what is left over in most of them first"
    )
    func folder() throws {
        try withFolder { folder in
            let files = ["a.xib", "Base.lproj/b.xib", "c.xib", "d.storyboard"].map {
                folder.appendingPathComponent($0)
            }
            try xib(#"<tableViewCell id="c"/>"#).write(to: files[0])
            try xib(#"<tableViewCell id="c" flavour="mint" size="big"/>"#).write(to: files[1])
            try xib(#"<tableViewCell id="c" flavour="plum"/>"#).write(to: files[2])
            try Data("no document".utf8).write(to: files[3])
            let (lines, code) = CheckCommand.check(folder.path)
            #expect(code == .malformed)
            #expect(lines.contains("\(folder.path): 1 of 3 documents load with nothing left over"))
            let start = try #require(lines.firstIndex { $0.contains("left over: documents") })
            #expect(
                lines[(start + 1)...].prefix(2).map { $0.split(separator: " ").joined(separator: " ") } == [
                    "2 2 tableViewCell/flavour", "1 1 tableViewCell/size",
                ]
            )
        }
    }

    @Test("info gives the same as JSON")
    func json() throws {
        try withFolder { folder in
            try xib(#"<tableViewCell id="c" flavour="mint"/>"#).write(
                to: folder.appendingPathComponent("a.xib")
            )
            let command = try #require(
                try Agate.parseAsRoot(["info", folder.path, "--json"]) as? InfoCommand
            )
            let data = Data(try command.lines().joined().utf8)
            let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(object["documents"] as? Int == 1 && object["complete"] as? Int == 0)
            let counts = try #require(object["leftOver"] as? [[String: Any]])
            #expect(counts.first?["subject"] as? String == "tableViewCell/flavour")
        }
    }

    @Test("a folder without such documents, and a bundle of layers, are what they were to check")
    func others() throws {
        try withFolder { folder in
            #expect(CheckCommand.check(folder.path).code == .malformed)
            #expect(CheckCommand.check(folder.appendingPathComponent("none.xib").path).code == .unreadable)
        }
    }
}
