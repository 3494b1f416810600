import AgateDisplay
import AgateExamples
import AgatePixels
import AgateTestSupport
import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("The gallery")
struct GalleryTests {
    @Test("every program has a name of its own, in lower case, and can be found by it")
    func names() {
        let names = Gallery.programs.map { $0.description.name }
        #expect(names.count == 71, "the next test goes through as many")
        #expect(Set(names).count == names.count)
        for name in names {
            #expect(name.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(Gallery.program(named: name)?.description.name == name)
        }
        #expect(Gallery.program(named: "no-such-program") == nil)
    }

    @Test("every program runs to its end and shows more than its background", arguments: 0..<71)
    func run(index: Int) throws {
        let type = Gallery.programs[index]
        try ManualDisplay.run(size: type.description.size, scale: 0.5) { display in
            let performance = Performance(of: type, on: display)
            try withExtendedLifetime(performance) {
                let duration = type.description.duration
                for moment in 1...4 {
                    display.advance(to: duration * Double(moment) / 4)
                    let image = display.makeImage()
                    #expect(image.width == Int((type.description.size.width / 2).rounded(.up)))
                    try #require(distinctColors(image) > 3, "\(type.description.name) at \(display.time) s")
                }
            }
        }
    }

    @Test("two runs of a program make the same bytes", arguments: ["pop", "tap-to-move", "card-flip"])
    func sameBytes(name: String) throws {
        let type = try #require(Gallery.program(named: name))
        let pictures = (0..<2).map { _ in
            ManualDisplay.run(size: type.description.size) { display in
                let performance = Performance(of: type, on: display)
                return withExtendedLifetime(performance) {
                    display.advance(to: 0.8)
                    return display.makeImage()
                }
            }
        }
        let bytes = pictures.map { picture in
            picture.buffer.withPixels {
                Array(UnsafeBufferPointer(start: $0, count: picture.width * picture.height))
            }
        }
        #expect(bytes[0] == bytes[1])
    }

    private func distinctColors(_ image: CGImage) -> Int {
        image.buffer.withPixels { pixels in
            Set(UnsafeBufferPointer(start: pixels, count: image.width * image.height)).count
        }
    }
}
