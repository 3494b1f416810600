import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation
import Synchronization

/// A surface with a list of draw ops of its own, which is finished before it is drawn into another.
final class OffscreenPass: Sendable {
    let list: DisplayList
    /// The pixels that the draw ops draw.
    let region: DeviceRect
    /// The pixels on which it may show.
    let extent: DeviceRect
    /// The filters that change the pixels in the end; nil for none.
    let chain: FilterChain?
    /// Whether the draw ops draw over what is behind, and not over nothing.
    let beginsWithBackdrop: Bool
    /// The inputs that the pixels depend on, where they may be kept from frame to frame.
    let key: DisplayListKey?

    private struct Made {
        var surface: Surface?
        var x: Int
        var y: Int
        var image: ImageBuffer?
        /// Whether the image is the surface moved by a part of a pixel, for the one draw op that draws it.
        var isShifted = false
        /// Where the mip levels of the image are; nil for those of the image itself.
        var mipLevels: MipLevels?
    }

    private let made = Mutex<Made?>(nil)

    init(
        _ list: DisplayList = DisplayList(),
        region: DeviceRect,
        extent: DeviceRect,
        chain: FilterChain?,
        beginsWithBackdrop: Bool = false,
        key: DisplayListKey? = nil
    ) {
        self.beginsWithBackdrop = beginsWithBackdrop
        self.key = key
        self.list = list
        self.region = region
        self.extent = extent
        self.chain = chain
    }

    /// The finished pixels and the device pixel of the first one; nil before they are made, where memory was short, and
    /// where only ``image`` has them.
    var result: (surface: Surface, origin: (x: Int, y: Int))? {
        made.withLock { made in
            guard let made, let surface = made.surface else { return nil }
            return (surface, (made.x, made.y))
        }
    }

    /// The same as an image, made by the first thread that needs it.
    var image: (image: ImageBuffer, origin: (x: Int, y: Int))? {
        made.withLock { made in
            guard let picture = made, !picture.isShifted,
                let image = picture.image ?? picture.surface?.makeImage()
            else {
                return nil
            }
            made?.image = image
            return (image, (picture.x, picture.y))
        }
    }

    /// The pixels that are put on the device's as they are, where they are known; nil where they must be sampled.
    ///
    /// - Parameter sampling: The draw op that draws the surface.
    func copy(at sampling: DrawSampledPass.Sampling) -> ImageBuffer? {
        guard let place = sampling.place, sampling.blend == .normal else { return nil }
        return made.withLock { made in
            guard let made, made.isShifted || place.part.isWhole else { return nil }
            return made.image
        }
    }

    /// Has the mip levels of a surface that is kept from frame to frame kept as well.
    ///
    /// - Parameter place: The place for the mip levels of an image.
    func keepMipLevels(_ place: (ImageBuffer) -> MipLevels) {
        guard key != nil, let image = image?.image else { return }
        let mipLevels = place(image)
        made.withLock { $0?.mipLevels = mipLevels }
    }

    /// How the surface is sampled.
    func paint(_ sampling: DrawSampledPass.Sampling) -> ImagePaint? {
        guard let (image, origin) = image else { return nil }
        let shift = CGAffineTransform(translationX: CGFloat(-origin.x), y: CGFloat(-origin.y))
        return ImagePaint(
            image: image,
            deviceToImage: sampling.deviceToBitmap.concatenating(Projection(shift)),
            filter: ImagePaint.Filter(name: sampling.filter),
            edge: .transparent,
            detailBias: sampling.detailBias,
            mipLevels: made.withLock { $0?.mipLevels }
        )
    }

    /// Whether the pixels are those of the surface moved by a part of a pixel.
    var isShifted: Bool { made.withLock { $0?.isShifted ?? false } }

    /// How many pixels there are now.
    var pixelCount: Int {
        made.withLock { $0?.surface?.count ?? $0?.image.map { $0.width * $0.height } ?? 0 }
    }

    /// Keeps the finished pixels.
    func finish(_ surface: Surface, origin: (x: Int, y: Int)) {
        made.withLock { $0 = Made(surface: surface, x: origin.x, y: origin.y) }
    }

    /// Keeps the finished pixels, which are known as an image.
    ///
    /// - Parameter isShifted: Whether they are those of the surface moved by the part of a pixel that the draw op asks for.
    func finish(_ image: ImageBuffer, origin: (x: Int, y: Int), isShifted: Bool = false) {
        made.withLock {
            $0 = Made(surface: nil, x: origin.x, y: origin.y, image: image, isShifted: isShifted)
        }
    }

    /// Releases the pixels.
    ///
    /// - Returns: How many there were.
    func release() -> Int {
        made.withLock { made in
            defer { made = nil }
            return made?.surface?.count ?? made?.image.map { $0.width * $0.height } ?? 0
        }
    }
}
