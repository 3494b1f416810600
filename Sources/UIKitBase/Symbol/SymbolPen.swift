import CoreGraphics
import Foundation

/// Draws a symbol in a square of 24 by 24, y downwards.
struct SymbolPen {
    private enum Step {
        case fill(CGPath)
        case stroke(CGPath)
        /// A line that is never thicker than ``finest``, because others are near.
        case fine(CGPath)
        case clear(SymbolPen, CGAffineTransform)
    }

    /// The thickest that lines of details are.
    private static let finest: CGFloat = 2.2

    private var steps: [Step] = []
    /// Whether areas are filled.
    var fillsAreas = false

    // MARK: Lines

    /// A line through points, x and y in turns.
    mutating func line(_ numbers: CGFloat...) {
        steps.append(.stroke(Self.polygon(numbers, isClosed: false)))
    }

    /// A part of a circle, in degrees clockwise from the right.
    mutating func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: CGFloat, _ to: CGFloat) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: x, y: y),
            radius: radius,
            startAngle: from * .pi / 180,
            endAngle: to * .pi / 180,
            clockwise: false
        )
        steps.append(.stroke(path))
    }

    /// A part of a line from the middle outwards, between two distances, in degrees clockwise from the right.
    mutating func ray(_ from: CGFloat, _ to: CGFloat, _ degrees: CGFloat) {
        let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        line(12 + from * x, 12 + from * y, 12 + to * x, 12 + to * y)
    }

    /// The head of an arrow from the middle outwards: two lines of a length that meet at a distance.
    mutating func head(_ distance: CGFloat, _ length: CGFloat, _ degrees: CGFloat) {
        let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        let (tipX, tipY) = (12 + distance * x, 12 + distance * y)
        line(
            tipX - length * (x - y) * 0.707,
            tipY - length * (y + x) * 0.707,
            tipX,
            tipY,
            tipX - length * (x + y) * 0.707,
            tipY - length * (y - x) * 0.707
        )
    }

    /// Any line.
    mutating func stroke(_ path: CGPath) { steps.append(.stroke(path)) }

    /// What is drawn on an area: lines, or holes in the variant whose areas are filled.
    mutating func detail(_ draw: (inout SymbolPen) -> Void) {
        var pen = SymbolPen()
        draw(&pen)
        pen = pen.fine
        if fillsAreas { remove(pen) } else { add(pen, .identity) }
    }

    /// The same with fine lines.
    var fine: SymbolPen {
        var result = self
        result.steps = steps.map { step in
            if case .stroke(let path) = step { return .fine(path) }
            return step
        }
        return result
    }

    /// Takes out a rectangle.
    mutating func removeBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        var pen = SymbolPen()
        pen.bar(x, y, width, height, 0)
        remove(pen)
    }

    // MARK: Areas: outlines, or filled in the variant that is

    /// A polygon, x and y in turns.
    mutating func area(_ numbers: CGFloat...) { area(Self.polygon(numbers, isClosed: true)) }

    /// A circle.
    mutating func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        area(CGPath(ellipseIn: Self.square(x, y, radius), transform: nil))
    }

    /// A rectangle with round corners.
    mutating func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 2)
    {
        area(Self.rounded(x, y, width, height, radius))
    }

    /// Any shape.
    mutating func area(_ path: CGPath) {
        if fillsAreas { steps.append(.fill(path)) }
        steps.append(.stroke(path))
    }

    // MARK: Filled shapes

    /// A disc.
    mutating func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        steps.append(.fill(CGPath(ellipseIn: Self.square(x, y, radius), transform: nil)))
    }

    /// A filled polygon, x and y in turns.
    mutating func solid(_ numbers: CGFloat...) {
        let path = Self.polygon(numbers, isClosed: true)
        steps += [.fill(path), .stroke(path)]
    }

    /// A filled rectangle with round corners.
    mutating func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat = 1)
    {
        steps.append(.fill(Self.rounded(x, y, width, height, radius)))
    }

    // MARK: Others

    /// Another drawing, smaller or elsewhere.
    mutating func add(_ other: SymbolPen, _ transform: CGAffineTransform) {
        for step in other.steps {
            switch step {
            case .fill(let path): steps.append(.fill(path.transformed(by: transform)))
            case .stroke(let path): steps.append(.stroke(path.transformed(by: transform)))
            case .fine(let path): steps.append(.fine(path.transformed(by: transform)))
            case .clear(let pen, let inner): steps.append(.clear(pen, inner.concatenating(transform)))
            }
        }
    }

    /// Takes another drawing out.
    mutating func remove(_ other: SymbolPen, _ transform: CGAffineTransform = .identity) {
        steps.append(.clear(other, transform))
    }

    /// Takes out what a line along points would cover, three times as thick.
    mutating func removeLine(_ numbers: CGFloat..., width: CGFloat) {
        let line = Self.polygon(numbers, isClosed: false)
        var pen = SymbolPen()
        pen.steps = [
            .fill(
                line.copy(strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
            )
        ]
        steps.append(.clear(pen, .identity))
    }

    /// Draws in black; `width` is that of lines.
    func draw(in context: CGContext, width: CGFloat, _ transform: CGAffineTransform = .identity) {
        for step in steps {
            switch step {
            case .fill(let path):
                context.addPath(path.transformed(by: transform))
                context.fillPath()
            case .stroke(let path):
                Self.stroke(path.transformed(by: transform), in: context, width)
            case .fine(let path):
                Self.stroke(path.transformed(by: transform), in: context, min(width, Self.finest))
            case .clear(let pen, let inner):
                context.saveGState()
                context.setBlendMode(.clear)
                pen.draw(in: context, width: width, inner.concatenating(transform))
                context.restoreGState()
            }
        }
    }

    private static func stroke(_ path: CGPath, in context: CGContext, _ width: CGFloat) {
        context.addPath(path)
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.strokePath()
    }

    private static func polygon(_ numbers: [CGFloat], isClosed: Bool) -> CGPath {
        let path = CGMutablePath()
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            let point = CGPoint(x: numbers[index], y: numbers[index + 1])
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    private static func rounded(
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        _ radius: CGFloat
    ) -> CGPath {
        CGPath(
            roundedRect: CGRect(x: x, y: y, width: width, height: height),
            cornerWidth: radius,
            cornerHeight: radius,
            transform: nil
        )
    }
}

extension CGPath {
    fileprivate func transformed(by transform: CGAffineTransform) -> CGPath {
        var transform = transform
        return copy(using: &transform) ?? self
    }
}
