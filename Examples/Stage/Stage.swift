public import Foundation
public import UIKit

/// What happens to a program from outside while it is shown: its user's deeds, each at its second.
@MainActor public final class Stage: NSObject {
    /// The window that the program fills.
    public let window: UIWindow
    /// What the program printed, line by line.
    public private(set) var lines: [String] = []

    private var cues: [(time: Double, deed: () -> Void)] = []
    private var link: CADisplayLink?
    private var start = 0.0

    init(window: UIWindow) {
        self.window = window
    }

    /// Puts a deed on the schedule.
    ///
    /// It is done at the first refresh of the display at or after its time. Deeds of one time are done in the
    /// order in which they were put there.
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

    /// Starts the clock of the schedule.
    func begin() {
        start = CACurrentMediaTime()
        guard !cues.isEmpty else { return }
        let link = CADisplayLink(target: self, selector: Selector("refresh:", Stage.refresh))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func refresh(_ link: CADisplayLink) {
        let elapsed = CACurrentMediaTime() - start
        while let cue = cues.first, cue.time <= elapsed + 1e-6 {
            cues.removeFirst()
            cue.deed()
        }
        if cues.isEmpty { link.invalidate() }
    }
}
