import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore

/// What several threads do to the same layers at once: everything that can be set, and every reader.
///
/// What is written says whether it is whole: all parts of a value hold one number. Readers count what is not.
final class LayerStress: Sendable {
    /// How many steps a thread does; `AGATE_THREAD_STEPS` asks for more.
    static let steps = max(
        ProcessInfo.processInfo.environment["AGATE_THREAD_STEPS"].flatMap { Int($0) } ?? 0,
        400
    )

    private let layers: Shared<[StressLayer]>
    private let root: Shared<CALayer>
    private let torn = LockedValue<[String]>([])

    /// - Parameter root: The layer that the others come into and leave; on a display perhaps.
    init(root: CALayer) {
        self.root = Shared(root)
        layers = Shared((0..<6).map { _ in StressLayer() })
        for layer in layers.value { root.addSublayer(layer) }
    }

    /// What was read and never written.
    var tornValues: [String] { torn.withLock { $0 } }

    /// The steps of one thread.
    func run(thread: Int, steps: Int = LayerStress.steps) {
        var random = SeededGenerator(seed: UInt64(thread + 1))
        for step in 0..<steps {
            let layer = layers.value[Int.random(in: 0..<layers.value.count, using: &random)]
            let number = Int.random(in: 1...1000, using: &random)
            // Half of the changes are made in a transaction of the thread's own, and half in its implicit one.
            let isExplicit = step % 2 == 0
            if isExplicit {
                CATransaction.begin()
                CATransaction.setDisableActions(step % 4 == 0)
            }
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: change(layer, number)
            case 3: changeObjects(layer, number)
            case 4: animate(layer, number)
            case 5: move(layer, &random)
            case 6: present(layer)
            default: read(layer)
            }
            if isExplicit { CATransaction.commit() }
            if step % 16 == 0 { CATransaction.flush() }
        }
        CATransaction.flush()
    }

    // MARK: Writing

    private func change(_ layer: StressLayer, _ number: Int) {
        let n = CGFloat(number)
        layer.bounds = CGRect(x: n, y: n, width: n, height: n)
        layer.position = CGPoint(x: n, y: n)
        layer.anchorPoint = CGPoint(x: n, y: n)
        layer.transform = CATransform3DMakeTranslation(n, n, n)
        layer.shadowOffset = CGSize(width: n, height: n)
        layer.backgroundColor = gray(number)
        layer.borderColor = gray(number)
        layer.shadowPath = CGPath(rect: CGRect(x: n, y: n, width: n, height: n), transform: nil)
        layer.contentsRect = CGRect(x: n, y: n, width: n, height: n)
        layer.contentsFormat = number % 2 == 0 ? .RGBA8Uint : .gray8Uint
        layer.opacity = Float(number) / 1000
        layer.zPosition = n
        layer.isHidden = number % 2 == 0
        layer.masksToBounds = number % 3 == 0
        layer.speed = Float(number)
        layer.frame = CGRect(x: n, y: n, width: n, height: n)
        layer.place = CGRect(x: n, y: n, width: n, height: n)
        layer.label = text(number)
        layer.level = Self.level(number)
        layer.setValue(text(number), forKey: "note")
        layer.setValue(n, forKeyPath: "transform.translation.x")
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
    }

    private func changeObjects(_ layer: StressLayer, _ number: Int) {
        layer.name = text(number)
        layer.actions = ["position": NSNull(), text(number): NSNull()]
        layer.style = ["note": text(number), "actions": ["opacity": NSNull()]]
        layer.delegate = number % 2 == 0 ? Self.delegate.value : nil
        layer.filters = [LayerFilter.gaussianBlur(radius: CGFloat(number % 4))]
        layer.compositingFilter = number % 2 == 0 ? "multiplyBlendMode" : nil
        layer.contents = Self.images.value[number % 2]
        layer.layoutManager = number % 2 == 0 ? Self.manager.value : nil
        if number % 3 == 0 {
            let mask = CALayer()
            mask.name = text(number)
            layer.mask = mask
        } else if number % 3 == 1 {
            layer.mask = nil
        }
    }

    private func animate(_ layer: StressLayer, _ number: Int) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 1
        layer.add(animation, forKey: "fade \(number % 4)")
        if number % 2 == 0 {
            let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
            turn.values = [0, 1, 2]
            layer.add(turn, forKey: nil)
        }
        if let keys = layer.animationKeys(), let key = keys.randomElement() {
            if let found = layer.animation(forKey: key), !(found.duration >= 0) {
                note("duration", found.duration)
            }
            layer.removeAnimation(forKey: key)
        }
        if number % 5 == 0 { layer.removeAllAnimations() }
    }

    private func move(_ layer: StressLayer, _ random: inout SeededGenerator) {
        let other = layers.value[Int.random(in: 0..<layers.value.count, using: &random)]
        switch Int.random(in: 0..<6, using: &random) {
        case 0: layer.removeFromSuperlayer()
        case 1: root.value.addSublayer(layer)
        case 2: other.addSublayer(layer)
        case 3: root.value.insertSublayer(layer, at: 0)
        case 4: root.value.insertSublayer(layer, above: other)
        default:
            let fresh = StressLayer()
            fresh.addSublayer(CALayer())
            layer.addSublayer(fresh)
            layer.replaceSublayer(fresh, with: CALayer())
            for old in layer.sublayers ?? [] where !(old is StressLayer) { old.removeFromSuperlayer() }
        }
    }

    // MARK: Reading

    private func present(_ layer: StressLayer) {
        guard let shown = layer.presentation() else { return }
        check("presented label", shown.label)
        _ = shown.superlayer?.position
        _ = shown.sublayers?.count
        _ = layer.hitTest(CGPoint(x: 5, y: 5))
        _ = layer.convert(CGPoint.zero, to: root.value)
        _ = layer.dump()
    }

    private func read(_ layer: StressLayer) {
        // Setting the frame keeps the origin of the bounds.
        let bounds = layer.bounds
        if bounds.minX != bounds.minY || bounds.width != bounds.height { note("bounds", bounds) }
        let anchor = layer.anchorPoint
        if anchor.x != anchor.y { note("anchorPoint", anchor) }
        let offset = layer.shadowOffset
        if offset.width != offset.height, offset != CGSize(width: 0, height: -3) {
            note("shadowOffset", offset)
        }
        check("contentsRect", layer.contentsRect)
        check("place", layer.place)
        check("label", layer.label)
        check("level", layer.level)
        check("name", layer.name ?? "")
        check("note", layer.value(forKey: "note") as? String ?? "")
        for colour in [layer.backgroundColor, layer.borderColor] {
            let parts = colour?.components ?? [0, 1]
            if Set(parts.dropLast()).count != 1 { note("colour", parts) }
        }
        if let box = layer.shadowPath?.boundingBoxOfPath { check("shadowPath", box) }
        let filters = layer.filters ?? []
        if filters.count > 1 { note("filters", filters.count) }
        if let contents = layer.contents, !Self.images.value.contains(where: { $0 === contents as AnyObject })
        {
            note("contents", contents)
        }
        if let actions = layer.actions, actions.count != 2 { note("actions", actions.keys.sorted()) }
        _ = layer.style?["note"]
        _ = layer.delegate
        _ = layer.mask?.name
        _ = layer.superlayer?.name
        for sublayer in layer.sublayers ?? [] { _ = sublayer.frame }
        _ = layer.animationKeys()?.count
        _ = layer.action(forKey: "position")
        _ = layer.debugDescription
        _ = layer.contains(.zero)
        layer.layoutIfNeeded()
        layer.displayIfNeeded()
    }

    // MARK: What is whole

    private func check(_ name: String, _ rect: CGRect) {
        let isDefault = rect == .zero || rect == CGRect(x: 0, y: 0, width: 1, height: 1)
        let isWhole = rect.minX == rect.minY && rect.width == rect.height && rect.minX == rect.width
        if !isWhole && !isDefault { note(name, rect) }
    }

    private func check(_ name: String, _ text: String) {
        let parts = text.split(separator: " ")
        if Set(parts).count > 1 || ![0, 6].contains(parts.count) { note(name, text) }
    }

    private func check(_ name: String, _ level: Double) {
        let isWhole = level.bitPattern >> 32 == level.bitPattern & 0xFFFF_FFFF
        if !isWhole { note(name, level) }
    }

    /// A number whose halves have the same bits.
    private static func level(_ number: Int) -> Double {
        let half = UInt64(0x3F00_0000 + number % 0x10_0000)
        return Double(bitPattern: half << 32 | half)
    }

    private func note(_ name: String, _ value: Any) {
        torn.withLock { $0.append("\(name): \(value)") }
    }

    /// A number six times: too long for the text to be stored in place.
    private func text(_ number: Int) -> String {
        Array(repeating: "\(number)", count: 6).joined(separator: " ")
    }

    private func gray(_ number: Int) -> CGColor {
        let part = CGFloat(number) / 1000
        return CGColor(red: part, green: part, blue: part, alpha: 1)
    }

    private static let delegate = Shared(StressDelegate())
    private static let manager = Shared(StressManager())
    private static let images = Shared((0..<2).compactMap { _ in picture() })

    private static func picture() -> CGImage? {
        let context = CGContext(
            data: nil,
            width: 2,
            height: 2,
            bitsPerComponent: 8,
            bytesPerRow: 8,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        return context?.makeImage()
    }
}

/// A layer with properties of its own.
private final class StressLayer: CALayer {
    @LayerProperty var place = CGRect.zero
    @LayerProperty var label = ""
    @LayerProperty var level = 0.0

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "place" || super.needsDisplay(forKey: key)
    }
}

private final class StressDelegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        event == "opacity" ? CABasicAnimation(keyPath: event) : nil
    }

    func layoutSublayers(of layer: CALayer) {
        for sublayer in layer.sublayers ?? [] { sublayer.zPosition = 1 }
    }

    func display(_ layer: CALayer) {
        layer.opacity = 0.5
    }
}

private final class StressManager: CALayoutManager {
    func layoutSublayers(of layer: CALayer) {
        layer.sublayers?.first?.zPosition = 2
    }
}
