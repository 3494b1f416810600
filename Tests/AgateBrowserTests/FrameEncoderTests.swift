import AgateBrowser
import AgateGeometry
import AgatePixels
import AgateTestSupport
import Testing

@Suite("frames for a client")
struct FrameEncoderTests {
    private func send(
        _ image: ImageBuffer,
        to canvas: inout CanvasModel,
        by encoder: inout FrameEncoder,
        damage: [DeviceRect]? = nil,
        at now: Double = 0,
        quality: FrameEncoder.Quality = .exact
    ) -> FrameMessage? {
        let whole = DeviceRect(x: 0, y: 0, width: image.width, height: image.height)
        let message = encoder.message(
            for: image,
            damage: damage ?? [whole],
            scale: 2,
            time: now,
            input: 7,
            at: now,
            quality: quality
        )
        // What is drawn has been through bytes.
        if let message, let read = FrameMessage(reading: message.bytes) { canvas.draw(read) }
        return message
    }

    @Test("the first message says all, with one tile for each cell of 256", .claim("W42"))
    func keyFrame() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        let image = TestPicture.busy(300, 520)
        let message = try #require(send(image, to: &canvas, by: &encoder))
        #expect(message.isKey)
        #expect(message.number == 1)
        #expect(message.input == 7)
        #expect(message.scale == 2)
        #expect(message.tiles.count == 2 * 3)
        #expect(canvas.shows(image))
        #expect(canvas.problems.isEmpty)
    }

    @Test("a message read from its bytes is the same", .claim("W42"))
    func roundTrip() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        let message = try #require(send(TestPicture.busy(70, 40), to: &canvas, by: &encoder, at: 1.5))
        let isSame = FrameMessage(reading: message.bytes) == message
        #expect(isSame)
        #expect(message.bytes.prefix(8) == [1, 1, 1, 0, 1, 0, 0, 0])
        for count in 0..<message.bytes.count {
            #expect(FrameMessage(reading: Array(message.bytes.prefix(count))) == nil)
        }
    }

    @Test("one colour takes four bytes", .claim("W42"))
    func solid() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        let image = TestPicture.make(200, 100) { _, _ in 0xFF33_2211 }
        let message = try #require(send(image, to: &canvas, by: &encoder))
        #expect(message.tiles.map(\.codec) == [.solid])
        #expect(message.tiles.map(\.bytes) == [[0x11, 0x22, 0x33, 0xFF]])
        #expect(canvas.shows(image))
    }

    @Test("what is transparent lies on black")
    func transparent() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        let image = TestPicture.make(64, 64) { x, _ in x < 32 ? 0 : 0x8020_1008 }
        #expect(send(image, to: &canvas, by: &encoder) != nil)
        #expect(canvas.pixels[0] == 0xFF00_0000)
        #expect(canvas.pixels[40] == 0xFF20_1008)
    }

    @Test("only what differs inside the damage is sent, in tiles that fit it", .claim("W42"))
    func damage() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        let first = TestPicture.busy(600, 400)
        #expect(send(first, to: &canvas, by: &encoder) != nil)
        let second = TestPicture.make(600, 400) { x, y in
            (250..<262).contains(x) && (30..<40).contains(y) ? 0xFFFF_FFFF : TestPicture.noise(x, y, 0)
        }
        let damage = DeviceRect(x: 200, y: 10, width: 100, height: 60)
        let message = try #require(send(second, to: &canvas, by: &encoder, damage: [damage]))
        #expect(
            message.tiles.map(\.place) == [
                DeviceRect(x: 250, y: 30, width: 6, height: 10),
                DeviceRect(x: 256, y: 30, width: 6, height: 10),
            ]
        )
        #expect(!message.isKey)
        #expect(canvas.shows(second))
    }

    @Test("the same picture is no message")
    func nothing() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        #expect(send(TestPicture.busy(100, 100), to: &canvas, by: &encoder) != nil)
        #expect(send(TestPicture.busy(100, 100), to: &canvas, by: &encoder) == nil)
        #expect(send(TestPicture.busy(100, 100, seed: 1), to: &canvas, by: &encoder, damage: []) == nil)
    }

    @Test("another size is a key frame")
    func resize() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        #expect(send(TestPicture.busy(100, 100), to: &canvas, by: &encoder) != nil)
        let larger = TestPicture.busy(120, 100)
        let message = try #require(send(larger, to: &canvas, by: &encoder, damage: []))
        #expect(message.isKey)
        #expect(canvas.shows(larger))
    }

    @Test(
        "scrolling copies, and sends only what comes in",
        .claim("W42"),
        arguments: [(0, 37), (0, -64), (51, 0), (-20, 0)]
    )
    func scrolling(dx: Int, dy: Int) throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        #expect(send(TestPicture.busy(320, 480), to: &canvas, by: &encoder) != nil)
        let moved = TestPicture.busy(320, 480, dx: dx, dy: dy)
        let message = try #require(send(moved, to: &canvas, by: &encoder))
        #expect(message.tiles.first?.codec == .copy)
        let pixels = message.tiles.dropFirst().reduce(0) { $0 + $1.place.width * $1.place.height }
        #expect(pixels == abs(dx) * 480 + abs(dy) * 320)
        #expect(canvas.shows(moved))
        #expect(canvas.problems.isEmpty)
    }

    @Test("a list that scrolls under a bar that stays is copied under it", .claim("W42"))
    func scrollingUnderBar() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        func page(_ offset: Int) -> ImageBuffer {
            TestPicture.make(300, 500) { x, y in
                y < 60
                    ? 0xFF80_8080
                    : (y + offset) % 40 == 0 ? 0xFF00_0000 : TestPicture.noise(x / 8, y + offset, 3)
            }
        }
        #expect(send(page(0), to: &canvas, by: &encoder) != nil)
        let message = try #require(send(page(10), to: &canvas, by: &encoder))
        #expect(message.tiles.first?.codec == .copy)
        #expect(message.bytes.count < 6000)
        #expect(canvas.shows(page(10)))
    }

    @Test("the fast way sends JPEG, and the same exactly after 200 ms of rest", .claim("W43"))
    func refinement() throws {
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        #expect(send(TestPicture.busy(300, 300), to: &canvas, by: &encoder) != nil)
        #expect(encoder.nextRefinement == nil)
        let moving = TestPicture.busy(300, 300, seed: 9)
        let message = try #require(send(moving, to: &canvas, by: &encoder, at: 1, quality: .fast))
        #expect(message.tiles.allSatisfy { $0.codec == .jpeg })
        #expect(!canvas.shows(moving))
        #expect(encoder.nextRefinement == 1.2)
        let early = encoder.refinement(input: 0, at: 1.19)
        #expect(early == nil)
        let exact = encoder.refinement(input: 0, at: 1.2)
        try canvas.draw(#require(exact))
        #expect(canvas.shows(moving))
        #expect(encoder.nextRefinement == nil)
    }

    @Test(
        "any order of changes, ways and refinements ends with the exact picture",
        .claim("W43"),
        arguments: 0..<6
    )
    func always(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed + 40))
        var (encoder, canvas) = (FrameEncoder(), CanvasModel())
        var pixels = (0..<280 * 300).map { TestPicture.noise($0 % 280, $0 / 280, seed) }
        var image = ImageBuffer(width: 280, height: 300, pixels: pixels)
        var now = 0.0
        for _ in 0..<30 {
            let x = Int.random(in: 0..<280, using: &random)
            let y = Int.random(in: 0..<300, using: &random)
            let place = DeviceRect(x: x, y: y, width: 90, height: 70)
                .intersection(DeviceRect(x: 0, y: 0, width: 280, height: 300))
            let moves = Bool.random(using: &random)
            let before = pixels
            for y in place.minY..<place.maxY {
                for x in place.minX..<place.maxX {
                    pixels[y * 280 + x] =
                        moves && y + 5 < 300
                        ? before[(y + 5) * 280 + x] : TestPicture.noise(x, y, Int(now * 50))
                }
            }
            image = ImageBuffer(width: 280, height: 300, pixels: pixels)
            let fast = Bool.random(using: &random)
            _ = send(
                image,
                to: &canvas,
                by: &encoder,
                damage: [place],
                at: now,
                quality: fast ? .fast : .exact
            )
            now += Double.random(in: 0..<0.15, using: &random)
            if let message = encoder.refinement(input: 0, at: now) { canvas.draw(message) }
        }
        if let message = encoder.refinement(input: 0, at: now + 0.3) { canvas.draw(message) }
        #expect(canvas.shows(image))
        #expect(canvas.problems.isEmpty)
    }
}
