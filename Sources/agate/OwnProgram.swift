import Foundation

/// The file of this program, for processes that do a part of its work.
enum OwnProgram {
    /// The file; nil in a program that uses the commands as a library.
    private(set) nonisolated(unsafe) static var file: URL?

    /// Looks where the program lies; to be called at its start, before there are threads.
    static func remember() {
        file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    }
}
