import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

@Suite("Contents")
struct ContentsTests {
    /// An image of one colour.
    private func image(_ width: Int, _ height: Int, _ pixel: UInt32 = 0xFF00_00FF) -> CGImage {
        CGImage(
            ImageBuffer(
                width: width,
                height: height,
                pixels: [UInt32](repeating: pixel, count: width * height)
            )
        )
    }

    /// An image whose red is the column and whose green is the row.
    private func ramp(_ width: Int, _ height: Int) -> CGImage {
        let pixels = (0..<width * height).map { UInt32($0 % width) | UInt32($0 / width) << 8 | 0xFF00_0000 }
        return CGImage(ImageBuffer(width: width, height: height, pixels: pixels))
    }

    /// The rectangle that is covered.
    private func covered(_ picture: Surface) -> CGRect {
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.bytes(x, y).w > 127 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func picture(_ image: CGImage, _ body: (inout LayerValues) -> Void) -> Surface {
        var scene = SceneBuilder(width: 120, height: 100)
        scene.add(CGRect(x: 20, y: 20, width: 80, height: 60)) {
            $0.contents = .image(image)
            body(&$0)
        }
        return scene.picture()
    }

    @Test(
        "gravity places a 20 x 10 image in 80 x 60; the top is the side of the largest y",
        .claim("13.7"),
        arguments: [
            (.resize, CGRect(x: 0, y: 0, width: 80, height: 60)),
            (.resizeAspect, CGRect(x: 0, y: 10, width: 80, height: 40)),
            (.center, CGRect(x: 30, y: 25, width: 20, height: 10)),
            (.top, CGRect(x: 30, y: 50, width: 20, height: 10)),
            (.bottom, CGRect(x: 30, y: 0, width: 20, height: 10)),
            (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
            (.topRight, CGRect(x: 60, y: 50, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
        ] as [(ContentsGravity, CGRect)]
    )
    func gravity(_ gravity: ContentsGravity, _ expected: CGRect) {
        let picture = picture(image(20, 10)) { $0.contentsLook.values.contentsGravity = gravity }
        #expect(covered(picture) == expected.offsetBy(dx: 20, dy: 20))
    }

    @Test("filling reaches beyond the bounds without masking")
    func aspectFill() {
        let picture = picture(image(20, 10)) { $0.contentsLook.values.contentsGravity = .resizeAspectFill }
        #expect(covered(picture) == CGRect(x: 0, y: 20, width: 120, height: 60))
    }

    @Test(
        "in a context an image that fills has whole device pixels, and stands in the middle",
        .claim("Q1.6")
    )
    func wholePixels() {
        // 89 by 96 pixels in 88 by 88: 94.92 high, so 95, from 3.5 above on.
        func edges(inContext: Bool) -> (top: Int, bottom: Int) {
            var scene = SceneBuilder(width: 100, height: 100)
            scene.add(CGRect(x: 20, y: 20, width: 44, height: 44)) {
                $0.contents = .image(image(89, 96))
                $0.contentsLook.values.contentsGravity = .resizeAspectFill
                $0.flags.insert(.allowsEdgeAntialiasing)
                if inContext { $0.flags.insert(.drawnInContext) }
            }
            let picture = scene.picture(scale: 2)
            return (picture.bytes(80, 36).w, picture.bytes(80, 131).w)
        }
        let rounded = edges(inContext: true)
        #expect(abs(rounded.top - 127) <= 1 && abs(rounded.bottom - 127) <= 1)
        let plain = edges(inContext: false)
        #expect(abs(plain.top - 118) <= 2 && abs(plain.bottom - 118) <= 2)
    }

    @Test("scale and crop change the logical size", .claim("G10"))
    func scaleAndCrop() {
        let half = picture(image(40, 20)) {
            $0.contentsLook.values.contentsGravity = .center
            $0.contentsLook.values.contentsScale = 2
        }
        #expect(covered(half) == CGRect(x: 50, y: 45, width: 20, height: 10))
        let cropped = picture(image(40, 20)) {
            $0.contentsLook.values.contentsGravity = .center
            $0.contentsLook.values.contentsScale = 2
            $0.contentsLook.values.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        }
        #expect(covered(cropped) == CGRect(x: 55, y: 45, width: 10, height: 10))
    }

    @Test("an image on the pixel grid is copied pixel by pixel")
    func exact() {
        let picture = picture(ramp(80, 60)) { _ in }
        for (x, y) in [(0, 0), (79, 0), (13, 42), (79, 59)] {
            #expect(picture.bytes(20 + x, 20 + y) == SIMD4(x, y, 0, 255))
        }
    }

    @Test("nearest and linear magnification")
    func filters() {
        let pixels: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF]
        let source = CGImage(ImageBuffer(width: 2, height: 1, pixels: pixels))
        let nearest = picture(source) { $0.contentsLook.values.magnificationFilter = "nearest" }
        #expect(nearest.bytes(59, 50) == SIMD4(0, 0, 0, 255))
        #expect(nearest.bytes(60, 50) == SIMD4(255, 255, 255, 255))
        let linear = picture(source) { _ in }
        #expect(abs(linear.bytes(60, 50).x - 129) <= 2)
        #expect(linear.bytes(21, 50).x == 0)
        #expect(linear.bytes(98, 50).x == 255)
    }

    @Test("nine patches: corners keep their size, edges stretch one way", .claim("G11", "13.8"))
    func ninePatches() {
        var scene = SceneBuilder(width: 60, height: 40)
        scene.add(CGRect(x: 0, y: 0, width: 60, height: 40)) {
            $0.contents = .image(ramp(20, 20))
            $0.contentsLook.values.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            $0.contentsLook.values.magnificationFilter = "nearest"
        }
        let picture = scene.picture()
        #expect(picture.coverage == 2400)
        #expect(picture.bytes(4, 4) == SIMD4(4, 4, 0, 255))
        #expect(picture.bytes(55, 35) == SIMD4(15, 15, 0, 255))
        #expect(picture.bytes(30, 2) == SIMD4(10, 2, 0, 255))
        #expect(picture.bytes(30, 20) == SIMD4(10, 10, 0, 255))
    }

    @Test("patches that meet off the grid leave no seam")
    func seams() {
        var scene = SceneBuilder(width: 61, height: 61)
        scene.add(CGRect(x: 0, y: 0, width: 61, height: 61)) {
            $0.contents = .image(image(20, 20))
            $0.contentsLook.values.contentsScale = 1.3
            $0.contentsLook.values.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.3, height: 0.3)
        }
        let picture = scene.picture()
        for y in 0..<61 {
            for x in 0..<61 { #expect(isClose(picture.bytes(x, y), SIMD4(255, 0, 0, 255))) }
        }
    }

    @Test("two images dissolve into each other", .claim("7.10"))
    func dissolve() {
        let picture = picture(image(1, 1)) {
            $0.contents = .dissolve(
                ImageDissolve(from: image(20, 10), to: image(4, 4, 0xFFFF_0000), fraction: 0.25)
            )
        }
        #expect(isClose(picture.bytes(50, 50), SIMD4(191, 0, 64, 255)))
    }
}
