/// What has to be done with each placed layer in an update.
struct LayerMarks {
    static let itself: UInt8 = 1
    static let subtree: UInt8 = 2
    /// It or something below it is different.
    static let touched: UInt8 = 4
    /// How it was is noted.
    static let noted: UInt8 = 8
    /// It has other sublayers or another mask, and may be different itself.
    static let children: UInt8 = 64
    /// It has left the layer above, or is placed elsewhere.
    static let gone: UInt8 = 32

    /// It is a box that animations move.
    static let moved: UInt8 = 16

    private var marks: [UInt8] = []

    /// No marks on any of so many layers.
    init(count: Int) {
        marks = [UInt8](repeating: 0, count: count)
    }

    subscript(index: Int) -> UInt8 {
        get { marks[index] }
        set { marks[index] = newValue }
    }

    /// Turns one mark into another wherever it is.
    mutating func turn(_ mark: UInt8, into other: UInt8) {
        for index in marks.indices where marks[index] & mark != 0 {
            marks[index] = marks[index] & ~mark | other
        }
    }

    mutating func clear() {
        marks.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    /// The indices of layers with one of some marks, in painting order.
    func indices(of mask: UInt8) -> [Int] {
        var result: [Int] = []
        let words = UInt64(mask) &* 0x0101_0101_0101_0101
        marks.withUnsafeBytes { marks in
            var index = 0
            while index < marks.count {
                if index % 8 == 0, index + 8 <= marks.count,
                    marks.load(fromByteOffset: index, as: UInt64.self) & words == 0
                {
                    index += 8
                    continue
                }
                if marks[index] & mask != 0 { result.append(index) }
                index += 1
            }
        }
        return result
    }
}
