import ArgumentParser
import Foundation

/// Frames `A..B` of the output, the last one left out.
package struct FrameRange: Sendable, Hashable, ExpressibleByArgument {
    /// The frames.
    package let range: Range<Int>

    package init?(argument: String) {
        guard let dots = argument.range(of: ".."), let first = Int(argument[..<dots.lowerBound]),
            let end = Int(argument[dots.upperBound...]), first >= 0, first < end, end <= 1_000_000
        else { return nil }
        range = first..<end
    }
}
