import Foundation

/// Threads with room for trees that are tens of thousands of nodes deep, such as those of long chains of calls.
public enum DeepThreads {
    /// The room for a thread's calls, in bytes; memory is taken as it is used.
    private static let stackSize = 1 << 30

    /// Does work on a thread of its own, and waits for it.
    public static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
        let results = Slots<Value>(1)
        start(1) { _ in results.set(work(), at: 0) }
        return results.values[0]
    }

    /// Does work for each number below a count on as many threads as there are processors, and waits for it.
    ///
    /// - Returns: The results in the order of the numbers.
    static func map<Value: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Value) -> [Value] {
        let results = Slots<Value>(count)
        let numbers = Numbers(count)
        start(min(count, ProcessInfo.processInfo.activeProcessorCount)) { _ in
            while let number = numbers.next() { results.set(work(number), at: number) }
        }
        return results.values
    }

    private static func start(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let done = DispatchSemaphore(value: 0)
        for place in 0..<count {
            let thread = Thread {
                work(place)
                done.signal()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        for _ in 0..<count { done.wait() }
    }
}

/// Numbers that are given out once each.
///
/// `@unchecked`: the next one is read and changed with the lock held.
private final class Numbers: @unchecked Sendable {
    private let count: Int
    private var given = 0
    private let lock = NSLock()

    init(_ count: Int) { self.count = count }

    func next() -> Int? {
        lock.withLock {
            guard given < count else { return nil }
            given += 1
            return given - 1
        }
    }
}

/// Results by place.
///
/// `@unchecked`: they are written with the lock held.
private final class Slots<Value: Sendable>: @unchecked Sendable {
    private var slots: [Value?]
    private let lock = NSLock()

    init(_ count: Int) { slots = Array(repeating: nil, count: count) }

    func set(_ value: Value, at place: Int) { lock.withLock { slots[place] = value } }

    var values: [Value] { lock.withLock { slots.compactMap { $0 } } }
}
