/// Resolves the embedding levels of a text by UAX#9 (Unicode 15.0): rules P2 to I2, and L1 where it does not depend on lines.
///
/// The rules are applied here because ICU's shortcuts give other levels to text of one direction, and its explicit levels miss some lines
/// of the standard's test files. Characters that rule X9 removes take the level of the one before.
struct BidiResolver {
    /// The class of each unit, with marks of brackets.
    let marked: [UInt8]
    /// The characters, for pairs of brackets.
    let text: UTF16Text
    /// The level of each unit.
    var levels: [UInt8]
    /// The class of each unit, changed by overrides.
    var types: [BidiClass]
    /// For an isolate initiator the place of its PDI, for a PDI that of its initiator; no places where there are no isolates.
    var partners: [Int: Int] = [:]
    /// For each FSI whether its content goes from right to left.
    private var isolatesToTheLeft: Set<Int> = []
    /// The level of the first paragraph.
    private(set) var baseLevel: UInt8 = 0

    /// The deepest level of an embedding.
    private static let maximumDepth: UInt8 = 125

    /// Resolves a text; each separator ends a paragraph.
    init(_ text: UTF16Text, marked: [UInt8], direction: BaseDirection) {
        self.text = text
        self.marked = marked
        types = marked.map(BidiClass.init(marked:))
        levels = [UInt8](repeating: 0, count: marked.count)
        var start = 0
        while start < marked.count {
            let end = types[start...].firstIndex(of: .b).map { $0 + 1 } ?? marked.count
            let level = resolve(start..<end, direction)
            if start == 0 { baseLevel = level }
            start = end
        }
    }

    /// Resolves one paragraph, and gives its level.
    private mutating func resolve(_ paragraph: Range<Int>, _ direction: BaseDirection) -> UInt8 {
        let strong = matchIsolates(in: paragraph)
        let base: UInt8 =
            switch direction {
            case .leftToRight: 0
            case .rightToLeft: 1
            case .natural: strong.map { $0 == .l ? 0 : 1 } ?? direction.levelWithoutText
            }
        embed(paragraph, base)
        BidiSequences(self, paragraph, base).resolve(&self)
        finish(paragraph, base)
        return base
    }

    /// BD9, P2 and the first strong character of each FSI: one pass over the paragraph, whose first strong character is given.
    private mutating func matchIsolates(in paragraph: Range<Int>) -> BidiClass? {
        var open: [(place: Int, strong: BidiClass?)] = []
        var outer: BidiClass?
        for place in paragraph {
            let type = types[place]
            switch type {
            case .fsi, .lri, .rli: open.append((place, nil))
            case .pdi:
                guard let isolate = open.popLast() else { continue }
                partners[isolate.place] = place
                partners[place] = isolate.place
                if isolate.strong == .r { isolatesToTheLeft.insert(isolate.place) }
            case .l, .r, .al:
                let strong: BidiClass = type == .l ? .l : .r
                if open.isEmpty {
                    outer = outer ?? strong
                } else if open[open.count - 1].strong == nil {
                    open[open.count - 1].strong = strong
                }
            default: break
            }
        }
        for isolate in open where isolate.strong == .r { isolatesToTheLeft.insert(isolate.place) }
        return outer
    }

    /// Rules X1 to X8: the explicit levels.
    private mutating func embed(_ paragraph: Range<Int>, _ base: UInt8) {
        struct Entry {
            let level: UInt8
            let override: BidiClass?
            let isIsolate: Bool
        }
        var stack = [Entry(level: base, override: nil, isIsolate: false)]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        for place in paragraph {
            let type = types[place]
            let top = stack[stack.count - 1]
            switch type {
            case .rle, .lre, .rlo, .lro:
                let level = type == .rle || type == .rlo ? (top.level + 1) | 1 : (top.level + 2) & ~1
                if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
                    let override: BidiClass? = type == .rlo ? .r : type == .lro ? .l : nil
                    stack.append(Entry(level: level, override: override, isIsolate: false))
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .rli, .lri, .fsi:
                levels[place] = top.level
                if let override = top.override { types[place] = override }
                let isRightToLeft = type == .rli || (type == .fsi && isolatesToTheLeft.contains(place))
                let level = isRightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
                if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
                    validIsolates += 1
                    stack.append(Entry(level: level, override: nil, isIsolate: true))
                } else {
                    overflowIsolates += 1
                }
            case .pdi:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !stack[stack.count - 1].isIsolate { stack.removeLast() }
                    stack.removeLast()
                    validIsolates -= 1
                }
                levels[place] = stack[stack.count - 1].level
                if let override = stack[stack.count - 1].override { types[place] = override }
            case .pdf:
                if overflowIsolates > 0 { continue }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !top.isIsolate, stack.count > 1 {
                    stack.removeLast()
                }
            case .b: levels[place] = base
            case .bn: break
            default:
                levels[place] = top.level
                if let override = top.override { types[place] = override }
            }
        }
    }

    /// Gives removed characters their levels, and applies rule L1 to separators and what stands before them.
    private mutating func finish(_ paragraph: Range<Int>, _ base: UInt8) {
        var last = base
        var whiteStart: Int?
        for place in paragraph {
            let original = BidiClass(marked: marked[place])
            if original.isRemoved { levels[place] = last }
            if original == .s || original == .b {
                for white in (whiteStart ?? place)...place { levels[white] = base }
                whiteStart = nil
            } else if original.hangs {
                whiteStart = whiteStart ?? place
            } else {
                whiteStart = nil
            }
            last = levels[place]
        }
    }
}
