/// The units in which a text is walked through.
public enum UITextGranularity: Int, Sendable {
    /// What a reader takes for one character: a grapheme cluster.
    case character = 0
    /// Words.
    case word = 1
    /// Sentences.
    case sentence = 2
    /// Paragraphs.
    case paragraph = 3
    /// Lines, as they are laid out.
    case line = 4
    /// The whole text.
    case document = 5
}
