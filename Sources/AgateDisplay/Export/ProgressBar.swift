import Foundation

/// How far an export is, on the terminal; silent where the standard error output is none.
package struct ProgressBar {
    private let title: String
    private let total: Int
    private let isVisible: Bool
    private var done = 0
    private var shownPercent = -1

    private static let width = 30

    /// Shows an empty bar.
    package init(title: String, total: Int, isTerminal: Bool = isatty(2) == 1) {
        self.title = title
        self.total = max(total, 1)
        isVisible = isTerminal
        show()
    }

    /// A frame more is done.
    package mutating func advance() {
        done += 1
        show()
    }

    /// Clears the line.
    package func finish() {
        if isVisible { write("\r\u{1B}[K") }
    }

    private mutating func show() {
        let percent = min(done * 100 / total, 100)
        guard isVisible, percent != shownPercent else { return }
        shownPercent = percent
        write("\r\u{1B}[K" + line(percent))
    }

    private func line(_ percent: Int) -> String {
        let filled = Self.width * percent / 100
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        return "\(title) \(bar) \(percent)%"
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
