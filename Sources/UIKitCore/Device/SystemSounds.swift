import Foundation

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of what shakes a phone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a system sound; there is no sound here: the call is counted as feedback, and the inspector shows it.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSound.play(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a system sound as an alert; there is no sound here: the call is counted as feedback.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSound.play(inSystemSoundID)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a system sound, of which there is none here, and calls a closure in the next turn of the main queue.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID,
    _ inCompletionBlock: (() -> Void)?
) {
    SystemSound.play(inSystemSoundID)
    guard let inCompletionBlock else { return }
    nonisolated(unsafe) let block = inCompletionBlock
    DispatchQueue.main.async { block() }
}

private enum SystemSound {
    static func play(_ number: SystemSoundID) {
        DisplayState.current.deviceState.feedback["sound \(number)", default: 0] += 1
    }
}
