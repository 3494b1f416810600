import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// The state that `saveGState` saves: everything that decides how a drawing call looks, except the path.
struct GraphicsState {
    /// User space to device space; device space has its origin at the bottom left, y upwards, in pixels.
    var ctm: CGAffineTransform
    /// The pixels that drawing may touch.
    var clip: Clip
    /// The bounding box of the clip in device space, without rounding to pixels.
    var clipBox: CGRect

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []

    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var antialiases = true
    var interpolationQuality = CGInterpolationQuality.default

    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillColorSpace = CGColorSpaceCreateDeviceGray()
    var strokeColorSpace = CGColorSpaceCreateDeviceGray()
    /// How far patterns are moved in base space.
    var patternPhase = CGSize.zero

    var text = TextState()

    /// A shadow as set: offset and blur in base space, which the current transform does not change.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// The state of a new context.
    init(ctm: CGAffineTransform, width: Int, height: Int) {
        self.ctm = ctm
        clip = Clip(rect: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
        clipBox = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    }

    /// Cuts the box around the clip down to a rectangle in device space; one with a number that is none leaves nothing.
    ///
    /// Foundation's `intersection` stops the program for such rectangles.
    mutating func cutClipBox(to rect: CGRect) {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        clipBox = edges.contains(where: \.isNaN) ? .null : clipBox.intersection(rect)
    }

    /// The stroke of the line parameters.
    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth),
            cap: lineCap,
            join: lineJoin,
            miterLimit: Double(miterLimit),
            dashLengths: dashLengths.map(Double.init),
            dashPhase: Double(dashPhase)
        )
    }
}
