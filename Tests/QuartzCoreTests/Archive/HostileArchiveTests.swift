import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Archives that somebody made up")
struct HostileArchiveTests {
    @Test("an empty archive gives a layer, a shape and animations with defaults")
    func empty() throws {
        let coder = MemoryCoder()
        let layer = try #require(CALayer(coder: coder))
        #expect(layer.opacity == 1 && layer.sublayers == nil)
        #expect(try #require(CAShapeLayer(coder: coder)).lineWidth == 1)
        #expect(try #require(CABasicAnimation(coder: coder)).speed == 1)
        #expect(CAMediaTimingFunction(coder: coder) == CAMediaTimingFunction(name: .linear))
        #expect(CAValueFunction(coder: coder) == nil)
    }

    @Test("bytes that were changed at random never crash, whichever they are")
    func changedBytes() {
        var random = SeededGenerator(seed: 7)
        let archive = MemoryCoder(archiving: Self.sample())
        for _ in 0..<4_000 {
            let damaged = archive.duplicate()
            for key in damaged.runs.keys.sorted() where random.int(in: 0..<2) == 0 {
                damaged.damage(key, &random)
            }
            let layer = CAShapeLayer(coder: damaged)
            #expect(layer != nil)
            _ = CAKeyframeAnimation(coder: damaged)
            _ = CAMediaTimingFunction(coder: damaged)?.curve
            _ = CAValueFunction(coder: damaged)
        }
    }

    @Test("numbers that are no numbers leave the defaults in place")
    func notNumbers() throws {
        let layer = CALayer()
        layer.opacity = .nan
        layer.position = CGPoint(x: CGFloat.nan, y: 3)
        layer.zPosition = .infinity
        layer.setValue([1, Double.nan], forKey: "list")
        let restored = try roundTrip(layer)
        #expect(restored.opacity == 1 && restored.position == .zero)
        #expect(restored.zPosition == .infinity)
        #expect(restored.value(forKey: "list") == nil)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = .nan
        animation.repeatCount = .infinity
        let read = try roundTrip(animation)
        #expect(read.duration == 0 && read.repeatCount == .infinity)
    }

    @Test("objects of other classes than expected are dropped")
    func otherClasses() throws {
        let archive = MemoryCoder(archiving: Self.sample())
        for key in archive.objects.keys { archive.objects[key] = NSString("an intruder") }
        let layer = try #require(CAShapeLayer(coder: archive))
        #expect(layer.sublayers == nil && layer.mask == nil && layer.animationKeys() == nil)
        #expect(layer.actions == nil)
        #expect(layer.lineWidth == 4)
    }

    @Test("an archive that holds itself is read to a bounded depth")
    func cycle() throws {
        let archive = MemoryCoder(archiving: Self.sample())
        for key in archive.objects.keys { archive.objects[key] = MemoryCoder.Again() }
        let layer = try #require(CAShapeLayer(coder: archive))
        #expect(layer.lineWidth == 4)
    }

    @Test("a long chain of layers under arbitrary keys is cut off, not followed")
    func chain() throws {
        let first = CALayer()
        var last = first
        for _ in 0..<20_000 {
            let next = CALayer()
            last.setValue(next, forKey: "next")
            last = next
        }
        let restored = try roundTrip(first)
        var count = 0
        var current = restored
        while let next = current.value(forKey: "next") as? CALayer {
            count += 1
            current = next
        }
        #expect(count == 64)
        // Taken apart from the front, so that freeing it does not nest.
        var rest: CALayer? = first
        while let layer = rest {
            rest = layer.value(forKey: "next") as? CALayer
            layer.setValue(nil, forKey: "next")
        }
    }

    @Test("a file that ends too early gives an error")
    func truncated() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: Self.sample(),
            requiringSecureCoding: true
        )
        for length in stride(from: 0, to: data.count, by: 97) {
            #expect(throws: (any Error).self) {
                _ = try NSKeyedUnarchiver.unarchivedObject(
                    ofClass: CAShapeLayer.self,
                    from: data.prefix(length)
                )
            }
        }
    }

    /// A layer with some of everything.
    static func sample() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.lineWidth = 4
        layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
        layer.lineDashPattern = [1, 2, 3]
        layer.fillColor = CGColor(gray: 0.5, alpha: 1)
        layer.name = "sample"
        layer.setValue(CATransform3DMakeScale(1, 2, 3), forKey: "own")
        layer.style = ["one": [1, 2.5, "three"], "two": CAMediaTimingFunction(name: .easeIn)]
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
        layer.actions = ["opacity": animation]
        layer.add(animation, forKey: "fade")
        layer.mask = CALayer()
        for _ in 0..<3 { layer.addSublayer(CALayer()) }
        return layer
    }
}

/// A coder that keeps what it is given, so that a test can change it.
final class MemoryCoder: NSCoder {
    /// Stands for the archive itself.
    final class Again: NSObject {}

    var runs: [String: [UInt8]] = [:]
    var objects: [String: NSObject] = [:]
    private var decodedCount = 0

    override init() {
        super.init()
    }

    init(archiving object: any NSCoding) {
        super.init()
        object.encode(with: self)
    }

    func duplicate() -> MemoryCoder {
        let copy = MemoryCoder()
        copy.runs = runs
        copy.objects = objects
        return copy
    }

    /// Changes, cuts or lengthens a run of bytes.
    func damage(_ key: String, _ random: inout SeededGenerator) {
        guard var run = runs[key], !run.isEmpty else { return }
        for _ in 0..<random.int(in: 1..<6) {
            let index = random.int(in: 0..<run.count)
            switch random.int(in: 0..<4) {
            case 0: run[index] = UInt8(truncatingIfNeeded: random.next())
            case 1: run[index] = 0xFF
            case 2: run[index] ^= 1 << UInt8(random.int(in: 0..<8))
            default: run.removeLast(min(random.int(in: 0..<20), run.count - 1))
            }
        }
        runs[key] = run
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { true }

    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        runs[key] = Array(UnsafeBufferPointer(start: bytes, count: length))
    }

    override func encode(_ object: Any?, forKey key: String) {
        objects[key] = object as? NSObject
    }

    override func containsValue(forKey key: String) -> Bool {
        runs[key] != nil || objects[key] != nil
    }

    override func withDecodedUnsafeBytes<Result>(
        forKey key: String,
        body: (UnsafeRawBufferPointer?) throws -> Result
    ) rethrows -> Result {
        guard let run = runs[key] else { return try body(nil) }
        return try run.withUnsafeBytes { try body($0) }
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let object = objects[key] else { return nil }
        guard object is Again else { return object }
        // A real coder has each object once it is read; here each is read anew, so the number is bounded.
        decodedCount += 1
        return decodedCount < 500 ? CAShapeLayer(coder: self) : nil
    }
}
