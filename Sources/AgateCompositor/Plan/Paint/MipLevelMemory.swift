import AgatePixels
import AgateRaster

/// The place for the mip levels of the image that was drawn last, for the next layer if it has the same.
struct MipLevelMemory {
    private var last: (image: UInt64, mipLevels: MipLevels)?

    /// A paint whose mip levels are kept in a cache.
    mutating func keeping(_ paint: ImagePaint, in cache: RenderCache) -> Paint {
        guard paint.needsMipLevels else { return .image(paint) }
        let identity = paint.image.identity
        if let last, last.image == identity { return .image(paint.keeping(last.mipLevels)) }
        let mipLevels = cache.mipLevels(of: paint.image)
        last = (identity, mipLevels)
        return .image(paint.keeping(mipLevels))
    }
}
