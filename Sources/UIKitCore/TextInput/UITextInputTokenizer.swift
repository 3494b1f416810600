/// Finds the units of a text: words, sentences, lines and so on.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: AnyObject {
    /// The unit that a place is in; at the edge of two the one that the direction leads into. Nil in none.
    func rangeEnclosingPosition(
        _ position: UITextPosition,
        with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a place is the last one of a unit in a direction: its end forwards, its start backwards.
    func isPosition(
        _ position: UITextPosition,
        atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
    /// The next place of that kind in a direction; nil behind the last one.
    func position(
        from position: UITextPosition,
        toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place is in a unit, or at an edge of one that the direction leads into.
    func isPosition(
        _ position: UITextPosition,
        withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
