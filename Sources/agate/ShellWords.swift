import Foundation

/// Words for a shell.
enum ShellWords {
    /// A word that a shell reads as it is.
    static func quoted(_ word: String) -> String {
        "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
