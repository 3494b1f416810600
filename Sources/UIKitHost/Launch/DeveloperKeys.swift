import AgateDisplay
import AgateWindow
import Foundation
import QuartzCore
import UIKitCore

/// Keys of a window that are meant for the developer and not for the program.
///
/// Control-Shift-D changes between light and dark, Control-Shift-S writes a picture of what is shown to the folder that the program
/// runs in. F8 stops the display's clock and lets it go on, F10 moves a clock that stands on by one refresh, F9 makes it ten times
/// slower and as fast as before, F12 prints the address of the inspector, which is there from then on.
///
/// Source: window W21.
@MainActor enum DeveloperKeys {
    private static var pictureCount = 0

    static func begin(_ session: HostSession) {
        HostInputDelivery.current.developerKeys = { [weak session] key in
            guard let session else { return false }
            return take(key, session)
        }
    }

    /// Does what a key stands for; false where it is the program's.
    static func take(_ key: HostKey, _ session: HostSession) -> Bool {
        let held = key.modifiers.intersection([.shift, .control, .command, .alternate])
        if held.isEmpty, key.phase != .up, let usage = UIKeyboardHIDUsage(rawValue: key.usage) {
            return takePlain(usage, isRepeated: key.phase == .repeated, session.connection.display)
        }
        guard key.phase == .down, held == [.shift, .command] || held == [.shift, .control] else {
            return false
        }
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardD:
            let state = DisplayState.current
            let style = HostStyle(
                isDark: state.style != .dark,
                reducesMotion: state.accessibility.reducesMotion
            )
            session.connection.tell(HostInput(.style(style), at: session.connection.display.time))
        case .keyboardS: writePicture(session.connection.host)
        default: return false
        }
        return true
    }

    /// Does what a key without others stands for.
    private static func takePlain(_ key: UIKeyboardHIDUsage, isRepeated: Bool, _ display: LiveDisplay) -> Bool
    {
        guard key == .keyboardF12 else { return clock.take(key, isRepeated: isRepeated, display) }
        if !isRepeated { InspectorLaunch.show() }
        return true
    }

    private static var clock = DeveloperClock()

    private static func writePicture(_ host: any DisplayHost) {
        guard let frame = (host as? DisplayWindow)?.lastFrame else { return }
        pictureCount += 1
        let file = URL(fileURLWithPath: "\(ProcessInfo.processInfo.processName)-\(pictureCount).png")
        do {
            try WholeFile.write(Array(UIImage(cgImage: frame.surface).pngData() ?? Data()), to: file)
            print("Wrote \(file.path)")
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("No picture was written: \(error)\n".utf8))
        }
    }
}
