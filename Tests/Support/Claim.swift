public import Testing

/// The claims of `docs/claims.tsv` that a test meets.
///
/// A test of the project keeps that table, these marks and the claims that sources cite together.
public struct ClaimTrait: TestTrait, SuiteTrait {
    /// The identifiers, such as `S31` or `D6`.
    public let identifiers: [String]
}

extension Trait where Self == ClaimTrait {
    /// Says that a test shows a claim of `docs/claims.tsv` to hold.
    public static func claim(_ identifiers: String...) -> ClaimTrait {
        ClaimTrait(identifiers: identifiers)
    }
}
