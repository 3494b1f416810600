import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Filters")
struct FilterTests {
    private static func filter(
        _ type: PixelFilter,
        _ inputs: [FilterInput: AnimatableValue] = [:]
    ) -> FilterValues {
        var filter = FilterValues(type)
        for (input, value) in inputs {
            let isTaken = filter.set(value, of: .input(input))
            #expect(isTaken, "\(type) \(input)")
        }
        return filter
    }

    private static let unknown: FilterValues = {
        var filter = FilterValues(FilterType(name: "noSuchFilter"))
        filter.set(.number(3), of: .input(.amount))
        return filter
    }()

    private static func blur(_ radius: Double, normalizes: Bool = false) -> FilterValues {
        filter(.gaussianBlur, [.radius: .number(radius), .normalizeEdges: .bool(normalizes)])
    }

    private func picture(
        _ frame: CGRect = CGRect(x: 20, y: 20, width: 40, height: 40),
        color: CGColor? = .white,
        filters: [FilterValues],
        _ body: (inout LayerValues) -> Void = { _ in }
    ) -> Surface {
        var scene = SceneBuilder(width: 80, height: 80)
        scene.add(frame, color: color) {
            $0.look.values.filters = FilterList(filters)
            body(&$0)
        }
        return scene.picture()
    }

    // MARK: Colours

    /// Orange, 204 102 51, and what becomes of it by the formulas of the W3C's Filter Effects.
    @Test(
        "colours change by the documented matrices",
        arguments: [
            (.colorInvert, [:], [51, 153, 204, 255]),
            (.colorSaturate, [.amount: .number(0)], [120, 120, 120, 255]),
            (.colorSaturate, [.amount: .number(2)], [255, 84, 0, 255]),
            (.colorBrightness, [.amount: .number(0.2)], [255, 153, 102, 255]),
            (.colorBrightness, [.amount: .number(-0.3)], [128, 26, 0, 255]),
            (.colorContrast, [.amount: .number(0.5)], [166, 115, 89, 255]),
            (.colorContrast, [.amount: .number(2)], [255, 77, 0, 255]),
            (.colorHueRotate, [.angle: .number(.pi)], [36, 138, 189, 255]),
            (.colorMonochrome, [:], [120, 120, 120, 255]),
            (
                .colorMonochrome, [.color: .color([1, 0.5, 0, 1]), .amount: .number(0.5)],
                [162, 81, 26, 255]
            ),
            (.multiplyColor, [.color: .color([0.5, 1, 0, 1])], [102, 102, 0, 255]),
            (.multiplyColor, [.color: .color([1, 1, 1, 0.5])], [102, 51, 26, 128]),
            (.colorAdd, [.color: .color([0.2, 0.2, 0.2, 1])], [255, 153, 102, 255]),
            (.colorSubtract, [.color: .color([0.2, 0.2, 0.2, 1])], [153, 51, 0, 255]),
            (.luminanceToAlpha, [:], [0, 0, 0, 120]),
            (
                .colorMatrix,
                [
                    .colorMatrix: .array(
                        [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0].map { .number($0) }
                    )
                ],
                [51, 26, 102, 128]
            ),
        ] as [(PixelFilter, [FilterInput: AnimatableValue], [Int])]
    )
    func colors(type: PixelFilter, inputs: [FilterInput: AnimatableValue], expected: [Int]) {
        let orange = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let found = picture(color: orange, filters: [Self.filter(type, inputs)]).bytes(40, 40)
        for index in 0..<4 { #expect(abs(found[index] - expected[index]) <= 1, "\(type): \(found)") }
    }

    @Test("translucent colours change as their opaque ones do, and keep their alpha")
    func translucent() {
        let color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5)
        let found = picture(color: color, filters: [Self.filter(.colorInvert)]).bytes(40, 40)
        for (index, value) in [26, 77, 102, 128].enumerated() {
            #expect(abs(found[index] - value) <= 1, "\(found)")
        }
    }

    @Test("filters follow each other, without rounding in between")
    func chain() {
        let shrink = Self.filter(.colorContrast, [.amount: .number(0.01)])
        let stretch = Self.filter(.colorContrast, [.amount: .number(100)])
        let color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let found = picture(color: color, filters: [shrink, stretch]).bytes(40, 40)
        for (index, value) in [204, 102, 51, 255].enumerated() {
            #expect(abs(found[index] - value) <= 1, "\(found)")
        }
    }

    @Test("what is neutral, switched off or unknown needs no pass and changes nothing")
    func neutral() {
        var off = Self.blur(5)
        off.isEnabled = false
        let filters = [
            off, Self.blur(0), Self.filter(.colorSaturate), Self.filter(.colorMatrix),
            Self.unknown, Self.blur(.infinity), Self.blur(-3),
        ]
        #expect(picture(filters: filters).isIdentical(to: picture(filters: [])))
        var scene = SceneBuilder(width: 20, height: 20)
        scene.add(CGRect(x: 2, y: 2, width: 9, height: 9), color: .red) {
            $0.look.values.filters = FilterList(filters)
        }
        #expect(scene.frame().statistics.offscreenPasses == 0)
    }

    @Test("a matrix that adds alpha fills the bounds")
    func paintsClear() {
        var rows = (0..<20).map { $0 % 6 == 0 ? AnimatableValue.number(1) : .number(0) }
        rows[19] = .number(0.5)
        let found = picture(
            color: nil,
            filters: [Self.filter(.colorMatrix, [.colorMatrix: .array(rows)])]
        )
        #expect(found.coverage == 1600.0 * 128 / 255)
    }

    // MARK: Blur

    @Test("a blurred edge fades as the error function does")
    func edge() {
        let found = picture(CGRect(x: -500, y: -500, width: 540, height: 1100), filters: [Self.blur(4)])
        for column in 25..<60 {
            let distance = Double(column) + 0.5 - 40
            let expected = 0.5 * erfc(distance / (4 * 2.0.squareRoot())) * 255
            #expect(abs(Double(found.bytes(column, 40).w) - expected) < 2.5, "at \(distance)")
        }
    }

    @Test("a blur grows with the scale of the layer")
    func scale() {
        let large = picture(CGRect(x: -500, y: -500, width: 540, height: 1100), filters: [Self.blur(4)])
        let small = picture(CGRect(x: -1010, y: -1060, width: 540, height: 1100), filters: [Self.blur(2)]) {
            $0.anchorPoint = CGPoint(x: 1, y: 1)
            $0.position = CGPoint(x: 40, y: 600)
            $0.space.values.transform = CATransform3DMakeScale(2, 2, 1)
        }
        for column in 20..<60 {
            #expect(abs(large.bytes(column, 40).w - small.bytes(column, 40).w) <= 1)
        }
    }

    @Test("normalized edges stay sharp, and the mean inside is that of what is there")
    func normalized() {
        let plain = picture(filters: [Self.blur(6, normalizes: true)])
        #expect(plain.isIdentical(to: picture(filters: [])))
        var scene = SceneBuilder(width: 80, height: 80)
        let box = scene.add(CGRect(x: 20, y: 20, width: 40, height: 40), color: .black) {
            $0.look.values.filters = FilterList([Self.blur(3, normalizes: true)])
        }
        scene.add(CGRect(x: 0, y: 0, width: 20, height: 40), to: box, color: .white)
        let found = scene.picture()
        #expect(found.hex(21, 40) == "#ffffffff")
        #expect(found.hex(58, 22) == "#000000ff")
        #expect(abs(found.bytes(39, 59).x + found.bytes(40, 59).x - 255) <= 4)
        #expect(found.hex(19, 40) == "#00000000")
    }

    @Test("filters come before the shadow, the mask and the opacity")
    func order() {
        let found = picture(filters: [Self.filter(.colorInvert), Self.blur(2)]) {
            $0.look.values.shadowOpacity = 1
            $0.look.values.shadowRadius = 0
            $0.look.values.shadowOffset = .zero
            $0.look.values.shadowColor = .red
            $0.opacity = 0.5
        }
        // Black in the middle; red through the blurred edge.
        #expect(found.hex(40, 40) == "#00000080")
        let edge = found.bytes(19, 40)
        #expect(edge.x > 20 && edge.y == 0 && edge.w > 60 && edge.w < 128)
        let masked = picture(filters: [Self.blur(5)]) { $0.flags.insert(.masksToBounds) }
        #expect(masked.hex(19, 40) == "#00000000")
        #expect(masked.bytes(20, 40).w < 200)
    }

    @Test("a drop shadow lies below the picture")
    func dropShadow() {
        let shadow = Self.filter(
            .dropShadow,
            [
                .radius: .number(0), .offset: .pair([10, 5]),
                .color: .color([0, 0, 1, 0.5]),
            ]
        )
        let found = picture(filters: [shadow])
        #expect(found.hex(40, 40) == "#ffffffff")
        #expect(found.hex(65, 40) == "#00008080")
        #expect(found.hex(65, 22) == "#00000000")
    }

    // MARK: Backdrops

    private func stripes(_ body: (inout SceneBuilder) -> Void) -> SceneBuilder {
        var scene = SceneBuilder(width: 80, height: 80)
        for index in 0..<5 {
            scene.add(
                CGRect(x: CGFloat(index) * 16, y: 0, width: 8, height: 80),
                color: index % 2 == 0 ? .red : .white
            )
        }
        body(&scene)
        return scene
    }

    private static func glass(_ filters: [FilterValues]) -> (inout LayerValues) -> Void {
        { $0.look.values.backgroundFilters = FilterList(filters) }
    }

    @Test("what is behind is filtered within the outline, and what is drawn later is not", .claim("14.1"))
    func backdrop() {
        let scene = stripes { scene in
            scene.add(CGRect(x: 10, y: 10, width: 60, height: 60)) {
                Self.glass([Self.filter(.colorInvert)])(&$0)
                $0.cornerRadius = 20
            }
            scene.add(CGRect(x: 40, y: 60, width: 10, height: 10), color: .red)
        }
        let found = scene.picture()
        #expect(found.hex(18, 40) == "#000000ff")
        #expect(found.hex(34, 40) == "#00ffffff")
        #expect(found.hex(4, 40) == "#ff0000ff")
        #expect(found.hex(11, 11) == "#00000000")
        #expect(found.hex(28, 40) == "#00000000")
        #expect(found.hex(45, 65) == "#ff0000ff")
    }

    @Test("a filtered backdrop is mixed by the opacity and cut by the mask")
    func backdropParts() {
        func found(_ body: (inout SceneBuilder, LayerID) -> Void) -> Surface {
            stripes { scene in
                let glass = scene.add(
                    CGRect(x: 0, y: 0, width: 80, height: 80),
                    Self.glass([Self.filter(.colorInvert)])
                )
                body(&scene, glass)
            }.picture()
        }
        let half = found { scene, glass in scene.change(glass) { $0.opacity = 0.5 } }
        let bytes = half.bytes(2, 40)
        #expect(abs(bytes.x - 127) <= 1 && abs(bytes.y - 128) <= 1 && bytes.w == 255)
        let masked = found { scene, glass in
            scene.mask(glass, CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        #expect(masked.hex(2, 10) == "#00ffffff")
        #expect(masked.hex(2, 60) == "#ff0000ff")
    }

    @Test("a blurred backdrop looks at what lies beside it, unless its edges are normalized")
    func backdropBlur() {
        func found(_ normalizes: Bool) -> Surface {
            var scene = SceneBuilder(width: 80, height: 80)
            scene.add(CGRect(x: 0, y: 0, width: 40, height: 80), color: .red)
            scene.add(CGRect(x: 40, y: 0, width: 40, height: 80), color: .white)
            scene.add(
                CGRect(x: 40, y: 20, width: 30, height: 40),
                Self.glass([Self.blur(4, normalizes: normalizes)])
            )
            return scene.picture()
        }
        #expect(found(true).hex(40, 40) == "#ffffffff")
        #expect(abs(found(false).bytes(40, 40).y - 140) < 6)
        #expect(found(false).hex(39, 40) == "#ff0000ff")
    }

    @Test("a backdrop is what was drawn in the nearest group")
    func backdropGroup() {
        let scene = stripes { scene in
            let group = scene.add(CGRect(x: 0, y: 0, width: 80, height: 80)) { $0.opacity = 0.5 }
            scene.add(CGRect(x: 0, y: 0, width: 80, height: 20), to: group, color: .white)
            scene.add(
                CGRect(x: 0, y: 0, width: 80, height: 80),
                to: group,
                Self.glass([Self.filter(.colorInvert)])
            )
        }
        let found = scene.picture()
        #expect(found.hex(28, 10) == "#00000080")
        #expect(found.hex(2, 60) == "#ff0000ff")
    }

    @Test("several backdrops over each other, clips and groups give the same bytes in any bands")
    func bands() {
        var scene = stripes { scene in
            let clip = scene.add(CGRect(x: 5, y: 5, width: 70, height: 50)) {
                $0.flags.insert(.masksToBounds)
            }
            scene.add(CGRect(x: -20, y: 10, width: 70, height: 30), to: clip, Self.glass([Self.blur(3)]))
            let group = scene.add(CGRect(x: 20, y: 20, width: 50, height: 50), color: .blue) {
                $0.opacity = 0.7
                $0.look.values.filters = FilterList([Self.blur(2)])
            }
            scene.add(
                CGRect(x: 5, y: 5, width: 20, height: 20),
                to: group,
                Self.glass([Self.filter(.colorInvert), Self.blur(4)])
            )
            scene.add(CGRect(x: 30, y: 0, width: 30, height: 80)) {
                Self.glass([Self.blur(5, normalizes: true)])(&$0)
                $0.cornerRadius = 9
            }
        }
        let one = scene.picture()
        for (threads, height) in [(1, 7), (2, 16), (3, 1), (7, 33)] {
            let other = scene.picture(compositor: Compositor(threads: threads, bandHeight: height))
            #expect(one.isIdentical(to: other), "\(threads) threads, \(height) rows")
        }
        // One after the other, drawn over the frame before.
        let compositor = Compositor(threads: 1)
        let target = RenderTarget(compositor)
        let size = PixelSize(CGSize(width: 80, height: 80), scale: 1)
        let mover = scene.add(CGRect(x: 0, y: 0, width: 6, height: 6), color: .green)
        for step in 0..<20 {
            scene.change(mover) {
                $0.position = CGPoint(x: CGFloat(step) * 4, y: CGFloat(step * step % 80))
                $0.zPosition = step % 2 == 0 ? -1 : 0
            }
            let drawn = target.update(to: scene.scene, at: 0, size: size, scale: 1)
            #expect(drawn.surface.isIdentical(to: scene.picture()), "step \(step)")
        }
    }

    @Test("far too many filters inside each other do no harm")
    func harm() {
        var scene = SceneBuilder(width: 40, height: 40)
        var parent = scene.root
        for _ in 0..<40 {
            parent = scene.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: parent, color: .red) {
                $0.look.values.filters = FilterList([Self.blur(30)])
                $0.look.values.backgroundFilters = FilterList([Self.blur(90)])
            }
        }
        #expect(scene.picture().bytes(20, 20).w > 0)
    }

    // MARK: Animation

    @Test("an input is animated by its key path, lists of the same types input by input")
    func animated() throws {
        var scene = SceneBuilder(width: 10, height: 10)
        let layer = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .white) {
            $0.look.values.filters = FilterList([Self.filter(.multiplyColor)])
        }
        let target = try #require(PropertyTarget(keyPath: "filters.multiplyColor.inputColor"))
        #expect(target.keyPathText == "filters.multiplyColor.inputColor")
        let animation = RenderAnimation(
            id: scene.newAnimationID(),
            timing: TimingParameters(duration: 2),
            content: .property(
                PropertyAnimation(
                    target: target,
                    track: .basic(BasicTrack(from: .color([1, 1, 1, 1]), to: .color([0, 1, 0.5, 1])))
                )
            )
        )
        scene.animate(layer, [animation])
        let half = scene.picture(at: 1).bytes(5, 5)
        #expect(half.y == 255 && abs(half.x - 128) <= 1 && abs(half.z - 191) <= 1)
        #expect(scene.picture(at: 2).hex(5, 5) == "#ffffffff")

        let from = FilterList([Self.blur(2), Self.filter(.colorSaturate, [.amount: .number(0)])])
        let to = FilterList([Self.blur(6), Self.filter(.colorSaturate)])
        let between = AnimatableValue(from).interpolated(to: AnimatableValue(to), fraction: 0.25)
        let expected = FilterList([
            Self.blur(3), Self.filter(.colorSaturate, [.amount: .number(0.25)]),
        ])
        #expect(between == AnimatableValue(expected))
        let other = AnimatableValue(FilterList([Self.blur(2)]))
        #expect(AnimatableValue(from).interpolated(to: other, fraction: 0.25) == other)
    }
}

extension PropertyTarget {
    fileprivate var keyPathText: String {
        if case .filter(let target) = self { target.keyPath } else { "" }
    }
}
