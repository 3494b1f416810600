import AgateGeometry
import CoreGraphics
import Foundation

extension Path {
    /// The same subpaths, each walked from its end to its start.
    var reversed: Path {
        var result = Path()
        var points: [CGPoint] = []
        var verbs: [Verb] = []
        var isClosed = false

        func flush() {
            guard let last = points.last else { return }
            result.move(to: last)
            var index = points.count - 1
            for verb in verbs.reversed() {
                switch verb {
                case .line:
                    result.addLine(to: points[index - 1])
                    index -= 1
                case .quad:
                    result.addQuadCurve(to: points[index - 2], control: points[index - 1])
                    index -= 2
                case .cubic:
                    result.addCurve(
                        to: points[index - 3],
                        control1: points[index - 1],
                        control2: points[index - 2]
                    )
                    index -= 3
                case .move, .close:
                    break
                }
            }
            if isClosed { result.closeSubpath() }
            points.removeAll()
            verbs.removeAll()
            isClosed = false
        }

        var next = 0
        for verb in self.verbs {
            let count = verb.pointCount
            if verb == .move || (isClosed && verb != .close) {
                let restart = isClosed && verb != .move ? points.first : nil
                flush()
                if let restart { points.append(restart) }
            }
            if verb == .close {
                isClosed = true
            } else {
                points.append(contentsOf: self.points[next..<next + count])
                if verb != .move { verbs.append(verb) }
            }
            next += count
        }
        flush()
        return result
    }
}

/// A path as two blocks of bytes: its verbs, and its coordinates as doubles.
struct PathArchive {
    let verbs: Data
    let numbers: Data

    init(verbs: Data, numbers: Data) {
        self.verbs = verbs
        self.numbers = numbers
    }

    init(_ path: Path) {
        verbs = Data(path.verbs.map(\.rawValue))
        numbers = path.points.flatMap { [Double($0.x), Double($0.y)] }.withUnsafeBytes { Data($0) }
    }

    /// The path, or nil when the bytes do not describe one.
    var path: Path? {
        var result = Path()
        var values = [Double](repeating: 0, count: numbers.count / 8)
        _ = values.withUnsafeMutableBytes { numbers.copyBytes(to: $0) }
        var next = 0
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: values[next + 2 * offset], y: values[next + 2 * offset + 1])
        }
        for byte in verbs {
            guard let verb = Path.Verb(rawValue: byte), next + 2 * verb.pointCount <= values.count else {
                return nil
            }
            switch verb {
            case .move: result.move(to: point(0))
            case .line: result.addLine(to: point(0))
            case .quad: result.addQuadCurve(to: point(1), control: point(0))
            case .cubic: result.addCurve(to: point(2), control1: point(0), control2: point(1))
            case .close: result.closeSubpath()
            }
            next += 2 * verb.pointCount
        }
        return result
    }
}
