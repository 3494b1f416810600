import CAgateUnicode

/// The directions of one paragraph, by UAX#9: embedding levels, and the runs of its lines from left to right.
///
/// A separator belongs to the paragraph that it ends. What follows one is resolved as a paragraph of its own, but lines take the first
/// one's level.
///
/// Source: text T81 and T82.
package struct BidiParagraph: Sendable, Equatable {
    /// The length of the paragraph, in UTF-16 units.
    package let count: Int
    /// The paragraph's own level: 0 from left to right, 1 from right to left.
    package let baseLevel: UInt8
    /// Where each run of one level ends, ascending.
    private let runEnds: [Int32]
    /// The level of each run.
    private let runLevels: [UInt8]
    /// Stretches that take ``baseLevel`` at the end of a line and have another one elsewhere, as pairs of start and end.
    private let hanging: [Int32]

    /// Resolves the levels of a paragraph.
    ///
    /// - Parameters:
    ///   - text: The paragraph.
    ///   - direction: Its base direction.
    ///   - embeddings: Directions that attributes give to stretches of it; of two at one place the first is around the second.
    /// - Complexity: O(n).
    package init(_ text: UTF16Text, direction: BaseDirection = .natural, embeddings: [BidiEmbedding] = []) {
        count = text.count
        var levels: [UInt8] = []
        var base = direction.levelWithoutText
        if !Self.isPlain(text, direction) || !embeddings.isEmpty {
            levels = Self.levels(of: text, direction, embeddings, &base)
        }
        baseLevel = base
        var ends: [Int32] = []
        var runLevels: [UInt8] = []
        var hanging: [Int32] = []
        var hangStart: Int32?
        for (offset, marked) in levels.enumerated() {
            let level = marked & 0x7F
            if runLevels.last == level {
                ends[ends.count - 1] += 1
            } else {
                ends.append(Int32(offset) + 1)
                runLevels.append(level)
            }
            if marked & Self.hangs != 0, level != base || hangStart != nil {
                if hangStart == nil { hangStart = Int32(offset) }
            } else if let start = hangStart {
                hanging += [start, Int32(offset)]
                hangStart = nil
            }
        }
        if let start = hangStart { hanging += [start, Int32(levels.count)] }
        if levels.isEmpty, count > 0 {
            ends = [Int32(clamping: count)]
            runLevels = [base]
        }
        runEnds = ends
        self.runLevels = runLevels
        self.hanging = hanging
    }

    /// The directions of a string.
    package init(_ string: String, direction: BaseDirection = .natural) {
        self.init(UTF16Text(string), direction: direction)
    }

    /// Whether the paragraph goes from right to left.
    package var isRightToLeft: Bool { baseLevel == 1 }

    /// The character that is shown in place of another one in a run from right to left: rule L4.
    package static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(agate_bidi_mirrored(scalar.value)) ?? scalar
    }

    /// Whether each character has level 0 whatever the rules are: no right-to-left script, no formatting characters.
    private static func isPlain(_ text: UTF16Text, _ direction: BaseDirection) -> Bool {
        guard agate_unicode_is_available(), text.count < Int(Int32.max) / 4 else { return true }
        guard direction.levelWithoutText == 0 else { return false }
        return text.units.allSatisfy { $0 < 0x590 }
    }

    /// The level of each unit, marked where it hangs at the end of a line; none where they cannot be resolved.
    private static func levels(
        of text: UTF16Text,
        _ direction: BaseDirection,
        _ embeddings: [BidiEmbedding],
        _ base: inout UInt8
    ) -> [UInt8] {
        let embedded = embeddings.isEmpty ? nil : EmbeddedText(text, embeddings)
        let units = embedded?.units ?? text.units
        guard units.count < Int(Int32.max) else { return [] }
        var isDone = false
        let classes = [UInt8](unsafeUninitializedCapacity: units.count) { classes, count in
            guard let target = classes.baseAddress else { return }
            units.withUnsafeBufferPointer { units in
                guard let unit = units.baseAddress, !units.isEmpty else { return }
                isDone = agate_bidi_classes(unit, Int32(units.count), target)
            }
            count = isDone ? units.count : 0
        }
        guard isDone else { return [] }
        let resolver = BidiResolver(
            embedded.map { UTF16Text(units: $0.units) } ?? text,
            marked: classes,
            direction: direction
        )
        base = resolver.baseLevel
        var levels = zip(resolver.levels, classes).map { level, marked in
            BidiClass(marked: marked).hangs ? level | hangs : level
        }
        // The second half of a pair has no class of its own, which would count as a format character: it goes where the first one does.
        for place in units.indices.dropFirst()
        where UTF16.isTrailSurrogate(units[place]) && UTF16.isLeadSurrogate(units[place - 1]) {
            levels[place] = levels[place - 1]
        }
        return embedded.map { $0.places.map { levels[$0] } } ?? levels
    }

    /// The bit of a unit's level that says that the unit takes the paragraph's level at the end of a line; levels are below it.
    private static let hangs: UInt8 = 0x80
}

extension BidiParagraph {
    /// The level of all units of every line; nil where there are several.
    var onlyLevel: UInt8? { runLevels.count == 1 && hanging.isEmpty ? runLevels[0] : nil }

    /// The place of the run that an offset is in.
    private func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runEnds.count - 1
        while low < high {
            let middle = (low + high) / 2
            if Int(runEnds[middle]) <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The embedding level of a unit, before a line is known to end behind it.
    ///
    /// - Complexity: O(log n).
    package func level(at offset: Int) -> UInt8 {
        guard offset >= 0, offset < count else { return baseLevel }
        return runLevels[runIndex(at: offset)]
    }

    /// The runs of a stretch of the paragraph, in logical order, before a line is known to end behind it.
    ///
    /// - Complexity: O(log n + k) for k runs.
    package func levelRuns(in range: Range<Int>) -> [LevelRun] {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return [] }
        var runs: [LevelRun] = []
        var index = runIndex(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(Int(runEnds[index]), range.upperBound)
            runs.append(LevelRun(range: start..<end, level: runLevels[index]))
            start = end
            index += 1
        }
        return runs
    }

    /// The runs of a line in logical order: white space and isolates at its end have the paragraph's level, by rule L1.
    package func lineRuns(in line: Range<Int>) -> [LevelRun] {
        let line = line.clamped(to: 0..<count)
        var runs = levelRuns(in: line)
        let end = endWithoutHanging(of: line)
        guard end < line.upperBound else { return runs }
        while let last = runs.last, last.range.lowerBound >= end { runs.removeLast() }
        if let last = runs.last {
            runs[runs.count - 1].range = last.range.lowerBound..<min(last.range.upperBound, end)
        }
        if let last = runs.last, last.level == baseLevel {
            runs[runs.count - 1].range = last.range.lowerBound..<line.upperBound
        } else {
            runs.append(LevelRun(range: end..<line.upperBound, level: baseLevel))
        }
        return runs
    }

    /// The runs of a line from left to right, by rules L1 and L2.
    ///
    /// - Complexity: O(log n + k) for k runs, for each level among them.
    package func visualRuns(in line: Range<Int>) -> [LevelRun] {
        lineRuns(in: line).inVisualOrder()
    }

    /// Where the characters begin that take the paragraph's level because a line ends behind them.
    private func endWithoutHanging(of line: Range<Int>) -> Int {
        // The first stretch that ends at or behind the line's end.
        var low = 0
        var high = hanging.count / 2
        while low < high {
            let middle = (low + high) / 2
            if Int(hanging[2 * middle + 1]) < line.upperBound { low = middle + 1 } else { high = middle }
        }
        guard 2 * low < hanging.count, Int(hanging[2 * low]) < line.upperBound else { return line.upperBound }
        return max(Int(hanging[2 * low]), line.lowerBound)
    }
}
