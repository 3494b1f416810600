package import AgateDisplay
package import UIKitCore

/// A manual display of 300 by 300 points with a visible window, committed.
@MainActor package func onWindow<Result>(_ body: (ManualDisplay, UIWindow) throws -> Result) rethrows
    -> Result
{
    try ManualDisplay.run(size: CGSize(width: 300, height: 300), scale: 1) { display in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        display.advance(by: 0)
        return try body(display, window)
    }
}

extension UIImage {
    /// The red, green, blue and alpha of a pixel, premultiplied, 0 to 255; the first row is the top one.
    package func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let cgImage else { return [] }
        return cgImage.buffer.withPixels { pixels in
            let value = pixels[y * cgImage.width + x]
            return [
                UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16 & 255), UInt8(value >> 24),
            ]
        }
    }
}
