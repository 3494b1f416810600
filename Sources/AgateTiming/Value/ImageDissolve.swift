package import AgatePixels

/// Images on the way from one to another: what the screen shows of interpolated contents.
///
/// Two of them as a rule. There are more when a dissolve is sent on to another image before it has ended: what
/// it shows at that moment, images and weights, is where the next one comes from, so the screen does not jump.
///
/// Source: claims 7.10, 8.12.
package struct ImageDissolve: Sendable, Equatable {
    /// One of the images, nil for nothing, and how much of it shows.
    package struct Share: Sendable, Equatable {
        package var image: CGImage?
        /// Of `0...1`; those of all shares add up to 1.
        package var weight: Double
    }

    /// The images that show, the earliest first.
    package private(set) var shares: [Share]
    /// The one image that the presentation layer holds: the old one below ½, the new one from there on.
    package private(set) var presented: CGImage?

    /// The maximum number of images; of one more, the faintest gives its weight to the newest.
    private static let maximumShares = 8

    /// One image alone.
    package init(_ image: CGImage?) {
        shares = [Share(image: image, weight: 1)]
        presented = image
    }

    /// Between two images.
    package init(from: CGImage?, to: CGImage?, fraction: Double) {
        self = ImageDissolve(from).dissolved(to: ImageDissolve(to), fraction: fraction)
    }

    /// The dissolve between this and another; fractions outside of `0...1` count as its ends, NaN as 1.
    package func dissolved(to other: ImageDissolve, fraction: Double) -> ImageDissolve {
        let fraction = fraction.isNaN ? 1 : min(max(fraction, 0), 1)
        var result = other
        result.presented = fraction < 0.5 ? presented : other.presented
        result.shares = shares.map { Share(image: $0.image, weight: $0.weight * (1 - fraction)) }
        for share in other.shares {
            let weight = share.weight * fraction
            if let known = result.shares.firstIndex(where: { $0.image === share.image }) {
                result.shares[known].weight += weight
            } else {
                result.shares.append(Share(image: share.image, weight: weight))
            }
        }
        while result.shares.count > Self.maximumShares {
            let older = result.shares.indices.dropLast()
            guard let faintest = older.min(by: { result.shares[$0].weight < result.shares[$1].weight })
            else { break }
            result.shares[result.shares.count - 1].weight += result.shares[faintest].weight
            result.shares.remove(at: faintest)
        }
        return result
    }
}
