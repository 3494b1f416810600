public import Foundation
import QuartzCore

/// A source of a session.
open class AVCaptureInput: NSObject {}

/// A camera as the input of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The camera whose pictures the input gives.
    public let device: AVCaptureDevice

    /// An input of a camera; it is opened when the session runs.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
    }
}

/// A receiver of what a session takes; layers that show pictures need none.
open class AVCaptureOutput: NSObject {}

/// Takes the pictures of a camera to the layers that show them.
///
/// Outputs are kept and get nothing; that is reported when one is added.
open class AVCaptureSession: NSObject {
    /// The quality of pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The name of Apple's systems.
        public let rawValue: String

        /// A preset by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Pictures as good as photographs want them.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good pictures: the first value.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Pictures to be shared.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Small pictures, for slow networks.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480 pixels, the size that is wanted of devices.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1,280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1,920 by 1,080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    }

    private(set) var source: CameraSource?
    private var layers: [WeakPreview] = []

    private struct WeakPreview {
        weak var layer: AVCaptureVideoPreviewLayer?
    }

    /// The inputs, in the order in which they were added.
    open private(set) var inputs: [AVCaptureInput] = []
    /// The outputs, in the order in which they were added.
    open private(set) var outputs: [AVCaptureOutput] = []
    /// The quality of pictures; kept, and without effect: they have 640 by 480 pixels, or what the device has nearest.
    open var sessionPreset = Preset.high
    /// Whether pictures are taken.
    ///
    /// It may be observed under the name `running`.
    open private(set) var isRunning: Bool = false

    /// A session without inputs.
    public override init() { super.init() }

    deinit { source?.close() }

    /// Whether an input may be added: a camera, while there is none.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { input is AVCaptureDeviceInput && inputs.isEmpty }

    /// Adds an input; nothing where that is not possible.
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input), let camera = input as? AVCaptureDeviceInput else { return }
        inputs.append(input)
        source = CameraSource(camera.device.camera)
        if isRunning { openSource() }
    }

    /// Takes an input out.
    open func removeInput(_ input: AVCaptureInput) {
        inputs.removeAll { $0 === input }
        guard inputs.isEmpty else { return }
        source?.close()
        source = nil
        tellLayers()
    }

    /// Whether an output may be added: one that is not there.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }

    /// Adds an output, which gets nothing.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else { return }
        outputs.append(output)
        AnimationDiagnostics.report(
            mistake:
                "AVCaptureSession: outputs get nothing here; an AVCaptureVideoPreviewLayer shows the pictures."
        )
    }

    /// Takes an output out.
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }

    /// Begins some changes; each has its effect at once here.
    open func beginConfiguration() {}
    /// Ends some changes; each had its effect at once.
    open func commitConfiguration() {}

    /// Begins to take pictures.
    ///
    /// A camera that cannot be opened is reported in ``runtimeErrorNotification``, with its error.
    open func startRunning() {
        guard !isRunning else { return }
        setRunning(true)
        openSource()
        NotificationCenter.default.post(name: AVCaptureSession.didStartRunningNotification, object: self)
    }

    /// Ends taking pictures; layers keep the last one.
    open func stopRunning() {
        guard isRunning else { return }
        setRunning(false)
        source?.close()
        tellLayers()
        NotificationCenter.default.post(name: AVCaptureSession.didStopRunningNotification, object: self)
    }

    private func setRunning(_ new: Bool) {
        let change = KeyValueChange.begin("running", of: self, from: isRunning)
        isRunning = new
        change?.end(at: new)
    }

    private func openSource() {
        do { try source?.open() } catch {
            AnimationDiagnostics.report(mistake: "AVCaptureSession: \(error.localizedDescription)")
            NotificationCenter.default.post(
                name: AVCaptureSession.runtimeErrorNotification,
                object: self,
                userInfo: [AVCaptureSessionErrorKey: error]
            )
        }
        tellLayers()
    }

    final func add(_ layer: AVCaptureVideoPreviewLayer) {
        remove(layer)
        layers.append(WeakPreview(layer: layer))
    }

    final func remove(_ layer: AVCaptureVideoPreviewLayer) {
        layers.removeAll { $0.layer == nil || $0.layer === layer }
    }

    private func tellLayers() {
        for entry in layers { entry.layer?.sessionDidChange() }
    }

    /// Pictures are taken from now on; the object is the session.
    public static let didStartRunningNotification = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification"
    )
    /// Pictures are taken no longer; the object is the session.
    public static let didStopRunningNotification = NSNotification.Name(
        "AVCaptureSessionDidStopRunningNotification"
    )
    /// A camera cannot be used; the object is the session.
    public static let runtimeErrorNotification = NSNotification.Name(
        "AVCaptureSessionRuntimeErrorNotification"
    )
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the error in a session's notification.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
