import AgateDisplay
import AgateGeometry
import AgatePixels
public import CoreGraphics
public import Foundation

/// Draws a layer tree into a bitmap, frame by frame, at the times that the program asks for.
///
///     let renderer = CARenderer(context, options: nil)
///     renderer.layer = layer
///     renderer.bounds = layer.bounds
///     CATransaction.flush()
///     renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
///     renderer.addUpdate(renderer.bounds)
///     renderer.render()
///     renderer.endFrame()
///
/// On Apple's systems the destination is a Metal texture or an OpenGL context; here it is a bitmap context, and what is
/// set of it (its matrix, alpha, shadow) does not matter, except for its clip. One unit of the renderer's ``bounds`` is one
/// pixel; the first pixel, at the top left, shows their origin, and y runs downwards, as on all our displays.
///
/// The tree is committed by the transactions of its threads, and animations run in it like on any display. Delegates and completion
/// blocks are called in ``beginFrame(atTime:timeStamp:)``, on its thread. Use a renderer from one thread at a time.
///
/// Source: claims 17.7. GUESS renderer-axis: y runs downwards.
open class CARenderer: NSObject {
    private var destination: CGContext
    private var storedBounds: CGRect
    private var storedLayer: CALayer?
    private var display: RequestedDisplay
    /// The time of the frame that was begun.
    private var frameTime: Double?
    private var frameSurface: Surface?
    /// The pixels that differ from those of the destination.
    private var update = DeviceRect.empty

    /// Makes a renderer that draws into a bitmap context.
    ///
    /// - Parameters:
    ///   - destination: Gets the pixels. The bounds are its size at first.
    ///   - dict: Apple's keys are about Metal; all are ignored.
    public init(_ destination: CGContext, options dict: [AnyHashable: Any]? = nil) {
        self.destination = destination
        storedBounds = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
        display = Self.makeDisplay(destination)
        super.init()
        configure()
    }

    /// The root of the tree that is drawn; it is placed in the renderer's bounds by its own position and transform.
    ///
    /// While it belongs to the renderer its superlayer is one of the renderer's own.
    open var layer: CALayer? {
        get { storedLayer }
        set {
            guard newValue !== storedLayer else { return }
            let old = storedLayer
            storedLayer = newValue
            TransactionStack.current.withoutActions {
                old?.removeFromSuperlayer()
                if let newValue { root.addSublayer(newValue) }
            }
        }
    }

    /// The rectangle that is drawn, in the coordinates around ``layer``; what is beyond the destination is not.
    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard newValue != storedBounds else { return }
            storedBounds = newValue
            configure()
        }
    }

    /// Begins a frame: commits what the calling thread has changed outside of explicit transactions, and reports the
    /// animations that started or ended.
    ///
    /// - Parameters:
    ///   - t: The time that the frame shows, on the clock of ``CACurrentMediaTime()``. A time that is not finite is taken for
    ///     that clock's present one.
    ///   - ts: On Apple's systems the display's time stamp; ignored.
    open func beginFrame(atTime t: CFTimeInterval, timeStamp ts: UnsafeMutableRawPointer? = nil) {
        let time = t.isFinite ? t : CACurrentMediaTime()
        frameTime = time
        frameSurface = nil
        TransactionStack.current.flush()
        display.deliverEvents(at: time)
        let context = DisplayContext.of(display)
        context.commitPendingChanges(at: time)
    }

    /// The bounds of all pixels that the frame will draw: what differs from the last frame that was rendered, and what was
    /// added; empty when no frame has been begun.
    open func updateBounds() -> CGRect {
        guard makeFrameSurface() != nil, !update.isEmpty else { return .zero }
        return CGRect(
            x: storedBounds.minX + CGFloat(update.minX),
            y: storedBounds.minY + CGFloat(update.minY),
            width: CGFloat(update.width),
            height: CGFloat(update.height)
        )
    }

    /// Adds a rectangle to what the frame will draw, in the coordinates of the bounds.
    open func addUpdate(_ r: CGRect) {
        guard makeFrameSurface() != nil, !r.isNull, !r.isEmpty else { return }
        let pixels = DeviceRect(covering: r.offsetBy(dx: -storedBounds.minX, dy: -storedBounds.minY))
        update = update.union(pixels.intersection(wholeArea))
    }

    /// Draws the update region of the frame into the destination, over what is there.
    open func render() {
        guard let frameSurface = makeFrameSurface() else { return }
        let area = update.intersection(wholeArea)
        update = .empty
        guard !area.isEmpty else { return }
        let height = destination.height
        destination.saveGState()
        // A matrix that cannot be inverted is its own inverse here, and draws nothing.
        destination.concatenate(destination.ctm.inverted())
        destination.setAlpha(1)
        destination.setShadow(offset: .zero, blur: 0, color: nil)
        destination.setBlendMode(.copy)
        destination.interpolationQuality = .none
        destination.clip(
            to: CGRect(x: area.minX, y: height - area.maxY, width: area.width, height: area.height)
        )
        let whole = CGRect(
            x: 0,
            y: height - frameSurface.height,
            width: frameSurface.width,
            height: frameSurface.height
        )
        destination.draw(CGImage(frameSurface.makeImage()), in: whole)
        destination.restoreGState()
    }

    /// When the next frame is due: the frame's own time while something moves, infinite when nothing will change by itself.
    open func nextFrameTime() -> CFTimeInterval {
        display.nextChange(after: frameTime ?? CACurrentMediaTime())
    }

    /// Ends the frame; what was not rendered is part of the next one.
    open func endFrame() {
        frameTime = nil
        frameSurface = nil
    }

    /// Changes what is drawn into; the next frame draws all of it.
    ///
    /// With one of another size the tree moves to another display, and its running animations end.
    open func setDestination(_ destination: CGContext) {
        self.destination = destination
        if destination.width != display.pixelSize.width || destination.height != display.pixelSize.height {
            let moved = layer
            layer = nil
            display = Self.makeDisplay(destination)
            layer = moved
        }
        configure()
    }

    // MARK: Display

    private var root: CALayer { DisplayContext.of(display).rootLayer }

    /// The pixels of the destination that the bounds cover.
    private var wholeArea: DeviceRect {
        DeviceRect(covering: CGRect(origin: .zero, size: storedBounds.size)).intersection(
            DeviceRect(x: 0, y: 0, width: display.pixelSize.width, height: display.pixelSize.height)
        )
    }

    private static func makeDisplay(_ destination: CGContext) -> RequestedDisplay {
        let size = CGSize(width: destination.width, height: destination.height)
        return RequestedDisplay(size: size, clock: CACurrentMediaTime)
    }

    /// Places the bounds in the display; all of them are to be drawn.
    private func configure() {
        update = wholeArea
        frameSurface = nil
        TransactionStack.current.withoutActions {
            root.bounds = CGRect(origin: storedBounds.origin, size: display.size)
        }
    }

    /// The picture of the frame that was begun.
    private func makeFrameSurface() -> Surface? {
        guard let frameTime else { return nil }
        if let frameSurface { return frameSurface }
        let (made, damage) = display.draw(at: frameTime)
        frameSurface = made
        update = update.union(damage).intersection(wholeArea)
        return made
    }
}
