import CoreGraphics
import Foundation

/// How an animation is archived: the keys that were set, in that order, with their values.
///
/// The delegate is left out, as are values that no archive can hold.
enum AnimationArchive {
    private static let delegate = "delegate"

    static func write(_ animation: CAAnimation, to coder: NSCoder) {
        ArchiveProgress.current.begin(animation)
        defer { ArchiveProgress.current.end() }
        var writer = ObjectArchiveWriter(to: coder)
        for key in animation.setKeyNames where key != delegate && animation.shouldArchiveValue(forKey: key) {
            writer.write(animation.value(forKey: key), forKey: key)
        }
        writer.finish()
    }

    static func read(_ animation: CAAnimation, from coder: NSCoder) {
        ArchiveProgress.current.beginReading()
        defer { ArchiveProgress.current.endReading() }
        let reader = ObjectArchiveReader(from: coder)
        for entry in reader.entries where entry.key != delegate {
            guard let value = reader.value(of: entry.value) else { continue }
            animation.setValue(value, forKey: entry.key)
        }
    }
}

extension CAMediaTimingFunction {
    /// The two inner control points: x, y, x, y.
    var innerControlPoints: [Double] {
        var numbers = [Float](repeating: 0, count: 4)
        getControlPoint(at: 1, values: &numbers)
        numbers.withUnsafeMutableBufferPointer { numbers in
            if let base = numbers.baseAddress { getControlPoint(at: 2, values: base + 2) }
        }
        return numbers.map(Double.init)
    }

    /// A function as it was archived: of a name, or of control points when there is none; nil when those are no
    /// finite numbers.
    convenience init?(archivedName name: String, _ points: [Double]) {
        if !name.isEmpty {
            self.init(name: CAMediaTimingFunctionName(rawValue: name))
        } else {
            let points = points.map { Float($0) }
            guard points.count == 4, points.allSatisfy(\.isFinite) else { return nil }
            self.init(controlPoints: points[0], points[1], points[2], points[3])
        }
    }
}
