import AgateDisplay
import Foundation
import QuartzCore
import Testing

// Listing begins
@MainActor final class FramebufferHost: DisplayHost {
    let size = CGSize(width: 320, height: 240)
    let scale: CGFloat = 1
    let refreshRate = 60.0
    nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer  // written on the render thread alone
    private var press: ((CGPoint) -> Void)?

    init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

    func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void) {
        press = { point in
            let change = HostTouch(.began, finger: 0, x: point.x, y: point.y)
            input(HostInput(.touch(change), at: display.time))
        }
    }

    nonisolated func present(_ frame: LiveFrame) {
        frame.withPixels { bytes in
            for rectangle in frame.damagedRectangles {
                for row in Int(rectangle.minY)..<Int(rectangle.maxY) {
                    let start = row * frame.bytesPerRow + Int(rectangle.minX) * 4
                    let pixels = bytes[start..<start + Int(rectangle.width) * 4]
                    memory[start..<start + pixels.count].copyBytes(from: pixels)
                }
            }
        }
    }

    func stop() { press = nil }

    /// Called by whatever watches the touch screen.
    func screenWasPressed(at point: CGPoint) { press?(point) }
}
// Listing ends

// Listing begins
/// A display in a widget of a program that has windows, drawing and a main loop of its own.
@MainActor final class WidgetHost: DisplayHost {
    private(set) var size: CGSize
    let scale: CGFloat
    let refreshRate = 60.0
    private let newest = FrameBox()
    private let askToDraw: @Sendable () -> Void  // called on the render thread
    private var tell: ((HostInput.Event) -> Void)?

    init(size: CGSize, scale: CGFloat, askToDraw: @escaping @Sendable () -> Void) {
        (self.size, self.scale, self.askToDraw) = (size, scale, askToDraw)
    }

    func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void) {
        tell = { input(HostInput($0, at: display.time)) }
    }

    nonisolated func present(_ frame: LiveFrame) {
        newest.frame = frame  // its pixels never change
        askToDraw()
    }

    func stop() { tell = nil }

    // What the toolkit calls.

    func draw(
        _ show: (_ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ bytesPerRow: Int) -> Void
    ) {
        guard let frame = newest.frame else { return }
        frame.withPixels { show($0, frame.surface.width, frame.surface.height, frame.bytesPerRow) }
    }

    func resized(to size: CGSize) {
        self.size = size
        tell?(.resize(HostSize(width: size.width, height: size.height, scale: scale)))
    }

    func pointer(_ phase: HostPointer.Phase, at point: CGPoint, button: Int = 0) {
        tell?(.pointer(HostPointer(phase, x: point.x, y: point.y, button: button)))
    }

    /// Called by a timer of the toolkit, some 100 times a second, where its main loop is not Foundation's.
    func turn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}

/// A frame on its way from the render thread to the main thread.
final class FrameBox: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: LiveFrame?  // used with the lock held

    var frame: LiveFrame? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
// Listing ends

@Suite("The listings of the article on windows and hosts")
struct WindowListings {
    @MainActor
    @Test("a host of one's own gets the pixels of frames and tells what is done")
    func host() async {
        let display = LiveDisplay(size: CGSize(width: 10, height: 10))
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 320 * 240 * 4, alignment: 4)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        defer { memory.deallocate() }
        let red = CALayer()
        red.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
        red.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        display.layer.addSublayer(red)
        CATransaction.flush()
        // Listing begins
        let host = FramebufferHost(memory)
        let connection = HostConnection(host, to: display) { input in
            print("\(input.time): \(input.event)")
        }
        // Listing ends
        #expect(display.size == CGSize(width: 320, height: 240))
        var told: [HostInput.Event] = []
        connection.onInput = { told.append($0.event) }
        host.screenWasPressed(at: CGPoint(x: 3, y: 4))
        #expect(told == [.touch(HostTouch(.began, finger: 0, x: 3, y: 4))])
        // The host's frame came before this one.
        for await frame in display.frames {
            #expect(frame.surface.width == 320)
            break
        }
        connection.close()
        withExtendedLifetime(connection) {}
        #expect(Array(memory.prefix(4)) == [255, 0, 0, 255])
    }

    @MainActor
    @Test("a widget of another program draws the newest frame, and tells its size and the pointer")
    func widget() async {
        let display = LiveDisplay(size: CGSize(width: 10, height: 10))
        let red = CALayer()
        red.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        red.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        display.layer.addSublayer(red)
        CATransaction.flush()
        let (drawings, more) = AsyncStream.makeStream(of: Void.self)
        let host = WidgetHost(size: CGSize(width: 20, height: 10), scale: 2) { more.yield() }
        var told: [HostInput.Event] = []
        let connection = HostConnection(host, to: display) { told.append($0.event) }
        var sizes: [Int] = []
        for await _ in drawings {
            host.draw { pixels, width, height, bytesPerRow in
                sizes.append(width)
                #expect(height == width / 2 && bytesPerRow == width * 4)
                #expect(Array(pixels.suffix(4)) == [255, 0, 0, 255])
            }
            if sizes.last == 40 { host.resized(to: CGSize(width: 30, height: 15)) }
            if sizes.last == 60 { break }
        }
        host.pointer(.down, at: CGPoint(x: 3, y: 4), button: 1)
        #expect(
            told == [
                .resize(HostSize(width: 30, height: 15, scale: 2)),
                .pointer(HostPointer(.down, x: 3, y: 4, button: 1)),
            ]
        )
        connection.close()
    }
}
