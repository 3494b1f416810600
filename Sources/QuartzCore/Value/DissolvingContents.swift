import AgateTiming
import Foundation

/// A layer's contents in the middle of a dissolve: where an implicit animation starts from when
/// the contents change once more.
///
/// Stands as `fromValue` of that animation, since no single image looks like it.
final class DissolvingContents: NSObject {
    let dissolve: ImageDissolve

    init(_ dissolve: ImageDissolve) {
        self.dissolve = dissolve
    }

    override var description: String {
        let parts = dissolve.shares.map { "\(Int(($0.weight * 100).rounded())) %" }
        return "<dissolving contents: \(parts.joined(separator: ", "))>"
    }
}
