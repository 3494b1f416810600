import Foundation

/// How many processors there are.
enum ProcessorCount {
    /// What it was when it was first asked for: on Linux the question opens and reads files, which costs more than a small operation on paths.
    static let atStart = ProcessInfo.processInfo.activeProcessorCount
}
