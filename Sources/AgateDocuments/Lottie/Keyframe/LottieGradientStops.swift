/// The colours of a gradient at one frame, as two ramps that do not know each other: colours, and alphas.
///
/// Source: documents L38, L112.
package struct LottieGradientStops: Sendable, Equatable {
    package struct Color: Sendable, Equatable {
        package var offset: Double
        /// Red, green and blue, `0...1`.
        package var color: SIMD3<Double>
    }
    package struct Alpha: Sendable, Equatable {
        package var offset: Double
        package var alpha: Double
    }

    package private(set) var colors: [Color] = []
    package private(set) var alphas: [Alpha] = []

    /// Reads a list: so many colours of four numbers, then pairs of an offset and an alpha.
    ///
    /// Of a short list what is whole counts.
    package init(_ numbers: [Double], count: Int) {
        let whole = min(max(count, 0), numbers.count / 4)
        for index in 0..<whole {
            let at = 4 * index
            colors.append(
                Color(offset: numbers[at], color: SIMD3(numbers[at + 1], numbers[at + 2], numbers[at + 3]))
            )
        }
        var at = 4 * whole
        while at + 1 < numbers.count {
            alphas.append(Alpha(offset: numbers[at], alpha: min(max(numbers[at + 1], 0), 1)))
            at += 2
        }
    }

    /// The colour at an offset, unpremultiplied.
    package func color(at offset: Double) -> SIMD3<Double> {
        guard let (before, after, part) = Self.stretch(colors, at: offset, \.offset) else { return .zero }
        return before.color + (after.color - before.color) * part
    }

    /// The alpha at an offset; 1 without a ramp of alphas.
    package func alpha(at offset: Double) -> Double {
        guard let (before, after, part) = Self.stretch(alphas, at: offset, \.offset) else { return 1 }
        return before.alpha + (after.alpha - before.alpha) * part
    }

    /// The stops before and behind an offset, and which part of the way it is between them; nil without stops.
    ///
    /// Outside of all stops, and exactly at the last one, both are the nearest stop.
    private static func stretch<Stop>(
        _ stops: [Stop],
        at offset: Double,
        _ place: (Stop) -> Double
    ) -> (before: Stop, after: Stop, part: Double)? {
        guard var before = stops.first else { return nil }
        if offset < place(before) { return (before, before, 0) }
        for stop in stops.dropFirst() {
            if offset < place(stop) {
                return (before, stop, (offset - place(before)) / (place(stop) - place(before)))
            }
            before = stop
        }
        return (before, before, 0)
    }

    /// One ramp that shows the same where premultiplied colours mix between stops: red, green, blue, alpha.
    ///
    /// Where both change, stops are added so that the difference stays below what eight bits show. A hard edge is two
    /// stops at one offset, and the first of two at the lowest one counts before it. A single stop is its colour everywhere. The number of
    /// stops depends on the numbers of colours and alphas alone.
    ///
    /// Source: reality Q4.4, Q4.9.
    package var merged: [(offset: Double, color: SIMD4<Double>)] {
        guard !colors.isEmpty else { return [] }
        let edges = (colors.map(\.offset) + alphas.map(\.offset)).map { min(max($0, 0), 1) }.sorted()
        var result: [(offset: Double, color: SIMD4<Double>)] = []
        func add(_ offset: Double, sampledAt: Double) {
            result.append((offset, SIMD4(color(at: sampledAt), alpha(at: sampledAt))))
        }
        let parts = alphas.isEmpty ? 1 : 8
        for (index, edge) in edges.enumerated() {
            // Just before and just after: a hard edge has two colours, at the lowest offset too.
            add(edge, sampledAt: edge.nextDown - 1e-9)
            guard index + 1 < edges.count else {
                add(edge, sampledAt: edge)
                break
            }
            add(edge, sampledAt: edge)
            let next = edges[index + 1]
            for part in 1..<max(parts, 1) {
                let offset = edge + (next - edge) * Double(part) / Double(parts)
                add(offset, sampledAt: offset)
            }
        }
        return result
    }
}
