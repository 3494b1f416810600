import AgatePixels
import AgateScene
import CoreGraphics
import Foundation

/// The display pass: contents by the delegate, or by drawing into a backing store.
///
/// Source: claims 13.1-13.5.
enum LayerDrawing {
    static func displayIfMarked(_ layer: CALayer) {
        guard layer.marks.contains(.needsDisplay) else { return }
        layer.section {
            layer.marks.remove(.needsDisplay)
            layer.marks.insert(.isDrawing)
        }
        layer.display()
        layer.marks.remove(.isDrawing)
    }

    static func display(_ layer: CALayer) {
        layer.marks.remove(.needsDisplay)
        layer.absentDelegateMethods.subtract([.display, .draw])
        if let delegate = layer.delegate {
            delegate.display(layer)
            if !layer.absentDelegateMethods.contains(.display) { return }
        }
        drawIntoBackingStore(layer)
    }

    /// Draws into a new backing store; without any drawing method the contents stay as they are.
    private static func drawIntoBackingStore(_ layer: CALayer) {
        if let tiled = layer as? CATiledLayer { return tiled.orderTiles() }
        if DrawlessClasses.contains(layer) { return }
        let bounds = layer.bounds
        let scale = layer.contentsScale
        let width = (bounds.size.width * scale).rounded(.up)
        let height = (bounds.size.height * scale).rounded(.up)
        // A zero, negative or not-a-number size draws nothing, neither does one beyond what a store can hold.
        guard width >= 1, height >= 1, width * height <= 268_435_456,
            let surface = Surface(width: Int(width), height: Int(height))
        else { return }
        let context = CGContext(
            surface: surface,
            baseTransform: baseTransform(bounds: bounds, scale: scale, isFlipped: layer.contentsAreFlipped())
        )
        layer.delegate?.layerWillDraw(layer)
        layer.draw(in: context)
        guard !layer.absentDelegateMethods.contains(.draw) else {
            DrawlessClasses.insert(layer)
            return
        }
        let image = CGImage(surface.makeImage())
        let stack = TransactionStack.current
        stack.withoutActions { layer.contents = image }
    }

    /// From the layer's coordinates to the store's pixels, which run downwards.
    private static func baseTransform(bounds: CGRect, scale: CGFloat, isFlipped: Bool) -> CGAffineTransform {
        if isFlipped {
            return CGAffineTransform(
                a: scale,
                b: 0,
                c: 0,
                d: scale,
                tx: -bounds.minX * scale,
                ty: -bounds.minY * scale
            )
        }
        return CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: -scale,
            tx: -bounds.minX * scale,
            ty: bounds.maxY * scale
        )
    }
}

/// The pairs of layer class and delegate class of which a display has shown that nothing of theirs draws.
private enum DrawlessClasses {
    private struct Pair: Hashable {
        let layer: ObjectIdentifier
        let delegate: ObjectIdentifier?
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: Set<Pair> = []

    private static func pair(of layer: CALayer) -> Pair {
        Pair(
            layer: ObjectIdentifier(type(of: layer)),
            delegate: layer.delegate.map { ObjectIdentifier(type(of: $0)) }
        )
    }

    static func contains(_ layer: CALayer) -> Bool {
        let pair = pair(of: layer)
        return lock.withLock { known.contains(pair) }
    }

    static func insert(_ layer: CALayer) {
        let pair = pair(of: layer)
        lock.withLock { _ = known.insert(pair) }
    }
}

extension TransactionStack {
    /// Runs a block with the look-up of actions switched off.
    package func withoutActions(_ body: () -> Void) {
        begin()
        disablesActions = true
        body()
        endWithoutHandingOver()
    }
}
