/// Rules W1 to I2 for one isolating run sequence.
struct BidiSequenceRules {
    /// The class of each character, which the rules change.
    private(set) var types: [BidiClass]
    /// The embedding level.
    let level: UInt8
    /// The class that counts as standing before the sequence: sos.
    let startOfSequence: BidiClass
    /// The class that counts as standing behind it: eos.
    let endOfSequence: BidiClass

    /// Begins with the classes after the explicit rules.
    init(types: [BidiClass], level: UInt8, startOfSequence: BidiClass, endOfSequence: BidiClass) {
        self.types = types
        self.level = level
        self.startOfSequence = startOfSequence
        self.endOfSequence = endOfSequence
    }

    /// Rules W1 to W7.
    mutating func resolveWeak() {
        var previous = startOfSequence
        for index in types.indices {  // W1
            if types[index] == .nsm {
                types[index] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
            }
            previous = types[index]
        }
        var strong = startOfSequence
        for index in types.indices {  // W2, and W3 behind it
            switch types[index] {
            case .l, .r: strong = types[index]
            case .al:
                strong = .al
                types[index] = .r
            case .en where strong == .al: types[index] = .an
            default: break
            }
        }
        for index in types.indices.dropFirst().dropLast() {  // W4
            let (before, after) = (types[index - 1], types[index + 1])
            switch types[index] {
            case .es where before == .en && after == .en: types[index] = .en
            case .cs where before == after && (before == .en || before == .an): types[index] = before
            default: break
            }
        }
        var index = 0
        while index < types.count {  // W5 and W6
            switch types[index] {
            case .et:
                let end = types[index...].firstIndex { $0 != .et } ?? types.count
                let isNumber =
                    (index > 0 && types[index - 1] == .en) || (end < types.count && types[end] == .en)
                for place in index..<end { types[place] = isNumber ? .en : .on }
                index = end
            case .es, .cs:
                types[index] = .on
                index += 1
            default: index += 1
            }
        }
        strong = startOfSequence
        for index in types.indices {  // W7
            switch types[index] {
            case .l, .r: strong = types[index]
            case .en where strong == .l: types[index] = .l
            default: break
            }
        }
    }

    /// Rule N0.
    ///
    /// - Parameters:
    ///   - pairs: The pairs of brackets in the order of the opening ones.
    ///   - wasMark: Which characters were NSM before rule W1.
    mutating func resolveBrackets(_ pairs: [(opening: Int, closing: Int)], wasMark: [Bool]) {
        let embedding = BidiClass.direction(of: level)
        for pair in pairs {
            var found: BidiClass?
            for index in pair.opening + 1..<pair.closing {
                guard let direction = types[index].direction else { continue }
                found = direction
                if direction == embedding { break }
            }
            guard var direction = found else { continue }
            if direction != embedding {
                let context =
                    types[..<pair.opening].lazy.reversed().compactMap(\.direction).first ?? startOfSequence
                if context != direction { direction = embedding }
            }
            for bracket in [pair.opening, pair.closing] {
                types[bracket] = direction
                var mark = bracket + 1
                while mark < types.count, wasMark[mark] {
                    types[mark] = direction
                    mark += 1
                }
            }
        }
    }

    /// Rules N1 and N2.
    mutating func resolveNeutral() {
        let embedding = BidiClass.direction(of: level)
        var before = startOfSequence
        var index = 0
        while index < types.count {
            guard types[index].isNeutral else {
                before = types[index].direction ?? before
                index += 1
                continue
            }
            let end = types[index...].firstIndex { !$0.isNeutral } ?? types.count
            let after = end < types.count ? types[end].direction ?? endOfSequence : endOfSequence
            for place in index..<end { types[place] = before == after ? before : embedding }
            index = end
        }
    }

    /// Rules I1 and I2: the level of a character whose class is resolved.
    func level(at index: Int) -> UInt8 {
        switch (level & 1, types[index]) {
        case (0, .r), (1, .l), (1, .en), (1, .an): level + 1
        case (0, .en), (0, .an): level + 2
        default: level
        }
    }
}
