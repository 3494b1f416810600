/// Lays out the paragraphs of a text in one room.
struct LayoutMaker {
    private let content: TextContent
    private let room: TextLayout.Room
    private var stacker: LineStacker
    private(set) var lines: [TextLine] = []
    private(set) var showsAll = true
    /// Whether lines stand elsewhere in a wider room.
    private(set) var dependsOnWidth = false

    init(_ content: TextContent, _ room: TextLayout.Room) {
        self.content = content
        self.room = room
        stacker = LineStacker([room])
    }

    /// The end of the widest line from its paragraph's leading edge.
    var widest: Double { stacker.widest }

    /// Finds all lines.
    ///
    /// - Parameter alignmentWidth: The width in which lines are aligned where the room has none; nil: the widest line of each paragraph.
    mutating func fill(alignmentWidth: Double?) {
        let first = content.paragraphs.firstPlace { $0.upperBound > room.start }
        for index in first..<content.paragraphs.count {
            guard !stacker.isFull, add(index, alignmentWidth) else {
                showsAll = false
                break
            }
        }
        // A token stands for what is left out behind the last line.
        if !showsAll, let last = lines.last,
            let cut = stacker.truncated(last, alignmentWidth: alignmentWidth)
        {
            lines[lines.count - 1] = cut
        }
    }

    /// Adds the lines of a paragraph that find room; false where some do not.
    private mutating func add(_ index: Int, _ alignmentWidth: Double?) -> Bool {
        if isLimited, !content.hasParagraph(at: index) {
            for length in TextContent.beginnings {
                guard let beginning = content.beginning(ofParagraphAt: index, from: room.start, length)
                else { break }
                if add(beginning, alignmentWidth, margin: TextContent.margin) { return false }
            }
        }
        let paragraph = content.paragraph(at: index)
        _ = add(paragraph, alignmentWidth, margin: 0)
        return lines.last?.textRange.upperBound == paragraph.range.upperBound
    }

    /// Whether the room ends before a very long paragraph does, and nothing in the room depends on the paragraph's end.
    private var isLimited: Bool {
        room.region == nil && (room.height.isFinite || room.lineLimit > 0) && room.width.isFinite
            && (room.truncation == nil || room.truncation == .end)
    }

    /// Adds the lines of a paragraph, or of its beginning.
    ///
    /// - Returns: Whether they were added: false where the lines come so near to the end of a beginning that they may be others in the
    ///   whole.
    private mutating func add(_ paragraph: Paragraph, _ alignmentWidth: Double?, margin: Int) -> Bool {
        let start = max(room.start - paragraph.range.lowerBound, 0)
        guard
            let added = stacker.add(
                paragraph,
                from: start,
                margin: margin,
                alignmentWidth: alignmentWidth
            )
        else { return false }
        lines += added
        let alignment = room.style(of: paragraph).alignment
        if paragraph.measured.bidi.isRightToLeft || (alignment != .left && alignment != .natural) {
            dependsOnWidth = true
        }
        return true
    }
}
