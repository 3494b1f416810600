/// A part of the code that is given bytes from nowhere.
struct FuzzTarget {
    /// What the command line calls it.
    let name: String
    /// Does something with the bytes; a trap, a failed precondition or a report of the sanitizer is a find.
    let run: (inout FuzzBytes) -> Void

    /// All of them; a file of targets adds its own here.
    static let all =
        pathTargets + contextTargets + codecTargets + treeTargets + fontTargets + textTargets
        + attributedTargets + documentTargets + lottieTargets + interfaceTargets + interfaceBuilderTargets
        + serverTargets
}
