import AgateDocuments

/// Which texts a layer shows, and from which frames of the document on.
///
/// Parts that are never seen cost nothing. Source: documents L39, reality Q4.7.
struct TextTimeline {
    /// The frames, in ascending order, and the text that shows from there on.
    private(set) var steps: [(frame: Double, text: Int)] = []
    /// The texts that show, each once.
    private(set) var texts: [LottieTextDocument] = []

    init(_ content: LottieTextContent, in scope: CompositionScope) {
        let documents = content.documents
        var known: [LottieTextDocument: Int] = [:]
        func index(_ frame: Double) -> Int {
            switch documents.position(at: scope.map.inner(at: frame)) {
            case .at(let index), .between(let index, _): index
            }
        }
        func add(_ frame: Double, _ place: Int) {
            let document = documents[place].value
            let text = known[document] ?? texts.count
            if text == texts.count {
                known[document] = text
                texts.append(document)
            }
            if steps.last?.text != text { steps.append((frame, text)) }
        }
        let (start, end) = (scope.range.lowerBound, scope.range.upperBound)
        add(start, index(start))
        guard documents.count > 1 else { return }
        var last = start
        for edge in scope.map.outer(of: documents.dropFirst().map(\.time), in: scope.range).sorted() {
            // At the very end that still shows which did just before it.
            guard edge > last + Self.minimum, edge < end - 1e-6 else { continue }
            // Frames that a map was turned back for are off by rounding: looked at just behind.
            add(edge, index(edge + 1e-6))
            last = edge
        }
    }

    /// Leaves out all that does not show at some of the frames of the document; one text at least stays.
    mutating func keep(_ shown: ClosedRange<Double>) {
        let first = max((steps.firstIndex { $0.frame > shown.lowerBound } ?? steps.count) - 1, 0)
        let end = max(steps.firstIndex { $0.frame > shown.upperBound } ?? steps.count, first + 1)
        guard first > 0 || end < steps.count else { return }
        var kept: [Int: Int] = [:]
        let all = texts
        (steps, texts) = (Array(steps[first..<end]), [])
        for place in steps.indices {
            let text = steps[place].text
            if kept[text] == nil {
                kept[text] = texts.count
                texts.append(all[text])
            }
            steps[place].text = kept[text] ?? 0
        }
    }

    /// Edges closer than this are one, in frames.
    private static let minimum = 1e-7
}
