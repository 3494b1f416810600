import AgateDocuments
import AgateGeometry
import Foundation
import Testing

// Source: documents K29.
@Suite("Paths in markup")
struct MarkupPathTests {
    @Test(
        "letters may stand before the numbers and after them",
        arguments: [
            ("M 0 0 L 10 0 Q 12 5 10 10 C 8 12 2 12 0 10 Z", "0 0 m 10 0 l 12 5 10 10 q 8 12 2 12 0 10 c h"),
            ("M1 2L3 4", "1 2 m 3 4 l"),
            ("M0 0 L4 0 L4 3 L0 3 Z", "0 0 4 3 re"),
        ]
    )
    func dialects(prefix: String, postfix: String) throws {
        let path = try #require(MarkupPath.parse(prefix))
        #expect(!path.isEmpty)
        #expect(MarkupPath.parse(postfix) == path)
        #expect(MarkupPath.parse(MarkupPath.text(path)) == path)
    }

    @Test(
        "relative, repeated, smooth and compressed forms of SVG are read",
        arguments: [
            ("m1 1 2 0 0 2", "M1 1 L3 1 L3 3"), ("M0 0h4v3H1V1z", "M0 0 L4 0 L4 3 L1 3 L1 1 Z"),
            ("M0 0C1 1 2 1 3 0S5-1 6 0", "M0 0 C1 1 2 1 3 0 C4 -1 5 -1 6 0"),
            ("M0,0Q1,1,2,0T4,0", "M0 0 Q1 1 2 0 Q3 -1 4 0"), ("M.5.5L1e1-2", "M0.5 0.5 L10 -2"),
        ]
    )
    func forms(text: String, plain: String) throws {
        let path = try #require(MarkupPath.parse(text), "\(text)")
        #expect(path == MarkupPath.parse(plain))
    }

    @Test("an arc ends where it says and stays on its circle")
    func arcs() throws {
        let path = try #require(MarkupPath.parse("M10 0 A10 10 0 0 1 0 10 a5,5 0 11 3 1"))
        let end = try #require(path.points.last)
        #expect(abs(end.x - 3) < 1e-9 && abs(end.y - 11) < 1e-9)
        let first = try #require(MarkupPath.parse("M10 0 A10 10 0 0 1 0 10"))
        #expect(first.points.count == 4 && first.points[3] == CGPoint(x: 0, y: 10))
        #expect(abs(first.points[1].x - 10) < 1e-9 && abs(first.points[1].y - 5.5228) < 1e-3)
    }

    @Test(
        "what is no path is none",
        arguments: [
            "M", "M 1", "X 1 2", "M 1 2 L", "1 2 m 3 l", "1 2 m 3", "M nan 2", "M 0 0 A 1 1 0 2 0 3 3",
        ]
    )
    func none(text: String) {
        #expect(MarkupPath.parse(text) == nil)
    }

    @Test("a path of more points than allowed is none, and an empty one is empty")
    func limits() {
        #expect(MarkupPath.parse("M0 0" + String(repeating: " L1 1", count: 50), points: 20) == nil)
        #expect(MarkupPath.parse("  ")?.isEmpty == true)
    }
}
