import CoreGraphics
@_spi(UIKitRooms) import UIKitCore

/// A section of a flow layout: where its lines and items lie.
///
/// All is said along the lines and across them, so that both ways of scrolling are the same. Items of one size are counted, not stored.
struct FlowSection {
    /// What a section is made with.
    struct Metrics {
        /// The length of lines, without insets.
        var available: CGFloat
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        /// Before lines; before the first line and after the last.
        var insets: (alongStart: CGFloat, acrossStart: CGFloat, acrossEnd: CGFloat)
        var header: CGFloat
        var footer: CGFloat
    }

    /// Lengths along and across a line.
    struct Size: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    private enum Items {
        case same(Size, count: Int, perLine: Int)
        case several([Size], [FlowLines.Line], capacity: Int?)
    }

    let metrics: Metrics
    private let items: Items
    /// Where the section begins, across.
    var start: CGFloat = 0
    /// The length of the section across: header, lines, footer.
    let length: CGFloat

    private init(_ metrics: Metrics, _ items: Items, length: CGFloat) {
        (self.metrics, self.items, self.length) = (metrics, items, length)
    }

    /// A section of items of one size.
    init(_ metrics: Metrics, _ size: Size, count: Int) {
        let perLine = FlowLines.capacity(
            size.along,
            available: metrics.available,
            spacing: metrics.itemSpacing
        )
        let lines = count == 0 ? 0 : (count - 1) / perLine + 1
        let height = CGFloat(lines) * size.across + CGFloat(max(lines - 1, 0)) * metrics.lineSpacing
        self.init(
            metrics,
            .same(size, count: count, perLine: perLine),
            length: metrics.header + metrics.insets.acrossStart + height + metrics.insets.acrossEnd
                + metrics.footer
        )
    }

    /// A section of items of several sizes.
    init(_ metrics: Metrics, _ sizes: [Size]) {
        if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
            self.init(metrics, first, count: sizes.count)
            return
        }
        var lines: [FlowLines.Line] = []
        var across = metrics.header + metrics.insets.acrossStart
        let lengths = sizes.map(\.along)
        let packed = FlowLines.pack(lengths, available: metrics.available, spacing: metrics.itemSpacing)
        for (index, range) in packed.enumerated() {
            if index > 0 { across += metrics.lineSpacing }
            let height = sizes[range].reduce(0) { max($0, $1.across) }
            lines.append(.init(items: range, start: across, height: height))
            across += height
        }
        let isEven = lengths.allSatisfy { $0 == lengths[0] }
        let capacity =
            isEven && !lengths.isEmpty
            ? FlowLines.capacity(lengths[0], available: metrics.available, spacing: metrics.itemSpacing) : nil
        self.init(
            metrics,
            .several(sizes, lines, capacity: capacity),
            length: across + metrics.insets.acrossEnd + metrics.footer
        )
    }

    /// Where the footer begins, across, within the section.
    var footerStart: CGFloat { length - metrics.footer }

    /// How many items there are.
    var count: Int {
        switch items {
        case .same(_, let count, _): count
        case .several(let sizes, _, _): sizes.count
        }
    }

    /// Where an item begins, along and across, within the section, and its size.
    func place(_ item: Int) -> (along: CGFloat, across: CGFloat, size: Size) {
        switch items {
        case .same(let size, let count, let perLine):
            let line = item / perLine
            let inLine = min(perLine, count - line * perLine)
            let space = spacing(
                size.along * CGFloat(inLine),
                inLine,
                isLast: (line + 1) * perLine >= count,
                perLine
            )
            let along = space.first + CGFloat(item % perLine) * (size.along + space.between)
            let first = metrics.header + metrics.insets.acrossStart
            return (
                metrics.insets.alongStart + along,
                first + CGFloat(line) * (size.across + metrics.lineSpacing), size
            )
        case .several(let sizes, let lines, let capacity):
            let index = min(Self.first(lines.count) { lines[$0].items.upperBound > item }, lines.count - 1)
            let line = lines[index]
            let sum = sizes[line.items].reduce(0) { $0 + $1.along }
            let space = spacing(sum, line.items.count, isLast: index == lines.count - 1, capacity)
            var along = space.first
            for other in line.items.lowerBound..<item { along += sizes[other].along + space.between }
            let size = sizes[item]
            return (metrics.insets.alongStart + along, line.start + (line.height - size.across) / 2, size)
        }
    }

    private func spacing(_ sum: CGFloat, _ count: Int, isLast: Bool, _ capacity: Int?) -> (
        first: CGFloat, between: CGFloat
    ) {
        FlowLines.spacing(
            sum: sum,
            count: count,
            available: metrics.available,
            minimum: metrics.itemSpacing,
            isLast: isLast,
            capacity: capacity
        )
    }

    /// The items of the lines that touch a range across, within the section.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        switch items {
        case .same(let size, let count, let perLine):
            let step = size.across + metrics.lineSpacing
            let first = metrics.header + metrics.insets.acrossStart
            guard count > 0, low.isFinite, high.isFinite, step > 0 else { return 0..<count }
            let lines = CGFloat((count - 1) / perLine + 1)
            let from = min(max(((low - first - size.across) / step).rounded(.down), 0), lines)
            let to = min(max(((high - first) / step).rounded(.down) + 1, 0), lines)
            guard from < to else { return 0..<0 }
            return Int(from) * perLine..<min(Int(to) * perLine, count)
        case .several(_, let lines, _):
            let from = Self.first(lines.count) { lines[$0].start + lines[$0].height >= low }
            let to = Self.first(lines.count) { lines[$0].start > high }
            guard from < to else { return 0..<0 }
            return lines[from].items.lowerBound..<lines[to - 1].items.upperBound
        }
    }

    /// The first index for which something is so; it is so for all that follow.
    static func first(_ count: Int, where isSo: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isSo(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
