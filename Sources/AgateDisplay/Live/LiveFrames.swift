/// The frames of a live display, one after the other: the one as it is now first, then one for each change.
///
/// An iterator that takes longer than a refresh gets the newest frame next; its damage holds that of the frames that were passed over. The
/// sequence ends with the display, and when its task is cancelled. Without an iterator no frame is drawn.
public struct LiveFrames: AsyncSequence, Sendable {
    /// The elements of the sequence: frames with their damage and time.
    public typealias Element = LiveFrame

    let observers: FrameObservers

    /// Begins to draw for an iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(observers)
    }

    /// Gives the frames one by one.
    public struct Iterator: AsyncIteratorProtocol {
        private let subscription: Subscription

        init(_ observers: FrameObservers) {
            subscription = Subscription(observers)
        }

        /// The next frame, nil when there will be none.
        public mutating func next() async -> LiveFrame? {
            await subscription.mailbox.next()
        }
    }

    /// Lasts as long as its iterator.
    private final class Subscription: Sendable {
        let mailbox = FrameMailbox()
        private let observers: FrameObservers
        private let key: Int

        init(_ observers: FrameObservers) {
            self.observers = observers
            key = observers.add(mailbox)
        }

        deinit {
            observers.remove(key)
        }
    }
}

/// Where the newest frame waits for an iterator.
final class FrameMailbox: Sendable {
    private struct State {
        var frame: LiveFrame?
        var waiter: CheckedContinuation<LiveFrame?, Never>?
        var hasEnded = false
    }

    private let state = LockedValue(State())

    /// Puts a frame in the place of the one that waits.
    func put(_ frame: LiveFrame) {
        let waiter = state.withLock { state -> CheckedContinuation<LiveFrame?, Never>? in
            guard !state.hasEnded else { return nil }
            defer { state.waiter = nil }
            if state.waiter == nil {
                state.frame = state.frame.map { frame.withDamage(of: $0) } ?? frame
            }
            return state.waiter
        }
        waiter?.resume(returning: frame)
    }

    /// Takes the frame, or waits for it; nil after the end.
    ///
    /// One task may wait at a time.
    func next() async -> LiveFrame? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if let answer = answer(to: continuation) { continuation.resume(returning: answer.frame) }
            }
        } onCancel: {
            end()
        }
    }

    private struct Answer {
        let frame: LiveFrame?
    }

    /// The answer that is known at once; nil if the caller has to wait.
    private func answer(to continuation: CheckedContinuation<LiveFrame?, Never>) -> Answer? {
        state.withLock { state in
            if state.hasEnded || state.waiter != nil { return Answer(frame: nil) }
            if let frame = state.frame {
                state.frame = nil
                return Answer(frame: frame)
            }
            state.waiter = continuation
            return nil
        }
    }

    /// Resumes the waiting iterators; no frame comes any more.
    func end() {
        let waiter = state.withLock { state -> CheckedContinuation<LiveFrame?, Never>? in
            state.hasEnded = true
            state.frame = nil
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }
}
