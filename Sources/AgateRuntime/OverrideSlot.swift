/// The place of one method in the dispatch tables of a class and all its subclasses.
///
/// Swift has no question for "does this class override that method". Assumed: each class has a table with a word for each method, in
/// the same place as in its superclass, and the word differs where the method is overridden. The place is found by two classes: one that
/// overrides nothing, and a probe that overrides this method alone.
///
/// Checked when the place is looked for: exactly one word may differ.
package struct OverrideSlot: Equatable {
    /// The index among the class's words.
    package let index: Int

    /// - Parameters:
    ///   - method: Its name, for the message.
    ///   - base: The class that declares it.
    ///   - empty: A subclass that overrides nothing.
    ///   - probe: A subclass that overrides this method, and no other.
    package init(
        of method: String,
        base: ClassWords,
        empty: ClassWords,
        probe: ClassWords
    ) throws(AbiMismatch) {
        let found = (ClassWords.headerCount..<max(base.count, ClassWords.headerCount)).filter {
            empty[$0] == base[$0] && probe[$0] != base[$0]
        }
        guard found.count == 1 else {
            throw AbiMismatch(
                "see which classes override \(method)",
                "\(found.count) words differ where one should"
            )
        }
        index = found[0]
    }

    /// Whether a class, or one between it and another class that it comes from, overrides the method.
    package func isOverridden(in type: AnyClass, of base: AnyClass) throws(AbiMismatch) -> Bool {
        try ClassWords(of: type)[index] != ClassWords(of: base)[index]
    }
}
