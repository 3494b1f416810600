import ArgumentParser

/// Moments, written as seconds with commas between them.
package struct MomentList: ExpressibleByArgument, Equatable {
    /// The moments, as given: 0 or more, in seconds.
    package let times: [Double]

    package init?(argument: String) {
        let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
        let times = parts.compactMap { Double($0) }.filter { $0.isFinite && (0...3600).contains($0) }
        guard !parts.isEmpty, times.count == parts.count else { return nil }
        self.times = times
    }
}
