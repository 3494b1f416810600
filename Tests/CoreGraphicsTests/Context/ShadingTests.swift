import CoreGraphics
import Testing

@Suite("Shadings")
struct ShadingTests {
    private func function(
        _ outputs: Int = 4,
        domain: [CGFloat]? = [0, 1],
        range: [CGFloat]? = nil,
        _ body: @escaping (CGFloat) -> [CGFloat]
    ) -> CGFunction? {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                for (index, value) in body(input[0]).enumerated() { output[index] = value }
            },
            releaseInfo: nil
        )
        return CGFunction(
            info: nil,
            domainDimension: 1,
            domain: domain,
            rangeDimension: outputs,
            range: range,
            callbacks: &callbacks
        )
    }

    @Test("an axial shading shows the function along its line, and goes on where it is told")
    func axial() throws {
        let picture = try Picture(100, 1)
        let squares = try #require(function { [$0 * $0, 0, 0, 1] })
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(),
                start: CGPoint(x: 20, y: 0),
                end: CGPoint(x: 80, y: 0),
                function: squares,
                extendStart: false,
                extendEnd: true
            )
        )
        picture.context.drawShading(shading)
        for x in 0..<100 {
            let place = (Double(x) + 0.5 - 20) / 60
            if place < 0 {
                #expect(picture[x, 0] == 0)
            } else {
                let red = Double(picture[x, 0] >> 24)
                #expect(abs(red - min(place, 1) * min(place, 1) * 255) <= 1, "column \(x)")
            }
        }
    }

    @Test("a radial shading shows the function from one circle to the other")
    func radial() throws {
        let picture = try Picture(41, 41)
        let ramp = try #require(function(2) { [$0, 1] })
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceGray(),
                start: CGPoint(x: 20.5, y: 20.5),
                startRadius: 0,
                end: CGPoint(x: 20.5, y: 20.5),
                endRadius: 20,
                function: ramp,
                extendStart: false,
                extendEnd: false
            )
        )
        picture.context.drawShading(shading)
        for x in 21..<40 {
            #expect(abs(Double(picture[x, 20] >> 24) - Double(x - 20) / 20 * 255) <= 1.5, "column \(x)")
        }
        #expect(picture[0, 0] == 0)
    }

    @Test("a function's numbers are clipped to its domain and its range")
    func clipping() throws {
        let picture = try Picture(3, 1)
        let part = try #require(
            function(domain: [0.25, 0.5], range: [0, 0.5, 0, 1, 0, 1, 0, 1]) { [$0 * 4, 2, -1, 1] }
        )
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(),
                start: .zero,
                end: CGPoint(x: 3, y: 0),
                function: part,
                extendStart: true,
                extendEnd: true
            )
        )
        picture.context.drawShading(shading)
        for x in 0..<3 { #expect(picture[x, 0] == 0x80FF_00FF) }
    }

    @Test("functions and spaces that do not fit are refused; what is no number is black")
    func badInput() throws {
        let three = try #require(function(3) { _ in [0, 0, 0] })
        func shading(_ function: CGFunction, _ space: CGColorSpace, end: CGFloat = 1) -> CGShading? {
            CGShading(
                axialSpace: space,
                start: .zero,
                end: CGPoint(x: end, y: 0),
                function: function,
                extendStart: true,
                extendEnd: true
            )
        }
        #expect(shading(three, CGColorSpaceCreateDeviceRGB()) == nil)
        let four = try #require(function { _ in [.nan, .infinity, -.infinity, 1] })
        #expect(shading(four, CGColorSpaceCreateDeviceGray()) == nil)
        #expect(shading(four, CGColorSpaceCreateDeviceRGB(), end: .nan) == nil)
        let picture = try Picture(1, 1)
        picture.context.drawShading(try #require(shading(four, CGColorSpaceCreateDeviceRGB())))
        #expect(picture[0, 0] == 0x0000_00FF)
        #expect(function(0) { _ in [] } == nil && function(domain: [1, 0]) { _ in [] } == nil)
        var none = CGFunctionCallbacks()
        #expect(
            CGFunction(
                info: nil,
                domainDimension: 1,
                domain: nil,
                rangeDimension: 1,
                range: nil,
                callbacks: &none
            )
                == nil
        )
    }

    @Test("a gradient in linear sRGB mixes light, one in sRGB mixes components")
    func gradientSpaces() throws {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)] as CFArray
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        for (space, middle) in [(CGColorSpaceCreateDeviceRGB(), 127.5), (linear, 187.5)] {
            let picture = try Picture(101, 1)
            let gradient = try #require(CGGradient(colorsSpace: space, colors: colors, locations: nil))
            picture.context.drawLinearGradient(
                gradient,
                start: .zero,
                end: CGPoint(x: 101, y: 0),
                options: []
            )
            #expect(abs(Double(picture[50, 0] >> 24) - middle) <= 1.5)
        }
    }
}
