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
    /// Nil once the link was invalidated.
    private var callback: ((CADisplayLink) -> Void)?
    private weak var registry: DisplayLinkRegistry?
    /// The run loops and modes that it was added to.
    private var attachments: [Attachment] = []
    private var lastIndex: Int?

    private struct Attachment: Equatable {
        let runLoop: ObjectIdentifier
        let mode: RunLoop.Mode
    }

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
    open var isPaused = false {
        didSet { registry?.noteChange() }
    }
    /// How many calls a second are wanted; 0 is the display's own rate.
    ///
    /// Calls come on every n-th refresh: at the wanted rate, or at the next higher one that divides the
    /// display's.
    open var preferredFramesPerSecond = 0
    /// The rates that are wanted; its preferred or maximum rate counts where it is above 0.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// The number of refreshes from call to call.
    @available(*, deprecated, message: "Use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { leastStride }
        set { leastStride = max(newValue, 1) }
    }

    private var leastStride = 1

    /// Starts the calls.
    ///
    /// Inside a manual display its refreshes are used, whatever the run loop; else those of the live display,
    /// on the main thread. Added twice, it is called once per refresh. An invalidated link stays silent.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let registry, callback != nil else { return }
        let attachment = Attachment(runLoop: ObjectIdentifier(runloop), mode: mode)
        if !attachments.contains(attachment) { attachments.append(attachment) }
        registry.add(self)
    }

    /// Stops the calls when the link was removed from everywhere it was added to; adding again starts them.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        attachments.removeAll { $0 == Attachment(runLoop: ObjectIdentifier(runloop), mode: mode) }
        if attachments.isEmpty { registry?.remove(self) }
    }

    /// Stops the calls for good and lets go of the target.
    open func invalidate() {
        let registry = registry
        self.registry = nil
        attachments.removeAll()
        callback = nil
        registry?.remove(self)
    }

    /// Takes a refresh: calls back if the link is due.
    package func fire(_ refresh: RefreshTiming) {
        guard !isPaused, let callback else { return }
        let refreshInterval = refresh.nextTimestamp - refresh.timestamp
        let stride = refreshesPerCall(interval: refreshInterval)
        if let lastIndex, refresh.index - lastIndex < stride { return }
        lastIndex = refresh.index
        timestamp = refresh.timestamp
        duration = refreshInterval
        targetTimestamp = refresh.timestamp + refreshInterval * Double(stride)
        callback(self)
    }

    /// The display's rate divided by the wanted one, in whole refreshes.
    ///
    /// Source: claims 17.5. GUESS link-rate: rounded towards more calls.
    private func refreshesPerCall(interval refreshInterval: Double) -> Int {
        var wanted = Double(preferredFramesPerSecond)
        if wanted <= 0 {
            wanted = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
        }
        guard wanted > 0, refreshInterval > 0 else { return leastStride }
        let factor = (1 / (refreshInterval * wanted) + 1e-6).rounded(.down)
        return factor.isFinite ? max(1, Int(min(factor, 1e9))) : 1
    }
}

/// The display links of one display, in the order in which they were added.
package final class DisplayLinkRegistry {
    private var links: [CADisplayLink] = []

    /// Called when links come, go or pause: a live display sleeps while there are none.
    var onChange: (() -> Void)?

    package init() {}

    package func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
        noteChange()
    }

    package func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
        noteChange()
    }

    func noteChange() {
        onChange?()
    }

    /// Whether a refresh would call something.
    package var isActive: Bool { links.contains { !$0.isPaused } }

    /// Calls the links that are due; links may be added and removed meanwhile.
    package func fire(_ refresh: RefreshTiming) {
        for link in links where links.contains(where: { $0 === link }) { link.fire(refresh) }
    }
}
