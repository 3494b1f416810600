public import Testing

/// The claims of the behavioural specification that a test meets.
///
/// `docs/claims.tsv` lists the claims; a test of the project keeps that table and these marks together.
public struct ClaimTrait: TestTrait, SuiteTrait {
    /// The identifiers, such as `S31` or `D6`.
    public let identifiers: [String]
}

extension Trait where Self == ClaimTrait {
    /// Says that a test shows a claim of the specification to hold.
    public static func claim(_ identifiers: String...) -> ClaimTrait {
        ClaimTrait(identifiers: identifiers)
    }
}
