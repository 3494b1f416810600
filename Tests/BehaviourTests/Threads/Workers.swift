import AgateDisplay
import AgateScene
import Foundation
import QuartzCore

/// Threads without a run loop, which the caller waits for.
enum Workers {
    /// Runs a closure on several threads at once and returns when all of them have ended.
    static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let start = DispatchSemaphore(value: 0)
        let threads = (0..<count).map { index in
            PosixThread {
                start.wait()
                body(index)
            }
        }
        for _ in threads { start.signal() }
        for thread in threads { thread.join() }
    }
}

/// A value behind a lock that the Thread Sanitizer knows, which that of `Mutex` is not: its library is not built
/// for the sanitizer.
final class LockedValue<Value>: @unchecked Sendable {
    // Used with the lock held only.
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

/// Where one thread waits for another.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// Lets one waiting thread pass.
    func open() {
        semaphore.signal()
    }

    /// Waits until the gate has been opened.
    func pass() {
        semaphore.wait()
    }
}

/// A thread that is over, its thread-local storage included, when it was joined.
final class PosixThread {
    private var thread = pthread_t()

    private final class Body {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    init(_ body: @escaping @Sendable () -> Void) {
        let argument = Unmanaged.passRetained(Body(body)).toOpaque()
        pthread_create(
            &thread,
            nil,
            { raw in
                if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
                return nil
            },
            argument
        )
    }

    func join() {
        pthread_join(thread, nil)
    }
}

/// The queue of the main thread, which need not run on that thread itself while tests run.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Makes the queue known; call it before ``isCurrent``.
    static func mark() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    /// Whether the caller runs on the main queue.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}

/// Something that the test hands to its threads; it sees to it that they do not get in each other's way.
struct Shared<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A live display whose clock stands until it is set, and that draws.
final class LiveStage: Sendable {
    private let clock = TestClock()
    private let made: Shared<LiveDisplay>

    init() {
        let clock = clock
        made = Shared(LiveDisplay(size: CGSize(width: 16, height: 16), refreshRate: 1000) { clock.now })
        made.value.setFrameHandler { _, _ in }
    }

    /// The display.
    var display: LiveDisplay { made.value }

    /// Its root layer.
    var root: CALayer { DisplayContext.of(display).rootLayer }

    /// Sets the clock.
    func setTime(_ time: Double) {
        clock.now = time
    }

    /// The layers as of the last commit of any thread.
    var tree: RenderTree { TreeLock.withLock { display.tree } }

    /// One turn of the main thread.
    @MainActor func turn() {
        display.turn()
    }

    /// Ends drawing.
    func end() {
        display.setFrameHandler(nil)
    }
}

/// A clock that stands until it is set.
private final class TestClock: Sendable {
    private let time = LockedValue<Double>(0)

    var now: Double {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }
}
