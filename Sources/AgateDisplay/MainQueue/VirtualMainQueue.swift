import CAgateMainQueue

/// The main queue and the main run loop of a manual display: what its thread gives to them waits here for the display's
/// time.
///
/// `CAgateMainQueue` brings the work here from the functions of Dispatch, CoreFoundation and Swift's concurrency that
/// schedule it. All of it is used on the display's thread, but for what others send.
final class VirtualMainQueue {
    private enum Work {
        case block(MainBlock)
        case timer(MainTimer)
        case function(AgateFunction, UnsafeMutableRawPointer?)
        case sleep(AgateFunction, UnsafeMutableRawPointer?)
        case job(UnsafeMutableRawPointer)
    }

    /// The display's time, in seconds.
    private(set) var time = 0.0
    private var agenda = TimerHeap<Work>()
    /// The timers that the thread has made, by address.
    private var timers: [UnsafeMutableRawPointer: MainTimer] = [:]
    /// Blocks that wait for dispatch groups, in order.
    private var waiting: [(group: MainGroup, block: MainBlock)] = []
    private var hasEnded = false
    /// Blocks of threads that are inside of no display, in the order in which they came; nil when the display has ended.
    private let sent = LockedValue<[MainBlock]?>([])
    /// How much work may still run in this visit.
    private var budget = 0

    /// Work that is due so little after a moment is due then, in seconds: dates have steps of an eighth of a
    /// microsecond.
    static let tolerance = 1e-6

    /// A block that queues itself again and again gets no further in one visit, but goes on in the next.
    private static let largestBudget = 100_000

    init() {
        _ = Self.handlersAreInstalled
    }

    // MARK: The display's side

    /// When the first work is due, in seconds; the present time while something must be looked at at every refresh.
    var nextDue: Double {
        waiting.isEmpty && sent.withLock({ $0?.isEmpty ?? true }) ? agenda.nextDue : time
    }

    /// Begins a visit of the clock at a time.
    func beginVisit(at time: Double) {
        self.time = time
        budget = Self.largestBudget
    }

    /// Runs what is due, and what that schedules for the same moment.
    ///
    /// - Returns: Whether anything ran.
    func run() -> Bool {
        var hasRun = false
        while budget > 0, !hasEnded {
            takeSent()
            if let block = takeReleased() {
                block.run()
            } else if let (work, _) = agenda.takeFirst(dueBy: time + Self.tolerance) {
                perform(work)
            } else {
                break
            }
            budget -= 1
            hasRun = true
        }
        return hasRun
    }

    /// Ends the queue: its work never runs, and timers that wait are invalid and keep nothing; but jobs of Swift's concurrency, whose
    /// tasks others may wait for, go where they would have gone.
    func end() {
        hasEnded = true
        let left = sent.withLock { sent in
            defer { sent = nil }
            return sent ?? []
        }
        // Their threads may wait for them, and know nothing of a display.
        for block in left { block.runOnSystemQueue() }
        for (work, due) in agenda.takeAll() {
            switch work {
            case .block: break
            case .timer(let timer):
                timer.entry = nil
                timer.invalidate()
            case .function(let function, let context), .sleep(let function, let context):
                agate_main_queue_call(due - time, function, context)
            case .job(let job): agate_job_hand_back(job)
            }
        }
        timers.removeAll()
        waiting.removeAll()
    }

    /// Work that other threads have sent is due now.
    private func takeSent() {
        let blocks = sent.withLock { sent in
            guard let blocks = sent, !blocks.isEmpty else { return [MainBlock]() }
            sent = []
            return blocks
        }
        for block in blocks { agenda.add(.block(block), due: time) }
    }

    private func takeReleased() -> MainBlock? {
        guard !waiting.isEmpty, let index = waiting.firstIndex(where: { $0.group.isEmpty }) else {
            return nil
        }
        return waiting.remove(at: index).block
    }

    private func perform(_ work: Work) {
        switch work {
        case .block(let block): block.run()
        case .timer(let timer): fire(timer)
        case .function(let function, let context): noting(context) { function(context) }
        case .sleep(let function, let context): noting(agate_any_job) { function(context) }
        case .job(let job): noting(job) { agate_job_run(job) }
        }
    }

    private func noting(_ job: UnsafeMutableRawPointer?, _ body: () -> Void) {
        let before = agate_job_note(job)
        body()
        _ = agate_job_note(before)
    }

    private func fire(_ timer: MainTimer) {
        timer.entry = nil
        guard timer.isValid else { return forget(timer) }
        let next = timer.nextDue()
        // Before the call, so that the call can move the timer or end it.
        if let next { timer.entry = agenda.add(.timer(timer), due: next) }
        timer.callOut()
        guard next == nil else { return }
        timer.invalidate()
        forget(timer)
    }

    private func forget(_ timer: MainTimer) {
        if let entry = timer.entry { agenda.remove(entry) }
        timer.entry = nil
        if timers[timer.timer] === timer { timers[timer.timer] = nil }
    }

    // MARK: The program's side

    private func add(_ work: Work, due: Double) {
        // A time that is no number never comes, but work that is dropped here would leave its owner waiting.
        agenda.add(work, due: due.isNaN ? time : max(due, time))
    }

    private func schedule(_ timer: MainTimer) {
        if let entry = timer.entry { agenda.remove(entry) }
        timer.entry = agenda.add(
            .timer(timer),
            due: timer.firstDue.isNaN ? .infinity : max(timer.firstDue, time)
        )
    }

    private func addTimer(_ pointer: UnsafeMutableRawPointer) -> Bool {
        guard !hasEnded, let timer = timers[pointer] else { return false }
        guard agate_timer_fire_date(pointer) == timer.fireDate else {
            timers[pointer] = nil
            return false
        }
        guard timer.isValid, timer.entry == nil else { return true }
        timer.retain()
        schedule(timer)
        return true
    }

    private func moveTimer(_ pointer: UnsafeMutableRawPointer, to due: Double) {
        guard let timer = timers[pointer], !hasEnded else { return }
        let isScheduled = timer.entry != nil
        timer.move(to: due)
        if isScheduled { schedule(timer) }
    }

    /// The queue of a display as C code has it: a pointer that is good while the display's `run` lasts.
    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    private static func of(_ display: UnsafeMutableRawPointer) -> VirtualMainQueue {
        Unmanaged<VirtualMainQueue>.fromOpaque(display).takeUnretainedValue()
    }

    /// Brings the work of all threads that are inside of a display to its queue.
    private static let handlersAreInstalled: Bool = {
        var handlers = AgateMainQueueHandlers(
            block: { display, block, due in
                let queue = VirtualMainQueue.of(display)
                if !queue.hasEnded { queue.add(.block(MainBlock(copying: block)), due: due) }
            },
            group_block: { display, group, block in
                let queue = VirtualMainQueue.of(display)
                if !queue.hasEnded { queue.waiting.append((MainGroup(group), MainBlock(copying: block))) }
            },
            timer_made: { display, timer, callout, info, interval, fireDate, due in
                let made = MainTimer(
                    timer,
                    callout: callout,
                    info: info,
                    interval: interval,
                    fireDate: fireDate,
                    due: due
                )
                VirtualMainQueue.of(display).timers[timer] = made
            },
            timer_added: { display, timer in VirtualMainQueue.of(display).addTimer(timer) },
            timer_moved: { display, timer, due in VirtualMainQueue.of(display).moveTimer(timer, to: due) },
            timer_ended: { display, timer in
                let queue = VirtualMainQueue.of(display)
                if let known = queue.timers[timer] { queue.forget(known) }
            },
            function: { display, function, context, due in
                VirtualMainQueue.of(display).add(.function(function, context), due: due)
            },
            sleep: { display, function, context, due in
                VirtualMainQueue.of(display).add(.sleep(function, context), due: due)
            },
            job: { display, job, due in VirtualMainQueue.of(display).add(.job(job), due: due) },
            sent_block: { display, block in
                let made = MainBlock(copying: block)
                let isTaken = VirtualMainQueue.of(display).sent.withLock { sent in
                    sent?.append(made)
                    return sent != nil
                }
                if !isTaken { made.runOnSystemQueue() }
            }
        )
        agate_main_queue_install(&handlers)
        TimerRelease.install()
        return true
    }()
}

/// A block on its way to the main queue.
private final class MainBlock {
    private let block: UnsafeMutableRawPointer

    init(copying block: UnsafeMutableRawPointer) {
        self.block = agate_block_copy(block)
    }

    deinit {
        agate_block_release(block)
    }

    func run() {
        agate_block_run(block)
    }

    /// Runs the block on the system's main queue before long.
    func runOnSystemQueue() {
        agate_main_queue_call(
            0,
            { context in
                if let context { Unmanaged<MainBlock>.fromOpaque(context).takeRetainedValue().run() }
            },
            Unmanaged.passRetained(self).toOpaque()
        )
    }
}

/// A dispatch group that a block waits for.
private final class MainGroup {
    private let group: UnsafeMutableRawPointer

    init(_ group: UnsafeMutableRawPointer) {
        self.group = group
        agate_object_retain(group)
    }

    deinit {
        agate_object_release(group)
    }

    var isEmpty: Bool { agate_group_is_empty(group) }
}
