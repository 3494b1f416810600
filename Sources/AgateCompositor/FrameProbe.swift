package import AgateGeometry
package import AgateScene
import Foundation
import Synchronization

/// A part of the work from an event to the picture, whose time is measured while a probe is set.
package enum FrameStage: String, Sendable, Hashable, CaseIterable {
    /// Touches and keys are brought to recognizers and views.
    case input
    /// Constraints are solved, and layers and views laid out.
    case layout
    /// Layers draw their contents.
    case display
    /// The changes are handed to the render tree.
    case commit
    /// Animations are evaluated and layers placed.
    case evaluate
    /// The display list is written.
    case plan
    /// Pixels are drawn.
    case draw
    /// The host that shows the frames has the new one.
    case present
}

/// Learns of the frames of a display while it is set; called on the threads that do the work.
package protocol FrameProbe: AnyObject, Sendable {
    /// A frame was drawn.
    func didDraw(_ report: FrameReport)

    /// A part of the work took some seconds.
    func didSpend(_ seconds: Double, in stage: FrameStage)
}

/// A frame that was drawn, for those who ask what it was made of.
package struct FrameReport: Sendable {
    /// Another number for every frame that was ever drawn.
    package var number: UInt64
    /// The time that it shows, in seconds of the display's clock.
    package var time: Double
    /// The tree that the frame shows; shares memory with the display's tree.
    package var tree: RenderTree
    /// The pixels that were drawn anew.
    package var damage: [DeviceRect]
    /// The counters of the work for the frame.
    package var statistics: FrameStatistics
}

/// Where a probe is put in, and taken out; without one, a frame looks at a flag and that is all.
final class FrameProbeSlot: Sendable {
    private let probe = Mutex<(any FrameProbe)?>(nil)
    private let isSet = Atomic<Bool>(false)

    var value: (any FrameProbe)? {
        get { isSet.load(ordering: .acquiring) ? probe.withLock { $0 } : nil }
        set {
            probe.withLock { $0 = newValue }
            isSet.store(newValue != nil, ordering: .releasing)
        }
    }
}

/// The clock of the processor, for durations alone.
package enum Stopwatch {
    /// Seconds since some moment.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
