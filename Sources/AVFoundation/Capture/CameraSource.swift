import AgatePixels
import CAgateMedia
import Foundation

/// A camera that is open: its newest picture.
final class CameraSource: @unchecked Sendable {
    private let camera: Camera
    private let lock = NSLock()
    // Used with the lock held only.
    private var newest: ImageBuffer?
    private var frame = -1
    private var isOpen = false
    private var device: OpaquePointer?

    init(_ camera: Camera) { self.camera = camera }

    /// The size of pictures; zero before the first one of a device.
    var size: CGSize {
        if camera.path == nil { return CGSize(width: TestPattern.width, height: TestPattern.height) }
        return lock.withLock { newest.map { CGSize(width: $0.width, height: $0.height) } ?? .zero }
    }

    /// Opens the device, and begins to take pictures.
    ///
    /// - Throws: ``AVError`` where the device cannot be opened, or gives no pictures that are understood.
    func open() throws {
        guard let path = camera.path else { return lock.withLock { isOpen = true } }
        guard lock.withLock({ device == nil }) else { return }
        var message = [CChar](repeating: 0, count: Int(AGATE_MEDIA_MESSAGE_SIZE))
        guard let opened = agate_camera_open(path, 640, 480, &message) else {
            throw AVError(.deviceNotConnected, "\(path): \(message.text)")
        }
        lock.withLock { (device, isOpen) = (opened, true) }
        let reader = CameraReader(device: opened, source: self)
        Thread.detachNewThread { reader.run() }
    }

    /// Takes no pictures any more; the thread that reads closes the device.
    func close() { lock.withLock { (device, isOpen) = (nil, false) } }

    /// Keeps a picture of a device; false if that is not wanted any more.
    fileprivate func take(_ image: ImageBuffer, from reader: OpaquePointer) -> Bool {
        lock.withLock {
            guard device == reader else { return false }
            newest = image
            return true
        }
    }

    /// The picture at a time of the display: of the test source that of the time, of a device the newest one.
    ///
    /// Nil while it is not open.
    func picture(at displayTime: Double) -> ImageBuffer? {
        lock.withLock {
            guard isOpen else { return nil }
            guard camera.path == nil else { return newest }
            let wanted = TestPattern.frame(at: displayTime)
            if wanted != frame || newest == nil { (frame, newest) = (wanted, TestPattern.picture(wanted)) }
            return newest
        }
    }
}

/// Reads the pictures of a device on a thread of its own, until its source goes or is closed.
private final class CameraReader: @unchecked Sendable {
    private let device: OpaquePointer
    private weak var source: CameraSource?

    init(device: OpaquePointer, source: CameraSource) { (self.device, self.source) = (device, source) }

    func run() {
        defer { agate_camera_close(device) }
        let (width, height) = (Int(agate_camera_width(device)), Int(agate_camera_height(device)))
        while true {
            var isThere = false
            let image = ImageBuffer(width: width, height: height) { pixels in
                guard let start = pixels.baseAddress, pixels.count == width * height else { return }
                isThere = agate_camera_read(device, start)
            }
            guard isThere, source?.take(image, from: device) == true else { return }
        }
    }
}
