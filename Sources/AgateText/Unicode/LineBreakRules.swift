import CAgateUnicode

/// The rules of UAX#14 (Unicode 15.0), with numbers kept together by the expression of its section 8.2, example 7, as the standard's test
/// file has them.
///
/// They are applied here because ICU's own are tailored: they keep a hyphen at the start of a word with it, and a full stop with digits
/// that follow. Classes of characters, and the words of Thai, Lao, Khmer and Myanmar, are ICU's.
struct LineBreakRules {
    private typealias Class = AgateLineClass

    /// Where lines may break, ascending, the end of the text included.
    private(set) var opportunities: [Int32] = []
    /// Where they must, behind line terminators.
    private(set) var mandatory: [Int32] = []

    private let classes: [UInt8]
    /// Ends of words within stretches that break by dictionary, ascending.
    private let words: [Int32]
    private var nextWord = 0

    /// The class of the character before, marks left out (rules LB9 and LB10); nil at the start of the text.
    private var last: AgateLineClass?
    private var lastMarks: UInt8 = 0
    private var isAfterZWJ = false
    /// The class before the spaces that `last` ends; the same as `last` without spaces.
    private var beforeSpaces: AgateLineClass?
    /// How many regional indicators stand before.
    private var indicators = 0
    /// Whether HL and then a hyphen or BA stand before.
    private var isAfterHebrewHyphen = false
    private var number = Number.none

    /// How much of a number stands before.
    private enum Number { case none, digits, closed }

    /// Finds the breaks of a text; nil without ICU.
    init?(_ text: UTF16Text) {
        guard let classes = Self.classes(of: text) else { return nil }
        self.classes = classes
        words = Self.wordEnds(in: text, classes)
        opportunities.reserveCapacity(classes.count / 5 + 1)
        let letter = UInt8(AGATE_LINE_AL.rawValue)
        var isAfterLetter = false
        for index in classes.indices where classes[index] != UInt8(AGATE_LINE_TRAIL.rawValue) {
            let isLetter = classes[index] == letter
            // LB28: a letter after a letter changes nothing of what is kept.
            if isLetter, isAfterLetter, words.isEmpty { continue }
            pass(index)
            isAfterLetter = isLetter
        }
        guard !classes.isEmpty else { return }
        opportunities.append(Int32(classes.count))
        if let last, Self.endsLine(last) { mandatory.append(Int32(classes.count)) }
    }

    private static func classes(of text: UTF16Text) -> [UInt8]? {
        guard text.count < Int(Int32.max) else { return nil }
        var isDone = text.count == 0
        let classes = [UInt8](unsafeUninitializedCapacity: text.count) { classes, count in
            guard let target = classes.baseAddress else { return }
            text.units.withUnsafeBufferPointer { units in
                guard let unit = units.baseAddress, !units.isEmpty else { return }
                isDone = agate_line_classes(unit, Int32(units.count), target)
            }
            count = isDone ? text.count : 0
        }
        return isDone ? classes : nil
    }

    private static func endsLine(_ kind: AgateLineClass) -> Bool {
        switch kind {
        case AGATE_LINE_BK, AGATE_LINE_CR, AGATE_LINE_LF, AGATE_LINE_NL: true
        default: false
        }
    }

    /// Decides on the place before a character, and goes on behind it.
    private mutating func pass(_ index: Int) {
        let marks = classes[index] & 0xC0
        var kind = AgateLineClass(rawValue: UInt32(classes[index] & 0x3F))
        let isZWJ = kind == AGATE_LINE_ZWJ
        if kind == AGATE_LINE_DICTIONARY_MARK { kind = AGATE_LINE_CM }
        if kind == AGATE_LINE_DICTIONARY_LETTER { kind = AGATE_LINE_AL }
        if kind == AGATE_LINE_CM || isZWJ {
            if let last, !Self.endsLine(last), last != AGATE_LINE_SP, last != AGATE_LINE_ZW {
                // LB9: a mark is part of the character before.
                isAfterZWJ = isZWJ
                breakBetweenWords(index)
                return
            }
            kind = AGATE_LINE_AL
        }
        if let last {
            if Self.endsLine(last), !(last == AGATE_LINE_CR && kind == AGATE_LINE_LF) {
                opportunities.append(Int32(index))
                mandatory.append(Int32(index))
            } else if breaks(last, kind, marks, index) {
                opportunities.append(Int32(index))
            } else {
                breakBetweenWords(index)
            }
        }
        follow(kind, marks)
        isAfterZWJ = isZWJ
    }

    /// Breaks where a word of a dictionary ends.
    private mutating func breakBetweenWords(_ index: Int) {
        while nextWord < words.count, Int(words[nextWord]) < index { nextWord += 1 }
        if nextWord < words.count, Int(words[nextWord]) == index { opportunities.append(Int32(index)) }
    }

    /// Keeps what later places ask of a character.
    private mutating func follow(_ kind: AgateLineClass, _ marks: UInt8) {
        isAfterHebrewHyphen = last == AGATE_LINE_HL && (kind == AGATE_LINE_HY || kind == AGATE_LINE_BA)
        indicators = kind == AGATE_LINE_RI ? indicators + 1 : 0
        switch kind {
        case AGATE_LINE_NU: number = .digits
        case AGATE_LINE_SY, AGATE_LINE_IS: number = number == .digits ? .digits : .none
        case AGATE_LINE_CL, AGATE_LINE_CP: number = number == .digits ? .closed : .none
        default: number = .none
        }
        if kind != AGATE_LINE_SP || last == nil { beforeSpaces = kind }
        last = kind
        lastMarks = marks
    }
}

extension LineBreakRules {
    /// Whether a line may break between two characters, by the rules from LB6 on, in their order.
    private func breaks(_ a: AgateLineClass, _ b: AgateLineClass, _ marks: UInt8, _ index: Int) -> Bool {
        if Self.endsLine(b) || b == AGATE_LINE_SP || b == AGATE_LINE_ZW { return false }  // LB6, LB7, LB5
        if beforeSpaces == AGATE_LINE_ZW { return true }  // LB8
        if isAfterZWJ { return false }  // LB8a
        if a == AGATE_LINE_WJ || b == AGATE_LINE_WJ || a == AGATE_LINE_GL { return false }  // LB11, LB12
        // LB12a
        if b == AGATE_LINE_GL, a != AGATE_LINE_SP, a != AGATE_LINE_BA, a != AGATE_LINE_HY { return false }
        switch b {  // LB13
        case AGATE_LINE_CL, AGATE_LINE_CP, AGATE_LINE_EX, AGATE_LINE_IS, AGATE_LINE_SY: return false
        default: break
        }
        switch beforeSpaces {
        case AGATE_LINE_OP: return false  // LB14
        case AGATE_LINE_QU where b == AGATE_LINE_OP: return false  // LB15
        case AGATE_LINE_CL where b == AGATE_LINE_NS: return false  // LB16
        case AGATE_LINE_CP where b == AGATE_LINE_NS: return false
        case AGATE_LINE_B2 where b == AGATE_LINE_B2: return false  // LB17
        default: break
        }
        if a == AGATE_LINE_SP { return true }  // LB18
        if a == AGATE_LINE_QU || b == AGATE_LINE_QU { return false }  // LB19
        if a == AGATE_LINE_CB || b == AGATE_LINE_CB { return true }  // LB20
        // LB21
        if b == AGATE_LINE_BA || b == AGATE_LINE_HY || b == AGATE_LINE_NS || a == AGATE_LINE_BB {
            return false
        }
        if isAfterHebrewHyphen { return false }  // LB21a
        if a == AGATE_LINE_SY && b == AGATE_LINE_HL { return false }  // LB21b
        if b == AGATE_LINE_IN { return false }  // LB22
        return !(joinsWords(a, b, marks) || joinsNumbers(a, b, index) || joinsSyllables(a, b))
    }

    private static func isLetter(_ kind: AgateLineClass) -> Bool {
        kind == AGATE_LINE_AL || kind == AGATE_LINE_HL
    }

    private static func isIdeograph(_ kind: AgateLineClass) -> Bool {
        kind == AGATE_LINE_ID || kind == AGATE_LINE_EB || kind == AGATE_LINE_EM
    }

    private static func isAffix(_ kind: AgateLineClass) -> Bool {
        kind == AGATE_LINE_PR || kind == AGATE_LINE_PO
    }

    /// LB23, LB23a, LB24 and LB28 to LB30b.
    private func joinsWords(_ a: AgateLineClass, _ b: AgateLineClass, _ marks: UInt8) -> Bool {
        let isWide = UInt8(AGATE_LINE_IS_WIDE)
        if Self.isLetter(a) {
            if b == AGATE_LINE_NU || Self.isAffix(b) || Self.isLetter(b) { return true }
            return b == AGATE_LINE_OP && marks & isWide == 0
        }
        if Self.isLetter(b) {
            if a == AGATE_LINE_NU || Self.isAffix(a) || a == AGATE_LINE_IS { return true }
            return a == AGATE_LINE_CP && lastMarks & isWide == 0
        }
        if a == AGATE_LINE_NU, b == AGATE_LINE_OP { return marks & isWide == 0 }
        if a == AGATE_LINE_CP, b == AGATE_LINE_NU { return lastMarks & isWide == 0 }
        if a == AGATE_LINE_PR, Self.isIdeograph(b) { return true }
        if Self.isIdeograph(a), b == AGATE_LINE_PO { return true }
        if a == AGATE_LINE_RI, b == AGATE_LINE_RI { return indicators % 2 == 1 }
        guard b == AGATE_LINE_EM else { return false }
        return a == AGATE_LINE_EB || lastMarks & UInt8(AGATE_LINE_IS_UNASSIGNED_PICTOGRAPH) != 0
    }

    /// LB25, as example 7 has it.
    private func joinsNumbers(_ a: AgateLineClass, _ b: AgateLineClass, _ index: Int) -> Bool {
        if b == AGATE_LINE_NU {
            return number == .digits || Self.isAffix(a) || a == AGATE_LINE_OP || a == AGATE_LINE_HY
        }
        if Self.isAffix(b) { return number != .none }
        guard Self.isAffix(a), b == AGATE_LINE_OP || b == AGATE_LINE_HY else { return false }
        return kind(after: index) == AGATE_LINE_NU
    }

    /// The class of the first character behind another one that is no mark of it.
    private func kind(after index: Int) -> AgateLineClass? {
        var next = index + 1
        while next < classes.count {
            let kind = AgateLineClass(rawValue: UInt32(classes[next] & 0x3F))
            switch kind {
            case AGATE_LINE_CM, AGATE_LINE_ZWJ, AGATE_LINE_TRAIL, AGATE_LINE_DICTIONARY_MARK: next += 1
            default: return kind
            }
        }
        return nil
    }

    /// LB26 and LB27.
    private func joinsSyllables(_ a: AgateLineClass, _ b: AgateLineClass) -> Bool {
        func isKorean(_ kind: AgateLineClass) -> Bool {
            switch kind {
            case AGATE_LINE_JL, AGATE_LINE_JV, AGATE_LINE_JT, AGATE_LINE_H2, AGATE_LINE_H3: true
            default: false
            }
        }
        if a == AGATE_LINE_PR { return isKorean(b) }
        if b == AGATE_LINE_PO { return isKorean(a) }
        switch a {
        case AGATE_LINE_JL: return isKorean(b) && b != AGATE_LINE_JT
        case AGATE_LINE_JV, AGATE_LINE_H2: return b == AGATE_LINE_JV || b == AGATE_LINE_JT
        case AGATE_LINE_JT, AGATE_LINE_H3: return b == AGATE_LINE_JT
        default: return false
        }
    }

    /// The ends of words within stretches of letters and marks that break by dictionary.
    private static func wordEnds(in text: UTF16Text, _ classes: [UInt8]) -> [Int32] {
        func isDictionary(_ index: Int) -> Bool {
            classes[index] == UInt8(AGATE_LINE_DICTIONARY_LETTER.rawValue)
                || classes[index] == UInt8(AGATE_LINE_DICTIONARY_MARK.rawValue)
                || classes[index] == UInt8(AGATE_LINE_TRAIL.rawValue)
        }
        var ends: [Int32] = []
        var index = 0
        while index < classes.count {
            guard classes[index] == UInt8(AGATE_LINE_DICTIONARY_LETTER.rawValue) else {
                index += 1
                continue
            }
            let start = index
            while index < classes.count, isDictionary(index) { index += 1 }
            let stretch = UTF16Text(units: Array(text.units[start..<index]))
            let isFound = BreakIterator.forEachBoundary(of: stretch, rules: AGATE_BREAK_LINES) { offset, _ in
                if Int(offset) < stretch.count { ends.append(Int32(start) + offset) }
            }
            if !isFound { return ends }
        }
        return ends
    }
}
