import AgatePort
import Foundation
import SwiftParser
import Testing

/// Rule P51, over the sources of this repository.
@Suite("Properties over many sources")
struct CorpusTests {
    /// The Swift files of this repository, and of the folder that `AGATE_PORT_CORPUS` names.
    private static let files: [SourceFolder.File] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let kit = AgateNames.kit.map { "Sources/\($0)" }
        var folders = (["Examples", "ClientCheck/Sources", "Sources/QuartzCore", "Tools/Port"] + kit)
            .map { root.appendingPathComponent($0).path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        if let more = ProcessInfo.processInfo.environment["AGATE_PORT_CORPUS"] { folders.append(more) }
        return (try? SourceFolder(paths: folders).sources) ?? []
    }()

    @Test("porting breaks no syntax, keeps the lines, does nothing twice, and can be taken back")
    func properties() throws {
        #expect(Self.files.count > 400, "only \(Self.files.count) sources were found")
        let module = try ModulePort(files: Self.files)
        let ported = module.ported(hasHeaders: true)
        for file in ported { expectProperties(of: file, module.index) }
        print("ported \(Self.files.count) sources, \(ported.count { $0.isRewritten }) of which change")
    }

    @Test("so it is with sources made of everything that is rewritten", arguments: 0..<200 as Range<UInt64>)
    func generated(seed: UInt64) {
        var sources = GeneratedSources(seed: seed + 1)
        let texts = (0..<3).map { _ in SourceText(sources.file()) }
        var index = SourceIndex()
        for text in texts { index.merge(FilePort.index(of: text)) }
        for (place, text) in texts.enumerated() {
            let path = "/\(place).swift"
            expectProperties(of: FilePort.port(path: path, source: text, index: index, header: path), index)
        }
    }

    private func expectProperties(of file: PortedFile, _ index: SourceIndex) {
        let bytes = file.bytes
        #expect(
            file.sidecar.original(of: bytes) == file.source.bytes,
            "\(file.path): the edits cannot be taken back"
        )
        guard !file.hasSyntaxErrors else { return }
        let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        // A refused requirement keeps its word, which only parses.
        #expect(!parsed.hasError, "\(file.path): no longer parses: \(String(decoding: bytes, as: UTF8.self))")
        let grows = file.edits.edits.contains {
            $0.rule == .extensionOverrides || $0.offset == file.source.bytes.count
        }
        if !grows {
            let lines = file.source.lineCount + (file.edits.edits.first?.rule == .header ? 1 : 0)
            #expect(SourceText(bytes).lineCount == lines, "\(file.path): has other lines")
        }
        let again = FilePort.port(
            path: file.path,
            source: SourceText(bytes),
            index: index,
            header: file.path
        )
        #expect(again.bytes == bytes, "\(file.path): porting again changes it")
    }

    @Test("the result does not depend on how often, or in which order, sources are read")
    func deterministic() throws {
        let some = Array(Self.files.prefix(60))
        let forward = try ModulePort(files: some)
        let backward = try ModulePort(files: some.reversed())
        #expect(forward.index.encoded() == backward.index.encoded())
        #expect(
            forward.ported(hasHeaders: true).map(\.bytes)
                == backward.ported(hasHeaders: true).map(\.bytes).reversed()
        )
    }
}
