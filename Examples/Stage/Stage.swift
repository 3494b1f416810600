public import Foundation
public import UIKit

/// What happens to a program from outside while it is shown: its user's deeds, each at its second.
@MainActor public final class Stage {
    /// The window that the program fills.
    public let window: UIWindow
    /// What the program printed, line by line.
    public private(set) var lines: [String] = []

    private var cues: [(time: Double, deed: () -> Void)] = []

    init(window: UIWindow) {
        self.window = window
    }

    /// Puts a deed on the schedule.
    ///
    /// Deeds of one time happen in the order in which they were put there.
    ///
    /// - Parameters:
    ///   - time: Seconds after the start.
    ///   - deed: What the user does.
    public func at(_ time: Double, _ deed: @escaping () -> Void) {
        let place = cues.firstIndex { $0.time > time } ?? cues.endIndex
        cues.insert((time, deed), at: place)
    }

    /// Prints a line, as `NSLog` does on a device.
    public func log(_ line: String) {
        lines.append(line)
    }

    /// The time of the next deed, nil when there is none up to a time.
    func nextCue(upTo time: Double) -> Double? {
        guard let cue = cues.first, cue.time <= time else { return nil }
        return cue.time
    }

    /// Does the next deed.
    func playNextCue() {
        guard !cues.isEmpty else { return }
        cues.removeFirst().deed()
    }
}
