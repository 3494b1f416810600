/// The lines that differ between an original and its ported form, as `diff -U0` writes them.
public enum UnifiedDifference {
    /// The difference of one file; empty where there is none.
    ///
    /// - Parameter target: The path of the ported file.
    public static func text(of file: PortedFile, target: String) -> String {
        guard !file.edits.edits.isEmpty else { return "" }
        var result = "--- \(file.path)\n+++ \(target)\n"
        let source = file.source
        var shift = 0
        for range in groups(of: file) {
            let bytes = source.start(ofLine: range.lowerBound)..<source.start(ofLine: range.upperBound)
            let before = lines(Array(source.bytes[bytes]))
            let after = lines(file.edits.applied(to: source, in: bytes))
            // A difference of no lines names the line before it.
            let oldStart = before.isEmpty ? range.lowerBound - 1 : range.lowerBound
            let newStart = after.isEmpty ? range.lowerBound + shift - 1 : range.lowerBound + shift
            result += "@@ -\(oldStart),\(before.count) +\(newStart),\(after.count) @@\n"
            for line in before { result += "-" + line }
            for line in after { result += "+" + line }
            shift += after.count - before.count
        }
        return result
    }

    /// The ranges of lines with edits, those that touch taken together.
    private static func groups(of file: PortedFile) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for edit in file.edits.edits {
            let source = file.source
            let isWholeLines = edit.length == 0 && edit.replacement.utf8.last == UInt8(ascii: "\n")
            let first = source.line(of: edit.offset)
            let isLineStart = source.start(ofLine: first) == edit.offset
            let last = isWholeLines && isLineStart ? first : source.line(of: max(edit.end, edit.offset)) + 1
            if let before = result.last, before.upperBound >= first {
                result[result.count - 1] = before.lowerBound..<max(before.upperBound, last)
            } else {
                result.append(first..<last)
            }
        }
        return result
    }

    /// Lines with their ends; the last one says when it has none.
    private static func lines(_ bytes: [UInt8]) -> [String] {
        var result: [String] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            result.append(String(decoding: rest[rest.startIndex...end], as: UTF8.self))
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty {
            result.append(String(decoding: rest, as: UTF8.self) + "\n\\ No newline at end of file\n")
        }
        return result
    }
}
