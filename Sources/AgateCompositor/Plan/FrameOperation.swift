import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// One step of drawing a frame.
///
/// The steps of a frame stand in a list that is made once; every band of the picture runs through the same
/// list, so that the picture cannot depend on how it is cut into bands.
enum FrameOperation: Sendable {
    /// Fills a shape.
    case fill(Fill)
    /// Fills a box that has its shape in common with others.
    case box(Box)
    /// Copies an image pixel by pixel.
    case copy(Copy)
    /// Fills the blurred shadow of a shape that was known beforehand.
    case castShadow(CastShadow)
    /// Draws a picture that was made beforehand.
    case picture(PreparedPicture, opacity: Float, blend: CGBlendMode)
    /// Draws a picture of another plane that was made beforehand.
    indirect case sampled(PreparedPicture, Sampling)
    /// Filters what was drawn so far, within an outline. Never inside of a group: all bands have come here before
    /// any goes on.
    indirect case backdrop(Backdrop)
    /// Draws into an empty picture of its own from here to the matching `endGroup`.
    indirect case beginGroup(Group)
    /// Puts the shadow of all that the group shows so far underneath it.
    case underlayShadow(ShadowGeometry)
    /// Puts the group on what was before.
    case endGroup
    /// Draws into a picture of its own whose alpha multiplies the group at the matching `endMask`; the index is
    /// that of the end.
    case beginMask(extent: DeviceRect, end: Int)
    case endMask
    /// Leaves the pixels outside a rectangle alone up to the matching `popClip`, whose index comes along.
    case pushClip(DeviceRect, end: Int)
    case popClip
    /// Goes on behind the step of an index: what is between is not seen.
    case skip(to: Int)

    /// What to fill and how.
    ///
    /// An object, so that a list of thousands is short, and its steps are read in place.
    final class Fill: Sendable {
        enum Shape: Sendable {
            case pixels(DeviceRect)
            case path(DevicePath, CGPathFillRule)
            /// A path whose coverage may be known, antialiased and of one colour.
            case kept(KeptShape)
        }

        let shape: Shape
        let paint: Paint
        let opacity: Float
        let blend: CGBlendMode
        let isAntialiased: Bool
        /// The pixels that may change.
        let extent: DeviceRect
        /// Pixels whose middle is not inside of it are left alone: for edges that are not antialiased.
        let hardOutline: DevicePath?
        /// What is drawn right after the shape.
        let border: Border?
        /// Pixels that are replaced, whatever was there.
        let opaquePixels: InnerPixels

        /// A ring whose outer contour is the shape's.
        struct Border: Sendable {
            /// The ring, by the even-odd rule, in the shape's own space.
            var ring: Path
            /// The ring as a display covers it, where that is not by exact areas.
            var rounded: RoundedShape?
            var color: PremultipliedColor
        }

        /// - Parameter inside: Pixels that lie in the shape as wholes.
        init(
            shape: Shape,
            paint: Paint,
            opacity: Float,
            blend: CGBlendMode,
            isAntialiased: Bool,
            extent: DeviceRect,
            inside: InnerPixels = InnerPixels(),
            hardOutline: DevicePath? = nil,
            border: Border? = nil
        ) {
            self.border = border
            self.shape = shape
            self.paint = paint
            self.opacity = opacity
            self.blend = blend
            self.isAntialiased = isAntialiased
            self.extent = extent
            self.hardOutline = hardOutline
            if opacity >= 1, blend == .normal, case .solid(let color) = paint, color.packed >> 24 == 255 {
                opaquePixels = inside
            } else {
                opaquePixels = InnerPixels()
            }
        }

        /// The same with a ring drawn over it in the same way; nil where the two are not of one kind.
        func bordered(_ ring: DevicePath, _ color: PremultipliedColor) -> Fill? {
            guard border == nil, hardOutline == nil, isAntialiased, blend == .normal, case .solid = paint,
                case .path(let path, .winding) = shape, path.transform == ring.transform
            else { return nil }
            return Fill(
                shape: shape,
                paint: paint,
                opacity: opacity,
                blend: blend,
                isAntialiased: true,
                extent: extent,
                inside: opaquePixels,
                border: Border(ring: ring.path, rounded: ring.rounded, color: color)
            )
        }
    }

    /// Pixels that lie in a shape as wholes: those of three rectangles, which may overlap.
    struct InnerPixels: Sendable {
        var middle = DeviceRect.empty
        /// What lies between rounded corners, from top to bottom and from side to side.
        var tall = DeviceRect.empty
        var wide = DeviceRect.empty

        /// Calls a function with those of the rectangles that have pixels.
        func forEach(_ body: (DeviceRect) -> Void) {
            if !middle.isEmpty { body(middle) }
            if !tall.isEmpty { body(tall) }
            if !wide.isEmpty { body(wide) }
        }
    }

    /// The shadow of a shape.
    struct CastShadow: Sendable {
        var resource: ShadowResource
        var color: PremultipliedColor
        var opacity: Float
        var blend: CGBlendMode
        /// The pixels that later steps leave to be seen, in rectangles that do not overlap; nil for all.
        var visibleParts: [DeviceRect]?

        var extent: DeviceRect { resource.extent }
    }

    /// An image at a place on the pixel grid.
    struct Copy: Sendable {
        var image: ImageBuffer
        var x: Int
        var y: Int
        var opacity: Float
        var blend: CGBlendMode

        var extent: DeviceRect {
            DeviceRect(minX: x, minY: y, maxX: x + image.width, maxY: y + image.height)
        }
    }

    /// How a picture of another plane is drawn.
    struct Sampling: Sendable {
        var deviceToBitmap: Projection
        /// What is filled with it, beyond the picture it is clear; nil for the pixels of the extent.
        var path: DevicePath?
        var filter: String
        var detailBias: Float
        var opacity: Float
        var blend: CGBlendMode
        var extent: DeviceRect
        /// Pixels that lie in the path as wholes.
        var inside = DeviceRect.empty
        /// Pixels that are replaced, whatever was there.
        var opaquePixels = DeviceRect.empty
        /// Where the picture lies, if its pixels are as large as the device's.
        var place: GridPlace?
        /// The pixels that later steps leave to be seen, in rectangles that do not overlap; nil for all.
        var visibleParts: [DeviceRect]?

        /// Whether what is drawn is a picture of its own, moved by a part of a pixel, which may be kept.
        var shift: GridPlace.Part? {
            blend == .normal ? place.flatMap { $0.part.isWhole ? nil : $0.part } : nil
        }
    }

    /// What is behind a layer, filtered.
    struct Backdrop: Sendable {
        var chain: FilterChain
        /// The outline of what is replaced.
        var outline: DevicePath
        var isAntialiased: Bool
        var opacity: Float
        /// The pixels that may change.
        var extent: DeviceRect
        /// A picture whose alpha says how much is replaced.
        var mask: PreparedPicture?
    }

    /// A picture of its own.
    struct Group: Sendable {
        /// The pixels on which the finished group may show.
        var extent: DeviceRect
        /// The pixels that its content may touch, before shadow and mask.
        var contentExtent: DeviceRect
        var opacity: Float
        var blend: CGBlendMode
        /// An outline that the finished group is cut to.
        var clip: DevicePath?
        var clipIsAntialiased = true
        /// A second outline, by the middles of pixels: for edges that are not antialiased beside some that are.
        var hardClip: DevicePath?
        /// Whether what lies inside of the outline is cut away instead, with coverages that add up to one.
        var clipIsInverted = false
        /// Lines that it is cut along, by the centres of pixels.
        var cuts: [PixelCut] = []
        /// What red, green and blue of the content are multiplied by.
        var tint: SIMD3<Double>?
        /// The shadow of the content, which needs content beyond the pixels that are asked for.
        var shadow: ShadowGeometry?
        /// The index of the matching `endGroup`.
        var end = 0
    }
}
