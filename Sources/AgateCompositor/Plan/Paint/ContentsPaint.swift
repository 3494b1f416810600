import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// The paint of a layer's contents.
extension PlacedLayer {
    /// An image of the layer's contents, sampled as the layer says; in a context by the rules of contexts.
    func paint(_ image: ImageBuffer, _ deviceToImage: Projection, shrinks: Bool) -> ImagePaint {
        let look = values.contentsLook.values
        let filter = ImagePaint.Filter(name: shrinks ? look.minificationFilter : look.magnificationFilter)
        return ImagePaint(
            image: image,
            deviceToImage: deviceToImage,
            filter: isDrawnInContext && filter != .nearest ? .steep : filter,
            edge: .clamp,
            opacity: 1,
            detailBias: look.minificationFilterBias
        )
    }
}

extension Projection {
    /// Whether images get smaller: this takes device pixels to image pixels.
    func isShrinking(_ layerToDevice: Projection, at layerPoint: CGPoint) -> Bool {
        guard let devicePoint = layerToDevice.map(layerPoint) else { return false }
        return magnification(at: devicePoint) > 1
    }
}
