import Dispatch
import Foundation
import Synchronization

/// Shares the elements of a loop out among threads: the one place that asks for more than the calling thread.
///
/// Results must not depend on how elements are shared out. Calls return when all elements are done.
package struct ParallelMap: Sendable {
    /// The maximum number of threads, the calling one included.
    package let threads: Int
    /// Loops of fewer elements run on the calling thread.
    package let minimum: Int

    /// The number of processors, read once: reading it opens files of the system, which takes longer than a small operation on paths.
    package static let processors = max(ProcessInfo.processInfo.activeProcessorCount, 1)

    package init(threads: Int, minimum: Int = 2) {
        self.threads = threads
        self.minimum = minimum
    }

    /// The number of parts that ``forEachPart(of:_:)`` makes of so many elements; at least 1.
    package func parts(of count: Int) -> Int { count < minimum ? 1 : max(min(threads, count), 1) }

    /// The results of a function for the numbers 0..<`count`, in their order.
    ///
    /// - Parameter element: Called by several threads at a time; may write only what no other call reads or writes.
    @inlinable
    package func map<Element>(_ count: Int, _ element: (Int) -> Element) -> [Element] {
        [Element](unsafeUninitializedCapacity: count) { elements, made in
            made = count
            guard let start = elements.baseAddress else { return }
            forEachPart(of: count) { part in
                for index in part { (start + index).initialize(to: element(index)) }
            }
        }
    }

    /// Calls a function with ranges of about equal length that together are 0..<`count`, one for each thread.
    ///
    /// - Parameter body: Called by several threads at a time; may write only what no other call reads or writes.
    package func forEachPart(of count: Int, _ body: (Range<Int>) -> Void) {
        let parts = parts(of: count)
        guard parts > 1 else { return body(0..<count) }
        withoutActuallyEscaping(body) { body in
            let shared = Shared(body: body)
            DispatchQueue.concurrentPerform(iterations: parts) { part in
                shared.body(count * part / parts..<count * (part + 1) / parts)
            }
        }
    }

    /// Calls a function with the numbers 0..<`count`; a thread that is done with one takes the next that is left.
    ///
    /// For elements whose work differs much. Without a second thread the order is ascending.
    package func forEach(of count: Int, _ body: @Sendable (Int) -> Void) {
        let workers = parts(of: count)
        guard workers > 1 else {
            for index in 0..<count { body(index) }
            return
        }
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(index)
            }
        }
    }

    /// Unchecked, because the caller of ``forEachPart(of:_:)`` sees to it that calls keep apart.
    private struct Shared: @unchecked Sendable {
        let body: (Range<Int>) -> Void
    }
}
