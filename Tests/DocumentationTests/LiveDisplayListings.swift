import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("The listings of the article on live displays")
struct LiveDisplayListings {
    /// Stands for a window of the system.
    private final class Window: Sendable {
        func show(_ bytes: UnsafeRawBufferPointer, bytesPerRow: Int, in rectangle: CGRect) {}
    }

    @MainActor
    @Test("layers are put on a display, and its frames are shown")
    func frames() async {
        let window = Window()
        let ended = DispatchSemaphore(value: 0)
        // Listing begins
        let display = LiveDisplay(size: CGSize(width: 320, height: 200), scale: 2, refreshRate: 60)

        display.onFrame { frame in  // on the render thread
            frame.withPixels { bytes in
                window.show(bytes, bytesPerRow: frame.bytesPerRow, in: frame.damage)
            }
        }

        let box = CALayer()
        box.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
        box.backgroundColor = CGColor(red: 1, green: 0.4, blue: 0, alpha: 1)
        display.layer.addSublayer(box)
        CATransaction.flush()  // a run loop does this at the end of its turn
        // Listing ends
        display.onFrame { _ in ended.signal() }
        let hasFrame = await Task.detached { ended.wait(timeout: .now() + 20) == .success }.value
        #expect(hasFrame)
        display.onFrame(nil)
    }

    @MainActor
    @Test("frames can be iterated over")
    func sequence() async {
        let display = LiveDisplay(size: CGSize(width: 32, height: 20))
        // Listing begins
        for await frame in display.frames {
            print("\(frame.time): \(frame.surface.width) by \(frame.surface.height), changed \(frame.damage)")
            if frame.surface.width == 64 { break }
            display.resize(to: CGSize(width: 64, height: 40))
        }
        // Listing ends
        #expect(display.size == CGSize(width: 64, height: 40))
    }

    @MainActor
    @Test("windows belong to the main display")
    func main() {
        let before = LiveDisplay.main
        defer { LiveDisplay.main = before }
        // Listing begins
        LiveDisplay.main = LiveDisplay(size: CGSize(width: 1024, height: 768), scale: 1)
        let layer = LiveDisplay.main.layer  // what UIWindow puts its layer into
        // Listing ends
        #expect(layer.bounds.size == CGSize(width: 1024, height: 768))
    }
}
