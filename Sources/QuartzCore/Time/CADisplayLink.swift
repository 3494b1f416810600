package import AgateDisplay
public import CoreGraphics
public import Foundation

/// Calls back on the refreshes of a display.
///
/// The link belongs to the display of the thread that makes it, and keeps its target alive until it is
/// invalidated.
///
/// Source: claims 17.4-17.6.
open class CADisplayLink: NSObject {
    private let callback: (CADisplayLink) -> Void
    private weak var registry: DisplayLinkRegistry?
    private var lastIndex: Int?

    /// Makes a link that calls a method of a target, which gets the link as its argument.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in sel.perform(on: target, with: [link]) }
    }

    /// Makes a link that calls a closure.
    package init(_ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        super.init()
        registry = DisplayContext.current.displayLinks
    }

    /// When the last displayed frame was shown, in seconds; 0 before the first call.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next frame of this link is shown, in seconds.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The display's refresh interval, in seconds; 0 before the first call.
    open private(set) var duration: CFTimeInterval = 0
    /// Whether calls are held back.
    open var isPaused = false
    /// How many calls a second are wanted; 0 is the display's own rate. The next factor of that rate is used.
    open var preferredFramesPerSecond = 0
    /// The rates that are wanted; its preferred or maximum rate counts where it is above 0.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Starts the calls. Inside a manual display the display's refreshes are used, whatever the run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        registry?.add(self)
    }

    /// Stops the calls; adding again starts them.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        registry?.remove(self)
    }

    /// Stops the calls for good and lets go of the target.
    open func invalidate() {
        registry?.remove(self)
        registry = nil
    }

    func fire(_ refresh: RefreshTiming) {
        guard !isPaused else { return }
        let interval = refresh.nextTimestamp - refresh.timestamp
        let stride = refreshesPerCall(interval: interval)
        if let lastIndex, refresh.index - lastIndex < stride { return }
        lastIndex = refresh.index
        timestamp = refresh.timestamp
        duration = interval
        targetTimestamp = refresh.timestamp + interval * Double(stride)
        callback(self)
    }

    private func refreshesPerCall(interval: Double) -> Int {
        var wanted = Double(preferredFramesPerSecond)
        if wanted <= 0 {
            wanted = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        }
        guard wanted > 0, interval > 0 else { return 1 }
        let native = 1 / interval
        return max(1, Int((native / wanted + 1e-6).rounded(.down)))
    }
}

/// The display links of one display, in the order in which they were added.
package final class DisplayLinkRegistry {
    private var links: [CADisplayLink] = []

    package init() {}

    func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Whether a refresh would call something.
    package var isActive: Bool { links.contains { !$0.isPaused } }

    /// Calls the links that are due; links may be added and removed meanwhile.
    package func fire(_ refresh: RefreshTiming) {
        for link in links where links.contains(where: { $0 === link }) { link.fire(refresh) }
    }
}
