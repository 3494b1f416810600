public import CoreMedia
public import Foundation
import QuartzCore

/// Plays an item again and again, without a gap between its end and its beginning.
open class AVPlayerLooper: NSObject {
    /// The states of a looper.
    public enum Status: Int, Sendable {
        /// It has not begun.
        case unknown = 0
        /// The item is open, and plays again and again.
        case ready = 1
        /// The item cannot be played.
        case failed = 2
        /// Looping was disabled.
        case cancelled = 3
    }

    private weak var player: AVQueuePlayer?
    private let item: AVPlayerItem
    private let begin: Double
    private var isCancelled = false

    /// Begins to loop a whole item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Begins to loop a part of an item; it takes the place of the queue's items.
    ///
    /// - Parameter loopRange: The part; an invalid range is all of it.
    public init(
        player: AVQueuePlayer,
        templateItem itemToLoop: AVPlayerItem,
        timeRange loopRange: CMTimeRange
    ) {
        self.player = player
        let made = (itemToLoop.copy() as? AVPlayerItem) ?? AVPlayerItem(asset: itemToLoop.asset)
        item = made
        begin = player.displayTime
        super.init()
        made.open()
        if loopRange.isValid, loopRange.start.isNumeric, loopRange.duration.isNumeric {
            made.forwardPlaybackEndTime = loopRange.end
            made.course.loopStart = min(max(loopRange.start.seconds, 0), made.course.end)
            made.course.run(from: made.course.loopStart, at: begin, rate: 0)
        }
        made.course.repeats = true
        player.removeAllItems()
        player.replaceCurrentItem(with: made)
    }

    /// The state of the looper.
    open var status: Status {
        if isCancelled { return .cancelled }
        return item.status == .failed ? .failed : item.status == .readyToPlay ? .ready : .unknown
    }

    /// Why the looper has failed.
    open var error: (any Error)? { item.error }

    /// The number of times that the item has begun again.
    open var loopCount: Int { item.course.repetitions(at: player?.displayTime ?? begin) }

    /// The items that play in turn: here it is one.
    open var loopingPlayerItems: [AVPlayerItem] { isCancelled ? [] : [item] }

    /// Lets the item play to its end, and no further.
    open func disableLooping() {
        guard !isCancelled else { return }
        isCancelled = true
        let time = player?.displayTime ?? begin
        let place = item.course.place(at: time)
        item.course.repeats = false
        item.course.run(from: place, at: time, rate: item.course.rate)
        player?.courseDidChange()
    }
}
