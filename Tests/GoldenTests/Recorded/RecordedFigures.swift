import AgatePixels

/// How far a picture is from the recorded one, in 255ths of premultiplied components; equal pictures have 0 in all.
struct RecordedFigures {
    /// The mean difference of all components of all pixels.
    var mean = 0.0
    /// The percentage of pixels of which a component differs by more than 12.
    var off = 0.0
    var worst = 0.0

    /// Two pictures; of different sizes nothing agrees.
    init(_ expected: ImageBuffer, _ actual: ImageBuffer) {
        let count = expected.width * expected.height
        guard count > 0, actual.width == expected.width, actual.height == expected.height else {
            (mean, off, worst) = (255, 100, 255)
            return
        }
        var (sum, many, greatest): (UInt32, Int, UInt32) = (0, 0, 0)
        expected.withPixels { expected in
            actual.withPixels { actual in
                for index in 0..<count where expected[index] != actual[index] {
                    let (first, second) = (expected[index].components, actual[index].components)
                    let difference = pointwiseMax(first, second) &- pointwiseMin(first, second)
                    let largest = difference.max()
                    sum &+= difference.wrappedSum()
                    if largest > 12 { many += 1 }
                    greatest = max(greatest, largest)
                }
            }
        }
        mean = Double(sum) / Double(4 * count)
        off = 100 * Double(many) / Double(count)
        worst = Double(greatest)
    }

    /// The worst figures of the frames of an animation, and the mean of means.
    init(worstOf frames: [RecordedFigures]) {
        guard !frames.isEmpty else { return }
        mean = frames.map(\.mean).reduce(0, +) / Double(frames.count)
        off = frames.map(\.off).max() ?? 0
        worst = frames.map(\.worst).max() ?? 0
    }

    init(mean: Double, off: Double, worst: Double) {
        (self.mean, self.off, self.worst) = (mean, off, worst)
    }

    /// With as many digits as tables have.
    var rounded: RecordedFigures {
        RecordedFigures(
            mean: (mean * 1000).rounded() / 1000,
            off: (off * 1000).rounded() / 1000,
            worst: worst.rounded()
        )
    }

    /// Whether no figure is larger than another's.
    func isWithin(_ bound: RecordedFigures) -> Bool {
        mean <= bound.mean && off <= bound.off && worst <= bound.worst
    }
}
