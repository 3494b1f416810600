import AgateGeometry
import AgateTiming
import Foundation
import Testing

import AgateDocuments

/// Worked numbers of others, made with thirty digits.
///
/// Source: documents, acceptance 1.
@Suite("Lottie's worked numbers")
struct LottieTableTests {
    @Test("curves of pace are exact to a millionth, documents L23")
    func easing() throws {
        let rows = QuotedTable.load("easing.csv")
        #expect(rows.count > 90)
        for row in rows {
            let curve = UnitBezier(
                x1: try row.number("x1"),
                y1: try row.number("y1"),
                x2: try row.number("x2"),
                y2: try row.number("y2")
            )
            let keyframes = [
                LottieKeyframe(time: 0, value: [0.0], curves: [curve]), LottieKeyframe(time: 1, value: [1.0]),
            ]
            let value = LottieProperty(keyframes: keyframes).number(at: try row.number("u"))
            #expect(abs(value - (try row.number("y_exact"))) <= 1e-6, "\(row)")
        }
    }

    @Test("values between keyframes are those of the table, documents L20 to L31")
    func keyframes() throws {
        let rows = QuotedTable.load("keyframes.csv")
        #expect(rows.count > 70)
        for row in rows {
            let text = "{\"a\":1,\"k\":\(row["keyframes_json"] ?? "")}"
            let property = try Self.property(text)
            let value = property.value(at: try row.number("frame"))
            let wanted = row.numbers("value_exact")
            #expect(value.count == wanted.count, "\(row)")
            for (a, b) in zip(value, wanted) { #expect(abs(a - b) <= 1e-4 * max(abs(b), 1), "\(row)") }
        }
    }

    @Test("positions move along curves by their length, documents L32")
    func spatial() throws {
        let rows = QuotedTable.load("spatial.csv")
        #expect(rows.count > 35)
        for row in rows {
            let n = row.numbers("p0_to_ti_p1")
            let (start, end) = (SIMD2(n[0], n[1]), SIMD2(n[6], n[7]))
            let curve = CubicCurve(start, start + SIMD2(n[2], n[3]), end + SIMD2(n[4], n[5]), end)
            let length = try row.number("arc_length")
            #expect(abs(curve.length - length) <= 1e-4 * length, "\(row)")
            let point = curve.point(atFraction: try row.number("eased"))
            #expect(abs(point.x - (try row.number("x_exact"))) <= 0.02, "\(row)")
            #expect(abs(point.y - (try row.number("y_exact"))) <= 0.02, "\(row)")
        }
    }

    @Test("transforms put points where the table has them, documents L51")
    func transform() throws {
        let rows = QuotedTable.load("transform.csv")
        #expect(rows.count > 15)
        for row in rows {
            var transform = LottieTransform()
            transform.anchor = LottieProperty(row.numbers("a"))
            transform.position = .joined(LottieProperty(row.numbers("p")))
            transform.scale = LottieProperty(row.numbers("s"))
            transform.rotation = LottieProperty(try row.number("r"))
            transform.skew = LottieProperty(try row.number("sk"))
            transform.skewAxis = LottieProperty(try row.number("sa"))
            let point = row.numbers("pt")
            let image = CGPoint(x: point[0], y: point[1]).applying(transform.matrix(at: 0))
            #expect(abs(image.x - (try row.number("x_ref"))) <= 0.01, "\(row)")
            #expect(abs(image.y - (try row.number("y_ref"))) <= 0.01, "\(row)")
        }
    }

    @Test("the two ramps of a gradient are the table's, documents L38, L112")
    func gradient() throws {
        let rows = QuotedTable.load("gradient.csv")
        #expect(rows.count > 20)
        for row in rows {
            let stops = LottieGradientStops(row.numbers("array"), count: Int(try row.number("p")))
            let offset = try row.number("u")
            let wanted = row.numbers("rgb_unpremultiplied")
            let color = stops.color(at: offset)
            for part in 0..<3 { #expect(abs(color[part] - wanted[part]) <= 1 / 255.0, "\(row)") }
            let alpha = try row.number("alpha")
            #expect(abs(stops.alpha(at: offset) - alpha) <= 1 / 255.0, "\(row)")
        }
    }

    @Test("the one ramp that an engine mixes premultiplied shows both, documents L112")
    func mergedRamps() throws {
        for row in QuotedTable.load("gradient.csv") {
            let stops = LottieGradientStops(row.numbers("array"), count: Int(try row.number("p")))
            let merged = stops.merged
            let offset = try row.number("u")
            guard let next = merged.firstIndex(where: { $0.offset > offset }), next > 0 else { continue }
            let (from, to) = (merged[next - 1], merged[next])
            let share = to.offset > from.offset ? (offset - from.offset) / (to.offset - from.offset) : 0
            func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
                SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
            }
            let shown = premultiplied(from.color) * (1 - share) + premultiplied(to.color) * share
            let wanted = premultiplied(SIMD4(stops.color(at: offset), stops.alpha(at: offset)))
            for part in 0..<4 { #expect(abs(shown[part] - wanted[part]) <= 1.5 / 255, "\(row)") }
        }
    }

    @Test("stars and polygons have their vertices where the table has them, documents L106")
    func polystar() throws {
        let rows = QuotedTable.load("polystar.csv")
        #expect(rows.count > 30)
        for row in rows {
            var values: [String: Double] = [:]
            for part in (row["star"] ?? "").split(separator: " ") {
                let name = part.prefix { $0.isLetter }
                values[String(name)] = Double(part.dropFirst(name.count))
            }
            let star = LottieBezier.star(
                center: SIMD2(256, 256),
                points: Int(values["pt"] ?? 0),
                rotation: values["r"] ?? 0,
                outer: (values["or"] ?? 0, (values["os"] ?? 0) / 100),
                inner: values["sy"] == 1 ? (values["ir"] ?? 0, (values["is"] ?? 0) / 100) : nil
            )
            let vertex = star.vertices[Int(try row.number("vertex"))].point
            #expect(abs(vertex.x - (try row.number("x_clockwise"))) <= 1e-4, "\(row)")
            #expect(abs(vertex.y - (try row.number("y_clockwise"))) <= 1e-4, "\(row)")
        }
    }

    @Test("frames of compositions follow each other as in the table, documents L62")
    func time() throws {
        let rows = QuotedTable.load("time.csv")
        #expect(rows.count > 15)
        for row in rows {
            let map = LottieTimeMap.identity.then(
                .stretched(start: try row.number("st"), stretch: try row.number("sr"))
            )
            let local = try row.number("local_lottieweb_and_lottieios")
            #expect(abs(map.inner(at: try row.number("frame")) - local) <= 1e-6, "\(row)")
        }
    }

    @Test("trims leave the parts and lengths of the table, documents L113")
    func trim() throws {
        let rows = QuotedTable.load("trim.csv")
        #expect(rows.count > 35)
        for row in rows {
            let range = TrimRange(
                start: try row.number("s"),
                end: try row.number("e"),
                offset: try row.number("o")
            )
            let wanted = row.numbers("ranges_as_fraction").sorted()
            let shown = range.parts.flatMap { [$0.start, $0.end] }
            #expect(shown.count == wanted.count, "\(row)")
            for (a, b) in zip(shown, wanted) { #expect(abs(a - b) <= 1e-6, "\(row)") }
            guard let contour = Self.contour(row["shape"] ?? "") else { continue }
            let outline = TrimmedOutline([contour])
            #expect(abs(outline.length - (try row.number("length_exact"))) <= 0.01, "\(row)")
            let parts = outline.parts(
                range.parts.map { ($0.start * outline.length, $0.end * outline.length) }
            )
            let drawn = parts.reduce(0) { $0 + TrimmedOutline([$1]).length }
            #expect(abs(drawn - (try row.number("drawn_length"))) <= 0.01, "\(row)")
        }
    }

    @Test("outlines trimmed one after another have the parts of the table, documents L113, L114")
    func sequentialTrim() throws {
        let rows = QuotedTable.load("trim_sequential.csv")
        #expect(rows.count > 6)
        for row in rows {
            let names = (row["order"] ?? "").split(separator: "+")
            let range = TrimRange(
                start: try row.number("s"),
                end: try row.number("e"),
                offset: try row.number("o")
            )
            // A square of 100 and a circle of nearly its width.
            let total = try row.number("total_length")
            let lengths = names.map { $0 == "rect" ? 400 : total - 400 }
            let data = Data((row["per_shape_ranges"] ?? "").utf8)
            let wanted = try JSONSerialization.jsonObject(with: data) as? [String: [[Double]]] ?? [:]
            var position = 0.0
            for (name, length) in zip(names, lengths) {
                let shown = range.parts.flatMap { part -> [Double] in
                    let start = max((part.start * total - position) / length, 0)
                    let end = min((part.end * total - position) / length, 1)
                    return end - start > 1e-6 ? [start, end] : []
                }
                position += length
                let expected = (wanted[String(name)] ?? []).flatMap { $0 }
                #expect(shown.count == expected.count, "\(row)")
                for (a, b) in zip(shown, expected) { #expect(abs(a - b) <= 1e-5, "\(row)") }
            }
        }
    }

    private static func contour(_ name: String) -> LottieBezier? {
        let center = SIMD2(256.0, 256.0)
        switch name {
        case "rect200x100": return .rectangle(center: center, size: SIMD2(200, 100), radius: 0)
        case "circle r80": return .ellipse(center: center, size: SIMD2(160, 160))
        case "ellipse200x120": return .ellipse(center: center, size: SIMD2(200, 120))
        case "open polyline":
            return LottieBezier([.init(SIMD2(100, 100)), .init(SIMD2(400, 100)), .init(SIMD2(400, 300))])
        default: return nil
        }
    }

    /// A property in a document of one layer.
    private static func property(_ json: String) throws -> LottieProperty {
        let text = """
            {"w":1,"h":1,"fr":30,"ip":0,"op":60,"layers":[{"ty":3,"ip":0,"op":60,"ks":{"s":\(json)}}]}
            """
        return try LottieReader.read(Data(text.utf8)).composition.layers[0].transform.scale
    }
}
