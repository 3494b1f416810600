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
}
