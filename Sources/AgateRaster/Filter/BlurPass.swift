import CAgateKernels
import Foundation
import Synchronization

/// A pass over columns that blurs them by a standard deviation.
///
/// A small deviation takes the weights of the Gaussian themselves. A larger one takes three boxes and then the
/// mean of two, one narrow and one wide, which costs the same for any deviation. The mean's weights make the
/// variance exact; the five widths are those whose fourth and sixth cumulants are nearest to a Gaussian's,
/// which are 0.
///
/// A deviation of many pixels may be done on a picture of fewer, larger ones, which nothing so smooth loses by: each halving of
/// the resolution (the mean of two pixels there, three quarters and one quarter back) adds a variance of 1, which the blur has
/// less.
struct BlurPass: Sendable {
    /// Below it the boxes are too small to have the moments of a Gaussian.
    private static let smallestForBoxes = 3.0
    /// From here on the resolution is halved: an edge is off by 0.3 of 255 at most.
    private static let smallestToHalve = 8.0
    /// Sums of as many rows fit into 16 bits.
    private static let maxHalvings = 8

    /// The kind of the pass.
    enum Kind: Sendable {
        case none
        case weights([Float])
        case boxes(agate_gauss)
    }

    let kind: Kind
    /// How often the resolution is halved before.
    let halvings: Int
    /// The pixels to which a pixel of the halved picture spreads in it, to each side.
    let kernelRadius: Int
    /// The pixels to which a pixel spreads, to each side.
    let reach: Int

    /// The pixels that become one.
    var cell: Int { 1 << halvings }

    /// The passes for earlier deviations: finding boxes takes longer than blurring a small picture.
    private static let cache = Mutex<[CacheKey: BlurPass]>([:])
    private static let maxCached = 256

    private struct CacheKey: Hashable {
        var sigma: Double
        var halves: Bool
    }

    /// The blur of a standard deviation of 0 or more.
    ///
    /// - Parameter halves: Whether it may be done in a lower resolution.
    static func of(sigma: Double, halves: Bool) -> BlurPass {
        let key = CacheKey(sigma: sigma, halves: halves)
        if let pass = cache.withLock({ $0[key] }) { return pass }
        let pass = BlurPass(key)
        cache.withLock { cache in
            if cache.count >= maxCached { cache.removeAll() }
            cache[key] = pass
        }
        return pass
    }

    private init(_ key: CacheKey) {
        var (inner, halvings) = (key.sigma, 0)
        while key.halves, inner >= Self.smallestToHalve, halvings < Self.maxHalvings {
            // A pixel is a square, with a variance of 1/12 of its own size's square.
            inner = ((inner * inner - 1.25) / 4).squareRoot()
            halvings += 1
        }
        self.halvings = halvings
        if inner < 0.05 {
            (kind, kernelRadius) = (.none, 0)
        } else if inner < Self.smallestForBoxes {
            kernelRadius = Int((inner * 3.7).rounded(.up))
            // A pixel is a square, not a point: its weight is the integral over it.
            let scale = 1 / (inner * 2.0.squareRoot())
            let raw = (0...kernelRadius).map {
                erf((Double($0) + 0.5) * scale) - erf((Double($0) - 0.5) * scale)
            }
            let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
            kind = .weights(raw.map { Float($0 / sum) })
        } else {
            let boxes = BoxChoice(sigma: inner).boxes
            kind = .boxes(boxes)
            kernelRadius = Int(boxes.reach)
        }
        reach = (0..<halvings).reduce(kernelRadius) { reach, _ in 2 * reach + 2 }
    }
}
