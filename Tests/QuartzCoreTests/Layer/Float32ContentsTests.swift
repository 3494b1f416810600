import AgateDisplay
import AgatePixels
import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Contents of floating-point numbers are drawn as the numbers that they are, and become bytes once.
@Suite("Contents of half floats")
struct Float32ContentsTests {
    /// An image of premultiplied numbers in sRGB without bounds.
    private func image(
        _ width: Int,
        _ pixels: [SIMD4<Float>],
        in space: String = CGColorSpace.extendedSRGB
    ) throws -> CGImage {
        var data = Data()
        for pixel in pixels {
            for index in 0..<4 {
                let bits = Float16(pixel[index]).bitPattern
                data += [UInt8(bits & 255), UInt8(bits >> 8)]
            }
        }
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | 0x1100
        let (space, provider) = (CGColorSpace(name: space), CGDataProvider(data: data))
        let made = try CGImage(
            width: width,
            height: pixels.count / width,
            bitsPerComponent: 16,
            bitsPerPixel: 64,
            bytesPerRow: width * 8,
            space: #require(space),
            bitmapInfo: CGBitmapInfo(rawValue: info),
            provider: #require(provider),
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
        return try #require(made)
    }

    /// The pixels of a page with a layer, the alpha in the highest byte.
    private func drawn(
        _ width: CGFloat,
        _ height: CGFloat,
        on color: CGColor = CGColor(gray: 0, alpha: 1),
        _ body: (CALayer) -> Void
    ) -> [UInt32] {
        ManualDisplay.run(size: CGSize(width: width, height: height)) { display in
            display.layer.backgroundColor = color
            let layer = CALayer()
            layer.frame = display.layer.bounds
            body(layer)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let image = display.makeImage()
            return image.buffer.withPixels {
                Array(UnsafeBufferPointer(start: $0, count: image.width * image.height))
            }
        }
    }

    private func red(_ pixel: UInt32) -> Int { Int(pixel & 255) }

    @Test("an edge between dark and twice as bright as white is cut off at white, not bent")
    func beyondWhite() throws {
        let contents = try image(2, [SIMD4(0, 0, 0, 1), SIMD4(2, 2, 2, 1)])
        let pixels = drawn(20, 4) {
            $0.contents = contents
            $0.magnificationFilter = .linear
        }
        for x in 0..<20 {
            // From the middle of the left pixel to that of the right one.
            let share = min(max((Double(x) + 0.5) / 10 - 0.5, 0), 1)
            let expected = Int(min(share * 2, 1) * 255 + 0.5)
            #expect(abs(red(pixels[20 + x]) - expected) <= 1, "column \(x)")
        }
        #expect(red(pixels[20 + 10]) == 255)
    }

    @Test("twice as bright as white at an opacity of a quarter is half as bright")
    func opacity() throws {
        let contents = try image(1, [SIMD4(2, 2, 2, 1)])
        let upright = drawn(4, 4) {
            $0.contents = contents
            $0.opacity = 0.25
        }
        #expect(abs(red(upright[5]) - 128) <= 1)
    }

    @Test("a part of an image of numbers has numbers, and their layout")
    func cropped() throws {
        let whole = try image(
            2,
            [SIMD4(0, 0, 0, 1), SIMD4(2, 2, 2, 1), SIMD4(0, 0, 0, 1), SIMD4(4, 0, -1, 1)]
        )
        let part = try #require(whole.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
        #expect(part.width == 1 && part.height == 2)
        #expect(part.bitsPerComponent == 16 && part.bytesPerRow == 8)
        #expect(part.colorSpace?.name == whole.colorSpace?.name)
        for opacity: Float in [0.25, 1] {
            let pixels = drawn(1, 2) {
                $0.contents = part
                $0.opacity = opacity
            }
            #expect(abs(red(pixels[0]) - (opacity < 1 ? 128 : 255)) <= 1)
            #expect(abs(red(pixels[1]) - 255) <= 1)
        }
        let again = try #require(part.cropping(to: CGRect(x: 0, y: 1, width: 1, height: 1)))
        #expect(
            abs(
                red(
                    drawn(1, 1) {
                        $0.contents = again; $0.opacity = 0.125
                    }[0]
                ) - 128
            ) <= 1
        )
    }

    @Test("pixel on pixel, what is drawn is the sum in numbers, rounded once", arguments: Seeds.upTo(8))
    func roundedOnce(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let side = 12
        let below = SIMD3<Double>(51, 204, 119)
        let numbers = (0..<side * side).map { _ in
            let alpha = Float(Float16(random.double(in: 0...1)))
            func part() -> Float { Float(Float16(random.double(in: -0.25...1.25) * Double(alpha))) }
            return SIMD4(part(), part(), part(), alpha)
        }
        let contents = try image(side, numbers)
        let color = CGColor(
            red: below.x / 255,
            green: below.y / 255,
            blue: below.z / 255,
            alpha: 1
        )
        let pixels = drawn(CGFloat(side), CGFloat(side), on: color) { $0.contents = contents }
        for (index, number) in numbers.enumerated() {
            for part in 0..<3 {
                let sum = Double(number[part]) * 255 + below[part] * (1 - Double(number.w))
                let exact = min(max(sum, 0), 255)
                let found = Double(pixels[index] >> UInt32(part * 8) & 255)
                #expect(abs(found - exact) < 0.5001, "\(number) of pixel \(index)")
            }
        }
    }

    @Test("light that is a line in linear numbers has the curve of sRGB when it is drawn")
    func linearLight() throws {
        let contents = try image(
            3,
            [SIMD4(0.5, 0.5, 0.5, 1), SIMD4(0.2140, 0.2140, 0.2140, 1), SIMD4(4, 4, 4, 1)],
            in: CGColorSpace.extendedLinearSRGB
        )
        let pixels = drawn(3, 1) { $0.contents = contents }
        #expect(pixels.map(red) == [188, 127, 255])
    }

    @Test("numbers of a space with bounds stay in them")
    func bounded() throws {
        let contents = try image(1, [SIMD4(2, -1, 0.5, 1)], in: CGColorSpace.sRGB)
        let pixels = drawn(1, 1) {
            $0.contents = contents
            $0.opacity = 0.5
        }
        // 1, 0 and a half at half opacity.
        let parts = ([0, 8, 16] as [UInt32]).map { Int(pixels[0] >> $0 & 255) }
        #expect(zip(parts, [128, 0, 64]).allSatisfy { abs($0 - $1) <= 1 }, "\(parts)")
    }

    @Test("nine patches, sampling and turning take numbers as they take bytes")
    func likeBytes() throws {
        var random = SeededGenerator(seed: 5)
        let side = 9
        var bytes: [UInt32] = []
        for _ in 0..<side * side {
            let alpha = UInt32(random.int(in: 0..<256))
            func part() -> UInt32 { UInt32(random.int(in: 0..<Int(alpha) + 1)) }
            bytes.append(part() | part() << 8 | part() << 16 | alpha << 24)
        }
        let deep = try image(
            side,
            bytes.map(Float32Pixel.numbers)
        )
        let flat = CGImage(deep.buffer.flattened)
        let changes: [(String, (CALayer) -> Void)] = [
            ("enlarged", { _ in }), ("nearest", { $0.magnificationFilter = .nearest }),
            ("reduced", { $0.bounds.size = CGSize(width: 4, height: 4) }),
            (
                "trilinear",
                {
                    $0.bounds.size = CGSize(width: 3, height: 5)
                    $0.minificationFilter = .trilinear
                }
            ), ("turned", { $0.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }),
            (
                "tilted",
                {
                    var transform = CATransform3DIdentity
                    transform.m34 = -1 / 60
                    $0.transform = CATransform3DRotate(transform, 0.7, 0, 1, 0)
                }
            ), ("patches", { $0.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4) }),
            ("centre", { $0.contentsGravity = .center }),
        ]
        for (name, change) in changes {
            let pictures = [deep, flat].map { contents in
                drawn(30, 24) {
                    $0.contents = contents
                    change($0)
                }
            }
            for (index, pair) in zip(pictures[0], pictures[1]).enumerated() where pair.0 != pair.1 {
                for shift: UInt32 in [0, 8, 16, 24] {
                    let (first, second) = (Int(pair.0 >> shift & 255), Int(pair.1 >> shift & 255))
                    #expect(abs(first - second) <= 3, "\(name), pixel \(index)")
                }
            }
        }
    }
}

extension ImageBuffer {
    /// The same without numbers.
    fileprivate var flattened: ImageBuffer {
        withPixels { pixels in
            ImageBuffer(
                width: width,
                height: height,
                pixels: Array(UnsafeBufferPointer(start: pixels, count: width * height))
            )
        }
    }
}
