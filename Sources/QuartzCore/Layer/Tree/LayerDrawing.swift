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
        var draws = true
        let image = image(
            bounds: layer.bounds,
            scale: layer.contentsScale,
            isFlipped: layer.contentsAreFlipped()
        ) { context in
            layer.delegate?.layerWillDraw(layer)
            (LayerPresentation.drawingCopy(of: layer) ?? layer).draw(in: context)
            // A class that draws may call the method of `CALayer`, and the delegate may have none.
            draws =
                ClassTraits.of(type(of: layer)).contains(.draws)
                || !layer.absentDelegateMethods.contains(.draw)
        }
        guard let image else { return }
        guard draws else {
            DrawlessClasses.insert(layer)
            return
        }
        let stack = TransactionStack.current
        stack.withoutActions { layer.contents = image }
    }

    /// Draws into a new backing store for bounds.
    ///
    /// - Returns: Nil for a size that is zero, negative or no number, and for one beyond what a store can hold; nothing is drawn then.
    static func image(bounds: CGRect, scale: CGFloat, isFlipped: Bool, _ draw: (CGContext) -> Void)
        -> CGImage?
    {
        let width = (bounds.size.width * scale).rounded(.up)
        let height = (bounds.size.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width * height <= 268_435_456,
            let surface = Surface(width: Int(width), height: Int(height))
        else { return nil }
        draw(
            CGContext(
                surface: surface,
                baseTransform: baseTransform(bounds: bounds, scale: scale, isFlipped: isFlipped)
            )
        )
        return CGImage(surface.makeImage())
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
