import AgateDisplay
import Foundation
import UIKit
import UIKitTestSupport

/// A manual display of 320 by 480 points with a visible window, on which a library's screen is played with.
@MainActor func onScreen<Result>(
    _ body: (ManualDisplay, UIWindow) throws -> Result
) rethrows -> Result {
    try ManualDisplay.run(size: CGSize(width: 320, height: 480), scale: 1) { display in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        display.advance(by: 0)
        return try body(display, window)
    }
}

extension ManualDisplay {
    /// The red, green and blue of what is shown at a point of a display of scale 1, 0 to 255.
    @MainActor func color(at x: Int, _ y: Int) -> [UInt8] {
        Array(UIImage(cgImage: makeImage()).pixel(x, y).prefix(3))
    }

    /// Lets a script play to its end, and then some seconds pass.
    @MainActor func play(_ script: TouchScript, in window: UIWindow, then seconds: Double = 0) {
        script.play(in: window)
        advance(by: script.duration + seconds)
    }

    /// Keeps what is shown as a file of a name, to be looked at, if `AGATE_FILM` names a folder.
    @MainActor func film(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["AGATE_FILM"] else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name + ".png")
        try? UIImage(cgImage: makeImage()).pngData()?.write(to: file)
    }
}
