import AgatePixels
import AgateTestSupport
import Foundation
import Testing

/// Pictures beside those that Apple's renderer made of the same trees.
///
/// Where the folder of recorded pictures lies, and what is compared, stands in ``RecordedFolder`` and ``RecordedBounds``.
@Suite("Recorded pictures")
struct RecordedPicturesTests {
    @Test("each recorded picture is as near as it has been", .claim("14.7a"), .claim("14.10"))
    func pictures() throws {
        var bounds = Dictionary(uniqueKeysWithValues: RecordedBounds.all.map { ($0.name, $0) })
        let known = Set(bounds.keys)
        var (compared, missing): (Int, [String]) = (0, [])
        for name in known.union(RecordedFolder.names()).sorted() {
            let bound = bounds[name]
            guard let figures = Self.figures(of: name, reducedBy: bound?.reduction ?? 1) else {
                missing.append(name)
                continue
            }
            compared += 1
            guard var bound else {
                print("recorded pictures: \(name), which has no bound: \(figures)")
                if Self.isRecording {
                    bounds[name] = RecordedBounds(name: name, reduction: 1, first: figures, now: figures)
                }
                continue
            }
            if Self.isRecording {
                bound.now = figures
                bounds[name] = bound
            } else {
                #expect(
                    figures.isWithin(bound.now),
                    "\(name): \(figures); it has been \(bound.now); RECORD=changed accepts it"
                )
            }
        }
        print(
            "recorded pictures: \(compared) compared, \(missing.count) not found in \(RecordedFolder.root.path)"
        )
        if !missing.isEmpty, compared > 0 {
            print("recorded pictures: not found: \(missing.joined(separator: ", "))")
        }
        if Self.isRecording { try RecordedBounds.write(Array(bounds.values)) }
    }

    @Test("the table of bounds has the pictures that are known")
    func table() {
        #expect(RecordedBounds.all.count >= 52)
        #expect(RecordedBounds.all.allSatisfy { $0.now.mean < 255 && $0.reduction >= 1 })
    }

    @Test("a picture that differs has figures, and equal ones have none")
    func figures() {
        let dark = ImageBuffer(
            width: 2,
            height: 2,
            pixels: [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000]
        )
        let other = ImageBuffer(
            width: 2,
            height: 2,
            pixels: [0xFF00_0000, 0xFF00_0010, 0xFF00_0004, 0xFF00_0000]
        )
        let same = RecordedFigures(dark, dark)
        #expect(same.mean == 0 && same.off == 0 && same.worst == 0)
        let figures = RecordedFigures(dark, other)
        #expect(figures.mean == 20 / 16 && figures.off == 25 && figures.worst == 16)
        #expect(!figures.isWithin(RecordedFigures(mean: 2, off: 25, worst: 15)))
    }

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "changed" }

    /// The figures of a picture, of an animation those of all frames; nil where it cannot be read.
    private static func figures(of name: String, reducedBy reduction: Int) -> RecordedFigures? {
        guard let picture = RecordedFolder.picture(name), let drawn = picture.draw(reducedBy: reduction)
        else {
            return nil
        }
        let frames = zip(picture.expected, drawn).map { RecordedFigures($0, $1) }
        return RecordedFigures(worstOf: frames).rounded
    }
}
