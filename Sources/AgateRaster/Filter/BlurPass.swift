import CAgateKernels
import Foundation

/// What runs over columns to blur them by a standard deviation.
///
/// A small deviation takes the weights of the Gaussian themselves. A larger one takes three boxes and then the
/// mean of two, one narrow and one wide, which costs the same for any deviation. The mean's weights make the
/// variance exact; the five widths are those whose fourth and sixth cumulants are nearest to a Gaussian's,
/// which are 0.
struct BlurPass {
    /// Below it the boxes are too small to have the moments of a Gaussian.
    private static let smallestForBoxes = 3.0

    /// What there is to do.
    enum Kind {
        case none
        case weights([Float])
        case boxes(agate_gauss)
    }

    let kind: Kind
    /// The pixels to which a pixel spreads, to each side.
    let reach: Int

    /// The blur of a standard deviation of 0 or more.
    init(sigma: Double) {
        if sigma < 0.05 {
            (kind, reach) = (.none, 0)
        } else if sigma < Self.smallestForBoxes {
            reach = Int((sigma * 3.7).rounded(.up))
            // A pixel is a square, not a point: its weight is the integral over it.
            let scale = 1 / (sigma * 2.0.squareRoot())
            let raw = (0...reach).map {
                erf((Double($0) + 0.5) * scale) - erf((Double($0) - 0.5) * scale)
            }
            let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
            kind = .weights(raw.map { Float($0 / sum) })
        } else {
            let boxes = BoxChoice(sigma: sigma).boxes
            kind = .boxes(boxes)
            reach = Int(boxes.reach)
        }
    }
}
