/// The isolating run sequences of a paragraph: rule X10.
struct BidiSequences {
    /// One sequence, and what is around it.
    private struct Sequence {
        /// The units, without those that rule X9 removes.
        var places: [Int]
        let level: UInt8
        var startOfSequence: BidiClass
        var endOfSequence: BidiClass
    }

    private var sequences: [Sequence] = []

    /// Finds the sequences of a paragraph whose explicit levels are known.
    init(_ resolver: BidiResolver, _ paragraph: Range<Int>, _ base: UInt8) {
        let kept = paragraph.filter { !BidiClass(marked: resolver.marked[$0]).isRemoved }
        guard !kept.isEmpty else { return }
        // The level runs, as ranges of places in `kept`.
        var runs: [Range<Int>] = []
        var start = 0
        for index in kept.indices
        where index + 1 == kept.count || resolver.levels[kept[index + 1]] != resolver.levels[kept[index]] {
            runs.append(start..<index + 1)
            start = index + 1
        }
        let partners = resolver.partners
        var runStarting: [Int: Int] = [:]
        if !partners.isEmpty {
            for (number, run) in runs.enumerated() { runStarting[kept[run.lowerBound]] = number }
        }
        func next(_ run: Range<Int>) -> Int? {
            let last = kept[run.upperBound - 1]
            guard BidiClass(marked: resolver.marked[last]).isIsolateInitiator, let end = partners[last] else {
                return nil
            }
            return runStarting[end]
        }
        var isContinued = [Bool](repeating: false, count: runs.count)
        for run in runs { if let next = next(run) { isContinued[next] = true } }
        for (number, first) in runs.enumerated() where !isContinued[number] {
            var places = Array(kept[first])
            var last = first
            while let following = next(last) {
                last = runs[following]
                places += kept[last]
            }
            let level = resolver.levels[kept[first.lowerBound]]
            let before = first.lowerBound > 0 ? resolver.levels[kept[first.lowerBound - 1]] : base
            let end = kept[last.upperBound - 1]
            let isOpen = BidiClass(marked: resolver.marked[end]).isIsolateInitiator && partners[end] == nil
            let after =
                isOpen || last.upperBound == kept.count ? base : resolver.levels[kept[last.upperBound]]
            sequences.append(
                Sequence(
                    places: places,
                    level: level,
                    startOfSequence: BidiClass.direction(of: max(level, before)),
                    endOfSequence: BidiClass.direction(of: max(level, after))
                )
            )
        }
    }

    /// Resolves the levels of all sequences.
    func resolve(_ resolver: inout BidiResolver) {
        for sequence in sequences {
            var rules = BidiSequenceRules(
                types: sequence.places.map { resolver.types[$0] },
                level: sequence.level,
                startOfSequence: sequence.startOfSequence,
                endOfSequence: sequence.endOfSequence
            )
            let wasMark = rules.types.map { $0 == .nsm }
            rules.resolveWeak()
            rules.resolveBrackets(pairs(in: sequence, rules.types, resolver), wasMark: wasMark)
            rules.resolveNeutral()
            for (index, place) in sequence.places.enumerated() {
                resolver.levels[place] = rules.level(at: index)
            }
        }
    }

    /// BD16: pairs of brackets, by their places in the sequence, in the order of the opening ones.
    private func pairs(
        in sequence: Sequence,
        _ types: [BidiClass],
        _ resolver: BidiResolver
    ) -> [(opening: Int, closing: Int)] {
        let maximumDepth = 63
        var pairs: [(opening: Int, closing: Int)] = []
        var open: [(closing: UInt32, index: Int)] = []
        for (index, place) in sequence.places.enumerated() where types[index] == .on {
            let bracket = BidiBracket(marked: resolver.marked[place], resolver.text, at: place)
            switch bracket {
            case .opening(let closing):
                guard open.count < maximumDepth else { return pairs.sorted { $0.opening < $1.opening } }
                open.append((closing, index))
            case .closing(let closing):
                guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
                pairs.append((open[match].index, index))
                open.removeSubrange(match...)
            case nil: break
            }
        }
        return pairs.sorted { $0.opening < $1.opening }
    }
}
