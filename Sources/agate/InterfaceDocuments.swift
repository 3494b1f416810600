import AgateDisplay
import AgateRendering
import Foundation
import UIKitInterfaceBuilder

/// Documents of Interface Builder as the command line names them: files, and folders with such files at any depth.
struct InterfaceDocuments {
    /// What was found of one document.
    enum Outcome {
        case surveyed(InterfaceSurvey)
        case failed(RenderFailure)
    }

    private static let endings: Set<String> = ["storyboard", "xib"]

    /// Bundles that are documents of another kind.
    private static let bundles: Set<String> = ["ca", "wallpaper"]

    /// The files, in the order of their paths.
    let paths: [String]
    /// Whether they were named by their folder.
    let isFolder: Bool

    /// Nil where a word names neither a document of Interface Builder nor a folder that has one.
    init?(_ word: String) {
        let url = URL(fileURLWithPath: word)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        guard exists, isFolder.boolValue else {
            // A compiled document is a folder of such a name, or not there: the message about it is the reader's.
            guard Self.endings.contains(url.pathExtension.lowercased()) else { return nil }
            (paths, self.isFolder) = ([word], false)
            return
        }
        guard !Self.bundles.contains(url.pathExtension.lowercased()) else { return nil }
        paths = Self.files(in: word)
        self.isFolder = true
        if paths.isEmpty { return nil }
    }

    private static func files(in folder: String) -> [String] {
        // Links are not followed, so no folder is seen twice.
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
            .map { (folder as NSString).appendingPathComponent($0) }
    }

    /// Loads a document, on a display of its own.
    @MainActor static func survey(_ path: String, _ limits: AnimatedDocument.Limits) -> Outcome {
        do {
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                return .failed(RenderFailure(.unreadable, "is a folder, no document", path: path))
            }
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return try ManualDisplay.run(size: CGSize(width: 393, height: 852)) { _ in
                .surveyed(try InterfaceSurvey(data, file: path, isStrict: limits == .strict))
            }
        } catch let error as InterfaceError {
            return .failed(failure(error, path))
        } catch { return .failed(RenderFailure(error, path: path)) }
    }

    private static func failure(_ error: InterfaceError, _ path: String) -> RenderFailure {
        let kind: RenderFailure.Kind =
            error.malformedPlace != nil ? .malformed : error.isOverLimit ? .limit : .unreadable
        var failure = RenderFailure(kind, error.description, path: path)
        failure.place = error.malformedPlace.map { "\($0.line):\($0.column)" }
        return failure
    }
}
