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
    /// The thread that sections of the link are about: that of the manual display, and 0, so that the lock is taken, for other displays.
    private let owner: UInt32

    // Touched in such sections.

    /// Nil once the link was invalidated.
    private var callback: ((CADisplayLink) -> Void)?
    private weak var storedRegistry: DisplayLinkRegistry?
    /// The run loops and modes that it was added to.
    private var attachments: [Attachment] = []
    private var lastIndex: Int?
    private var pace = LinkPace()
    private var storedPause = false
    private var times = Times()

    /// The times of the last call, for programs to read.
    private struct Times {
        var timestamp = 0.0
        var targetTimestamp = 0.0
        var duration = 0.0
    }

    /// Nil once the link was invalidated or its display has gone.
    private var registry: DisplayLinkRegistry? { section(of: owner) { storedRegistry } }

    private struct Attachment: Equatable {
        let runLoop: RunLoop
        let mode: RunLoop.Mode

        static func == (left: Attachment, right: Attachment) -> Bool {
            left.runLoop === right.runLoop && left.mode == right.mode
        }
    }

    /// Makes a link that calls a method of a target, which gets the link as its argument.
    public convenience init(target: Any, selector sel: Selector) {
        self.init { link in sel.perform(on: target, with: [link]) }
    }

    /// Makes a link that calls a closure, of the display of the calling thread if no other is given.
    package init(on context: DisplayContext? = nil, _ callback: @escaping (CADisplayLink) -> Void) {
        self.callback = callback
        let registry = (context ?? DisplayContext.current).displayLinks
        owner = registry.owner
        storedRegistry = registry
        super.init()
    }

    /// When the last displayed frame was shown, in seconds; 0 before the first call.
    open var timestamp: CFTimeInterval { section(of: owner) { times.timestamp } }
    /// When the next frame of this link is shown, in seconds.
    open var targetTimestamp: CFTimeInterval { section(of: owner) { times.targetTimestamp } }
    /// The display's refresh interval, in seconds, whatever rate is wanted; 0 before the first call.
    open var duration: CFTimeInterval { section(of: owner) { times.duration } }
    /// Whether calls are held back.
    open var isPaused: Bool {
        get { section(of: owner) { storedPause } }
        set {
            let old = section(of: owner) {
                defer { storedPause = newValue }
                return storedPause
            }
            if newValue != old { registry?.noteChange() }
        }
    }
    /// The preferred number of calls a second; 0 is the display's own rate.
    ///
    /// Calls come on every n-th refresh: at the wanted rate, or at the next higher one that divides the
    /// display's. Of this and ``preferredFrameRateRange`` the one that was set last counts.
    open var preferredFramesPerSecond: Int {
        get { section(of: owner) { pace.framesPerSecond } }
        set { section(of: owner) { pace.want(framesPerSecond: newValue) } }
    }
    /// The rates that are wanted.
    ///
    /// Calls come at the rate nearest above the preferred one, or above the maximum where none is preferred, that
    /// divides the display's; at the next lower one if that would exceed the maximum.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { section(of: owner) { pace.range } }
        set { section(of: owner) { pace.want(range: newValue) } }
    }

    /// The number of refreshes from call to call, 1 or more.
    @available(*, deprecated, message: "Use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { section(of: owner) { pace.frameInterval } }
        set { section(of: owner) { pace.want(frameInterval: newValue) } }
    }

    /// Starts the calls.
    ///
    /// Inside a manual display its refreshes are used, whatever the run loop; else those of the live display,
    /// on the thread of the run loop and while that runs in the mode. Added twice, it is called once per
    /// refresh. An invalidated link stays silent.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let registry else { return }
        registry.change {
            // Another thread may have invalidated the link.
            guard callback != nil else { return }
            let attachment = Attachment(runLoop: runloop, mode: mode)
            if !attachments.contains(attachment) { attachments.append(attachment) }
            registry.add(self)
        }
    }

    /// Stops the calls when the link was removed from everywhere it was added to; adding again starts them.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let registry else { return }
        registry.change {
            attachments.removeAll { $0 == Attachment(runLoop: runloop, mode: mode) }
            if attachments.isEmpty { registry.remove(self) }
        }
    }

    /// Stops the calls for good and releases the target.
    open func invalidate() {
        guard let registry else { return }
        // The closure, and what it holds, goes after the section.
        var ended: ((CADisplayLink) -> Void)?
        registry.change {
            storedRegistry = nil
            attachments.removeAll()
            swap(&ended, &callback)
            registry.remove(self)
        }
        withExtendedLifetime(ended) {}
    }

    /// Takes a refresh of a manual display: calls back if the link is due.
    package func fire(_ refresh: RefreshTiming) {
        guard let due = section(of: owner, { takeDue(refresh) }) else { return }
        due(self)
    }

    /// The call that is due at a refresh, noted as called; in a section.
    private func takeDue(_ refresh: RefreshTiming) -> ((CADisplayLink) -> Void)? {
        guard !storedPause, let callback else { return nil }
        let refreshInterval = refresh.nextTimestamp - refresh.timestamp
        let stride = pace.refreshesPerCall(interval: refreshInterval)
        if let lastIndex, refresh.index - lastIndex < stride { return nil }
        lastIndex = refresh.index
        times = Times(
            timestamp: refresh.timestamp,
            targetTimestamp: refresh.timestamp + refreshInterval * Double(stride),
            duration: refreshInterval
        )
        return callback
    }

    /// Takes a refresh of a live display on the main thread: calls back there if the main run loop is in a mode
    /// of the link's, and asks other run loops to call back.
    fileprivate func fireOnRunLoops(_ refresh: RefreshTiming, attachments: [RunLoop: [RunLoop.Mode]]) {
        for (runLoop, modes) in attachments {
            if runLoop !== RunLoop.main {
                // A timer, because it wakes the run loop, and runs once whichever mode comes first.
                let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in self?.fire(refresh) }
                for mode in modes { runLoop.add(timer, forMode: mode) }
            } else if modes.contains(.common) || modes.contains(runLoop.currentMode ?? .default) {
                fire(refresh)
            }
        }
    }

    /// Its run loops with their modes.
    fileprivate var modesByRunLoop: [RunLoop: [RunLoop.Mode]] {
        Dictionary(grouping: section(of: owner) { attachments }, by: \.runLoop).mapValues { $0.map(\.mode) }
    }
}

/// The display links of one display, in the order in which they were added.
package final class DisplayLinkRegistry {
    /// The thread that sections of the registry and its links are about; 0 takes the lock of all threads.
    let owner: UInt32
    private let isManual: Bool
    /// Touched in such sections.
    private var links: [CADisplayLink] = []

    /// Called when links come, go or pause: a live display sleeps while there are none.
    var onChange: (() -> Void)?

    init(owner: UInt32, isManual: Bool) {
        self.owner = owner
        self.isManual = isManual
    }

    fileprivate func add(_ link: CADisplayLink) {
        if !links.contains(where: { $0 === link }) { links.append(link) }
    }

    fileprivate func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Changes something about the links, in a section.
    fileprivate func change(_ body: () -> Void) {
        section(of: owner, body)
        noteChange()
    }

    func noteChange() {
        onChange?()
    }

    /// The display ends: links release their targets, which may keep their links.
    func end() {
        for link in section(of: owner, { links }) { link.invalidate() }
    }

    /// Whether a refresh would call something.
    package var isActive: Bool { section(of: owner) { links.contains { !$0.isPaused } } }

    /// Calls the links that are due; links may be added and removed meanwhile.
    package func fire(_ refresh: RefreshTiming) {
        guard !isManual else {
            for link in section(of: owner, { links }) where has(link) { link.fire(refresh) }
            return
        }
        let known = section(of: owner) { links.map { ($0, $0.modesByRunLoop) } }
        for (link, attachments) in known where has(link) {
            link.fireOnRunLoops(refresh, attachments: attachments)
        }
    }

    private func has(_ link: CADisplayLink) -> Bool {
        section(of: owner) { links.contains { $0 === link } }
    }
}
