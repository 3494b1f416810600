package import Foundation

/// A layout of pixels with 8 bits a component that can become premultiplied RGBA.
package struct PixelLayout: Sendable, Hashable {
    /// The bytes of a pixel.
    package let bytesPerPixel: Int
    /// Where red, green and blue are in a pixel; equal for grey.
    private let color: SIMD3<Int>
    /// Where alpha is, or nil for opaque pixels.
    private let alpha: Int?
    private let isPremultiplied: Bool
    private let space: CGColorSpace

    /// Understands a layout, or gives nil.
    package init?(
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        guard bitsPerComponent == 8, let alphaInfo = bitmapInfo.alpha,
            bitmapInfo.isDisjoint(with: .floatInfoMask)
        else { return nil }
        let colors = space.numberOfComponents
        let bytes = bitsPerPixel / 8
        guard bitsPerPixel % 8 == 0 else { return nil }
        let first: Int
        var place: Int?
        switch alphaInfo {
        case .none:
            guard bytes == colors else { return nil }
            (first, place) = (0, nil)
        case .noneSkipLast: (first, place) = (0, nil)
        case .noneSkipFirst: (first, place) = (1, nil)
        case .premultipliedLast, .last: (first, place) = (0, colors)
        case .premultipliedFirst, .first: (first, place) = (1, 0)
        case .alphaOnly: return nil
        }
        guard alphaInfo == .none || bytes == colors + 1 else { return nil }
        let order = bitmapInfo.intersection(.byteOrderMask)
        let isReversed =
            order == .byteOrder32Little && bytes == 4 || order == .byteOrder16Little && bytes == 2
        let offsets = colors == 1 ? SIMD3(first, first, first) : SIMD3(first, first + 1, first + 2)
        color = isReversed ? SIMD3(repeating: bytes - 1) &- offsets : offsets
        alpha = isReversed ? place.map { bytes - 1 - $0 } : place
        bytesPerPixel = bytes
        isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
        self.space = space
    }

    /// Converts rows of pixels.
    ///
    /// - Returns: nil when the data is too short for the size or a row is shorter than its pixels.
    package func makeImage(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> ImageBuffer? {
        guard PixelLimits.allows(width: width, height: height), width > 0, height > 0,
            bytesPerRow >= width * bytesPerPixel, bytesPerRow <= 1 << 30,
            data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
        else { return nil }
        let convertsColor = space.encoding != .display
        return ImageBuffer(width: width, height: height) { target in
            data.withUnsafeBytes { bytes in
                for y in 0..<height {
                    for x in 0..<width {
                        let start = y * bytesPerRow + x * bytesPerPixel
                        let opacity = alpha.map { UInt32(bytes[start + $0]) } ?? 255
                        var pixel = SIMD3<UInt32>(
                            UInt32(bytes[start + color.x]),
                            UInt32(bytes[start + color.y]),
                            UInt32(bytes[start + color.z])
                        )
                        if convertsColor { pixel = converted(pixel, alpha: opacity) }
                        if !isPremultiplied { pixel = (pixel &* opacity &+ 127) / 255 }
                        target[y * width + x] = pixel.x | pixel.y << 8 | pixel.z << 16 | opacity << 24
                    }
                }
            }
        }
    }

    /// One pixel as sRGB, premultiplied as it came.
    private func converted(_ pixel: SIMD3<UInt32>, alpha: UInt32) -> SIMD3<UInt32> {
        let whole = isPremultiplied ? Double(max(alpha, 1)) : 255
        let components = [pixel.x, pixel.y, pixel.z].map { CGFloat(Double($0) / whole) } + [1]
        let used = space.model == .monochrome ? [components[0], 1] : components
        let rgba = ColorConversion.rgba(used, in: space)
        var result = SIMD3<UInt32>()
        for index in 0..<3 { result[index] = UInt32(min(max(rgba[index], 0), 1) * whole + 0.5) }
        return result
    }
}
