import AgateDisplay
public import Foundation
import QuartzCore

/// The device that the program runs on; it answers as a phone does.
///
/// Source: uikit U137.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The states that a battery can be in.
    public enum BatteryState: Int, Sendable {
        /// The state of the battery is not known.
        case unknown = 0
        /// The device runs from its battery.
        case unplugged = 1
        /// The battery is being charged.
        case charging = 2
        /// The device is plugged in and its battery is full.
        case full = 3
    }

    /// The device that the program runs on; always the same object.
    open class var current: UIDevice { instance }

    private static let instance = UIDevice()
    private var version = "17.0"
    private var orientationCount = 0

    /// The name of the machine in the network.
    open var name: String { ProcessInfo.processInfo.hostName }
    /// The model that programs expect: `iPhone`, or `iPad` where they are laid out for one.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same text as ``model``; it is not translated.
    open var localizedModel: String { model }
    /// The system whose behaviour programs find: `iOS`.
    open var systemName: String { "iOS" }
    /// The version of the system whose behaviour programs get: 17.0 unless ``setSystemVersion(_:)`` has set another.
    open var systemVersion: String { version }

    /// Sets the version of the system that the device reports: an addition of ours, for tests of programs that read it.
    public func setSystemVersion(_ version: String) { self.version = version }

    /// The kind of device that programs are laid out for on the current display.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { DisplayState.current.idiom }

    /// Upright where the display is higher than wide, else on its side.
    open var orientation: UIDeviceOrientation {
        let size = DisplayContext.current.display.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// Begins to watch how the device is held.
    open func beginGeneratingDeviceOrientationNotifications() { orientationCount += 1 }

    /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``; extra calls have no effect.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationCount = max(0, orientationCount - 1)
    }

    /// Whether more calls have begun watching the orientation than have ended it.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationCount > 0 }

    /// An identifier that stays the same on this machine; nil where the machine has none.
    open var identifierForVendor: UUID? { MachineIdentifier.value }

    /// Whether the battery is watched; kept for reading back.
    open var isBatteryMonitoringEnabled = false
    /// The state of the battery; always `unknown`.
    open var batteryState: BatteryState { .unknown }
    /// The charge of the battery from 0 to 1; always -1, which stands for unknown.
    open var batteryLevel: Float { -1 }
    /// Whether the proximity sensor is used; there is none, so it stays false.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether a face is near the screen: no.
    open var proximityState: Bool { false }
    /// Whether several programs can run at the same time; always true.
    open var isMultitaskingSupported: Bool { true }

    /// Plays the click of a key; there is no sound.
    open func playInputClick() {}

    /// Posted when the display becomes wider than high, or higher than wide, whether watching has begun or not.
    nonisolated open class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// Never posted; the battery is not watched here.
    nonisolated open class var batteryStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    }
    /// Never posted; there is no sensor of proximity.
    nonisolated open class var proximityStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
    }
    /// Would be posted when the battery is fuller or emptier.
    nonisolated open class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}

/// A number derived from the one that Linux gives a machine, because the machine's own is to stay private.
enum MachineIdentifier {
    static let value: UUID? = {
        guard let text = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8) else { return nil }
        // FNV-1a, twice with different beginnings: 128 bits.
        func hash(_ seed: UInt64) -> UInt64 {
            text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        let halves = [hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4)]
        let bytes = halves.flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) } }
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6] & 0x0f | 0x80, bytes[7],
                bytes[8] & 0x3f | 0x80, bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14],
                bytes[15]
            )
        )
    }()
}
