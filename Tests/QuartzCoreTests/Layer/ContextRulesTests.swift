import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// What `render(in:)` draws in another way than a display.
@Suite("Rules of layers drawn into contexts")
struct ContextRulesTests {
    /// The pixels of a layer in a context with y downwards.
    private func pixels(
        of layer: CALayer,
        _ width: Int,
        _ height: Int,
        scale: CGFloat = 1
    ) throws -> [[SIMD4<Int>]] {
        let context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        layer.render(in: context)
        let buffer = try #require(context.makeImage()).buffer
        return (0..<height).map { y in
            (0..<width).map { x in
                let pixel = Int(buffer[x, y])
                return SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            }
        }
    }

    private static func context(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor?)
        -> CALayer
    {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    private let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    // MARK: Shadows

    @Test("shadow: the measured profile of radius 12 and opacity 0.9", .claim("14.13a"))
    func shadowProfile() throws {
        let root = box(0, 0, 200, 120, nil)
        let caster = box(-100, -100, 200, 320, black)
        caster.shadowOpacity = 0.9
        caster.shadowRadius = 12
        caster.shadowOffset = .zero
        root.addSublayer(caster)
        let row = try pixels(of: root, 200, 120)[60]
        let profile = [0.414, 0.314, 0.227, 0.153, 0.100, 0.057, 0.022, 0.004]
        for (index, expected) in profile.enumerated() {
            // At 2.5, 5.5, … pixels from the edge.
            // The profile is that of the coverage, which the opacity multiplies.
            let alpha = Double(row[102 + 3 * index].w) / 255 / 0.9
            #expect(abs(alpha - expected) < 0.006, "at \(2.5 + 3 * Double(index)): \(alpha)")
        }
        #expect(row[124].w == 0 && row[130].w == 0)
    }

    @Test(
        "shadow: a Gaussian cut at twice the radius, which the scale of the context multiplies, and normalised",
        .claim("14.13a", "Q1.7"),
        arguments: [2, 3]
    )
    func shadowTaps(_ scale: Int) throws {
        let root = box(0, 0, 60, 40, nil)
        let caster = box(-50, -50, 80, 140, black)
        caster.shadowOpacity = 1
        caster.shadowRadius = 2
        caster.shadowOffset = .zero
        root.addSublayer(caster)
        let row = try pixels(of: root, 60 * scale, 40 * scale, scale: CGFloat(scale))[20 * scale]
        let (deviation, edge) = (2 * scale, 30 * scale)
        let taps = -2 * deviation...2 * deviation
        let weights = taps.map { exp(-Double($0 * $0) / Double(2 * deviation * deviation)) }
        let sum = weights.reduce(0, +)
        for column in edge..<edge + 2 * deviation {
            // A tap at column - i is inside where that is left of the edge.
            let expected = zip(taps, weights).filter { column - $0.0 < edge }.map { $0.1 / sum }.reduce(0, +)
            #expect(abs(Double(row[column].w) - 255 * expected) <= 1.01, "column \(column)")
        }
    }

    @Test("shadow: the offset is rounded to whole pixels", .claim("14.13a"))
    func shadowOffset() throws {
        let root = box(0, 0, 40, 40, nil)
        let caster = box(4, 4, 10, 10, white)
        caster.shadowOpacity = 1
        caster.shadowRadius = 0
        caster.shadowColor = black
        caster.shadowOffset = CGSize(width: 15.6, height: 14.4)
        root.addSublayer(caster)
        let picture = try pixels(of: root, 40, 40)
        for (y, line) in picture.enumerated() {
            for (x, pixel) in line.enumerated() {
                let isShadow = (20..<30).contains(x) && (18..<28).contains(y)
                let isBox = (4..<14).contains(x) && (4..<14).contains(y)
                #expect(pixel.w == (isShadow || isBox ? 255 : 0), "\(x), \(y)")
            }
        }
    }

    // MARK: What is left out

    @Test("filters and backdrops count for nothing", .claim("14.13a"))
    func filters() throws {
        let root = box(0, 0, 20, 20, white)
        let square = box(5, 5, 10, 10, black)
        root.addSublayer(square)
        let plain = try pixels(of: root, 20, 20)
        square.filters = [LayerFilter.gaussianBlur(radius: 3)]
        square.backgroundFilters = [LayerFilter(type: "colorInvert")]
        #expect(try pixels(of: root, 20, 20) == plain)
    }

    // MARK: Blend modes

    @Test("a sublayer with \"xor\" leaves a hole in a mask", .claim("Q1.2"), arguments: [true, false])
    func hole(isMasked: Bool) throws {
        let root = box(0, 0, 100, 100, white)
        let mask = box(0, 0, 100, 100, black)
        let square = box(25, 25, 50, 50, black)
        square.compositingFilter = "xor"
        mask.addSublayer(square)
        if isMasked { root.mask = mask } else { root.sublayers = [mask] }
        root.backgroundColor = isMasked ? white : nil
        let picture = try pixels(of: root, 100, 100)
        #expect(picture[10][10].w == 255 && picture[90][50].w == 255)
        #expect(picture[50][50].w == 0 && picture[26][74].w == 0)
    }

    @Test(
        "blend modes count as on a display",
        .claim("Q1.2"),
        arguments: [
            "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode", "lightenBlendMode",
            "differenceBlendMode", "luminosityBlendMode", "colorBurnBlendMode", "sourceAtop", "destOut",
            "plusL",
        ]
    )
    func blendModes(_ name: String) throws {
        func tree() -> CALayer {
            let root = box(0, 0, 20, 20, CGColor(srgbRed: 0.2, green: 0.6, blue: 1, alpha: 1))
            let square = box(5, 5, 10, 10, CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 0.8))
            root.addSublayer(square)
            square.compositingFilter = name
            return root
        }
        let drawn = try pixels(of: tree(), 20, 20)
        let shown = ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            display.layer.addSublayer(tree())
            display.advance(by: 0)
            return display.makeSurface()
        }
        for (x, y) in [(2, 2), (10, 10), (5, 14)] {
            let pixel = Int(shown[x, y])
            let expected = SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
            #expect(drawn[y][x] == expected, "\(x), \(y)")
        }
        let plain = tree()
        plain.sublayers?[0].compositingFilter = nil
        // Within an opaque backdrop "atop" is "over".
        #expect(try pixels(of: plain, 20, 20) != drawn || name == "sourceAtop")
    }

    @Test(
        "what a context holds is the backdrop of blend modes, unless it draws with an alpha of its own",
        .claim("Q1.2")
    )
    func contextBackdrop() throws {
        let context = try #require(Self.context(20, 20))
        context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let layer = box(0, 0, 10, 20, CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1))
        layer.compositingFilter = "multiplyBlendMode"
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        layer.render(in: context)
        let picture = try #require(context.makeImage()).buffer
        #expect(picture[5, 15] == 0xFF00_FF00)
        #expect(picture[15, 15] == 0xFF00_FFFF && picture[5, 5] == 0xFF00_FFFF)
        context.setAlpha(0.5)
        layer.render(in: context)
        let faded = try #require(context.makeImage()).buffer
        #expect(faded[5, 15] != 0xFF00_FF00)
    }

    // MARK: Opacity

    @Test("the shadow of a translucent layer shows through it", .claim("Q1.4"))
    func translucent() throws {
        for hasSublayer in [false, true] {
            for isMasked in [false, true] {
                let root = box(0, 0, 40, 40, white)
                let layer = box(10, 10, 20, 20, hasSublayer ? nil : black)
                layer.opacity = 0.5
                layer.shadowOpacity = 1
                layer.shadowRadius = 0
                layer.shadowOffset = .zero
                layer.shadowColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
                if hasSublayer { layer.sublayers = [box(0, 0, 20, 20, black), box(5, 5, 5, 5, black)] }
                if isMasked { layer.mask = box(-20, -20, 80, 80, black) }
                root.addSublayer(layer)
                let picture = try pixels(of: root, 40, 40)
                for (x, y) in [(20, 20), (17, 17)] {
                    let distance = picture[y][x] &- SIMD4(128, 64, 64, 255)
                    #expect(distance.max() <= 1 && distance.min() >= -1, "\(picture[y][x]), \(hasSublayer)")
                }
                #expect(picture[5][5] == SIMD4(255, 255, 255, 255))
            }
        }
    }

    @Test("on a display the shadow of a translucent layer does not show through it")
    func translucentOnDisplay() {
        ManualDisplay.run(size: CGSize(width: 40, height: 40)) { display in
            display.layer.backgroundColor = white
            let layer = box(10, 10, 20, 20, black)
            (layer.opacity, layer.shadowOpacity, layer.shadowRadius) = (0.5, 1, 0)
            (layer.shadowOffset, layer.shadowColor) = (
                .zero, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            )
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let pixel = display.makeSurface()[20, 20]
            #expect(abs(Int(pixel & 255) - 128) <= 1 && abs(Int(pixel >> 8 & 255) - 128) <= 1)
        }
    }

    // MARK: Clips

    @Test(
        "a corner that clips has the outline of a rounded Bézier path, a background's is a circle",
        .claim("Q1.5")
    )
    func clippingCorner() throws {
        let layer = box(0, 0, 60, 60, nil)
        layer.cornerRadius = 16
        layer.masksToBounds = true
        layer.addSublayer(box(0, 0, 60, 60, black))
        let row = try pixels(of: layer, 180, 180, scale: 3)[0]
        for (x, expected) in zip(stride(from: 40, through: 68, by: 4), [0, 60, 145, 197, 228, 244, 252, 255])
        {
            #expect(abs(row[x].w - expected) <= 3, "at \(x): \(row[x].w)")
        }
        let background = box(0, 0, 60, 60, black)
        background.cornerRadius = 16
        let circle = try pixels(of: background, 180, 180, scale: 3)[0]
        #expect(circle[48].w == 255 && (95...110).contains(circle[40].w) && circle[32].w == 0)
        // Covered by its own corners and by the clip.
        background.masksToBounds = true
        let both = try pixels(of: background, 180, 180, scale: 3)[0]
        #expect(both[44].w < 62 && both[44].w > 48 && both[68].w >= 254)
    }

    @Test("a clip of half the side has the same outline, its ends crossing on the sides", .claim("Q1.5"))
    func clippingHalf() throws {
        let layer = box(0, 0, 40, 40, nil)
        layer.cornerRadius = 20
        layer.masksToBounds = true
        layer.addSublayer(box(0, 0, 40, 40, black))
        let picture = try pixels(of: layer, 40, 40)
        // A circle touches the middle of a side; where two of these outlines meet there, some of the pixel is missing.
        for middle in [picture[20][0].w, picture[0][20].w, picture[0][19].w] {
            #expect((150...210).contains(middle))
        }
        #expect(
            picture[0][0].w == 0 && picture[3][3].w == 0
        )
        #expect(picture[20][20].w == 255)
    }

    @Test("a layer that cuts rounds all its corners", .claim("14.13a"))
    func maskedCorners() throws {
        let root = box(0, 0, 40, 40, nil)
        let layer = box(0, 0, 40, 40, black)
        layer.cornerRadius = 12
        layer.maskedCorners = [.layerMinXMinYCorner]
        root.addSublayer(layer)
        let free = try pixels(of: root, 40, 40)
        #expect(free[0][0].w == 0 && free[0][39].w == 255 && free[39][39].w == 255)
        layer.masksToBounds = true
        let cut = try pixels(of: root, 40, 40)
        #expect(cut[0][0].w == 0 && cut[0][39].w == 0 && cut[39][0].w == 0 && cut[39][39].w == 0)
    }

    @Test("edges are antialiased whatever the layer allows", .claim("14.13a"))
    func edges() throws {
        let root = box(0, 0, 20, 20, nil)
        let layer = box(4.5, 4.25, 8, 8, black)
        layer.allowsEdgeAntialiasing = false
        layer.edgeAntialiasingMask = []
        root.addSublayer(layer)
        let picture = try pixels(of: root, 20, 20)
        #expect(abs(picture[8][4].w - 128) <= 1 && abs(picture[4][8].w - 191) <= 1)
    }

    @Test("what rounding leaves of turns is affine, and drawn as such", .claim("Q1.3"))
    func nearlyAffine() throws {
        let root = box(0, 0, 20, 20, nil)
        let layer = box(2, 4, 10, 6, black)
        root.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(CGFloat(Float.pi) * 2, 1, 0, 0)
        layer.transform.m41 = 5
        let picture = try pixels(of: root, 20, 20)
        #expect(picture[5][8].w == 255 && picture[5][16].w == 255 && picture[5][4].w == 0)
        layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
        layer.transform.m41 = 5
        #expect(try pixels(of: root, 20, 20)[5][4].w == 255)
        for step in stride(from: 0, to: 3600, by: 7) {
            layer.transform = CATransform3DMakeRotation(Double(step) * .pi / 1800, 0, 0, 1)
            layer.transform.m41 = 100
            #expect(try pixels(of: root, 20, 20)[7][7].w == 0, "at \(step)")
        }
    }

    @Test(
        "a transform that is not affine counts for none",
        .claim("14.13a"),
        arguments: [
            CATransform3DMakeRotation(.pi / 3, 0, 1, 0), CATransform3DMakeScale(0.5, 0.5, 0.5),
            CATransform3D.tilted,
        ]
    )
    func transforms(_ transform: CATransform3D) throws {
        let root = box(0, 0, 20, 20, nil)
        let layer = box(5, 5, 10, 10, black)
        root.addSublayer(layer)
        let plain = try pixels(of: root, 20, 20)
        layer.transform = transform
        #expect(try pixels(of: root, 20, 20) == plain)
        layer.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        #expect(try pixels(of: root, 20, 20) != plain)
    }

    // MARK: Gradients

    @Test("gradients mix in Generic RGB, and show what that has of their colours", .claim("15.2a"))
    func gradient() throws {
        let colors = [
            CGColor(srgbRed: 0.8, green: 0, blue: 1, alpha: 1),
            CGColor(srgbRed: 0, green: 0.118, blue: 1, alpha: 1),
        ]
        let row = try gradientRow(colors)
        for (x, expected) in [(0, SIMD3(202, 59, 255)), (1000, SIMD3(3, 51, 255))] {
            #expect(Self.distance(row[x], expected) <= 2, "at \(x): \(row[x])")
        }
        // The middle one of the measured colours is on the way, behind the middle.
        let place = row.indices.min {
            Self.distance(row[$0], SIMD3(101, 52, 255)) < Self.distance(row[$1], SIMD3(101, 52, 255))
        }
        #expect(place.map { Self.distance(row[$0], SIMD3(101, 52, 255)) <= 1 } == true)
        #expect(place.map { (550...600).contains($0) } == true)
    }

    @Test("measured colours half way between red and blue, green and blue, blue and orange", .claim("15.2a"))
    func middles() throws {
        let (red, green, blue) = (
            CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
            CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
            CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        )
        let orange = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        for (first, second, expected) in [
            (red, blue, SIMD3(146, 33, 149)), (green, blue, SIMD3(2, 144, 149)),
            (blue, orange, SIMD3(147, 76, 149)),
        ] {
            let pixel = try gradientRow([first, second])[500]
            #expect(Self.distance(pixel, expected) <= 2, "\(pixel) instead of \(expected)")
        }
    }

    @Test("on a display gradients mix in sRGB", .claim("15.2"))
    func displayedGradient() {
        ManualDisplay.run(size: CGSize(width: 101, height: 4)) { display in
            let layer = gradientLayer([
                CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
                CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
            ])
            layer.frame = CGRect(x: 0, y: 0, width: 101, height: 4)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let pixel = display.makeSurface()[50, 1]
            #expect(pixel & 255 == 127 || pixel & 255 == 128)
            #expect(pixel >> 8 & 255 == 0)
        }
    }

    private func gradientLayer(_ colors: [CGColor]) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.colors = colors
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0))
        return layer
    }

    private func gradientRow(_ colors: [CGColor]) throws -> [SIMD4<Int>] {
        let layer = gradientLayer(colors)
        layer.frame = CGRect(x: 0, y: 0, width: 1001, height: 2)
        return try pixels(of: layer, 1001, 2)[1]
    }

    private static func distance(_ pixel: SIMD4<Int>, _ color: SIMD3<Int>) -> Int {
        max(abs(pixel.x - color.x), abs(pixel.y - color.y), abs(pixel.z - color.z))
    }

    // MARK: Images

    private func image(_ columns: [Int]) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil,
                width: columns.count,
                height: 1,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        for (x, value) in columns.enumerated() {
            let shade = CGFloat(value) / 255
            context.setFillColor(CGColor(srgbRed: shade, green: shade, blue: shade, alpha: 1))
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        return try #require(context.makeImage())
    }

    private func imageRow(_ columns: [Int], width: Int, _ body: (CALayer) -> Void = { _ in }) throws -> [Int]
    {
        let layer = box(0, 0, CGFloat(width), 4, nil)
        layer.contents = try image(columns)
        body(layer)
        return try pixels(of: layer, width, 4)[2].map(\.x)
    }

    @Test("an image of twice its size has the weights 0.876 and 0.124", .claim("13.9a"))
    func doubled() throws {
        let row = try imageRow([0, 255, 0, 0], width: 8)
        let (near, far) = (0.876 * 255, 0.124 * 255)
        for (x, expected) in [0, far, near, near, far, 0, 0, 0].enumerated() where x != 0 {
            #expect(abs(Double(row[x]) - expected) <= 1, "\(x): \(row[x])")
        }
        let nearest = try imageRow([0, 255, 0, 0], width: 8) { $0.magnificationFilter = .nearest }
        #expect(nearest == [0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test("an enlarged image follows the measured kernel", .claim("13.9a"))
    func enlarged() throws {
        let row = try imageRow([0, 255, 0], width: 30)
        for (x, value) in row.enumerated() {
            let d = abs((Double(x) + 0.5) / 10 - 1.5)
            let expected = d < 1 ? 0.5 * (1 - d) + 0.5 * min(max(0.5 + 3 * (0.5 - d), 0), 1) : 0
            #expect(abs(Double(value) - 255 * expected) < 1.01, "\(x): \(value)")
        }
    }

    @Test("a layer with the filter of contexts looks alike on a display and in a context", .claim("13.9a"))
    func sharpLinear() throws {
        let columns = [0, 255, 40, 130]
        let expected = try imageRow(columns, width: 24)
        let layer = box(0, 0, 24, 4, nil)
        layer.contents = try image(columns)
        layer.magnificationFilter = .sharpLinear
        let shown = ManualDisplay.run(size: CGSize(width: 24, height: 4)) { display in
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            return display.makeSurface().makeImage().withPixels { pixels in
                (0..<24).map { Int(pixels[2 * 24 + $0] & 255) }
            }
        }
        #expect(shown == expected)
        #expect(Set(shown).count > 8)
    }

    @Test(
        "a reduced image begins at the middle of its first pixel and ends at that of its last",
        .claim("13.9a")
    )
    func reduced() throws {
        // A ramp stays one under weights of a spline that is cut nowhere.
        let ramp = (0..<41).map { 5 * $0 }
        let row = try imageRow(ramp, width: 21)
        for x in 3..<18 { #expect(abs(row[x] - 10 * x) <= 1, "\(x): \(row[x])") }
        #expect(row[0] < 8 && row[20] > 192)
    }
}

extension CATransform3D {
    fileprivate static var tilted: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -0.01
        return CATransform3DRotate(transform, 0.5, 1, 0, 0)
    }
}
