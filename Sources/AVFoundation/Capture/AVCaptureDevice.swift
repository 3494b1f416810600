import AgateDisplay
public import Foundation

/// A camera of the system, or the test source.
///
/// There is one for each device of V4L2 that gives pictures. Inside of a manual display, and where the environment variable `AGATE_CAMERA` is `test`, there is
/// a test source in their place, whose pictures follow from the display's time.
open class AVCaptureDevice: NSObject {
    /// The side of a phone that a camera is on.
    public enum Position: Int, Sendable {
        /// None, as on a desktop.
        case unspecified = 0
        /// Away from the person.
        case back = 1
        /// Towards the person who holds the phone.
        case front = 2
    }

    /// The build of a camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        /// The name of Apple's systems.
        public let rawValue: String

        /// A type by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera of a phone; the test source is one.
        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera"
        )
        /// A camera that is plugged in; those of V4L2 are.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// A microphone; there is none here.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    let camera: Camera

    init(_ camera: Camera) {
        self.camera = camera
        super.init()
    }

    /// The camera of a program that wants none in particular; nil for other kinds than pictures, and where there is none, which is reported once.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        let found = mediaType == .video ? Camera.all.first : nil
        if found == nil { CameraAbsence.report(mediaType) }
        return found.map { AVCaptureDevice($0) }
    }

    /// The camera of a type on a side; cameras here have no side, and count for each.
    open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
        -> AVCaptureDevice?
    {
        self.default(for: deviceType == .microphone ? .audio : mediaType ?? .video)
    }

    /// All cameras; empty for other kinds than pictures.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
        mediaType == .video ? Camera.all.map { AVCaptureDevice($0) } : []
    }

    /// A name that stays the same: the file of the device, or `agate-test`.
    open var uniqueID: String { camera.path ?? "agate-test" }
    /// A name for people.
    open var localizedName: String { camera.name }
    /// The build of the camera.
    open var deviceType: DeviceType { camera.path == nil ? .builtInWideAngleCamera : .external }
    /// The side that the camera is on: none.
    open var position: Position { .unspecified }
    /// Whether the camera gives something of a kind.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == .video }
    /// Whether the camera has a lamp: it has none.
    open var hasTorch: Bool { false }
    /// Whether the camera has a flash: it has none.
    open var hasFlash: Bool { false }

    /// Whether a program may use cameras; microphones it may not, for there are none.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        mediaType == .video ? .authorized : .denied
    }

    /// Asks whether the program may use cameras, and calls back on the main queue.
    open class func requestAccess(
        for mediaType: AVMediaType,
        completionHandler handler: @escaping (Bool) -> Void
    ) {
        let isAllowed = authorizationStatus(for: mediaType) == .authorized
        DispatchQueue.main.async { handler(isAllowed) }
    }

    /// Asks whether the program may use cameras.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        authorizationStatus(for: mediaType) == .authorized
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVCaptureDevice)?.uniqueID == uniqueID }

    open override var hash: Int { uniqueID.hashValue }
}

/// Whether a program may use a device.
public enum AVAuthorizationStatus: Int, Sendable {
    /// The person has not decided.
    case notDetermined = 0
    /// The system forbids it.
    case restricted = 1
    /// The person forbids it.
    case denied = 2
    /// The program may use it.
    case authorized = 3
}
