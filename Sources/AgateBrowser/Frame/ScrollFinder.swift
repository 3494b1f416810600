import AgateGeometry
import AgatePixels
import Foundation

/// Finds what of a picture was only moved, up, down, left or right: what scrolling leaves of a page.
///
/// Each row of the changed part has a number that depends on its pixels; the distance at which most rows of the new picture find theirs in
/// the old one is the move, and it is compared pixel by pixel before it is believed. The same for columns.
enum ScrollFinder {
    /// A movement of pixels: those of `place` stood `x` and `y` pixels further right and down before.
    struct Move: Equatable {
        var place: DeviceRect
        var x: Int
        var y: Int

        /// Where the pixels stood.
        var source: DeviceRect {
            DeviceRect(x: place.minX + x, y: place.minY + y, width: place.width, height: place.height)
        }
    }

    /// Smaller parts are not worth looking at, in pixels.
    static let smallestSide = 48

    /// The move that explains most of a part; nil if there is none, or only a small one.
    static func move(from old: ImageBuffer, to new: ImageBuffer, in part: DeviceRect) -> Move? {
        guard part.width >= smallestSide, part.height >= smallestSide else { return nil }
        return old.withPixels { old in
            new.withPixels { newPixels in
                let pictures = Pictures(old: old, new: newPixels, width: new.width, part: part)
                return pictures.move(.rows) ?? pictures.move(.columns)
            }
        }
    }

    private enum Lines { case rows, columns }

    private struct Pictures {
        let old: UnsafePointer<UInt32>
        let new: UnsafePointer<UInt32>
        let width: Int
        let part: DeviceRect

        func move(_ lines: Lines) -> Move? {
            let before = numbers(old, lines)
            let after = numbers(new, lines)
            guard let distance = Self.distance(before, after) else { return nil }
            // The longest run of lines that stood there.
            var best = 0..<0
            var start: Int?
            for line in 0...after.count {
                let source = line + distance
                let fits =
                    line < after.count && before.indices.contains(source) && before[source] == after[line]
                    && isSame(line, source, lines)
                if fits {
                    start = start ?? line
                } else if let first = start {
                    if line - first > best.count { best = first..<line }
                    start = nil
                }
            }
            guard best.count >= ScrollFinder.smallestSide / 2 else { return nil }
            return switch lines {
            case .rows:
                Move(
                    place: DeviceRect(
                        x: part.minX,
                        y: part.minY + best.lowerBound,
                        width: part.width,
                        height: best.count
                    ),
                    x: 0,
                    y: distance
                )
            case .columns:
                Move(
                    place: DeviceRect(
                        x: part.minX + best.lowerBound,
                        y: part.minY,
                        width: best.count,
                        height: part.height
                    ),
                    x: distance,
                    y: 0
                )
            }
        }

        /// A number for each row, or each column, of the part.
        private func numbers(_ pixels: UnsafePointer<UInt32>, _ lines: Lines) -> [UInt32] {
            switch lines {
            case .rows:
                (part.minY..<part.maxY).map { y in
                    var sum: UInt32 = 0
                    for x in part.minX..<part.maxX { sum = sum &* 31 &+ pixels[y * width + x] }
                    return sum
                }
            case .columns:
                (part.minY..<part.maxY).reduce(into: [UInt32](repeating: 0, count: part.width)) { sums, y in
                    let row = pixels + y * width + part.minX
                    for x in 0..<part.width { sums[x] = sums[x] &* 31 &+ row[x] }
                }
            }
        }

        /// How far away in the old picture most lines of the new one stand; nil where less than a quarter does.
        ///
        /// Lines that are there more than once, such as empty ones, say nothing.
        private static func distance(_ before: [UInt32], _ after: [UInt32]) -> Int? {
            var places: [UInt32: Int] = [:]
            for (line, number) in before.enumerated() {
                places[number] = places[number] == nil ? line : -1
            }
            var votes: [Int: Int] = [:]
            for (line, number) in after.enumerated() {
                guard let place = places[number], place >= 0, place != line else { continue }
                votes[place - line, default: 0] += 1
            }
            // Of two with the same number of votes the shorter way, so that the bytes are the same in each run.
            let best = votes.max { one, other in
                (one.value, -abs(one.key), one.key) < (other.value, -abs(other.key), other.key)
            }
            guard let best, best.value * 4 >= ScrollFinder.smallestSide else { return nil }
            return best.key
        }

        private func isSame(_ line: Int, _ source: Int, _ lines: Lines) -> Bool {
            switch lines {
            case .rows:
                let first = (part.minY + line) * width + part.minX
                let second = (part.minY + source) * width + part.minX
                return memcmp(new + first, old + second, part.width * 4) == 0
            case .columns:
                return (part.minY..<part.maxY).allSatisfy {
                    new[$0 * width + part.minX + line] == old[$0 * width + part.minX + source]
                }
            }
        }
    }
}
