import CAllocations
import Foundation

/// How much memory the process takes at most, from a moment on.
struct PeakMemory {
    private let before: Double

    /// Begins to watch; nil where the system does not tell.
    init?() {
        return_free_memory()
        // Makes the peak what is taken now.
        let file = URL(fileURLWithPath: "/proc/self/clear_refs")
        guard (try? Data("5".utf8).write(to: file)) != nil, let before = Self.kilobytes("VmRSS") else {
            return nil
        }
        self.before = before
    }

    /// The megabytes that were taken at most, beyond those of the beginning.
    var megabytes: Double? {
        Self.kilobytes("VmHWM").map { max($0 - before, 0) / 1024 }
    }

    private static func kilobytes(_ key: String) -> Double? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
            return nil
        }
        let line = status.split(separator: "\n").first { $0.hasPrefix(key + ":") }
        return line.flatMap { Double($0.split(whereSeparator: { $0 == " " || $0 == "\t" })[1]) }
    }
}
