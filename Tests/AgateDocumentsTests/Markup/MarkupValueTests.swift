import AgateDocuments
import AgateGeometry
import AgateTestSupport
import Foundation
import Testing

@Suite("Values of markup")
struct MarkupValueTests {
    /// What a row of the table says, as numbers and words with blanks between; nil for an issue.
    private static func text(of value: MarkupValue?) -> [String]? {
        func words(_ numbers: [Double]) -> [String] { numbers.map(MarkupNumber.text) }
        return switch value {
        case .number(let number): words([number])
        case .bool(let flag): ["\(flag)"]
        case .string(let text): [text]
        case .point(let point): words([point.x, point.y])
        case .size(let size): words([size.width, size.height])
        case .rect(let rect): words([rect.minX, rect.minY, rect.width, rect.height])
        case .color(let color): words((0..<4).map { color[$0] })
        case .transform(let transform): words(MarkupTransform.numbers(of: transform))
        case .timing(let timing): words((0..<4).map { timing.points[$0] })
        default: nil
        }
    }

    // Source: documents K22-K28.
    @Test("every row of the table of values reads as it says")
    func table() throws {
        let rows = OracleTable.load("caml_values.csv", in: .module)
        #expect(rows.count == 29)
        for row in rows {
            let (id, kind) = (row["id"] ?? "", row["kind"] ?? "")
            let type = try #require(kind == "fillMode" ? .string : MarkupType(named: kind), "\(id)")
            let found = Self.text(of: MarkupValue(row["text"] ?? "", as: type))
            guard row["value"]?.hasPrefix("issue") == false else {
                #expect(found == nil, "\(id)")
                continue
            }
            let expected = (row["value"] ?? "").split(separator: " ").map(String.init)
            let words = try #require(found, "\(id)")
            #expect(words.count == expected.count, "\(id)")
            for (word, wanted) in zip(words, expected) {
                if let number = Double(word), let other = Double(wanted), number.isFinite {
                    #expect(abs(number - other) <= 5e-7, "\(id): \(word)")
                } else {
                    #expect(word == wanted, "\(id)")
                }
            }
        }
    }

    @Test("numbers are written as the shortest text that reads back to the same bits")
    func shortest() {
        var random = SeededGenerator(seed: 15)
        for _ in 0..<2_000 {
            let number = Double(bitPattern: random.next())
            guard !number.isNaN else { continue }
            #expect(MarkupNumber.parse(MarkupNumber.text(number))?.bitPattern == number.bitPattern)
        }
        #expect(MarkupNumber.text(65.0) == "65")
        #expect(MarkupNumber.text(1e-100) == "1e-100")
        #expect(MarkupNumber.text(-Double.infinity) == "-inf")
        #expect(MarkupNumber.text(Float(0.1)) == "0.1")
    }

    @Test(
        "the last function of a transform acts first on points",
        arguments: [
            ("translate(10, 0, 0) scale(2, 2, 1)", CGPoint(x: 12, y: 2)),
            ("scale(2, 2, 1) translate(10, 0, 0)", CGPoint(x: 22, y: 2)),
            ("rotate(90deg) translate(1, 0)", CGPoint(x: -1, y: 2)),
            ("1 0 0 0 0 1 0 0 0 0 1 0 5 6 0 1", CGPoint(x: 6, y: 7)),
        ]
    )
    func order(text: String, image: CGPoint) throws {
        let m = try #require(MarkupTransform.parse(text))
        let (x, y) = (m.m11 + m.m21 + m.m41, m.m12 + m.m22 + m.m42)
        #expect(abs(x - image.x) < 1e-12 && abs(y - image.y) < 1e-12, "\(x) \(y)")
    }

    @Test(
        "what is no transform is none",
        arguments: [
            "rotate(", "rotate()", "turn(3)", "1 2 3", "scale(nan)", "perspective(0)", "", "rotate(30deg",
            "translate(1,2,3) x",
        ]
    )
    func noTransform(text: String) {
        #expect(MarkupTransform.parse(text) == nil)
    }

    @Test("a transform is written so that it reads back to the same numbers")
    func transforms() {
        let turn = CATransform3DMakeRotation(0.3, 1, 2, 3)
        for m in [
            CATransform3DIdentity, turn, CATransform3DMakeScale(0.1, 3, 1),
            CATransform3DMakeTranslation(1, 2, 3),
        ] {
            let back = MarkupTransform.parse(MarkupTransform.text(m))
            #expect(back.map { CATransform3DEqualToTransform($0, m) } == true)
        }
    }
}
