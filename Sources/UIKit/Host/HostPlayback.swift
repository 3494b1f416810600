package import AgateDisplay
import Dispatch
import Foundation

/// Plays recorded input into the windows of a manual display: the same recording gives the same pictures.
///
/// Source: window W47.
@MainActor package enum HostPlayback {
    /// The size and scale of the display at the beginning; 390 by 844 points at 2 where the recording does not say.
    package static func size(of recording: InputRecording) -> HostSize {
        for input in recording.inputs {
            if case .resize(let size) = input.event { return size }
        }
        return HostSize(width: 390, height: 844, scale: 2)
    }

    /// Schedules all input, from the display's present time on; the caller advances the display.
    package static func play(_ recording: InputRecording, on display: ManualDisplay) {
        let start = display.time
        let now = DispatchTime.now()
        for input in recording.inputs {
            DispatchQueue.main.asyncAfter(deadline: now + max(0, input.time)) { [weak display] in
                ViewThread.run {
                    guard let display else { return }
                    if case .resize(let size) = input.event {
                        display.resize(to: size.size, scale: size.scale)
                    }
                    HostInputDelivery.current.deliver(HostInput(input.event, at: start + max(0, input.time)))
                }
            }
        }
    }
}
