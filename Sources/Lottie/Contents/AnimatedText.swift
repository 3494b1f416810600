import AgateDocuments
import AgateGeometry
import CoreGraphics
import Foundation

/// A text whose characters animators change one by one, or that stands on a line of its own.
///
/// Source: documents L133, reality Q4.9.
final class AnimatedText {
    let characters: [TextCharacter]
    let text: LottieTextDocument
    let content: LottieTextContent
    /// About which places characters turn; only animated texts ask.
    private lazy var anchors = CharacterAnchors(characters, content.anchorGrouping, ascent: ascent)
    private let ascent: Double
    var animators: [LottieTextAnimator] { content.animators }
    /// For each animator, to which of the things that it counts each character belongs.
    private let indices: [[Int]]
    private let counts: [Int]
    /// The line that it stands on.
    private let walk: TextOutlineWalk?
    /// How far characters are moved by tracking, by frames.
    private var spacings: [Double: [Double]] = [:]
    /// Of each line of text: where it begins, how wide it is, and which characters it has, from left to right.
    private let rows: [Row]

    private struct Row {
        var left: Double
        var width: Double
        var order: [Int]
    }

    /// Makes a text.
    ///
    /// - Parameters:
    ///   - ascent: From the top of a line to its baseline.
    ///   - walk: The line that it stands on.
    init(
        _ characters: [TextCharacter],
        _ text: LottieTextDocument,
        _ content: LottieTextContent,
        ascent: Double,
        walk: TextOutlineWalk?
    ) {
        (self.characters, self.text, self.content, self.walk) = (characters, text, content, walk)
        self.ascent = ascent
        let places = content.animators.map { Self.indices(of: characters, $0.selector.basis) }
        counts = places.map { ($0.max() ?? -1) + 1 }
        indices = zip(content.animators, zip(places, counts)).map { animator, found in
            guard animator.selector.isRandom else { return found.0 }
            let order = Self.randomOrder(found.1)
            return found.0.map { order[$0] }
        }
        let needsRows = walk != nil || content.animators.contains { $0.tracking != nil }
        rows = needsRows ? Self.rows(characters) : []
    }

    private static func rows(_ characters: [TextCharacter]) -> [Row] {
        var rows: [Row] = []
        for (index, character) in characters.enumerated() {
            while rows.count <= character.line { rows.append(Row(left: 0, width: 0, order: [])) }
            rows[character.line].order.append(index)
        }
        for row in rows.indices where !rows[row].order.isEmpty {
            rows[row].order.sort { (characters[$0].origin.x, $0) < (characters[$1].origin.x, $1) }
            let seen = rows[row].order.filter { !characters[$0].isSpace }
            let shown = seen.isEmpty ? rows[row].order : seen
            rows[row].left = characters[shown[0]].origin.x
            let right = shown.map { characters[$0].origin.x + characters[$0].width }.max() ?? 0
            rows[row].width = right - rows[row].left
        }
        return rows
    }

    /// All that the changes of a character depend on beside the frame: equal numbers, equal changes.
    func numbers(of index: Int, as identity: Int) -> [Double] {
        var numbers: [Double] = []
        for animator in animators.indices {
            numbers += [Double(indices[animator][index]), Double(counts[animator])]
        }
        func add(_ color: SIMD4<Double>?) {
            numbers += color.map { [$0.x, $0.y, $0.z, $0.w] } ?? [-1, 0, 0, 0]
        }
        if animators.contains(where: { $0.fillColor != nil }) { add(text.fillColor) }
        if animators.contains(where: { $0.strokeColor != nil }) { add(text.strokeColor) }
        if animators.contains(where: { $0.strokeWidth != nil }) { numbers.append(text.strokeWidth) }
        if content.alignment.isAnimated { numbers += [anchors[index].reach.x, anchors[index].reach.y] }
        // The text before a character moves it.
        if !rows.isEmpty { numbers.append(Double(identity)) }
        return numbers
    }

    /// The numbers below a count in an order that looks like none and is always the same.
    ///
    /// GUESS lottie-random-order: the order of the author's program is not known.
    private static func randomOrder(_ count: Int) -> [Int] {
        var order = Array(0..<max(count, 0))
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for index in order.indices.reversed().dropLast() {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            order.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
        }
        return order
    }

    /// The number of each character among what is counted; a space has that of what comes before it.
    private static func indices(of characters: [TextCharacter], _ basis: LottieTextSelector.Basis) -> [Int] {
        switch basis {
        case .characters: return Array(characters.indices)
        case .lines: return characters.map(\.line)
        case .charactersWithoutSpaces:
            var count = 0
            return characters.map { character in
                if !character.isSpace { count += 1 }
                return max(count - 1, 0)
            }
        case .words:
            var (count, isInWord, line) = (0, false, 0)
            return characters.map { character in
                if character.isSpace || character.line != line { isInWord = false }
                line = character.line
                if !character.isSpace, !isInWord { (count, isInWord) = (count + 1, true) }
                return max(count - 1, 0)
            }
        }
    }

    private func weight(_ animator: Int, of character: Int, at frame: Double) -> Double {
        animators[animator].selector.weight(
            of: indices[animator][character],
            among: counts[animator],
            at: frame
        )
    }

    /// Calls a closure with each animator that has a property, and its weight for a character.
    private func forEach(
        _ property: KeyPath<LottieTextAnimator, LottieProperty?>,
        of character: Int,
        at frame: Double,
        _ body: (LottieProperty, Double) -> Void
    ) {
        for (index, animator) in animators.enumerated() {
            guard let property = animator[keyPath: property] else { continue }
            let weight = weight(index, of: character, at: frame)
            if weight != 0 { body(property, weight) }
        }
    }

    private func sum(
        _ property: KeyPath<LottieTextAnimator, LottieProperty?>,
        of character: Int,
        at frame: Double
    ) -> SIMD2<Double> {
        var result = SIMD2<Double>.zero
        forEach(property, of: character, at: frame) { result += $0.point(at: frame) * $1 }
        return result
    }

    /// Whether characters stand where ``place(of:)`` says, and not on a line.
    private var isStraight: Bool { walk == nil }

    /// Where a character's anchor is, from which its changes count.
    func anchor(of index: Int) -> SIMD2<Double> {
        let group = anchors[index]
        if content.alignment.isAnimated { return group.middle }
        return group.middle + group.reach * content.alignment.point(at: 0) / 100
    }

    /// Where the space lies whose changes ``matrix(of:at:)`` tells.
    func place(of index: Int) -> SIMD2<Double> { isStraight ? anchor(of: index) : .zero }

    /// The changes of a character around its anchor.
    func matrix(of index: Int, at frame: Double) -> CGAffineTransform {
        var transform = LottieTransform()
        var scale = SIMD2<Double>(repeating: 1)
        forEach(\.scale, of: index, at: frame) { scale *= 1 + ($0.size(at: frame) / 100 - 1) * $1 }
        transform.scale = LottieProperty([scale.x * 100, scale.y * 100])
        transform.rotation = LottieProperty(sum(\.rotation, of: index, at: frame).x)
        transform.skew = LottieProperty(sum(\.skew, of: index, at: frame).x)
        transform.skewAxis = LottieProperty(sum(\.skewAxis, of: index, at: frame).x)
        var shift = SIMD2<Double>.zero
        if content.alignment.isAnimated {
            shift = anchors[index].reach * content.alignment.point(at: frame) / 100
        }
        let anchor = shift + sum(\.anchor, of: index, at: frame)
        let moved = shift + sum(\.position, of: index, at: frame)
        let spacing = spacing(before: index, at: frame)
        let turned = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.linear(at: 0))
        guard let walk else {
            return turned.concatenating(CGAffineTransform(translationX: moved.x + spacing, y: moved.y))
        }
        let (character, place) = (characters[index], self.anchor(of: index))
        let row = rows[character.line]
        let onLine = walk.place(
            of: place.x - row.left + moved.x + spacing,
            width: row.width,
            share: text.justification.share,
            forced: TextOutlineWalk.Share(
                part: Double(ranks[index]) / Double(max(row.order.count - 1, 1)),
                before: characters[row.order[0]].width / 2,
                after: characters[row.order[row.order.count - 1]].width / 2
            ),
            at: frame
        )
        // The first line of text stands on the line, wherever its box is.
        let height = place.y + moved.y - characters[0].origin.y - text.baselineShift
        return turned.concatenating(CGAffineTransform(translationX: 0, y: height))
            .concatenating(onLine ?? CGAffineTransform(scaleX: 0, y: 0))
    }

    /// The places of characters in their lines, from left to right.
    private lazy var ranks: [Int] = {
        var ranks = [Int](repeating: 0, count: characters.count)
        for row in rows {
            for (rank, index) in row.order.enumerated() { ranks[index] = rank }
        }
        return ranks
    }()

    /// By how much the tracking of its line moves a character.
    private func spacing(before index: Int, at frame: Double) -> Double {
        guard animators.contains(where: { $0.tracking != nil }) else { return 0 }
        if let known = spacings[frame] { return known[index] }
        var result = [Double](repeating: 0, count: characters.count)
        for row in rows {
            var before = 0.0
            for (rank, other) in row.order.enumerated() {
                result[other] = before
                guard rank + 1 < row.order.count else { break }
                before += sum(\.tracking, of: other, at: frame).x / 1000 * text.size
            }
            for other in row.order { result[other] -= before * text.justification.share }
        }
        // The same frames are computed again with each character.
        if (spacings.count + 1) * characters.count > Self.maxSpacings { spacings.removeAll() }
        spacings[frame] = result
        return result[index]
    }

    private static let maxSpacings = 1 << 20

    func opacity(of index: Int, at frame: Double) -> Double {
        var result = 1.0
        forEach(\.opacity, of: index, at: frame) { result *= 1 + ($0.number(at: frame) / 100 - 1) * $1 }
        return min(max(result, 0), 1)
    }

    /// A colour on the way to those of the animators; one that the text has not comes out of nothing.
    func color(
        _ color: SIMD4<Double>?,
        _ property: KeyPath<LottieTextAnimator, LottieProperty?>,
        of index: Int,
        at frame: Double
    ) -> SIMD4<Double> {
        var result = color
        forEach(property, of: index, at: frame) {
            let (value, weight) = ($0.value(at: frame), min(max($1, 0), 1))
            guard value.count > 2 else { return }
            let wanted = SIMD4(value[0], value[1], value[2], 1)
            guard let before = result else {
                result = SIMD4(wanted.x, wanted.y, wanted.z, weight)
                return
            }
            var mixed = before + (wanted - before) * weight
            if color != nil { mixed.w = before.w }
            result = mixed
        }
        return (result ?? .zero).clamped(lowerBound: .zero, upperBound: .one)
    }

    func strokeWidth(of index: Int, at frame: Double) -> Double {
        max(text.strokeWidth + sum(\.strokeWidth, of: index, at: frame).x, 0)
    }

    /// Whether characters have a fill, be it one of the animators'.
    var hasFill: Bool { text.fillColor != nil || animators.contains { $0.fillColor != nil } }

    /// Whether characters have a line of a width and a colour, be they those of the animators.
    var hasStroke: Bool {
        (text.strokeColor != nil || animators.contains { $0.strokeColor != nil })
            && (text.strokeWidth > 0 || animators.contains { $0.strokeWidth != nil })
    }
}
