public import AgateDisplay
import AgatePixels
public import CoreGraphics

extension ManualDisplay {
    /// The displayed root layer: its bounds have the display's size in points, y runs downwards.
    ///
    /// Its anchor is in the middle, so a perspective in its ``CALayer/sublayerTransform`` vanishes in the middle of the display.
    public var layer: CALayer { DisplayContext.of(self).rootLayer }

    /// The picture of the display at its current time, in pixels: size times scale.
    public func makeImage() -> CGImage {
        CGImage(makeSurface().makeImage())
    }
}
