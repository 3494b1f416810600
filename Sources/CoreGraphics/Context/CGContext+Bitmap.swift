import AgateGeometry
public import AgatePixels
import AgateRaster

extension CGContext {
    /// The memory of the picture, the top row first.
    ///
    /// The caller may write there between drawing calls. Valid as long as the context lives.
    public var data: UnsafeMutableRawPointer? {
        clientBitmap.map { UnsafeMutableRawPointer($0.memory) } ?? UnsafeMutableRawPointer(surface.pixels)
    }

    /// The pixels in a row.
    public var width: Int { surface.width }

    /// The number of rows of pixels.
    public var height: Int { surface.height }

    /// The bits of one component: 5, 8, 16 or 32.
    public var bitsPerComponent: Int { format.bitsPerComponent }

    /// The bits of one pixel.
    public var bitsPerPixel: Int { format.bytesPerPixel * 8 }

    /// The bytes from one row to the next.
    public var bytesPerRow: Int { rowLength }

    /// The space the context was made with.
    public var colorSpace: CGColorSpace? { space }

    /// The place of alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The layout of a pixel.
    public var bitmapInfo: CGBitmapInfo { info }

    /// Gives a copy of the picture as it is now, with 8 bits a component, without what open transparency layers hold.
    public func makeImage() -> CGImage? {
        clientBitmap?.read(surfaceBounds, into: surface)
        return CGImage(surface.makeImage())
    }

    /// Does nothing: drawing is never deferred.
    public func flush() {}

    /// Does nothing: drawing is never deferred.
    public func synchronize() {}

    /// Lends what drawing goes into, the innermost transparency layer or the bitmap, with memory kept in step.
    ///
    /// - Parameter rect: The pixels that `body` may touch, at most.
    func withCanvas(touching rect: DeviceRect, _ body: (any DrawingTarget) -> Void) {
        revision &+= 1
        if let layer = transparencyLayers.last {
            body(layer.canvas)
            return
        }
        let touched = rect.intersection(surfaceBounds)
        guard !touched.isEmpty else { return }
        if let float32Surface {
            clientBitmap?.read(touched, into: float32Surface)
            body(Float32Canvas(float32Surface))
            clientBitmap?.write(touched, from: float32Surface)
            return
        }
        clientBitmap?.read(touched, into: surface)
        body(Canvas(surface))
        if format != .native { normalize(touched) }
        clientBitmap?.write(touched, from: surface)
    }

    /// Takes from pixels what the format cannot keep.
    private func normalize(_ rect: DeviceRect) {
        for y in rect.minY..<rect.maxY {
            let row = surface.pixels + y * surface.width
            for x in rect.minX..<rect.maxX { row[x] = format.normalized(row[x]) }
        }
    }
}
