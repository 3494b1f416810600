import Foundation

/// How deep layers lie in their trees, counted once per layer and pass, however many layers ask.
enum LayerDepth {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var lastPass: UInt32 = 0

    /// A number that no layer carries from an earlier pass.
    static func nextPass() -> UInt32 {
        lock.withLock {
            lastPass &+= 1
            if lastPass == 0 { lastPass = 1 }
            return lastPass
        }
    }

    /// The number of layers above a layer.
    static func depth(of layer: CALayer, pass: UInt32) -> Int32 {
        var unknown: [CALayer] = []
        var current: CALayer? = layer
        var depth: Int32 = -1
        while let next = current {
            if let known = next.section({ next.depthPass == pass ? next.depthInPass : nil }) {
                depth = known
                break
            }
            unknown.append(next)
            current = next.superlayerStorage
        }
        for next in unknown.reversed() {
            depth += 1
            next.section {
                next.depthPass = pass
                next.depthInPass = depth
            }
        }
        return depth
    }
}
