import AgateDocuments
import ArgumentParser
import Foundation
package import LayerMarkup
package import Lottie
package import QuartzCore

/// A document that the command line was given, and what went wrong with it in words and exit codes.
///
/// Source: documents L2, R30.
package struct DocumentFile {
    /// What a document is, by its bytes.
    package enum Contents {
        /// Core Animation markup, or an archive of layers.
        case layers(CAPackage)
        /// A Lottie file, or the animation of an archive that is to be shown first.
        case lottie(LottieAnimation)
    }

    /// The path as it was given.
    package let path: String
    /// What is in it.
    package let contents: Contents
    /// What the file is, in words.
    package let format: String

    /// How much a file may hold.
    package enum Limits: String, ExpressibleByArgument, CaseIterable, Sendable {
        case standard, strict

        /// The limits of markup.
        package var values: CAMLLimits { self == .strict ? .strict : .standard }
        /// The limits of Lottie files.
        package var documents: DocumentLimits { self == .strict ? .strict : .standard }
    }

    /// Opens a file or a folder.
    ///
    /// - Parameter theme: Which theme of a dotLottie archive counts; nil is the one that the archive says, if it says one.
    package init(
        _ path: String,
        theme: String? = nil,
        limits: Limits = .standard
    ) throws(DocumentFailure) {
        self.path = path
        let url = URL(fileURLWithPath: path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw DocumentFailure(path: path, code: .unreadable, text: "there is no such file or folder")
        }
        do {
            if let (animation, format) = try Self.lottie(url, theme, limits.documents) {
                (contents, self.format) = (.lottie(animation), format)
            } else {
                if let theme { throw DocumentError.missingResource("theme " + theme) }
                let package = try CAPackage(
                    contentsOf: url,
                    type: kCAPackageTypeCAMLBundle,
                    options: ["limits": limits.values]
                )
                (contents, format) = (.layers(package), Self.format(ofLayersAt: url))
            }
        } catch {
            throw DocumentFailure(path: path, error)
        }
    }

    /// The animation that a file holds, and what the file is; nil for markup and archives of layers.
    private static func lottie(
        _ url: URL,
        _ theme: String?,
        _ limits: DocumentLimits
    ) throws -> (LottieAnimation, String)? {
        guard let file = try? FileHandle(forReadingFrom: url), let start = try? file.read(upToCount: 4096)
        else {
            return nil
        }
        let isZip = ZipArchive.isArchive(start)
        let isPacked = GzipReader.isGzip(start)
        let first = start.first { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains($0) }
        guard isZip || isPacked || first == UInt8(ascii: "{") else { return nil }
        let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        guard size <= limits.maxFileBytes else {
            throw DocumentError.limit(name: "file size", value: size, allowed: limits.maxFileBytes)
        }
        let data = try Data(contentsOf: url)
        if isZip {
            guard DotLottieManifest.isDotLottie(data, limits: limits) else { return nil }
            return (try LottieAnimation(data: data, theme: theme, limits: limits), "dotLottie")
        }
        let folder = url.deletingLastPathComponent()
        return (
            try LottieAnimation(data: data, theme: theme, folder: folder, limits: limits),
            isPacked ? "Lottie, packed" : "Lottie"
        )
    }

    /// What a file of layers is, by its bytes.
    private static func format(ofLayersAt url: URL) -> String {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue {
            let wallpaper = url.appendingPathComponent("Wallpaper.plist").path
            return FileManager.default.fileExists(atPath: wallpaper) ? "a wallpaper" : "a bundle of markup"
        }
        guard let file = try? FileHandle(forReadingFrom: url), let start = try? file.read(upToCount: 8) else {
            return "a file"
        }
        if start.starts(with: Array("PK".utf8)) { return "a zipped bundle of markup" }
        if start.starts(with: Array("bplist".utf8)) { return "an archive of layers" }
        return "markup"
    }

    // MARK: What is in it

    /// The size of the document, in points.
    package var size: CGSize {
        switch contents {
        case .layers(let package): package.documentSize
        case .lottie(let animation): animation.size
        }
    }

    /// Whether y points up.
    package var isGeometryFlipped: Bool {
        if case .layers(let package) = contents { package.isGeometryFlipped } else { false }
    }

    /// The layers, with their animations; of Lottie files new ones each time.
    package func makeLayer() -> CALayer {
        switch contents {
        case .layers(let package): package.rootLayer
        case .lottie(let animation): animation.makeLayer()
        }
    }

    /// Whether something is left out.
    package var isIncomplete: Bool { firstDropped != nil }

    /// The first feature that is left out; nil where nothing is.
    package var firstDropped: String? {
        switch contents {
        case .layers(let package): package.issues.first { $0.severity == .dropped }?.feature
        case .lottie(let animation): animation.issues.first { $0.severity == .dropped }?.feature
        }
    }

    /// The issues of the document, as `FILE:LINE:COLUMN: …`, or with the place in the JSON text.
    package var issueLines: [String] {
        switch contents {
        case .layers(let package): Self.lines(package.issues, path)
        case .lottie(let animation):
            animation.issues.map { issue in
                "\(path): \(issue.path.isEmpty ? "" : issue.path + ": ")\(issue.severity): \(issue.feature)"
            }
        }
    }

    /// The issues of the document, a line for each kind: how often there is one of it, and where first.
    package var issueSummary: [String] {
        var kinds: [String: (count: Int, place: String)] = [:]
        func add(_ kind: String, at place: String) {
            kinds[kind] = ((kinds[kind]?.count ?? 0) + 1, kinds[kind]?.place ?? place)
        }
        switch contents {
        case .layers(let package):
            for issue in package.issues {
                add("\(issue.severity): \(issue.feature)", at: "line \(issue.line)")
            }
        case .lottie(let animation):
            for issue in animation.issues { add("\(issue.severity): \(issue.feature)", at: issue.path) }
        }
        return kinds.sorted { $0.key < $1.key }.map { kind, found in
            let more = found.count > 1 ? " and \(found.count - 1) more places" : ""
            return "\(path): \(kind)\(found.place.isEmpty ? "" : " at " + found.place)\(more)"
        }
    }

    /// Issues as lines.
    package static func lines(_ issues: [CAMLIssue], _ path: String) -> [String] {
        issues.map { issue in
            let place = issue.line > 0 ? "\(path):\(issue.line):\(issue.column)" : path
            return "\(place): \(issue.severity): \(issue.feature)"
        }
    }
}

/// Why a command about a document ends.
package struct DocumentFailure: Error, CustomStringConvertible {
    /// The exit codes of commands about documents.
    package enum Code: Int32, Sendable {
        case unreadable = 2
        case malformed = 3
        case unsupported = 4
        case missing = 5
        case limit = 6
        case unwritable = 7
    }

    /// The document.
    package let path: String
    /// How the program ends.
    package let code: Code
    /// What is wrong.
    package let text: String
    /// Where in the document; nil where there is no place.
    package var place: String?

    init(path: String, code: Code, text: String) {
        self.path = path
        self.code = code
        self.text = text
    }

    init(path: String, _ error: any Error) {
        self.path = path
        if let error = error as? DocumentError {
            text = "\(error)"
            code =
                switch error {
                case .unreadable, .notADocument: .unreadable
                case .malformed, .unsafePath: .malformed
                case .unsupported: .unsupported
                case .missingResource: .missing
                case .limit: .limit
                }
            return
        }
        switch error as? CAMLError {
        case .malformed(let line, let column, let reason):
            (code, text) = (.malformed, reason)
            if line > 0 { place = "\(line):\(column)" }
        case .noRoot: (code, text) = (.malformed, "it has no layer")
        case .missing(let file): (code, text) = (.missing, "\(file) is missing")
        case .limit(let name, let value, let limit):
            (code, text) = (.limit, "\(name): \(value), and \(limit) is the limit")
        case .unsafePath(let path): (code, text) = (.malformed, "the path \(path) leads out of the document")
        case .unsupported(let what): (code, text) = (.unreadable, "no document that is understood: \(what)")
        case .unwritable(let what): (code, text) = (.unwritable, "cannot be written: \(what)")
        case nil: (code, text) = (.unreadable, error.localizedDescription)
        }
    }

    /// `FILE:LINE:COLUMN: error: …`.
    package var description: String { "\(path):\(place.map { $0 + ":" } ?? "") error: \(text)" }

    /// Tells what is wrong, and gives the error that ends the program.
    func told() -> ExitCode {
        StandardError.write("\(self)")
        return ExitCode(code.rawValue)
    }
}
