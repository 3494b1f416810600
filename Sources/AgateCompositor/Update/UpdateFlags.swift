/// The work on a placed layer in an update.
struct UpdateFlags: OptionSet {
    var rawValue: UInt8

    /// It may be different itself.
    static let itself = UpdateFlags(rawValue: 1)
    /// It and all layers in it are placed again.
    static let subtree = UpdateFlags(rawValue: 2)
    /// It or something below it is different.
    static let touched = UpdateFlags(rawValue: 4)
    /// How it was is noted.
    static let noted = UpdateFlags(rawValue: 8)
    /// It is a box that animations move.
    static let moved = UpdateFlags(rawValue: 16)
    /// It has left the layer above, or is placed elsewhere.
    static let gone = UpdateFlags(rawValue: 32)
    /// It has other sublayers or another mask, and may be different itself.
    static let children = UpdateFlags(rawValue: 64)
    /// It looks different where it is; what is in it is not.
    static let redrawn = UpdateFlags(rawValue: 128)

    /// It is placed again, by itself or with what it contains.
    static let placed: UpdateFlags = [.itself, .subtree, .children]
    /// Its values are taken again, and it is placed where that may be of consequence.
    static let takenAgain: UpdateFlags = [.itself, .subtree, .children, .redrawn]
}

/// The flags of all placed layers, by index.
struct LayerUpdates {
    private var flags: [UpdateFlags] = []

    /// No flags on any of so many layers.
    init(count: Int) {
        flags = [UpdateFlags](repeating: [], count: count)
    }

    subscript(index: Int) -> UpdateFlags {
        get { flags[index] }
        set { flags[index] = newValue }
    }

    /// Turns one flag into another wherever it is.
    mutating func turn(_ flag: UpdateFlags, into other: UpdateFlags) {
        for index in flags.indices where !flags[index].isDisjoint(with: flag) {
            flags[index].subtract(flag)
            flags[index].formUnion(other)
        }
    }

    mutating func clear() {
        flags.withUnsafeMutableBufferPointer { $0.update(repeating: []) }
    }

    /// The indices of layers with one of some flags, in painting order.
    ///
    /// - Complexity: O(layers / 8) where few have one.
    func indices(of mask: UpdateFlags) -> [Int] {
        var result: [Int] = []
        let mask = mask.rawValue
        let words = UInt64(mask) &* 0x0101_0101_0101_0101
        flags.withUnsafeBytes { flags in
            var index = 0
            while index < flags.count {
                if index % 8 == 0, index + 8 <= flags.count,
                    flags.load(fromByteOffset: index, as: UInt64.self) & words == 0
                {
                    index += 8
                    continue
                }
                if flags[index] & mask != 0 { result.append(index) }
                index += 1
            }
        }
        return result
    }
}
