import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Tables whose rows describe a situation in words: each is built by its words here, and every row has to be.
@Suite("Oracle: situations")
struct FactOracleTests {
    /// The numbers in a text.
    private func numbers(_ text: String) -> [CGFloat] {
        text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    }

    private func box(_ n: ArraySlice<CGFloat>) -> CGRect {
        let n = Array(n)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    // MARK: Conversion

    @Test("conversions between a layer and its sublayer", .claim("12.2", "12.4", "12.9"))
    func conversions() {
        let rows = OracleTable.load("layer_convert.csv", in: .module)
        #expect(rows.count == 8)
        for row in rows {
            let parent = CALayer()
            parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
            parent.position = CGPoint(x: 100, y: 100)
            let child = CALayer()
            child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
            child.position = CGPoint(x: 100, y: 50)
            parent.addSublayer(child)
            let setup = row["setup"] ?? ""
            let given = numbers(setup)
            if setup.hasPrefix("parent bounds origin") {
                parent.bounds.origin = CGPoint(x: given[0], y: given[1])
            } else if setup.hasPrefix("child scale") {
                child.transform = CATransform3DMakeScale(given[0], given[1], given[2])
            }
            let conversion = row["conversion"] ?? ""
            let expected = numbers(row["result"] ?? "")
            let found: [CGFloat]
            if conversion.contains("rect") {
                let source =
                    setup.contains("rect") ? Array(given.suffix(4)) : Array(numbers(conversion).prefix(4))
                let rect = child.convert(box(source[...]), to: parent)
                found = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
            } else {
                let (a, b) = conversion.hasPrefix("child") ? (child, parent) : (parent, child)
                let n = numbers(conversion)
                let point = a.convert(CGPoint(x: n[0], y: n[1]), to: b)
                found = [point.x, point.y]
            }
            #expect(found.count == expected.count, "\(row)")
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "\(found) for \(row)")
        }
    }

    // MARK: Hits

    @Test("hits of layers by points", .claim("12.16", "12.17", "12.18"))
    func hits() {
        let rows = OracleTable.load("hit_test.csv", in: .module)
        #expect(rows.count == 8)
        for row in rows {
            let root = CALayer()
            root.name = "root"
            root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            root.position = CGPoint(x: 50, y: 50)
            func add(_ name: String, _ side: CGFloat) -> CALayer {
                let layer = CALayer()
                layer.name = name
                layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
                layer.position = CGPoint(x: 50, y: 50)
                root.addSublayer(layer)
                return layer
            }
            let setup = row["setup"] ?? ""
            switch setup {
            case "same", "root 100x100 p50,50; child 20x20 p50,50": _ = add("child", 20)
            case "child at 150,150 outside root": add("child", 20).position = CGPoint(x: 150, y: 150)
            case "two 40x40 siblings same place", "upper hidden", "lower zPosition=10":
                let lower = add("lower", 40)
                let upper = add("last added", 40)
                upper.isHidden = setup == "upper hidden"
                lower.zPosition = setup == "lower zPosition=10" ? 10 : 0
            default: Issue.record("a situation that nobody builds: \(setup)")
            }
            let point = numbers(row["point"] ?? "")
            let hit = root.hitTest(CGPoint(x: point[0], y: point[1]))?.name ?? "nil"
            #expect((row["result"] ?? "").hasPrefix(hit), "\(hit) for \(row)")
        }
    }

    // MARK: Painted areas

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// The area that a layer paints when it is rendered into a context, and the strongest alpha.
    private func painted(_ layer: CALayer) throws -> (area: Double, touched: Double, strongest: UInt32) {
        let context = try #require(
            CGContext(
                data: nil,
                width: 200,
                height: 200,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        layer.render(in: context)
        let image = try #require(context.makeImage())
        return image.buffer.withPixels { pixels in
            let alphas = (0..<(image.width * image.height)).map { pixels[$0] >> 24 }
            return (
                Double(alphas.reduce(0, +)) / 255, Double(alphas.filter { $0 > 0 }.count), alphas.max() ?? 0
            )
        }
    }

    private func plain(_ width: CGFloat, _ height: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 30, y: 40, width: width, height: height)
        layer.backgroundColor = red
        return layer
    }

    private func shape(_ rect: CGRect) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        shape.path = CGPath(rect: rect, transform: nil)
        return shape
    }

    private func stroked(fills: Bool, end: CGFloat = 1) -> CAShapeLayer {
        let shape = shape(CGRect(x: 10, y: 10, width: 40, height: 30))
        if !fills { shape.fillColor = nil }
        shape.strokeColor = red
        shape.lineWidth = 4
        shape.strokeEnd = end
        return shape
    }

    private func gradient(colors: Int) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
        layer.colors = Array([red, CGColor(red: 0, green: 0, blue: 1, alpha: 1), red].prefix(colors))
        return layer
    }

    /// The layers of a row, all of which have to paint what it says; nil for a situation not built here.
    private func layers(_ setup: String) -> [CALayer]? {
        let outside = CGRect(x: 60, y: 40, width: 30, height: 30)
        switch setup {
        case "background only 30x40": return [plain(30, 40)]
        case "opacity 0.5 background":
            let layer = plain(30, 40)
            layer.opacity = 0.5
            return [layer]
        case "hidden or opacity 0":
            let (hidden, clear) = (plain(30, 40), plain(30, 40))
            hidden.isHidden = true
            clear.opacity = 0
            return [hidden, clear]
        case "border width 5 on 80x60, no fill":
            let layer = plain(80, 60)
            layer.backgroundColor = nil
            layer.borderWidth = 5
            layer.borderColor = red
            return [layer]
        case "shape rect 10 10 40 30 fill": return [shape(CGRect(x: 10, y: 10, width: 40, height: 30))]
        case "shape path 60 40 30 30 outside 80x60 bounds": return [shape(outside)]
        case "same, masksToBounds":
            let layer = shape(outside)
            layer.masksToBounds = true
            return [layer]
        case "shape stroke lineWidth 4 no fill": return [stroked(fills: false)]
        case "fill + stroke 4": return [stroked(fills: true)]
        case "stroke strokeEnd 0.5": return [stroked(fills: false, end: 0.5)]
        case "gradient 80x60 two colours": return [gradient(colors: 2)]
        case "gradient 0 or 1 colour": return [gradient(colors: 0), gradient(colors: 1)]
        case "gradient 3 colours 1 location":
            let layer = gradient(colors: 3)
            layer.locations = [0.5]
            return [layer]
        case "radial with start,end sharing an axis":
            return [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5)].map { end in
                let layer = gradient(colors: 2)
                layer.type = .radial
                layer.startPoint = CGPoint(x: 0.5, y: 0.5)
                layer.endPoint = end
                return layer
            }
        case "replicator instanceCount 0":
            let layer = CAReplicatorLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
            layer.instanceCount = 0
            layer.addSublayer(plain(20, 20))
            return [layer]
        default: return nil
        }
    }

    @Test("areas that layers paint", .claim("14.13", "14.2", "15.1"))
    func areas() throws {
        let rows = OracleTable.load("render_coverage.csv", in: .module)
        #expect(rows.count == 16)
        var built = 0
        for row in rows {
            let setup = row["setup"] ?? ""
            guard let layers = layers(setup) else { continue }
            built += 1
            let expected = numbers(row["value"] ?? "").first.map { Double($0) } ?? .nan
            for layer in layers {
                let found = try painted(layer)
                switch setup {
                case "opacity 0.5 background":
                    #expect(found.touched == expected && found.strongest < 255, "\(found) for \(row)")
                case "stroke strokeEnd 0.5":
                    // Half of the line, with the corner that its middle lies on cut either way.
                    #expect(abs(found.area - expected) < 8, "\(found) for \(row)")
                default:
                    #expect(abs(found.area - expected) < 0.5, "\(found) for \(row)")
                }
            }
        }
        // The last row, of a shadow, is a test of its own.
        #expect(built == rows.count - 1)
    }

    @Test("a shadow reaches twice its radius in a context", .claim("14.7"))
    func shadowReach() throws {
        let rows = OracleTable.load("render_coverage.csv", in: .module)
        let row = try #require(rows.first { ($0["setup"] ?? "").hasPrefix("shadow 40x40") })
        #expect(row["observation"] == "painted at x=149, not at 152")
        let context = try #require(
            CGContext(
                data: nil,
                width: 200,
                height: 200,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        let layer = CALayer()
        layer.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
        layer.backgroundColor = red
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 20, height: 0)
        layer.shadowRadius = 5
        root.addSublayer(layer)
        root.render(in: context)
        let image = try #require(context.makeImage())
        let row100 = image.buffer.withPixels { pixels in (0..<200).map { pixels[100 * 200 + $0] >> 24 } }
        #expect(row100[149] > 0)
        #expect(row100[152] == 0)
    }
}
