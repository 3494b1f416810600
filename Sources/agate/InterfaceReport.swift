import AgateRendering
import Foundation
import UIKitInterfaceBuilder

/// What of documents of Interface Builder is not honoured: of one document, or of a folder of them.
package struct InterfaceReport: Encodable {
    /// Something in a document.
    package struct Issue: Encodable {
        package var file: String
        package var line: Int
        package var column: Int
        package var subject: String
        package var reason: String

        var text: String { "\(file):\(line):\(column): \(subject): \(reason)" }
    }

    /// An element, or an attribute of one, that documents say and that is not honoured.
    package struct Count: Encodable, Equatable {
        package var subject: String
        package var documents: Int
        package var times: Int
    }

    /// A file that could not be read.
    package struct Failure: Encodable {
        package var file: String
        package var reason: String
    }

    /// How many documents were read.
    package var documents = 0
    /// How many of them load with nothing left over.
    package var complete = 0
    /// Scenes of storyboards, and objects on the top level of nibs.
    package var scenes = 0
    package var elements = 0
    /// What is not honoured, in the order of the documents.
    package var issues: [Issue] = []
    /// The same by subject, what most documents have first.
    package var leftOver: [Count] = []
    /// What programs and their bundles have to bring, by subject: classes, images, colours, fonts.
    package var missing: [Count] = []
    /// What the one document of the command line needs of its program; empty for a folder.
    package var needs: [Issue] = []
    package var failures: [Failure] = []
    /// The kind of the first failure.
    private var failure: RenderFailure.Kind?
    private let isFolder: Bool

    private enum CodingKeys: CodingKey {
        case documents, complete, scenes, elements, issues, leftOver, missing, needs, failures
    }

    /// Loads the documents, one after the other.
    @MainActor init(_ found: InterfaceDocuments, _ limits: AnimatedDocument.Limits) {
        isFolder = found.isFolder
        var (leftOver, missing) = (Tally(), Tally())
        for path in found.paths {
            switch InterfaceDocuments.survey(path, limits) {
            case .failed(let failure):
                failures.append(Failure(file: path, reason: failure.text))
                self.failure = self.failure ?? failure.kind
            case .surveyed(let survey):
                documents += 1
                scenes += survey.sceneCount
                elements += survey.elementCount
                if survey.issues.isEmpty { complete += 1 }
                issues += survey.issues.map { Issue($0) }
                leftOver.add(survey.issues)
                missing.add(survey.missing)
                if !found.isFolder { needs = survey.missing.map { Issue($0) } }
            }
        }
        (self.leftOver, self.missing) = (leftOver.counts, missing.counts)
    }

    /// The status of `agate check`; nil for none.
    func code(strict: Bool) -> RenderFailure.Kind? {
        failure ?? (strict && !issues.isEmpty ? .unsupported : nil)
    }

    /// The lines of `agate check`: what is not honoured, then the numbers.
    func lines(_ path: String) -> [String] {
        let failed = failures.map { "\($0.file): error: \($0.reason)" }
        let found = issues.map(\.text)
        guard isFolder else {
            let needed = needs.isEmpty ? [] : ["to be brought by the program:"] + needs.map { "  \($0.text)" }
            return failed + (failed.isEmpty && found.isEmpty ? ["\(path): ok"] : found) + needed
        }
        return failed + found + summaryLines(path)
    }

    /// The numbers alone.
    func summaryLines(_ path: String) -> [String] {
        let what = documents == 1 ? "document loads" : "documents load"
        var lines = ["\(path): \(complete) of \(documents) \(what) with nothing left over"]
        lines.append("  scenes      \(scenes)")
        lines.append("  elements    \(elements)")
        if !failures.isEmpty { lines.append("  unreadable  \(failures.count)") }
        lines += Self.table("left over", leftOver) + Self.table("to be brought by the programs", missing)
        return lines
    }

    private static func table(_ title: String, _ counts: [Count]) -> [String] {
        guard !counts.isEmpty else { return [] }
        return ["  \(title): documents, times"]
            + counts.map { count in
                func column(_ number: Int) -> String {
                    let text = "\(number)"
                    return String(repeating: " ", count: max(0, 6 - text.count)) + text
                }
                return "  \(column(count.documents)) \(column(count.times))  \(count.subject)"
            }
    }
}

extension InterfaceReport.Issue {
    fileprivate init(_ issue: InterfaceIssue) {
        (file, line, column) = (issue.file, issue.line, issue.column)
        (subject, reason) = (issue.subject, issue.reason)
    }
}

/// Counts by subject.
private struct Tally {
    private var found: [String: (documents: Int, times: Int)] = [:]

    /// Counts the issues of one document.
    mutating func add(_ issues: [InterfaceIssue]) {
        for (subject, same) in Dictionary(grouping: issues, by: \.subject) {
            found[subject, default: (0, 0)].documents += 1
            found[subject, default: (0, 0)].times += same.count
        }
    }

    /// What most documents have first; of equal ones the more frequent, then by name.
    var counts: [InterfaceReport.Count] {
        found.map {
            InterfaceReport.Count(subject: $0.key, documents: $0.value.documents, times: $0.value.times)
        }
        .sorted { ($1.documents, $1.times, $0.subject) < ($0.documents, $0.times, $1.subject) }
    }
}
