package import Foundation

/// The names of one or more files of pictures.
package struct NumberedFiles {
    private let folder: URL
    private let prefix: String
    private let suffix: String
    private let digits: Int

    /// Makes names of one: `-000` and so on before its ending where there are more than one, or in the place of `%05d`.
    package init(_ file: URL, count: Int) {
        folder = file.deletingLastPathComponent()
        let name = file.lastPathComponent
        if let (range, digits) = Self.pattern(name) {
            prefix = String(name[..<range.lowerBound])
            suffix = String(name[range.upperBound...])
            self.digits = digits
        } else {
            let ending = file.pathExtension
            let stem = file.deletingPathExtension().lastPathComponent
            prefix = count > 1 ? stem + "-" : stem
            suffix = ending.isEmpty ? "" : "." + ending
            digits = count > 1 ? max(String(count - 1).count, 3) : 0
        }
    }

    /// Whether a name holds a number's place, such as `%05d`.
    package static func isPattern(_ file: URL) -> Bool { pattern(file.lastPathComponent) != nil }

    /// The file of a number.
    package func file(_ index: Int) -> URL {
        let number = digits == 0 ? "" : String(index)
        let padded = String(repeating: "0", count: max(digits - number.count, 0)) + number
        return folder.appendingPathComponent(prefix + (digits == 0 ? "" : padded) + suffix)
    }

    private static func pattern(_ name: String) -> (Range<String.Index>, Int)? {
        guard let range = name.range(of: "%0?[0-9]?d", options: .regularExpression) else { return nil }
        let digits = name[range].dropFirst().dropLast()
        return (range, max(Int(digits) ?? 1, 1))
    }
}
