import Foundation

/// A file of build settings (`.xcconfig`): lines `NAME = text`, comments, and `#include "other"`.
enum SettingsFile {
    /// How deeply files may include each other.
    private static let maxDepth = 32

    /// The settings of a file and of those that it includes; a file that is not there has none, and each counts once.
    static func settings(at path: String) -> [String: Any] {
        var seen: Set<String> = []
        return settings(at: path, depth: 0, &seen)
    }

    private static func settings(at path: String, depth: Int, _ seen: inout Set<String>) -> [String: Any] {
        guard depth < maxDepth, seen.insert(path).inserted, let bytes = try? PortFiles.read(path) else {
            return [:]
        }
        var result: [String: Any] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmingCharacters(
                in: .whitespaces
            )
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
                let included = settings(at: ProjectPaths.join(folder, name), depth: depth + 1, &seen)
                result.merge(included) { _, new in new }
            } else if let equals = text[(text.firstIndex(of: "]") ?? text.startIndex)...].firstIndex(of: "=")
            {
                let name = text[..<equals].trimmingCharacters(in: .whitespaces)
                result[name] = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
            }
        }
        return result
    }
}
