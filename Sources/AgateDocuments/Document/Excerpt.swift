extension StringProtocol {
    /// What messages show of a text that a file gives: its first 80 characters, and dots where there are more.
    package var excerpt: String {
        let start = prefix(80)
        return start.endIndex == endIndex ? String(self) : start + "…"
    }
}
