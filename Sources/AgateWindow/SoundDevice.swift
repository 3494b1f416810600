import AgateDisplay
import CAgateSDL
import Foundation

/// The device of the system that sounds, by SDL.
///
/// Programs that run tests, and those with `AGATE_SOUND=off` in their environment, open none: they sound in silence.
package enum SoundDevice {
    /// Writes the next samples: pairs of left and right, on a thread of the device's own.
    package typealias Source = @Sendable (UnsafeMutableBufferPointer<Float>) -> Void

    /// Why there is no sound.
    package struct Failure: Error, CustomStringConvertible {
        package let reason: String
        /// A sentence with the reason.
        package var description: String { "There is no sound: \(reason)." }
    }

    /// Samples that the device takes at once: a fiftieth of a second.
    private static let blockLength: Int32 = 1024
    fileprivate static let source = LockedValue<Source?>(nil)

    /// Whether sound is wanted.
    private static var isWanted: Bool {
        let setting = ProcessInfo.processInfo.environment["AGATE_SOUND"] ?? ""
        guard setting != "off", setting != "0" else { return false }
        let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let isTest =
            file.contains(".xctest") || file.contains("swiftpm-testing-helper")
            || CommandLine.arguments.contains("--testing-library")
        return !isTest || setting == "on"
    }

    /// Opens the device, once; from then on it calls for samples.
    package static func start(_ wanted: @escaping Source) throws {
        guard isWanted else { return }
        source.withLock { $0 = wanted }
        let message = WindowMessage()
        guard
            agate_sdl_sound_start(Int32(SoundTrack.sampleRate), blockLength, fillSamples, message.buffer)
        else { throw Failure(reason: message.text) }
    }

    /// Closes the device.
    package static func stop() {
        agate_sdl_sound_stop()
        source.withLock { $0 = nil }
    }
}

/// Called by the device, on its own thread.
private func fillSamples(_ pairs: UnsafeMutablePointer<Float>?, _ count: Int32) {
    guard let pairs else { return }
    let room = UnsafeMutableBufferPointer(start: pairs, count: 2 * Int(count))
    guard let source = SoundDevice.source.withLock({ $0 }) else { return room.update(repeating: 0) }
    source(room)
}
