import Dispatch

/// Shares many small things out among threads, each of which takes a stretch of them.
struct SideBySide {
    /// How many threads work at most.
    let threads: Int
    /// Fewer things than these are not worth a second thread.
    var least = 512

    /// How many threads work on so many things.
    func parts(of count: Int) -> Int { count < least ? 1 : max(min(threads, count), 1) }

    /// What a function gives for each number below a count.
    ///
    /// - Parameter element: Called by several threads at a time; may write what no other call of it looks at.
    func map<Element>(_ count: Int, _ element: (Int) -> Element) -> [Element] {
        [Element](unsafeUninitializedCapacity: count) { elements, made in
            made = count
            guard let start = elements.baseAddress else { return }
            forEachPart(of: count) { part in
                for index in part { (start + index).initialize(to: element(index)) }
            }
        }
    }

    /// Calls a function with stretches that together are all numbers below a count.
    ///
    /// - Parameter body: Called by several threads at a time; may write what no other call of it looks at.
    func forEachPart(of count: Int, _ body: (Range<Int>) -> Void) {
        let parts = parts(of: count)
        guard parts > 1 else { return body(0..<count) }
        withoutActuallyEscaping(body) { body in
            let shared = Shared(body: body)
            DispatchQueue.concurrentPerform(iterations: parts) { part in
                shared.body(count * part / parts..<count * (part + 1) / parts)
            }
        }
    }

    private struct Shared: @unchecked Sendable {
        // Each call has a stretch of its own, and whoever passes it on sees to it that calls keep out of each other's way.
        let body: (Range<Int>) -> Void
    }
}
