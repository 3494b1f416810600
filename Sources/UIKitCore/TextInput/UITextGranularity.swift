/// The units in which a text is walked through.
public enum UITextGranularity: Int, Sendable {
    /// Characters as readers see them: grapheme clusters.
    case character = 0
    /// Words, as Unicode separates them.
    case word = 1
    /// Sentences, each with the blanks behind it.
    case sentence = 2
    /// Paragraphs, between line feeds or paragraph separators.
    case paragraph = 3
    /// Lines of the layout, which depend on the width of the text.
    case line = 4
    /// The text as a whole.
    case document = 5
}
