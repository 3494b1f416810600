import AgateDisplay

/// Writes the progress of a render, in the requested style.
final class ProgressMeter {
    private var bar: ProgressBar?
    private var lines: ProgressLines?

    init(_ style: ProgressStyle, title: String, total: Int) {
        if style == .bar { bar = ProgressBar(title: title, total: total, isTerminal: style.isBarShown) }
        if style == .json { lines = ProgressLines(total: total) }
    }

    /// A frame more is done.
    func advance() {
        bar?.advance()
        lines?.advance()
    }

    /// Clears the line.
    func finish() {
        bar?.finish()
        bar = nil
    }
}
