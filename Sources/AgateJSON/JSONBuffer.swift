/// Memory for values without references, which doubles when it is full.
struct JSONBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var start: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    /// - Parameter capacity: For how many values there is room at first: 1 or more.
    init(capacity: Int) {
        start = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    deinit { start.deallocate() }

    subscript(index: Int) -> Element {
        get { start[index] }
        set { start[index] = newValue }
    }

    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        start[count] = element
        count += 1
    }

    /// Appends values that lie in other memory.
    mutating func append(contentsOf other: UnsafeBufferPointer<Element>) {
        guard let source = other.baseAddress else { return }
        if other.count > capacity - count { grow(by: other.count) }
        (start + count).update(from: source, count: other.count)
        count += other.count
    }

    mutating func removeLast(_ some: Int) { count -= some }

    private mutating func grow(by more: Int) {
        let larger = max(2 * capacity, count + more)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.update(from: start, count: count)
        start.deallocate()
        (start, capacity) = (moved, larger)
    }
}
