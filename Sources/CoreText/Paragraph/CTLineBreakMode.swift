/// The treatment of lines that are wider than their container.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between characters, anywhere.
    case byCharWrapping = 1
    /// Lines are not broken, and are cut off at the edge.
    case byClipping = 2
    /// They are not broken, and "…" takes the place of their beginning.
    case byTruncatingHead = 3
    /// They are not broken, and "…" takes the place of their end.
    case byTruncatingTail = 4
    /// They are not broken, and "…" takes the place of their middle.
    case byTruncatingMiddle = 5
}
