import AgateGeometry
import Foundation

/// The scenes of the table.
extension RasterScene {
    /// Blobs of eight curves, with radii of 10 to 80 pixels, alpha 0.5 to 1; larger with the picture.
    static func blobs(width: Int, height: Int) -> RasterScene {
        let scale = scale(height)
        var random = SceneRandom(seed: 1)
        return shapes(1000, width, height) {
            let center = random.place(width, height)
            let path = random.blob(around: center, radius: random.number(10, 80) * scale, curves: 8)
            return Shape(path: path, paint: .fill(random.color()))
        }
    }

    /// Lines of three curves, 1 to 6 pixels wide, with round caps and joins.
    static func strokes(width: Int, height: Int) -> RasterScene {
        let scale = scale(height)
        var random = SceneRandom(seed: 2)
        return shapes(1000, width, height) {
            var path = Path()
            var point = random.place(width, height)
            path.move(to: point)
            for _ in 0..<3 {
                let points = (0..<3).map { _ in
                    point = random.place(near: point, distance: 70 * scale)
                    return point
                }
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            }
            return Shape(path: path, paint: .stroke(width: random.number(1, 6) * scale, random.color()))
        }
    }

    /// Blobs with radii of 100 to 250 pixels, half of them with linear gradients, half with radial ones.
    static func gradients(width: Int, height: Int) -> RasterScene {
        let scale = scale(height)
        var random = SceneRandom(seed: 3)
        var isLinear = false
        return shapes(200, width, height) {
            isLinear.toggle()
            let center = random.place(width, height)
            let radius = random.number(100, 250) * scale
            let path = random.blob(around: center, radius: radius, curves: 8)
            // One alpha: engines do not agree whether colours are mixed before or after alpha is multiplied in.
            let alpha = random.number(0.5, 1)
            let stops = [0, 0.5, 1].map { Stop(offset: $0, color: random.color(alpha: alpha...alpha)) }
            guard isLinear else {
                return Shape(path: path, paint: .radial(center: center, radius: radius, stops))
            }
            let start = random.place(near: center, distance: radius)
            let end = CGPoint(x: 2 * center.x - start.x, y: 2 * center.y - start.y)
            return Shape(path: path, paint: .linear(start: start, end: end, stops))
        }
    }

    /// Icons of 16 pixels, 20 curves each, whatever the picture's size.
    static func icons(width: Int, height: Int) -> RasterScene {
        var random = SceneRandom(seed: 4)
        return shapes(10_000, width, height) {
            let center = random.place(width, height)
            let path = random.blob(around: center, radius: 8, curves: 20)
            return Shape(path: path, paint: .fill(random.color()))
        }
    }

    /// One band in the shape of a rough spiral: 100 000 lines.
    static func longPath(width: Int, height: Int) -> RasterScene {
        let count = 50_000
        let turns = 50.0
        let reach = Double(height) * 0.49
        let center = CGPoint(x: Double(width) / 2, y: Double(height) / 2)
        var random = SceneRandom(seed: 5)
        func point(_ index: Int, _ aside: Double) -> CGPoint {
            // Even steps along the spiral.
            let along = (Double(index) / Double(count)).squareRoot()
            let angle = along * turns * 2 * .pi
            let radius = (along + aside / turns) * reach + random.number(-0.25, 0.25)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var path = Path()
        path.reserve(elements: 2 * count + 1)
        for index in 0..<count {
            let point = point(index, 0)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        for index in (0..<count).reversed() { path.addLine(to: point(index, 0.5)) }
        path.closeSubpath()
        let shape = Shape(path: path, paint: .fill(Color(red: 40, green: 90, blue: 200, alpha: 200)))
        return RasterScene(width: width, height: height, content: .shapes([shape]))
    }

    static func over(width: Int, height: Int) -> RasterScene {
        RasterScene(width: width, height: height, content: .over(Picture(width: width, height: height)))
    }

    /// A picture turned by some 17 degrees and a little enlarged, all over.
    static func affine(width: Int, height: Int) -> RasterScene {
        let turn = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.9, y: 0.9)
        let map = CGAffineTransform(translationX: -0.4 * Double(width), y: -0.55 * Double(height))
            .concatenating(turn)
            .concatenating(CGAffineTransform(translationX: 0.5 * Double(width), y: 0.5 * Double(height)))
        return mapped(width, height, Projection(map))
    }

    /// A picture tilted away, all over.
    static func perspective(width: Int, height: Int) -> RasterScene {
        let (w, h) = (Double(width), Double(height))
        // [x y 1] times the matrix; w is 1 in the middle and differs by 0.3 from the left to the right. pixman has 16 bits
        // of fraction: the numbers are exact in it at both sizes.
        let unit = 0x1p-16 * 720 / h
        let toMiddle = Projection(CGAffineTransform(translationX: -w / 2, y: -h / 2))
        let tilt = Projection(0.8, 0.1, 15 * unit, -0.1, 0.8, 18 * unit, 0, 0, 1)
        let back = Projection(CGAffineTransform(translationX: w / 2, y: h / 2))
        return mapped(width, height, toMiddle.concatenating(tilt).concatenating(back))
    }

    static func blur(width: Int, height: Int) -> RasterScene {
        RasterScene(
            width: width,
            height: height,
            content: .blur(Picture(width: width, height: height), sigma: 10)
        )
    }

    private static func mapped(_ width: Int, _ height: Int, _ map: Projection) -> RasterScene {
        RasterScene(
            width: width,
            height: height,
            content: .map(Picture(width: width, height: height), map)
        )
    }

    private static func shapes(_ count: Int, _ width: Int, _ height: Int, _ make: () -> Shape) -> RasterScene
    {
        RasterScene(width: width, height: height, content: .shapes((0..<count).map { _ in make() }))
    }
}

extension SceneRandom {
    mutating func place(_ width: Int, _ height: Int) -> CGPoint {
        let x = number(0, Double(width))
        return CGPoint(x: x, y: number(0, Double(height)))
    }

    fileprivate mutating func place(near point: CGPoint, distance: Double) -> CGPoint {
        let dx = number(-distance, distance)
        return CGPoint(x: point.x + dx, y: point.y + number(-distance, distance))
    }

    /// A closed smooth curve around a point.
    fileprivate mutating func blob(around center: CGPoint, radius: Double, curves: Int) -> Path {
        let points = (0..<curves).map { index in
            let angle = Double(index) / Double(curves) * 2 * .pi
            let distance = radius * number(0.7, 1)
            return CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
        }
        func point(_ index: Int) -> CGPoint { points[(index + curves) % curves] }
        var path = Path()
        path.move(to: points[0])
        for index in 0..<curves {
            let (before, start, end, after) = (
                point(index - 1), point(index), point(index + 1), point(index + 2)
            )
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)
            )
        }
        path.closeSubpath()
        return path
    }
}
