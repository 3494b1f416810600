import AgateGeometry
import Foundation

/// The blur of shadows in contexts: a Gaussian that ends at twice its standard deviation.
///
/// The weights are exp(-i² / 2σ²) at whole pixels i up to 2σ, rounded up, and are normalised; sums are taken along rows and then
/// along columns. Of a straight edge nothing is left beyond that distance.
///
/// Source: claims 14.13. A display's shadows are blurred by ``GaussianBlur``, which does not end there.
package enum CutGaussian {
    /// The pixels to which a blur spreads a pixel, to each side.
    package static func reach(sigma: Double) -> Int { sigma > 0 ? Int((2 * sigma).rounded(.up)) : 0 }

    /// The weights of the pixels on one side, from the middle outwards.
    package static func weights(sigma: Double) -> [Float] {
        let reach = reach(sigma: sigma)
        guard reach > 0 else { return [1] }
        let exact = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = exact[0] + 2 * exact.dropFirst().reduce(0, +)
        return exact.map { Float($0 / sum) }
    }

    /// Blurs coverage; the bounds grow by the reach.
    ///
    /// - Parameters:
    ///   - sigmaX: The standard deviation along rows, in pixels; what is not above 0 does not blur.
    ///   - sigmaY: The same along columns.
    package static func blurred(_ mask: Mask, sigmaX: Double, sigmaY: Double) -> Mask {
        let (reachX, reachY) = (reach(sigma: sigmaX), reach(sigma: sigmaY))
        let bounds = mask.bounds.grown(x: reachX, y: reachY)
        guard !mask.bounds.isEmpty, reachX + reachY > 0, bounds.width * bounds.height <= 1 << 28 else {
            return mask
        }
        let (columns, rows) = (weights(sigma: sigmaX), weights(sigma: sigmaY))
        let wide = blurredRows(of: mask, columns, width: bounds.width)
        var line = [Float](repeating: 0, count: bounds.width)
        let bytes = [UInt8](unsafeUninitializedCapacity: bounds.width * bounds.height) {
            result,
            initialized in
            for row in 0..<bounds.height {
                for index in line.indices { line[index] = 0 }
                // A row of the result has its middle `reachY` rows above in the mask.
                let sources = max(row - 2 * reachY, 0)..<min(row + 1, mask.bounds.height)
                for source in sources {
                    add(wide, at: source * bounds.width, to: &line, times: rows[abs(source + reachY - row)])
                }
                for (index, value) in line.enumerated() {
                    result[row * bounds.width + index] = UInt8(min(value, 255) + 0.5)
                }
            }
            initialized = bounds.width * bounds.height
        }
        return Mask(bounds: bounds, bytes: bytes)
    }

    /// The rows of a mask, blurred along themselves, one after the other.
    private static func blurredRows(of mask: Mask, _ weights: [Float], width: Int) -> [Float] {
        let (reach, height) = (weights.count - 1, mask.bounds.height)
        let ownWidth = mask.bounds.width
        return [Float](unsafeUninitializedCapacity: width * height) { result, initialized in
            for index in 0..<width * height { result[index] = 0 }
            mask.bytes.withUnsafeBufferPointer { bytes in
                for row in 0..<height {
                    for offset in -reach...reach {
                        let (weight, start) = (weights[abs(offset)], row * width + reach + offset)
                        for column in 0..<ownWidth {
                            result[start + column] += weight * Float(bytes[row * ownWidth + column])
                        }
                    }
                }
            }
            initialized = width * height
        }
    }

    private static func add(_ values: [Float], at start: Int, to sums: inout [Float], times weight: Float) {
        values.withUnsafeBufferPointer { values in
            for index in sums.indices { sums[index] += weight * values[start + index] }
        }
    }
}
