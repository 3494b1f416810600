import AgateDocuments
import AgateGeometry
import CoreGraphics
import Foundation

/// The characters of a text that animators change one by one.
///
/// Source: documents L133.
struct AnimatedCharacters {
    let characters: [TextCharacter]
    let animators: [LottieTextAnimator]
    private let text: LottieTextDocument
    /// For each animator, to which of the things that it counts each character belongs.
    private let indices: [[Int]]
    private let counts: [Int]

    init(_ characters: [TextCharacter], _ animators: [LottieTextAnimator], _ text: LottieTextDocument) {
        (self.characters, self.animators, self.text) = (characters, animators, text)
        let places = animators.map { Self.indices(of: characters, $0.selector.basis) }
        counts = places.map { ($0.max() ?? -1) + 1 }
        indices = zip(animators, zip(places, counts)).map { animator, found in
            guard animator.selector.isRandom else { return found.0 }
            let order = Self.randomOrder(found.1)
            return found.0.map { order[$0] }
        }
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

    /// From a character's own space, with its place on the baseline as origin, to the text's.
    func matrix(of index: Int, at frame: Double) -> CGAffineTransform {
        let character = characters[index]
        var transform = LottieTransform()
        var scale = SIMD2<Double>(repeating: 1)
        forEach(\.scale, of: index, at: frame) { scale *= 1 + ($0.size(at: frame) / 100 - 1) * $1 }
        transform.scale = LottieProperty([scale.x * 100, scale.y * 100])
        transform.rotation = LottieProperty(sum(\.rotation, of: index, at: frame).x)
        transform.skew = LottieProperty(sum(\.skew, of: index, at: frame).x)
        transform.skewAxis = LottieProperty(sum(\.skewAxis, of: index, at: frame).x)
        // Characters turn about the middle of their baseline.
        let middle = SIMD2(character.width / 2, 0)
        let anchor = middle + sum(\.anchor, of: index, at: frame)
        var place = character.origin + middle + sum(\.position, of: index, at: frame)
        place.x += spacing(before: index, at: frame)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform.linear(at: 0))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    }

    /// By how much the tracking of its line moves a character.
    private func spacing(before index: Int, at frame: Double) -> Double {
        guard animators.contains(where: { $0.tracking != nil }) else { return 0 }
        let line = characters[index].line
        guard let first = characters.firstIndex(where: { $0.line == line }) else { return 0 }
        var (before, all) = (0.0, 0.0)
        for other in first..<characters.count where characters[other].line == line {
            let isLast = other + 1 == characters.count || characters[other + 1].line != line
            let space = isLast ? 0 : sum(\.tracking, of: other, at: frame).x / 1000 * text.size
            if other < index { before += space }
            all += space
        }
        return before - all * text.justification.share
    }

    func opacity(of index: Int, at frame: Double) -> Double {
        var result = 1.0
        forEach(\.opacity, of: index, at: frame) { result *= 1 + ($0.number(at: frame) / 100 - 1) * $1 }
        return min(max(result, 0), 1)
    }

    /// A colour on the way to those of the animators.
    func color(
        _ color: SIMD4<Double>,
        _ property: KeyPath<LottieTextAnimator, LottieProperty?>,
        of index: Int,
        at frame: Double
    ) -> SIMD4<Double> {
        var result = color
        forEach(property, of: index, at: frame) {
            let value = $0.value(at: frame)
            guard value.count > 2 else { return }
            result += (SIMD4(value[0], value[1], value[2], color.w) - result) * min(max($1, 0), 1)
        }
        return result.clamped(lowerBound: .zero, upperBound: .one)
    }

    func strokeWidth(of index: Int, at frame: Double) -> Double {
        max(text.strokeWidth + sum(\.strokeWidth, of: index, at: frame).x, 0)
    }
}
