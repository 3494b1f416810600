/// The results of one evaluation of a column, by record; the memory is kept from frame to frame.
struct ColumnOutput<Value: ColumnValue>: ~Copyable {
    private(set) var values: UnsafeMutablePointer<Value>
    private(set) var isInEffect: UnsafeMutablePointer<Bool>
    /// The clock of each record's layer; only kept while layers have clocks of their own.
    private(set) var clocks: UnsafeMutablePointer<Int32>
    private var capacity = 0

    init() {
        values = .allocate(capacity: 0)
        isInEffect = .allocate(capacity: 0)
        clocks = .allocate(capacity: 0)
    }

    deinit {
        values.deallocate()
        isInEffect.deallocate()
        clocks.deallocate()
    }

    /// Makes room for so many records.
    ///
    /// - Returns: Whether it grew, and with that lost what was there.
    mutating func reserve(_ count: Int) -> Bool {
        guard count > capacity else { return false }
        values.deallocate()
        isInEffect.deallocate()
        clocks.deallocate()
        capacity = max(count, 2 * capacity)
        values = .allocate(capacity: capacity)
        values.initialize(repeating: Value.placeholder, count: capacity)
        isInEffect = .allocate(capacity: capacity)
        isInEffect.initialize(repeating: false, count: capacity)
        clocks = .allocate(capacity: capacity)
        clocks.initialize(repeating: 0, count: capacity)
        return true
    }
}
