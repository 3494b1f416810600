import AgateDisplay
import AgatePixels
import AgateTestSupport
import AgateTestTrees
import AgateTiming
import Foundation
import LayerMarkup
import QuartzCore
import Testing

/// Archives as Apple's systems write them: a dictionary of the root layer and the direction of y, values in objects of their own.
@Suite("Archives of Apple's form")
struct AppleArchiveTests {
    private typealias Value = ArchiveBuilder.Value

    private func read(_ data: Data) throws -> CAPackage {
        try CAPackage(data: data, type: kCAPackageTypeArchive)
    }

    @Test("layers have their geometry, colours, names, masks and sublayers", .claim("Q3.2"))
    func layers() throws {
        var archive = ArchiveBuilder()
        let name = archive.add(.text("knob"))
        let knob = archive.layer(
            [
                ("bounds", archive.rect(0, 0, 10, 20)), ("position", archive.point(30, 40)), ("name", name),
                ("backgroundColor", archive.color(1, 0.5, 0, 1)), ("opacity", .real(0.25)),
                ("hidden", .bool(true)),
                ("cornerRadius", archive.add(.real(4))),
            ]
        )
        let path = archive.path()
        let shape = archive.layer(
            [("path", path), ("fillColor", archive.color(0, 1, 0, 0.5)), ("lineWidth", .int(3))],
            "CAShapeLayer"
        )
        let wrapped = archive.add("LKNSArrayCodingProxy", [("array", archive.list([knob, shape]))])
        let mask = archive.layer([("bounds", archive.rect(0, 0, 5, 5))])
        let root = archive.layer([
            ("bounds", archive.rect(0, 0, 100, 50)), ("sublayers", wrapped), ("mask", mask),
            ("transform", archive.matrix([2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
            ("delegate", .uid(0)),
        ])
        let package = try read(archive.data(rootLayer: root, flipped: true))
        #expect(package.issues.isEmpty, "\(package.issues)")
        #expect(package.documentSize == CGSize(width: 100, height: 50))
        let layer = package.rootLayer
        #expect(layer.mask?.bounds.width == 5 && layer.sublayers?.count == 2)
        #expect(layer.transform.m11 == 2 && layer.transform.m22 == 3)
        let first = try #require(layer.sublayers?.first)
        #expect(
            first.bounds == CGRect(x: 0, y: 0, width: 10, height: 20)
                && first.position == CGPoint(x: 30, y: 40)
        )
        #expect(first.name == "knob" && first.opacity == 0.25 && first.isHidden && first.cornerRadius == 4)
        #expect(first.backgroundColor == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))
        let last = try #require(layer.sublayers?.last as? CAShapeLayer)
        #expect(last.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10) && last.lineWidth == 3)
        #expect(last.fillColor?.alpha == 0.5)
    }

    @Test("y points down where the archive says geometryFlipped, and up where it does not", .claim("Q3.2"))
    func direction() throws {
        for (flag, isDown) in [(true, true), (false, false), (nil, false)] as [(Bool?, Bool)] {
            var archive = ArchiveBuilder()
            let root = archive.layer([("bounds", archive.rect(0, 0, 10, 10))])
            let package = try read(archive.data(rootLayer: root, flipped: flag))
            #expect(package.isGeometryFlipped == isDown && package.rootLayer.isGeometryFlipped == !isDown)
        }
    }

    @Test("animations have their values, times and functions, whatever they are kept in", .claim("Q3.2"))
    func animations() throws {
        for form in 0..<3 {
            var archive = ArchiveBuilder()
            let timing = archive.add(
                "CAMediaTimingFunction",
                [("c1x", .real(0.1)), ("c1y", .real(0.2)), ("c2x", .real(0.3)), ("c2y", .real(0.4))]
            )
            let keyPath = archive.add(.text("position"))
            let animation = archive.add(
                "CAKeyframeAnimation",
                [
                    ("keyPath", keyPath), ("duration", .real(2)), ("timingFunction", timing),
                    ("values", archive.list([archive.point(1, 2), archive.point(3, 4)])),
                    ("keyTimes", archive.list([archive.add(.real(0)), archive.add(.int(1))])),
                    ("removedOnCompletion", .bool(false)),
                ],
                parents: ["CAPropertyAnimation", "CAAnimation", "NSObject"]
            )
            let kept: Value =
                switch form {
                case 0: animation
                case 1: archive.list([animation])
                default: archive.dictionary([("position", animation)])
                }
            let root = archive.layer([("bounds", archive.rect(0, 0, 10, 10)), ("animations", kept)])
            let package = try read(archive.data(rootLayer: root, flipped: true))
            #expect(package.issues.isEmpty, "\(package.issues)")
            let found = try #require(package.rootLayer.animation(forKey: "position") as? CAKeyframeAnimation)
            #expect(found.duration == 2 && !found.isRemovedOnCompletion && found.keyTimes == [0, 1])
            #expect((found.values?.last as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 4))
            #expect(found.timingFunction == CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4))
        }
    }

    @Test("images are decoded, and one of lightness becomes opacity", .claim("Q3.2"))
    func images() throws {
        let png = Data(PNGWriter().encode(ImageBuffer(width: 1, height: 1, pixels: [0xFF40_4040])))
        for isOpacity in [false, true] {
            var archive = ArchiveBuilder()
            let data = archive.add("NSMutableData", [("NS.data", .data(png))])
            let image = archive.add("LKCGImageCodingProxy", [("data", data), ("A8asL8", .bool(isOpacity))])
            let root = archive.layer([("bounds", archive.rect(0, 0, 1, 1)), ("contents", image)])
            let layer = try read(archive.data(rootLayer: root, flipped: true)).rootLayer
            #expect((layer.contents as? CGImage)?.buffer[0, 0] == (isOpacity ? 0x4000_0000 : 0xFF40_4040))
        }
    }

    @Test("states go with their targets", .claim("Q3.2"))
    func states() throws {
        var archive = ArchiveBuilder()
        let knob = archive.layer([("bounds", archive.rect(0, 0, 1, 1))])
        let setter = archive.add(
            "LKStateSetValue",
            [
                ("target", knob), ("keyPath", archive.add(.text("opacity"))),
                ("value", archive.add(.real(0.5))),
            ]
        )
        let state = archive.add(
            "LKState",
            [("name", archive.add(.text("On"))), ("elements", archive.list([setter]))]
        )
        let root = archive.layer([
            ("bounds", archive.rect(0, 0, 9, 9)), ("states", archive.list([state])),
            ("sublayers", archive.list([knob])),
        ])
        let layer = try read(archive.data(rootLayer: root, flipped: true)).rootLayer
        CAStateController(layer: layer).setState(layer.state(withName: "On"), of: layer, transitionSpeed: 0)
        #expect(layer.sublayers?.first?.opacity == 0.5)
    }

    @Test("unknown classes and keys are told of once, and the rest is read", .claim("Q3.2"))
    func unknown() throws {
        var archive = ArchiveBuilder()
        let thing = archive.add("XYThing", [("a", .int(1))])
        let special = archive.layer([("wobble", .int(3)), ("fillMode", thing)], "CASpecialLayer")
        let root = archive.layer([
            ("bounds", archive.rect(0, 0, 9, 9)), ("sublayers", archive.list([special, special, .uid(999)])),
        ])
        let package = try read(archive.data(rootLayer: root, flipped: true))
        #expect(package.rootLayer.sublayers?.count == 1)
        #expect(
            Set(package.issues.map(\.feature)) == [
                "unknown class CASpecialLayer", "unknown class XYThing", "value wobble of CASpecialLayer",
                "value of fillMode",
            ]
        )
    }

    @Test(
        "what an archive holds is a document or a typed error: circles, wrong kinds, no layer",
        .claim("Q3.2")
    )
    func hostile() throws {
        func expectError(_ data: Data) {
            #expect(throws: CAMLError.self) { _ = try read(data) }
        }
        var archive = ArchiveBuilder()
        expectError(archive.data(root: archive.add(.text("a layer"))))
        expectError(archive.data(root: archive.add("NSAttributedString", [("NSString", .int(1))])))
        expectError(archive.data(root: archive.dictionary([("rootLayer", archive.add(.int(3)))])))
        expectError(archive.data(root: .int(3)))
        expectError(ArchiveBuilder.binary(.list([])))
        expectError(ArchiveBuilder.binary(.table([("$objects", .int(1)), ("$top", .null)])))
        // A layer that is its own sublayer and mask, and lists that hold themselves.
        var circle = ArchiveBuilder()
        let place = circle.objects.count + 1
        let root = circle.layer([
            ("sublayers", .list([.uid(place), .uid(place + 1)])), ("mask", .uid(place)),
            ("filters", .uid(place + 2)), ("bounds", .text("big")), ("position", .list([])),
            ("path", .uid(place)),
        ])
        _ = circle.list([.uid(place + 2)])
        #expect(try read(circle.data(rootLayer: root, flipped: nil)).rootLayer.sublayers == nil)
        // Values of every kind under every key.
        let kinds: [Value] = [
            .null, .bool(true), .int(.max), .real(.nan), .real(.infinity), .text("x"), .data(Data([1])),
            .uid(0),
            .uid(99_999), .list([.int(1)]), .table([]),
        ]
        for kind in kinds {
            for className in ["CALayer", "CAShapeLayer", "CAGradientLayer", "CAEmitterLayer", "CATextLayer"] {
                var archive = ArchiveBuilder()
                let animation = archive.add("CABasicAnimation", animationKeys.map { ($0, kind) })
                let values = keys.map { ($0, kind) } + [("animations", animation)]
                _ = try? read(archive.data(rootLayer: archive.layer(values, className), flipped: nil))
            }
        }
    }

    private let animationKeys = ["keyPath", "duration", "fromValue", "timingFunction", "fillMode", "speed"]
    private let keys = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "contents", "name", "filters",
        "shadowPath",
        "path", "colors", "locations", "emitterCells", "string", "font", "states", "stateTransitions",
        "sublayers", "mask",
        "contentsMultiplyColor", "contentsSwizzle", "contentsTransform", "lineDashPattern", "type", "frame",
        "zPosition",
    ]

    @Test("any byte of an archive may be wrong", .claim("Q3.2"))
    func damage() throws {
        var archive = ArchiveBuilder()
        let inner = archive.layer(
            [("bounds", archive.rect(0, 0, 1, 1)), ("path", archive.path())],
            "CAShapeLayer"
        )
        let root = archive.layer([
            ("bounds", archive.rect(0, 0, 9, 9)), ("sublayers", archive.list([inner])),
            ("backgroundColor", archive.color(0, 0, 0, 1)),
        ])
        let own = CALayer()
        own.addSublayer(CATextLayer())
        own.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
        let written = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: true)
        for bytes in [[UInt8](archive.data(rootLayer: root, flipped: false)), [UInt8](written)] {
            for index in bytes.indices.dropFirst(8) {
                for change: UInt8 in [0x01, 0x55, 0xFF] where index % 3 == Int(change % 3) {
                    var changed = bytes
                    changed[index] ^= change
                    _ = try? read(Data(changed))
                }
            }
            for count in stride(from: 0, to: bytes.count, by: 7) { _ = try? read(Data(bytes.prefix(count))) }
        }
    }

    @Test("100 000 nested layers are read; one more than the limit is an error", .claim("Q3.2", "Q6.4"))
    func deep() throws {
        func data(_ count: Int) -> Data {
            var archive = ArchiveBuilder()
            var inner = archive.layer([])
            for _ in 1..<count { inner = archive.layer([("sublayers", .list([inner]))]) }
            return archive.data(rootLayer: inner, flipped: true)
        }
        var depth = 0
        var layer: CALayer? = try read(data(100_000)).rootLayer
        while let next = layer { (layer, depth) = (next.sublayers?.first, depth + 1) }
        #expect(depth == 100_000)
        #expect(throws: CAMLError.limit(name: "layers", value: 5_001, limit: 5_000)) {
            let options = ["limits": CAMLLimits.strict]
            _ = try CAPackage(data: data(5_001), type: kCAPackageTypeArchive, options: options)
        }
    }

    @Test(
        "an archive of this project's form reads as the same tree, without Foundation's reader",
        .claim("Q3.2")
    )
    func own() throws {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
        let text = CATextLayer()
        text.string = "hello"
        root.addSublayer(text)
        root.mask = CAShapeLayer()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.toValue = 3
        root.add(spring, forKey: "spring")
        root.filters = [LayerFilter(type: "gaussianBlur")]
        let data = try NSKeyedArchiver.archivedData(withRootObject: root, requiringSecureCoding: true)
        let package = try read(data)
        #expect(TreeComparison(root, package.rootLayer).differences == [] && package.issues.isEmpty)
    }
}

extension ArchiveBuilder {
    /// A square of ten points, as the elements of a path.
    mutating func path() -> Value {
        func segment(_ kind: Int, _ x: Double = 0, _ y: Double = 0) -> [(String, Value)] {
            [("LKCGPathType", .int(kind)), ("LKCGPathPoint0_x", .real(x)), ("LKCGPathPoint0_y", .real(y))]
        }
        let parts = [segment(0), segment(1, 10, 0), segment(1, 10, 10), segment(1, 0, 10), segment(4)]
        let objects = parts.map { add("CACGPathCodingSegment", $0) }
        return add("CACGPathCodingProxy", [("LKCGPathSegments", list(objects))])
    }

    mutating func matrix(_ numbers: [Double]) -> Value {
        let entries = numbers.enumerated().map { ("m\($0 / 4 + 1)\($0 % 4 + 1)", Value.real($1)) }
        return add("LKNSValueCodingProxy", [("kind", .int(3))] + entries)
    }
}
