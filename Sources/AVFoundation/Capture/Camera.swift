import AgateDisplay
import CAgateMedia
import Foundation
import QuartzCore

/// A source of pictures, before it is opened.
struct Camera: Hashable, Sendable {
    /// The file of the device; nil for the test source.
    let path: String?
    let name: String

    /// The test source.
    static let test = Camera(path: nil, name: "Test source")

    /// The cameras of the calling thread: inside of a manual display the test source alone, for the world looks different on each run.
    static var all: [Camera] {
        let wanted = ProcessInfo.processInfo.environment["AGATE_CAMERA"] ?? ""
        if ManualDisplay.current != nil || wanted == "test" { return [.test] }
        return devices
    }

    /// The devices that give pictures, in the order of their numbers.
    private static var devices: [Camera] {
        (0..<64).compactMap { number in
            let path = "/dev/video\(number)"
            guard access(path, R_OK | W_OK) == 0 else { return nil }
            var name = [CChar](repeating: 0, count: 64)
            guard agate_camera_probe(path, &name, Int32(name.count)) else { return nil }
            return Camera(path: path, name: name.text)
        }
    }
}

extension [CChar] {
    /// The characters before the first zero.
    var text: String {
        String(decoding: prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

/// Reports that there is no device of a kind, once for each.
enum CameraAbsence {
    private static let reported = LockedValue<Set<String>>([])

    static func report(_ mediaType: AVMediaType) {
        guard reported.withLock({ $0.insert(mediaType.rawValue).inserted }) else { return }
        AnimationDiagnostics.report(
            mistake: mediaType == .video
                ? "AVCaptureDevice: there is no camera (no /dev/video… that gives pictures). AGATE_CAMERA=test shows a test source."
                : "AVCaptureDevice: \(mediaType.rawValue) is not recorded here; there are cameras alone."
        )
    }
}
