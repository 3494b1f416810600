import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Which layer of a random tree is under a point, and what the picture shows there.
///
/// A hit is a matter of bounds: the corners that a radius cuts off and what a mask hides are hit though nothing is painted
/// there (claims 12.17, 12.18). So the layer that is painted at a point is hit, or those that are hit in front of it are cut
/// away there.
@Suite("Hit testing of random trees", .checkingInvariants)
struct HitPropertyTests {
    /// What of layers paints less than their bounds.
    private enum Cuts: CaseIterable {
        case none, corners, masks, both
    }

    @Test(
        "the layer under a point is the one whose colour is painted there, but for those in front that are cut away",
        .claim("12.16", "12.17", "12.18", "15.15"),
        arguments: Seeds.upTo(48)
    )
    func colorUnderThePoint(_ seed: UInt64) {
        for cuts in seed % 2 == 0 ? [Cuts.none, .both] : [.corners, .masks] {
            var generator = SeededGenerator(seed: seed)
            ManualDisplay.run(size: CGSize(width: 96, height: 96)) { display in
                let tree = ColoredTree(&generator, cuts, on: display)
                if let problem = tree.problem() {
                    Issue.record("seed \(seed), \(cuts): \(problem)\n\(display.layer.dump())")
                }
            }
        }
    }

    /// Layers of ten colours on a display.
    private final class ColoredTree {
        private let display: ManualDisplay
        private var byColor: [UInt32: CALayer] = [:]

        init(_ generator: inout SeededGenerator, _ cuts: Cuts, on display: ManualDisplay) {
            self.display = display
            let root = display.layer
            root.name = "root"
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 160
            root.sublayerTransform = eye
            var containers = [root]
            for number in 1...10 {
                let parent = containers[generator.int(in: 0..<containers.count)]
                let layer = Self.makeLayer(&generator, number, cuts)
                parent.addSublayer(layer)
                if !(layer is CATransformLayer) { byColor[Self.color(number)] = layer }
                containers.append(layer)
            }
            display.advance(by: 0)
        }

        // MARK: The property

        /// What is wrong at some point, nil when nothing is.
        func problem() -> String? {
            let image = display.makeImage()
            var checked = 0
            for y in stride(from: 1, to: 95, by: 3) {
                for x in stride(from: 1, to: 95, by: 3) {
                    // Only where all pixels around are of one colour: edges are mixtures.
                    let here = pixel(of: image, x, y)
                    let around = (-1...1).flatMap { dy in (-1...1).map { pixel(of: image, x + $0, y + dy) } }
                    guard around.allSatisfy({ $0 == here }), here == 0 || byColor[here] != nil else {
                        continue
                    }
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    if let problem = problem(at: point, painted: byColor[here] ?? display.layer) {
                        return "at \(x), \(y) \(problem)"
                    }
                    checked += 1
                }
            }
            return checked > 50 ? nil : "only \(checked) points were looked at"
        }

        /// Takes what is hit away, front to back, until the painted layer is hit.
        private func problem(at point: CGPoint, painted: CALayer) -> String? {
            var hidden: [CALayer] = []
            defer { for layer in hidden { layer.isHidden = false } }
            while let hit = display.layer.hitTest(point) {
                if hit === painted { return nil }
                guard hit !== display.layer else { break }
                guard isCut(hit, at: point) else {
                    return "\(hit.name ?? "") is hit, \(painted.name ?? "") is painted"
                }
                hidden.append(hit)
                hit.isHidden = true
            }
            return "\(painted.name ?? "") is painted, and not among what is hit"
        }

        /// Whether a layer paints nothing at a point of its bounds: a corner, or a mask, of its own or around it.
        private func isCut(_ layer: CALayer, at point: CGPoint) -> Bool {
            var current: CALayer? = layer
            while let next = current, next !== display.layer {
                let local = next.convert(point, from: display.layer)
                if next === layer || next.masksToBounds, !Self.covers(next.bounds, next.cornerRadius, local) {
                    return true
                }
                if let mask = next.mask, !Self.covers(mask.frame, mask.cornerRadius, local) { return true }
                current = next.superlayer
            }
            return false
        }

        /// Whether a rectangle with round corners covers a point.
        private static func covers(_ rect: CGRect, _ radius: CGFloat, _ point: CGPoint) -> Bool {
            let radius = min(radius, rect.width / 2, rect.height / 2)
            let inner = rect.insetBy(dx: radius, dy: radius)
            let x = max(inner.minX - point.x, point.x - inner.maxX, 0)
            let y = max(inner.minY - point.y, point.y - inner.maxY, 0)
            return x * x + y * y <= radius * radius
        }

        // MARK: Layers

        private static func makeLayer(
            _ generator: inout SeededGenerator,
            _ number: Int,
            _ cuts: Cuts
        ) -> CALayer {
            let isSpace = generator.int(in: 0..<3) == 0
            let layer = isSpace ? CATransformLayer() : CALayer()
            layer.bounds = CGRect(
                x: generator.int(in: 0..<3) == 0 ? generator.double(in: -9...9) : 0,
                y: 0,
                width: generator.double(in: 20...60),
                height: generator.double(in: 20...60)
            )
            layer.position = CGPoint(x: generator.double(in: 20...70), y: generator.double(in: 20...70))
            layer.zPosition = [0, 0, -15, 20][generator.int(in: 0..<4)]
            layer.name = "layer \(number)"
            if generator.int(in: 0..<4) != 0 {
                let axis = (
                    generator.double(in: -1...1), generator.double(in: -1...1), generator.double(in: -1...1)
                )
                let angle = generator.double(in: -3...3)
                layer.transform = CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2)
            }
            layer.isGeometryFlipped = generator.int(in: 0..<5) == 0
            layer.isDoubleSided = generator.int(in: 0..<4) != 0
            guard !isSpace else { return layer }
            let bits = color(number)
            layer.backgroundColor = CGColor(
                red: CGFloat(bits & 255) / 255,
                green: CGFloat(bits >> 8 & 255) / 255,
                blue: CGFloat(bits >> 16 & 255) / 255,
                alpha: 1
            )
            layer.masksToBounds = generator.int(in: 0..<3) == 0
            let (radius, inset) = (generator.double(in: 4...40), generator.double(in: 0...12))
            let (isRound, isMasked) = (generator.int(in: 0..<2) == 0, generator.int(in: 0..<3) == 0)
            if isRound, cuts == .corners || cuts == .both { layer.cornerRadius = radius }
            if isMasked, cuts == .masks || cuts == .both {
                let mask = CALayer()
                mask.frame = layer.bounds.insetBy(dx: inset, dy: 4)
                mask.cornerRadius = radius / 2
                mask.backgroundColor = CGColor(gray: 0, alpha: 1)
                layer.mask = mask
            }
            return layer
        }

        /// A colour of its own for each number, far from those of the others.
        private static func color(_ number: Int) -> UInt32 {
            let steps = UInt32(number)
            return 0xFF00_0000 | (steps * 23) | (steps * 71 % 256) << 8 | (255 - steps * 19) << 16
        }

        private func pixel(of image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
            image.buffer.withPixels { $0[y * image.width + x] }
        }
    }
}
