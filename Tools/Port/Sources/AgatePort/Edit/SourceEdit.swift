/// A range of a source's bytes, and what stands there instead.
public struct SourceEdit: Hashable, Sendable {
    /// The rule that asks for it, such as `P12`; `P5` for what makes the compiler speak of the original.
    public var rule: RuleName
    /// The start of the range, in bytes of UTF-8 from the start of the original.
    public var offset: Int
    /// The number of bytes that are replaced; 0 where something is inserted.
    public var length: Int
    /// The new text; empty where something is removed.
    public var replacement: String

    /// Makes an edit.
    public init(rule: RuleName, offset: Int, length: Int, replacement: String) {
        self.rule = rule
        self.offset = offset
        self.length = length
        self.replacement = replacement
    }

    /// The end of the range, in bytes.
    public var end: Int { offset + length }
}
