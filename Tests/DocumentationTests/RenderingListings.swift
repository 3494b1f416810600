import AgateRendering
import Foundation
import Testing

@MainActor @Suite("Listings about rendering on servers")
struct RenderingListings {
    @Test("a document is rendered chunk by chunk and joined")
    func job() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-listings-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.json")
        let text = #"{"v":"5","w":8,"h":8,"fr":10,"ip":0,"op":3,"layers":[]}"#
        try Data(text.utf8).write(to: file)
        let output = folder.appendingPathComponent("a.webp")
        // Listing begins
        let document = try AnimatedDocument(contentsOf: file)
        for issue in document.issues { print(issue) }

        var settings = try RenderSettings(for: document, ending: "webp")
        settings.background = "#ffffffff"
        let job = try RenderJob.plan(file, settings, output: output)
        for chunk in job.manifest.chunks { try job.run(chunk.index) }
        try job.join()
        // Listing ends
        #expect(FileManager.default.fileExists(atPath: output.path))
    }
}
