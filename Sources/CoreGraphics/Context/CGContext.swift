package import AgateGeometry
public import AgatePixels
import AgateRaster
import Foundation

/// A place to draw: a bitmap, a transform, a path under construction and a stack of graphics states.
///
/// As on Apple's systems the origin of a bitmap context is its bottom left corner and y goes up; an image is drawn
/// upright there. Row 0 of the memory is the top row. Contexts made for layers and for UIKit start with a transform
/// that turns y down.
///
///     let context = CGContext(
///         data: nil, width: 64, height: 64, bitsPerComponent: 8, bytesPerRow: 0,
///         space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
///     context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
///     context?.fillEllipse(in: CGRect(x: 8, y: 8, width: 48, height: 48))
///     let image = context?.makeImage()
///
/// Edge cases: a call with a number that is not finite draws nothing and changes nothing. A context is used from
/// one thread at a time.
public final class CGContext: Hashable {
    let surface: Surface
    /// The surface that is drawn into instead, when components have more than 8 bits.
    let float32Surface: Float32Surface?
    let format: BitmapFormat
    let space: CGColorSpace
    let info: CGBitmapInfo
    let rowLength: Int
    /// Memory to keep in step with the surface, when the surface's own is not what the caller looks at.
    var clientBitmap: ClientBitmap?

    /// The transform of a new state, against which shadow offsets and blurs are measured.
    let baseTransform: CGAffineTransform
    var state: GraphicsState
    var savedStates: [GraphicsState] = []
    /// The open transparency layers, innermost last.
    var transparencyLayers: [TransparencyLayer] = []
    var allowsAntialiasing = true
    /// Whether colours stay as they are, as in the cell of a stencil.
    var ignoresColors = false
    /// The patterns in whose cells this context draws, the innermost last.
    var outerPatterns: [CGPattern] = []
    /// Text space to user space; not part of the graphics state.
    var textTransform = CGAffineTransform.identity
    var allowsFontSubpixels = true
    var allowsFontQuantization = true
    /// Kept, and without effect.
    var allowsFontSmoothing = true
    /// Grows with each drawing.
    var revision = 0

    /// The path under construction, in the user space of `pathTransform`.
    var storedPath = Path()
    /// User space to device space at the time when `storedPath` was last added to.
    var pathTransform: CGAffineTransform

    /// Makes a context that draws into memory.
    ///
    /// - Parameters:
    ///   - data: The memory, which must live as long as the context, or nil for the context's own. Its contents are
    ///     kept and drawn upon.
    ///   - width: Pixels in a row.
    ///   - height: Rows.
    ///   - bitsPerComponent: 8, 16, 32 for floating-point numbers, or 5 for RGB in two bytes.
    ///   - bytesPerRow: At least `width` pixels; 0 for as many as it takes.
    ///   - space: An RGB or grey space. Colours are kept as sRGB.
    ///   - bitmapInfo: Place of alpha and byte order; `premultipliedLast`, `premultipliedFirst`, `noneSkipLast` and
    ///     `noneSkipFirst` for RGB, `none` for grey, or `alphaOnly` with 8 bits; `floatComponents` for numbers of half
    ///     and single precision. Components of more than 8 bits are drawn and blended in single precision;
    ///     transparency layers, shadows and images have 8 bits there too.
    /// - Returns: nil for a size without pixels or beyond memory, and for formats not named above.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo,
            onRelease: nil
        )
    }

    /// Makes a context that draws into memory, and says when it no longer needs it.
    ///
    /// - Parameters:
    ///   - releaseCallback: Called with `releaseInfo` and `data` when the context goes away.
    ///   - releaseInfo: Handed to the callback.
    public convenience init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32,
        releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data,
            width: width,
            height: height,
            bitsPerComponent: bitsPerComponent,
            bytesPerRow: bytesPerRow,
            space: space,
            bitmapInfo: bitmapInfo,
            onRelease: { releaseCallback?(releaseInfo, data) }
        )
    }

    private init?(
        data: UnsafeMutableRawPointer?,
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: UInt32,
        onRelease: (() -> Void)?
    ) {
        guard width > 0, height > 0, PixelLimits.allows(width: width, height: height),
            let format = BitmapFormat(
                bitsPerComponent: bitsPerComponent,
                space: space,
                bitmapInfo: bitmapInfo
            )
        else { return nil }
        let needed = width * format.bytesPerPixel
        let rowLength = bytesPerRow == 0 ? needed : bytesPerRow
        guard rowLength >= needed, rowLength <= 1 << 32, let surface = Surface(width: width, height: height)
        else {
            return nil
        }
        BridgedTypes.link()
        self.surface = surface
        float32Surface = format.float32.flatMap { _ in Float32Surface(width: width, height: height) }
        if format.float32 != nil, float32Surface == nil { return nil }
        self.format = format
        self.space = space
        self.rowLength = rowLength
        info = CGBitmapInfo(rawValue: bitmapInfo)
        baseTransform = .identity
        pathTransform = .identity
        state = GraphicsState(ctm: .identity, width: width, height: height)
        if data != nil || format != .native || rowLength != needed {
            guard
                let bitmap = ClientBitmap(
                    memory: data,
                    height: height,
                    bytesPerRow: rowLength,
                    format: format,
                    onRelease: onRelease
                )
            else { return nil }
            clientBitmap = bitmap
            if float32Surface == nil { bitmap.read(surfaceBounds, into: surface) }
        }
    }

    /// Makes a context that draws on a surface.
    ///
    /// - Parameters:
    ///   - surface: The pixels; what is there is kept and drawn upon.
    ///   - baseTransform: User space to pixels, y downwards from the top row, pixel (0, 0) being the unit square. It
    ///     is part of `ctm`, and shadows are measured in its scale and direction.
    package init(surface: Surface, baseTransform: CGAffineTransform) {
        self.surface = surface
        float32Surface = nil
        format = .native
        space = CGColorSpaceCreateDeviceRGB()
        rowLength = surface.width * 4
        info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        let deviceTransform = baseTransform.concatenating(.flipped(height: surface.height))
        self.baseTransform = deviceTransform
        pathTransform = deviceTransform
        state = GraphicsState(ctm: deviceTransform, width: surface.width, height: surface.height)
    }

    /// All pixels.
    var surfaceBounds: DeviceRect {
        DeviceRect(minX: 0, minY: 0, maxX: surface.width, maxY: surface.height)
    }

    /// Device space to pixels and back: the same flip.
    var deviceToPixels: CGAffineTransform { .flipped(height: surface.height) }

    /// User space to pixels, y downwards from the top row.
    package var userToPixels: CGAffineTransform { state.ctm.concatenating(deviceToPixels) }

    /// Whether both are the same context.
    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

    /// Feeds the identity of the context to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tells the owner of a bitmap context's memory that it is no longer in use: the info and the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) ->
    Void

extension CGAffineTransform {
    /// Turns y around in a picture of a height: bottom-left origin to top-left origin and back.
    static func flipped(height: Int) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }
}
