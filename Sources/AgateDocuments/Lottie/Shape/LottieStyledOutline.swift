package import AgateGeometry
package import AgateTiming
package import Foundation

/// The outlines that one style of a shape layer paints: those before it in its list, after all modifiers that act on them.
///
/// Source: documents L100, L101, L103, L108, L113 to L119.
package struct LottieStyledOutline: Sendable {
    /// The smallest list of items that decides what the outlines are.
    private var items: [LottieShapeItem] {
        didSet { plain = Self.plain(items, place) }
    }
    /// The outlines that are painted, where they are as they stand in the style's own list; nil where something acts on them.
    private var plain: [LottieOutline]?
    /// The place of the style in that list: an index for each list on the way.
    private let place: [Int]
    /// Which copy of repeaters behind the style is painted, by the places of these repeaters in ``items``; empty where no trim counts copies.
    private let copies: [[Int]: Int]

    /// - Parameters:
    ///   - items: All items of a layer.
    ///   - place: Where the style stands among them.
    ///   - copies: Which copy of repeaters behind the style is meant, by the places of the repeaters.
    package init(items: [LottieShapeItem], place: [Int], copies: [[Int]: Int] = [:]) {
        // The outermost list with a modifier behind the way to the style; without one, the style's own list.
        var (current, level): ([LottieShapeItem], Int) = (items, 0)
        while level + 1 < place.count {
            let acts = current.dropFirst(place[level] + 1).contains { item in
                if case .modifier(let modifier) = item.content { !modifier.isRepeater } else { false }
            }
            guard !acts, case .group(let inner, _) = current[place[level]].content else { break }
            current = inner
            level += 1
        }
        self.items = current
        self.place = Array(place[level...])
        // A trim of all outlines as one line counts the copies of repeaters, each of which has another part of the line then.
        self.copies =
            !copies.isEmpty && Self.hasSequentialTrim(current)
            ? copies.reduce(into: [:]) { if $1.key.count > level { $0[Array($1.key[level...])] = $1.value } }
            : [:]
        plain = Self.plain(self.items, self.place)
    }

    private static func hasSequentialTrim(_ items: [LottieShapeItem]) -> Bool {
        items.contains { item in
            switch item.content {
            case .modifier(.trim(let trim)): trim.isSequential
            case .group(let inner, _): hasSequentialTrim(inner)
            case .outline, .style, .modifier: false
            }
        }
    }

    private static func plain(_ items: [LottieShapeItem], _ place: [Int]) -> [LottieOutline]? {
        guard place.count == 1 else { return nil }
        var result: [LottieOutline] = []
        for (index, item) in items.enumerated() {
            switch item.content {
            case .style: break
            case .outline(let outline): if index < place[0] { result.append(outline) }
            // A repeater behind the style repeats it as a whole.
            case .modifier(let modifier) where modifier.isRepeater && index > place[0]: break
            case .group(let inner, _) where inner.isEmpty || index > place[0]: break
            case .modifier, .group: return nil
            }
        }
        return result
    }

    /// The path at a frame, in the space of the style's list.
    ///
    /// - Parameter turns: How often closed contours are gone around; once leaves them closed.
    package func path(at frame: Double, turns: Int = 1) -> Path {
        contours(at: frame).map { $0.going(turns) }.path
    }

    /// The contours at a frame, in the space of the style's list.
    package func contours(at frame: Double) -> [LottieBezier] { contours(at: frame, isRough: false) }

    /// A box around the path at a frame, found without the work that modifiers make: it may be larger than the path.
    package func box(at frame: Double) -> CGRect {
        let path = contours(at: frame, isRough: true).path
        return path.isEmpty ? .null : path.boundingBox
    }

    /// Whether modifiers take part in what the path is.
    package var isModified: Bool { plain == nil && Self.hasModifier(items) }

    private static func hasModifier(_ items: [LottieShapeItem]) -> Bool {
        items.contains { item in
            switch item.content {
            case .modifier: true
            case .group(let inner, _): hasModifier(inner)
            case .outline, .style: false
            }
        }
    }

    private func contours(at frame: Double, isRough: Bool) -> [LottieBezier] {
        if let plain { return plain.map { $0.contour(at: frame) } }
        let outlines = outlines(of: items, at: frame, prefix: [], isRough: isRough)
        let list = place.dropLast()
        var contours = outlines.filter { outline in
            !outline.isOfOtherCopy && outline.place.count >= place.count
                && outline.place.prefix(list.count).elementsEqual(list)
                && outline.place[list.count] < place[list.count]
        }.flatMap(\.contours)
        if !list.isEmpty {
            let matrix = matrix(at: frame)
            guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else { return [] }
            let inverse = matrix.inverted()
            contours = contours.map { $0.applying(inverse) }
        }
        return contours
    }

    /// The trimmed outline and its trim, where a trim is the only modifier and its only outline is the style's.
    ///
    /// Nil as well where lengths in the trim's space are not in one proportion to those in the style's.
    package var trimmed: (outline: LottieStyledOutline, trim: LottieTrim)? {
        guard copies.isEmpty,
            let at = items.lastIndex(where: { if case .modifier = $0.content { true } else { false } }),
            case .modifier(.trim(let trim)) = items[at].content,
            items[(at + 1)...].allSatisfy({ $0.outlineCount == 0 && $0.keepsProportions }),
            items[..<at].allSatisfy(\.keepsProportions),
            items[..<at].reduce(0, { $0 + $1.outlineCount }) == 1
        else { return nil }
        var result = self
        // Other items keep their places.
        result.items[at].content = .group([], LottieTransform())
        return (result, trim)
    }

    /// From the space of the style's list to that of ``items``.
    private func matrix(at frame: Double) -> CGAffineTransform {
        var (current, matrix) = (items, CGAffineTransform.identity)
        for index in place.dropLast() {
            guard case .group(let inner, let transform) = current[index].content else { break }
            matrix = transform.matrix(at: frame).concatenating(matrix)
            current = inner
        }
        return matrix
    }

    private func outlines(
        of items: [LottieShapeItem],
        at frame: Double,
        prefix: [Int],
        isRough: Bool
    ) -> [PlacedOutline] {
        // Whether the style is in this list or below it: then what follows it repeats it as a whole.
        let isOnWay = place.starts(with: prefix)
        var result: [PlacedOutline] = []
        for (index, item) in items.enumerated() {
            switch item.content {
            case .style: break
            case .outline(let outline):
                result.append(PlacedOutline(contours: [outline.contour(at: frame)], place: prefix + [index]))
            case .group(let inner, let transform):
                let matrix = transform.matrix(at: frame)
                for outline in outlines(of: inner, at: frame, prefix: prefix + [index], isRough: isRough) {
                    result.append(
                        PlacedOutline(
                            contours: outline.contours.map { $0.applying(matrix) },
                            place: outline.place,
                            matrix: outline.matrix.concatenating(matrix),
                            isOfOtherCopy: outline.isOfOtherCopy
                        )
                    )
                }
            case .modifier(let modifier):
                if case .repeater(let repeater) = modifier, isOnWay, index > place[prefix.count] {
                    guard let own = copies[prefix + [index]] else { continue }
                    let originals = result
                    result = repeater.copies(at: frame).indices.flatMap { copy in
                        originals.map { outline in
                            var outline = outline
                            if copy != own { outline.isOfOtherCopy = true }
                            return outline
                        }
                    }
                    continue
                }
                modifier.apply(to: &result, at: frame, isRough: isRough)
            }
        }
        return result
    }

    /// The times of the keyframes that change the path; none if it never changes.
    package var keyframeTimes: [Double] {
        var times: [Double] = []
        Self.addKeyframeTimes(of: items, to: &times)
        return times
    }

    /// The paces at which the path may go from one frame to another one; none where a modifier acts on it, which keeps none.
    package func paces(from start: Double, to end: Double) -> [UnitBezier] {
        Self.paces(of: items, from: start, to: end) ?? []
    }

    private static func paces(
        of items: [LottieShapeItem],
        from start: Double,
        to end: Double
    ) -> [UnitBezier]? {
        var result: [UnitBezier] = []
        for item in items {
            switch item.content {
            case .style: break
            case .outline(let outline): result += outline.paces(from: start, to: end)
            case .modifier: return nil
            case .group(let inner, let transform):
                guard let below = paces(of: inner, from: start, to: end) else { return nil }
                result += below + transform.placing.paces(from: start, to: end)
            }
        }
        return result
    }

    private static func addKeyframeTimes(of items: [LottieShapeItem], to times: inout [Double]) {
        for item in items {
            switch item.content {
            case .style: break
            case .outline(let outline): outline.addKeyframeTimes(to: &times)
            case .modifier(let modifier): modifier.addKeyframeTimes(to: &times)
            case .group(let inner, let transform):
                transform.placing.addKeyframeTimes(to: &times)
                addKeyframeTimes(of: inner, to: &times)
            }
        }
    }
}

extension LottieShapeItem {
    /// How many outlines it has.
    fileprivate var outlineCount: Int {
        switch content {
        case .outline: 1
        case .group(let inner, _): inner.reduce(0) { $0 + $1.outlineCount }
        case .style, .modifier: 0
        }
    }

    /// Whether it is none and has no modifier, and stretches nothing more one way than the other.
    fileprivate var keepsProportions: Bool {
        switch content {
        case .outline, .style: true
        case .modifier: false
        case .group(let inner, let transform):
            transform.skew == LottieProperty(0)
                && transform.scale.keyframes.allSatisfy {
                    ($0.value.count < 2 || abs($0.value[0]) == abs($0.value[1])) && $0.curves.count < 2
                }
                && inner.allSatisfy(\.keepsProportions)
        }
    }
}

extension LottieModifier {
    var isRepeater: Bool { if case .repeater = self { true } else { false } }
}
