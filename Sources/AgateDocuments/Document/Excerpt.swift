extension StringProtocol {
    /// The part of a file's text that messages show: its first 80 characters, and dots where there are more.
    package var excerpt: String {
        let start = prefix(80)
        return start.endIndex == endIndex ? String(self) : start + "…"
    }
}
