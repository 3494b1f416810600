package import AgateGeometry
import Foundation

extension LottieModifier {
    /// Changes outlines, each a list of contours with the place of its item.
    ///
    /// - Parameter isRough: Whether only the box around the result is wanted: what takes long gives more than there is.
    func apply(to outlines: inout [PlacedOutline], at frame: Double, isRough: Bool = false) {
        switch self {
        case .trim where isRough: break
        case .trim(let trim):
            let range = trim.range(at: frame)
            if range.isWhole { return }
            if trim.isSequential {
                Self.trimSequentially(&outlines, range)
            } else {
                for index in outlines.indices {
                    let measured = TrimmedOutline(outlines[index].contours)
                    outlines[index].contours = measured.parts(
                        range.parts.map { ($0.start * measured.length, $0.end * measured.length) }
                    )
                }
            }
        case .roundCorners(let radius):
            let radius = radius.number(at: frame)
            Self.changeWhereMeasured(&outlines) { $0.map { $0.roundingCorners(radius: radius) } }
        case .merge(let merge): Self.merge(&outlines, isRough ? .merge : merge)
        case .offset(let amount, let join, let miterLimit):
            let (amount, limit) = (amount.number(at: frame), miterLimit.number(at: frame))
            Self.changeWhereMeasured(&outlines) { contours in
                isRough
                    ? contours.boxed(by: abs(amount) * (join == .miter ? max(limit, 1) : 1))
                    : contours.offset(by: amount, join: join, miterLimit: limit)
            }
        case .pucker(let amount):
            let amount = amount.number(at: frame)
            Self.change(&outlines) { $0.map { $0.puckered(amount: amount) } }
        case .zigZag(let size, let ridges, let isSmooth, let maximum):
            let (size, count) = (size.number(at: frame), ridges.number(at: frame).rounded())
            let isSmooth = isSmooth.number(at: frame) == 2
            Self.changeWhereMeasured(&outlines) { contours in
                contours.map {
                    // The limit is for a contour, not for a side.
                    let sides = max($0.vertices.count, 1)
                    let ridges = Int(min(max(count, 0), Double(maximum / sides)))
                    return $0.zigZagged(size: size, ridges: ridges, isSmooth: isSmooth)
                }
            }
        case .twist(let angle, let center):
            let (angle, center) = (angle.number(at: frame), center.point(at: frame))
            Self.change(&outlines) { $0.map { $0.twisted(angle: angle, center: center) } }
        case .repeater(let repeater):
            let originals = outlines
            outlines = repeater.copies(at: frame).flatMap { copy in
                originals.map {
                    PlacedOutline(
                        contours: $0.contours.map { $0.applying(copy.matrix) },
                        place: $0.place,
                        matrix: $0.matrix.concatenating(copy.matrix),
                        isOfOtherCopy: $0.isOfOtherCopy
                    )
                }
            }
        }
    }

    private static func change(
        _ outlines: inout [PlacedOutline],
        _ body: ([LottieBezier]) -> [LottieBezier]
    ) {
        for index in outlines.indices { outlines[index].contours = body(outlines[index].contours) }
    }

    /// Changes outlines by lengths, which count in the space of the list that the outline's item stands in, and not outside of the groups
    /// around it that stretch it.
    ///
    /// A group without an area has no such space: there the lengths of the list of the modifier count.
    ///
    /// Source: reality Q4.9.
    private static func changeWhereMeasured(
        _ outlines: inout [PlacedOutline],
        _ body: ([LottieBezier]) -> [LottieBezier]
    ) {
        for index in outlines.indices {
            let matrix = outlines[index].matrix
            guard !matrix.isIdentity, abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else {
                outlines[index].contours = body(outlines[index].contours)
                continue
            }
            let inverse = matrix.inverted()
            outlines[index].contours = body(outlines[index].contours.map { $0.applying(inverse) })
                .map { $0.applying(matrix) }
        }
    }

    /// Trims all outlines as one line.
    ///
    /// Source: documents L113, L114.
    private static func trimSequentially(_ outlines: inout [PlacedOutline], _ range: TrimRange) {
        let measured = outlines.map { TrimmedOutline($0.contours) }
        let length = measured.reduce(0) { $0 + $1.length }
        var position = 0.0
        for index in outlines.indices {
            let start = position
            outlines[index].contours = measured[index].parts(
                range.parts.map { ($0.start * length - start, $0.end * length - start) }
            )
            position += measured[index].length
        }
    }

    /// Makes one outline of all.
    ///
    /// Source: documents L118.
    private static func merge(_ outlines: inout [PlacedOutline], _ merge: LottieMerge) {
        guard let first = outlines.first, outlines.count > 1 else { return }
        let operation: PathOperation
        switch merge {
        case .merge:
            outlines = [PlacedOutline(contours: outlines.flatMap(\.contours), place: first.place)]
            return
        case .add: operation = .union
        case .subtract: operation = .subtraction
        case .intersect: operation = .intersection
        case .exclude: operation = .symmetricDifference
        }
        // Each operation asks what winds around a point: outlines that cross themselves need nothing before it.
        var area = first.contours.path
        for outline in outlines.dropFirst() {
            area = area.combined(with: outline.contours.path, operation, rule: .winding)
        }
        outlines = [PlacedOutline(contours: [LottieBezier](area), place: first.place)]
    }

    /// The times at which its keyframes stand.
    func addKeyframeTimes(to times: inout [Double]) {
        switch self {
        case .trim(let trim): trim.properties.addKeyframeTimes(to: &times)
        case .roundCorners(let radius): [radius].addKeyframeTimes(to: &times)
        case .merge: break
        case .offset(let amount, _, let limit): [amount, limit].addKeyframeTimes(to: &times)
        case .pucker(let amount): [amount].addKeyframeTimes(to: &times)
        case .zigZag(let size, let ridges, let isSmooth, _):
            [size, ridges, isSmooth].addKeyframeTimes(to: &times)
        case .twist(let angle, let center): [angle, center].addKeyframeTimes(to: &times)
        case .repeater(let repeater):
            (repeater.transform.placing + [repeater.copies, repeater.offset]).addKeyframeTimes(to: &times)
        }
    }
}

/// The contours of an item, with the item's place in the list of items that is looked at: an index for each list on the way.
struct PlacedOutline {
    var contours: [LottieBezier]
    var place: [Int]
    /// From the space of the list in which the item stands to the space of the contours.
    var matrix = CGAffineTransform.identity
    /// Whether it stands for a copy of a repeater that another layer shows: it counts where lengths are added up.
    var isOfOtherCopy = false
}

extension LottieRepeater {
    /// How a copy stands, and how opaque it is.
    package struct Copy: Sendable {
        package var matrix: CGAffineTransform
        package var opacity: Double
    }

    /// The copies at a frame; a fraction of one is a fainter last one.
    ///
    /// Source: documents L116.
    package func copies(at frame: Double) -> [Copy] {
        let count = min(max(copies.number(at: frame), 0), Double(maxCopies))
        let (offset, anchor) = (offset.number(at: frame), transform.anchor.point(at: frame))
        let (position, scale) = (transform.position.point(at: frame), transform.scale.size(at: frame) / 100)
        let rotation = transform.rotation.number(at: frame)
        let (first, last) = (startOpacity.number(at: frame) / 100, endOpacity.number(at: frame) / 100)
        return (0..<Int(count.rounded(.up))).map { index in
            let step = Double(index) + offset
            // GUESS lottie-repeater-mirror: a negative scale turns its copies about by whole steps.
            func power(_ base: Double) -> Double {
                base >= 0 ? pow(base, step) : pow(-base, step) * (Int(step.rounded()) % 2 == 0 ? 1 : -1)
            }
            let matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
                .concatenating(
                    CGAffineTransform(a: power(scale.x), b: 0, c: 0, d: power(scale.y), tx: 0, ty: 0)
                )
                .concatenating(LottieTransform.rotation(rotation * step))
                .concatenating(
                    CGAffineTransform(
                        translationX: position.x * step + anchor.x,
                        y: position.y * step + anchor.y
                    )
                )
            let share = count > 1 ? Double(index) / (count - 1) : 0
            let fraction = min(count - Double(index), 1)
            let opacity = min(max((first + (last - first) * min(share, 1)) * fraction, 0), 1)
            return Copy(matrix: matrix, opacity: opacity)
        }
    }

    /// The largest number of copies at any frame.
    package var peakCopies: Int {
        let maximum = copies.keyframes.compactMap(\.value.first).max() ?? 0
        return Int(min(max(maximum, 0), Double(maxCopies)).rounded(.up))
    }
}
