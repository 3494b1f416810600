import CoreGraphics
import Testing

@Suite("Patterns")
struct PatternTests {
    /// A pattern of a closure, with cells of a size.
    private func pattern(
        _ bounds: CGRect,
        matrix: CGAffineTransform = .identity,
        step: CGSize? = nil,
        tiling: CGPatternTiling = .constantSpacing,
        isColored: Bool = true,
        draw: @escaping (CGContext) -> Void
    ) -> CGPattern? {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
        return CGPattern(
            info: nil,
            bounds: bounds,
            matrix: matrix,
            xStep: step?.width ?? bounds.width,
            yStep: step?.height ?? bounds.height,
            tiling: tiling,
            isColored: isColored,
            callbacks: &callbacks
        )
    }

    /// Two by two pixels: red at the bottom left, green at the bottom right, blue at the top left.
    private func corners(_ context: CGContext) {
        for (x, y, red, green, blue) in [(0, 0, 1, 0, 0), (1, 0, 0, 1, 0), (0, 1, 0, 0, 1)] {
            context.setFillColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: 1)
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }

    @Test("cells repeat from the origin of base space, whatever the current transform")
    func repeats() throws {
        let picture = try Picture(8, 8)
        let cells = try #require(pattern(CGRect(x: 0, y: 0, width: 2, height: 2), draw: corners))
        picture.context.setFillPattern(cells, colorComponents: [1])
        picture.context.translateBy(x: 0.5, y: 0.5)
        picture.context.scaleBy(x: 3, y: 2)
        picture.context.fill(CGRect(x: -1, y: -1, width: 10, height: 10))
        for y in 0..<8 {
            for x in 0..<8 {
                let wanted: UInt32 =
                    switch (x % 2, (7 - y) % 2) {
                    case (0, 0): 0xFF00_00FF
                    case (1, 0): 0x00FF_00FF
                    case (0, 1): 0x0000_FFFF
                    default: 0
                    }
                #expect(picture[x, y] == wanted, "pixel \(x), \(y)")
            }
        }
    }

    @Test("the phase moves cells, steps leave room between them, alpha fades them")
    func phaseAndSteps() throws {
        let picture = try Picture(10, 10)
        let cells = try #require(
            pattern(CGRect(x: 0, y: 0, width: 1, height: 1), step: CGSize(width: 5, height: -4)) {
                $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
                $0.fill(CGRect(x: -100, y: -100, width: 200, height: 200))
            }
        )
        picture.context.setPatternPhase(CGSize(width: 2, height: 1))
        picture.context.setFillPattern(cells, colorComponents: [0.5])
        picture.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let painted = (0..<100).filter { picture[$0 % 10, $0 / 10] != 0 }.map { [$0 % 10, 9 - $0 / 10] }
        #expect(Set(painted) == [[2, 1], [7, 1], [2, 5], [7, 5], [2, 9], [7, 9]])
        #expect(picture[2, 8] == 0x8080_8080)
    }

    @Test("a stencil has the colour that it is set with, and setting colours in it does nothing")
    func stencil() throws {
        let picture = try Picture(4, 4)
        let cells = try #require(
            pattern(CGRect(x: 0, y: 0, width: 2, height: 2), isColored: false) {
                $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        )
        picture.context.setFillPattern(cells, colorComponents: [0, 0, 1, 1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.count(of: 0x0000_00FF) == 16, "without a pattern space a stencil is not taken")
        picture.context.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        picture.context.setFillColorSpace(
            try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        )
        picture.context.setFillPattern(cells, colorComponents: [0, 0, 1, 1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.count(of: 0x0000_FFFF) == 4 && picture.painted == 4)
    }

    @Test("a pattern colour carries its pattern through the colour API")
    func color() throws {
        let cells = try #require(pattern(CGRect(x: 0, y: 0, width: 2, height: 2), draw: corners))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: cells, components: [0.5]))
        #expect(color.pattern == cells && color.alpha == 0.5 && color.components == [0.5])
        #expect(color.copy(alpha: 1)?.pattern == cells && CGColor.black.pattern == nil)
        let base = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
        #expect(CGColor(patternSpace: base, pattern: cells, components: [0, 1]) == nil)
        #expect(
            color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == nil
        )
        let picture = try Picture(2, 2)
        picture.context.setStrokeColor(color)
        picture.context.setLineWidth(2)
        picture.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 2, y: 1)])
        #expect(picture[0, 1] == 0x8000_0080 && picture[1, 0] == 0)
    }

    @Test("turned cells lie where their transform puts them, without seams")
    func turned() throws {
        let picture = try Picture(40, 40)
        let full = try #require(
            pattern(
                CGRect(x: 0, y: 0, width: 7, height: 7),
                matrix: CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.3, y: 0.9)
            ) {
                $0.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 7, height: 7))
            }
        )
        picture.context.setFillPattern(full, colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(picture.count(of: 0x00FF_00FF) == 1600, "cells side by side cover everything")
        // Stripes turned by a quarter: a function of y alone.
        let stripes = try #require(
            pattern(
                CGRect(x: 0, y: 0, width: 8, height: 8),
                matrix: CGAffineTransform(rotationAngle: .pi / 2)
            ) {
                $0.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
            }
        )
        picture.context.clear(CGRect(x: 0, y: 0, width: 40, height: 40))
        picture.context.setFillPattern(stripes, colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(abs(picture.area - 800) < 1)
        for x in 0..<40 { #expect(picture[x, 37] == picture[0, 37] && picture[x, 2] == picture[0, 2]) }
    }

    @Test(
        "cells of a broken number of pixels keep their distance",
        arguments: [
            CGPatternTiling.noDistortion, .constantSpacing, .constantSpacingMinimalDistortion,
        ]
    )
    func brokenSteps(tiling: CGPatternTiling) throws {
        let picture = try Picture(100, 1)
        let cells = try #require(
            pattern(CGRect(x: 0, y: 0, width: 3.3, height: 3.3), tiling: tiling) {
                $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 3.3))
            }
        )
        picture.context.setFillPattern(cells, colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 100, height: 1))
        var starts = 0
        for x in 1..<100 where picture[x, 0] & 0xFF > 127 && picture[x - 1, 0] & 0xFF <= 127 { starts += 1 }
        #expect((29...31).contains(starts), "\(starts) cells in 100 pixels")
    }

    @Test("one large cell is drawn as it is")
    func large() throws {
        let picture = try Picture(4, 4)
        let cell = try #require(
            pattern(CGRect(x: 0, y: 0, width: 1e7, height: 1e7)) {
                $0.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
            }
        )
        picture.context.setFillPattern(cell, colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.count(of: 0xFF00_00FF) == 4 && picture[1, 1] == 0xFF00_00FF)
    }

    @Test("a pattern casts the shadow of its cells")
    func shadow() throws {
        let picture = try Picture(8, 8)
        let cells = try #require(
            pattern(CGRect(x: 0, y: 0, width: 2, height: 2)) {
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        )
        picture.context.setShadow(
            offset: CGSize(width: 1, height: 0),
            blur: 0,
            color: CGColor(gray: 1, alpha: 1)
        )
        picture.context.setFillPattern(cells, colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(picture[0, 7] == 0x0000_00FF && picture[1, 7] == 0xFFFF_FFFF && picture[1, 6] == 0)
    }

    @Test("patterns without cells, steps or a way back are refused, and one in its own cell paints nothing")
    func badInput() throws {
        let cell = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(pattern(.zero, draw: { _ in }) == nil)
        #expect(pattern(cell, step: .zero, draw: { _ in }) == nil)
        #expect(pattern(cell, step: CGSize(width: CGFloat.nan, height: 1), draw: { _ in }) == nil)
        #expect(pattern(cell, matrix: CGAffineTransform(scaleX: 0, y: 1), draw: { _ in }) == nil)
        var none = CGPatternCallbacks()
        let empty = CGPattern(
            info: nil,
            bounds: cell,
            matrix: .identity,
            xStep: 1,
            yStep: 1,
            tiling: .noDistortion,
            isColored: true,
            callbacks: &none
        )
        #expect(empty == nil)
        final class Box { var pattern: CGPattern? }
        let box = Box()
        box.pattern = pattern(CGRect(x: 0, y: 0, width: 2, height: 2)) { context in
            if let own = box.pattern { context.setFillPattern(own, colorComponents: [1]) }
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        let picture = try Picture(4, 4)
        picture.context.setFillPattern(try #require(box.pattern), colorComponents: [1])
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(picture.painted == 0)
        box.pattern = nil
        for size in [1e-9, 1e9] {
            let odd = try #require(
                pattern(
                    CGRect(x: 0, y: 0, width: 3, height: 3),
                    step: CGSize(width: size, height: size),
                    draw: corners
                )
            )
            picture.context.setFillPattern(odd, colorComponents: [1])
            picture.context.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        }
    }

    @Test("what a pattern was made with is released with it")
    func release() throws {
        nonisolated(unsafe) var released = 0
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, _ in },
            releaseInfo: { _ in released += 1 }
        )
        var cells = CGPattern(
            info: nil,
            bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
            matrix: .identity,
            xStep: 1,
            yStep: 1,
            tiling: .noDistortion,
            isColored: true,
            callbacks: &callbacks
        )
        #expect(cells != nil)
        withExtendedLifetime(cells) { #expect(released == 0) }
        cells = nil
        #expect(released == 1)
    }
}
