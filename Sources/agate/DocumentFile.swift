import ArgumentParser
import Foundation
package import LayerMarkup

/// A document that the command line was given, and what went wrong with it in words and exit codes.
///
/// Source: documents R30.
package struct DocumentFile {
    /// The path as it was given.
    package let path: String
    /// Its layers.
    package let package: CAPackage

    /// How much a file may hold.
    package enum Limits: String, ExpressibleByArgument, CaseIterable, Sendable {
        case standard, strict

        /// The limits.
        package var values: CAMLLimits { self == .strict ? .strict : .standard }
    }

    /// Opens a file or a folder.
    package init(_ path: String, limits: Limits = .standard) throws(DocumentFailure) {
        self.path = path
        let url = URL(fileURLWithPath: path)
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw DocumentFailure(path: path, code: .unreadable, text: "there is no such file or folder")
        }
        do {
            package = try CAPackage(
                contentsOf: url,
                type: kCAPackageTypeCAMLBundle,
                options: ["limits": limits.values]
            )
        } catch {
            throw DocumentFailure(path: path, error)
        }
    }

    /// What the file is, by its bytes.
    package var format: String {
        var isFolder: ObjCBool = false
        let url = URL(fileURLWithPath: path)
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

    /// The issues of the document, as `FILE:LINE:COLUMN: …`.
    package var issueLines: [String] { Self.lines(package.issues, path) }

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
