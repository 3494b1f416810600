import AgateDisplay
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

/// The drawing contexts of one thread; the last one is current.
final class GraphicsStack {
    /// A context, and the pixels it draws on when UIKit made them.
    struct Entry {
        let context: CGContext
        let canvas: ImageCanvas?
    }

    private var entries: [Entry] = []

    /// The stack of the calling thread.
    static var current: GraphicsStack {
        let threadValues = Thread.current.threadDictionary
        if let stack = threadValues["UIGraphicsStack"] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        threadValues["UIGraphicsStack"] = stack
        return stack
    }

    var top: Entry? { entries.last }

    func push(_ context: CGContext, canvas: ImageCanvas? = nil) {
        entries.append(Entry(context: context, canvas: canvas))
    }

    func pop() {
        if !entries.isEmpty { entries.removeLast() }
    }
}

/// Pixels to draw on, with a context whose coordinates run downwards in points.
final class ImageCanvas {
    let surface: Surface
    let context: CGContext
    let scale: CGFloat

    /// Fails for sizes that are empty, not finite or beyond what memory can hold.
    init?(bounds: CGRect, opaque: Bool, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : UIScreenScale.current
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width * height <= 268_435_456,
            let surface = Surface(width: Int(width), height: Int(height))
        else { return nil }
        if opaque { surface.clear(PremultipliedColor(SIMD4(0, 0, 0, 1))) }
        self.surface = surface
        self.scale = scale
        context = CGContext(
            surface: surface,
            baseTransform: CGAffineTransform(
                a: scale,
                b: 0,
                c: 0,
                d: scale,
                tx: -bounds.minX * scale,
                ty: -bounds.minY * scale
            )
        )
    }

    /// The picture as it is now.
    func makeImage() -> UIImage {
        UIImage(cgImage: CGImage(surface.makeImage()), scale: scale)
    }
}

/// The scale of the display that the calling thread belongs to.
package enum UIScreenScale {
    package static var current: CGFloat { DisplayContext.current.display.scale }
}
