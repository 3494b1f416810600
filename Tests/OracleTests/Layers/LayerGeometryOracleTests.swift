import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Facts of layer geometry that tests have shown on Apple's own implementation.
@Suite("Oracle: layer geometry")
struct LayerGeometryOracleTests {
    private func numbers(_ text: String?) -> [CGFloat] {
        (text ?? "").split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    }

    private func rect(_ text: String?) -> CGRect {
        let n = numbers(text)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    private func point(_ text: String?) -> CGPoint {
        let n = numbers(text)
        return CGPoint(x: n[0], y: n[1])
    }

    private func transform(_ text: String?) -> CATransform3D {
        guard let text, text != "identity" else { return CATransform3DIdentity }
        if text.hasPrefix("scale") {
            let n = numbers(String(text.dropFirst(6)))
            return CATransform3DMakeScale(n[0], n[1], n[2])
        }
        return CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    }

    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.origin.x - b.origin.x) < 1e-4 && abs(a.origin.y - b.origin.y) < 1e-4
            && abs(a.width - b.width) < 1e-4 && abs(a.height - b.height) < 1e-4
    }

    @Test("frame: read from bounds, position, anchor and transform", .claim("12.6"))
    func frameGet() {
        let rows = OracleTable.load("layer_frame_get.csv", in: .module)
        #expect(rows.count >= 6)
        for row in rows {
            let layer = CALayer()
            layer.bounds = rect(row["bounds"])
            layer.position = point(row["position"])
            layer.anchorPoint = point(row["anchorPoint"])
            layer.transform = transform(row["transform"])
            #expect(isClose(layer.frame, rect(row["frame"])), "\(row): \(layer.frame)")
        }
    }

    @Test("frame: set into bounds and position", .claim("12.7"))
    func frameSet() {
        let rows = OracleTable.load("layer_frame_set.csv", in: .module)
        #expect(rows.count >= 5)
        for row in rows {
            let layer = CALayer()
            layer.anchorPoint = point(row["anchorPoint"])
            layer.transform = transform(row["transform"])
            layer.bounds = rect(row["old_bounds"])
            layer.frame = rect(row["set_frame"])
            #expect(isClose(layer.bounds, rect(row["bounds"])), "\(row): \(layer.bounds)")
            let expected = point(row["position"])
            #expect(abs(layer.position.x - expected.x) < 1e-4 && abs(layer.position.y - expected.y) < 1e-4)
        }
    }

    @Test(
        "frame: a negative size keeps the bounds' origin, and counts for the position; bounds are standardised",
        .claim("12.7", "12.8")
    )
    func negativeFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(layer.position == CGPoint(x: -50, y: -25))
        layer.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
        #expect(layer.bounds == CGRect(x: -100, y: -50, width: 100, height: 50))
    }

    @Test("autoresizing: every verified row", .claim("13.13"))
    func autoresizing() {
        let rows = OracleTable.load("autoresizing.csv", in: .module)
        #expect(rows.count >= 12)
        for row in rows {
            func number(_ key: String) -> CGFloat { CGFloat(Double(row[key] ?? "") ?? .nan) }
            let parent = CALayer()
            parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let child = CALayer()
            child.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
            child.autoresizingMask = CAAutoresizingMask(rawValue: UInt32(row["mask"] ?? "") ?? 0)
            parent.addSublayer(child)
            parent.bounds = CGRect(x: 0, y: 0, width: number("new_super_w"), height: number("new_super_h"))
            let expected = CGRect(x: number("x"), y: number("y"), width: number("w"), height: number("h"))
            #expect(isClose(child.frame, expected), "\(row): \(child.frame)")
        }
    }

    private func family() -> (parent: CALayer, child: CALayer) {
        let parent = CALayer()
        parent.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        parent.position = CGPoint(x: 100, y: 100)
        let child = CALayer()
        child.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        child.position = CGPoint(x: 100, y: 50)
        parent.addSublayer(child)
        return (parent, child)
    }

    @Test("convert: the table's points and rectangles", .claim("12.2", "12.4", "12.9"))
    func convert() {
        let (parent, child) = family()
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
        #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 125, y: 75))
        #expect(parent.convert(CGPoint.zero, to: child) == CGPoint(x: -75, y: -25))
        #expect(
            child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
                == CGRect(x: 75, y: 25, width: 10, height: 20)
        )
        parent.bounds.origin = CGPoint(x: 10, y: 20)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 75, y: 25))
        child.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 50, y: 0))
        #expect(child.convert(CGPoint(x: 50, y: 50), to: parent) == CGPoint(x: 150, y: 100))
        #expect(
            child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent)
                == CGRect(x: 50, y: 0, width: 20, height: 40)
        )
    }

    @Test("convert: sublayer transform and flipped geometry", .claim("D32", "12.3", "12.5"))
    func convertSpecial() {
        let (parent, child) = family()
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))

        let root = CALayer()
        let flipped = CALayer()
        flipped.bounds = CGRect(x: 5, y: 7, width: 100, height: 80)
        flipped.anchorPoint = .zero
        flipped.position = CGPoint(x: 20, y: 30)
        flipped.isGeometryFlipped = true
        root.addSublayer(flipped)
        let inner = CALayer()
        inner.position = CGPoint(x: 15, y: 17)
        inner.anchorPoint = .zero
        flipped.addSublayer(inner)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 100))
        #expect(flipped.convert(CGPoint(x: 5, y: 7), to: root) == CGPoint(x: 20, y: 110))
    }

    @Test("convert: layers of different trees meet at their roots", .claim("12.9"))
    func convertBetweenTrees() {
        let a = CALayer()
        a.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        a.position = CGPoint(x: 25, y: 25)
        let b = CALayer()
        b.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
        b.position = CGPoint(x: 525, y: 525)
        #expect(a.convert(CGPoint(x: 25, y: 25), to: b) == CGPoint(x: -475, y: -475))
    }

    @Test("perspective: the worked corners", .claim("G1", "G2", "12.11"))
    func perspective() {
        let (parent, child) = family()
        child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        child.position = CGPoint(x: 100, y: 100)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        parent.sublayerTransform = perspective
        child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        for (x, y, px, py) in [
            (0.0, 0.0, 72.629659, 45.259318), (100, 0, 123.007493, 53.985015),
            (0, 100, 72.629659, 154.740682), (100, 100, 123.007493, 146.014985), (50, 50, 100, 100),
        ] {
            let image = child.convert(CGPoint(x: x, y: y), to: parent)
            #expect(abs(image.x - px) < 1e-5 && abs(image.y - py) < 1e-5, "\(x) \(y): \(image)")
            let back = parent.convert(image, to: child)
            #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
        }
        child.transform = CATransform3DIdentity
        child.zPosition = 100
        let near = child.convert(CGPoint.zero, to: parent)
        #expect(abs(near.x - 37.5) < 1e-9 && abs(near.y - 37.5) < 1e-9)
    }

    @Test("hit test: the table's rows", .claim("12.16", "12.17", "12.18"))
    func hitTest() {
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.position = CGPoint(x: 50, y: 50)
        let child = CALayer()
        child.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        child.position = CGPoint(x: 50, y: 50)
        root.addSublayer(child)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === child)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(root.hitTest(CGPoint(x: 500, y: 500)) == nil)
        #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
        child.position = CGPoint(x: 150, y: 150)
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) === child)
        root.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)

        let lower = CALayer()
        lower.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        let upper = CALayer()
        upper.frame = lower.frame
        root.sublayers = [lower, upper]
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === upper)
        upper.isHidden = true
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
        upper.isHidden = false
        lower.zPosition = 10
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
    }

    @Test("time: the chain of the table", .claim("2.7", "D26"))
    func convertTime() {
        let top = CALayer()
        let mid = CALayer()
        mid.beginTime = 2
        mid.speed = 3
        mid.timeOffset = 0.25
        let leaf = CALayer()
        leaf.beginTime = 1
        leaf.speed = 2
        leaf.timeOffset = 0.5
        top.addSublayer(mid)
        mid.addSublayer(leaf)
        #expect(abs(leaf.convertTime(10, from: mid) - 18.5) < 1e-5)
        #expect(abs(leaf.convertTime(10, from: top) - 47) < 1e-5)
        #expect(abs(leaf.convertTime(10, to: mid) - 5.75) < 1e-5)
        #expect(abs(leaf.convertTime(10, to: top) - 23.0 / 6) < 1e-5)
    }
}
