import AgateDisplay
import AgatePixels
public import Foundation
public import QuartzCore

/// A layer that shows the pictures of a camera.
///
/// It follows the time of its display: of the test source it shows the picture of each time, so that it looks the same on every run.
open class AVCaptureVideoPreviewLayer: CALayer, TimeFollower {
    private var storedSession: AVCaptureSession?
    private var storedGravity = AVLayerVideoGravity.resizeAspect
    private weak var context: DisplayContext?
    private var shown: UInt64?

    /// A layer without a session.
    public override init() {
        super.init()
        VideoPlacement.apply(.resizeAspect, to: self)
    }

    /// A layer that shows the camera of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// A copy for drawing and animations.
    public override init(layer: Any) {
        if let other = layer as? AVCaptureVideoPreviewLayer {
            storedSession = other.storedSession
            storedGravity = other.storedGravity
        }
        super.init(layer: layer)
    }

    /// Reads an archived layer, which has no session.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The session whose camera is shown; nil at first.
    open var session: AVCaptureSession? {
        get { storedSession }
        set {
            guard newValue !== storedSession else { return }
            storedSession?.remove(self)
            storedSession = newValue
            newValue?.add(self)
            context?.remove(self)
            context = newValue == nil ? nil : DisplayContext.current
            if newValue == nil { show(nil) }
            sessionDidChange()
        }
    }

    /// The way in which pictures are fitted into the layer.
    ///
    /// Setting ``AVLayerVideoGravity/resizeAspectFill`` also sets `masksToBounds`, so that what goes over the bounds is cut off.
    open var videoGravity: AVLayerVideoGravity {
        get { storedGravity }
        set {
            storedGravity = newValue
            VideoPlacement.apply(newValue, to: self)
        }
    }

    /// Whether pictures are shown now.
    open var isPreviewing: Bool { storedSession?.isRunning == true && shown != nil }

    /// The place in the layer of a place in the picture, of which (0, 0) is the top left and (1, 1) the bottom right.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let rect = pictureRect
        return CGPoint(
            x: rect.minX + captureDevicePointOfInterest.x * rect.width,
            y: rect.minY + captureDevicePointOfInterest.y * rect.height
        )
    }

    /// The place in the picture of a place in the layer, as ``layerPointConverted(fromCaptureDevicePoint:)`` the other way round.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        let rect = pictureRect
        guard rect.width > 0, rect.height > 0 else { return .zero }
        return CGPoint(
            x: (pointInLayer.x - rect.minX) / rect.width,
            y: (pointInLayer.y - rect.minY) / rect.height
        )
    }

    private var pictureRect: CGRect {
        VideoPlacement.rect(of: storedSession?.source?.size ?? .zero, in: bounds, storedGravity)
    }

    final func sessionDidChange() {
        guard let context else { return }
        if let session = storedSession {
            context.set(self, isMoving: session.isRunning && session.source != nil)
        }
        follow(to: context.display.time)
    }

    package final func follow(to displayTime: Double) {
        guard let picture = storedSession?.source?.picture(at: displayTime) else { return }
        show(picture)
    }

    private func show(_ picture: ImageBuffer?) {
        guard picture?.identity != shown else { return }
        shown = picture?.identity
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        contents = picture.map { CGImage($0) }
        CATransaction.commit()
    }
}
