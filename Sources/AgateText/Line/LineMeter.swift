/// Measures a line that grows at its end, tabs included.
///
/// The ends of successive calls must not go back; then all of them together take linear time.
struct LineMeter {
    private let text: MeasuredText
    private let ruler: TabRuler
    /// Where the line begins, in points from the leading edge of the paragraph.
    private let indent: Double
    /// Where the text behind the last tab begins: the start of the line without a tab.
    private var segmentStart: Int
    /// Where that text would begin without the tab, in points from the start of the line.
    private var segmentX = 0.0
    /// The stop of the last tab.
    private var stop: TabStop?
    private var nextTab: Int
    /// How far the text behind a decimal tab has been searched, and the first terminator in it.
    private var searched: Int
    private var terminator: Int?
    /// The tab that found no stop, behind which the line ends.
    private(set) var tabWithoutStop: Int?
    /// The tabs passed so far, with how far each moves what follows it.
    private(set) var passed: [Expansion] = []

    /// Begins a line.
    init(_ text: MeasuredText, from start: Int, ruler: TabRuler, indent: Double) {
        self.text = text
        self.ruler = ruler
        self.indent = indent
        segmentStart = start
        searched = start
        nextTab = text.tabIndex(atOrAfter: start)
    }

    /// The width of the line up to an offset; nil where a tab before it has no stop.
    mutating func width(to end: Int) -> Double? {
        while nextTab < text.tabs.count, text.tabs[nextTab] < end {
            guard tabWithoutStop == nil else { return nil }
            let tab = text.tabs[nextTab]
            let x = endOfSegment(at: tab)
            noteTab(endingAt: tab)
            stop = nil
            segmentX = x
            segmentStart = tab
            guard let found = ruler.stop(after: indent + x) else {
                tabWithoutStop = tab
                return nil
            }
            stop = found
            segmentStart = tab + 1
            searched = tab + 1
            terminator = nil
            nextTab += 1
        }
        return endOfSegment(at: end)
    }

    /// The tabs of the line that ends at an offset, with how far each moves what follows it.
    mutating func tabs(to end: Int) -> [Expansion] {
        if width(to: end) != nil { noteTab(endingAt: end) }
        return passed
    }

    /// Notes how far the last tab moves its text, whose end is known.
    private mutating func noteTab(endingAt end: Int) {
        guard stop != nil else { return }
        let shift = endOfSegment(at: end) - segmentX - text.width(of: segmentStart..<end)
        passed.append(Expansion(offset: segmentStart - 1, amount: shift))
    }

    /// Where the text behind the last tab ends if the line does so at an offset.
    private mutating func endOfSegment(at end: Int) -> Double {
        let width = text.width(of: segmentStart..<end)
        guard let stop else { return segmentX + width }
        let place = stop.location - indent
        switch stop.alignment {
        case .leading: return place + width
        case .trailing: return max(place, segmentX + width)
        case .center: return max(place - width / 2, segmentX) + width
        case .decimal(let terminators):
            while terminator == nil, searched < end {
                if terminators.contains(text.text.units[searched]) { terminator = searched }
                searched += 1
            }
            let aligned = terminator.map { $0 < end ? text.width(of: segmentStart..<$0) : width } ?? width
            return max(place - aligned, segmentX) + width
        }
    }
}

/// How much wider than its advance a unit of a line is: a tab, or a space of a justified line.
package struct Expansion: Sendable, Equatable {
    /// The unit.
    package let offset: Int
    /// By how much, in points.
    package let amount: Double
}
