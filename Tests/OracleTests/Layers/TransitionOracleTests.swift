import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Where the old and the new picture of a transition are, looked for in the frame itself.
@Suite("Oracle: transitions")
struct TransitionOracleTests {
    private static let size = CGSize(width: 200, height: 100)
    private static let origin = CGPoint(x: 30, y: 40)

    @Test(
        "transitions: both pictures are where the table puts them",
        .claim("10.1", "10.3", "10.4"),
        arguments: [false, true]
    )
    func geometry(usesProgress: Bool) throws {
        let rows = OracleTable.load("transition_geometry_200x100.csv", in: .module)
        #expect(rows.count == 32)
        for row in rows {
            let picture = try picture(row, usesProgress: usesProgress)
            // Points of the layer, in its coordinates: y grows downwards on the display.
            for x in stride(from: 5, to: 200, by: 10) {
                for y in stride(from: 5, to: 100, by: 10) {
                    let actual = picture[(Int(Self.origin.y) + y) * 260 + Int(Self.origin.x) + x]
                    let expected = expectation(row, x: Double(x) + 0.5, y: Double(y) + 0.5)
                    guard zip(actual, expected).allSatisfy({ abs($0 - $1) <= 1.01 }) else {
                        Issue.record("(\(x), \(y)) is \(actual), not \(expected), in \(row)")
                        return
                    }
                }
            }
        }
    }

    /// Red, green and blue at a point: the old picture is red and the new one blue, with a green band each that
    /// shows how far they have moved.
    private func expectation(_ row: [String: String], x: Double, y: Double) -> [Double] {
        func picture(_ name: String, _ color: [Double]) -> (color: [Double], alpha: Double) {
            let (u, v) = (x - number(row, "\(name)_dx"), y - number(row, "\(name)_dy"))
            guard (0..<200).contains(u), (0..<100).contains(v) else { return (color, 0) }
            let isBand = (60..<80).contains(u) || (20..<40).contains(v)
            return (isBand ? [color[0], 255, color[2]] : color, number(row, "\(name)_alpha"))
        }
        let (old, new) = (picture("old", [255, 0, 0]), picture("new", [0, 0, 255]))
        if row["type"] == "fade" {
            return (0..<3).map { old.color[$0] * old.alpha + new.color[$0] * new.alpha }
        }
        let (below, above) = row["order"] == "old over new" ? (new, old) : (old, new)
        return (0..<3).map {
            above.color[$0] * above.alpha + below.color[$0] * below.alpha * (1 - above.alpha)
        }
    }

    /// The frame at the row's progress, reached by time or by the transition's own start.
    private func picture(_ row: [String: String], usesProgress: Bool) throws -> [[Double]] {
        try ManualDisplay.run(size: CGSize(width: 260, height: 180)) { display in
            let layer = CALayer()
            layer.frame = CGRect(origin: Self.origin, size: Self.size)
            layer.contents = try image([255, 0, 0])
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: row["type"] ?? "")
            let side = (row["subtype"] ?? "").prefix { $0 != "(" }
            transition.subtype = side.isEmpty ? nil : CATransitionSubtype(rawValue: String(side))
            transition.duration = 1
            transition.fillMode = .both
            transition.isRemovedOnCompletion = false
            let progress = number(row, "progress")
            if usesProgress {
                transition.startProgress = Float(progress)
                transition.endProgress = Float(progress)
            }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.contents = try image([0, 0, 255])
            layer.add(transition, forKey: "ignored")
            CATransaction.commit()
            #expect(layer.animationKeys() == ["transition"])
            display.advance(to: usesProgress ? 0.6 : progress)
            return display.makeImage().buffer.withPixels { pixels in
                (0..<(260 * 180)).map { index -> [Double] in
                    let pixel = pixels[index]
                    return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255].map { Double($0) }
                }
            }
        }
    }

    private func image(_ color: [CGFloat]) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil,
                width: 200,
                height: 100,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        )
        func fill(_ green: CGFloat, _ rect: CGRect) {
            context.setFillColor(CGColor(red: color[0] / 255, green: green, blue: color[2] / 255, alpha: 1))
            context.fill(rect)
        }
        fill(0, CGRect(x: 0, y: 0, width: 200, height: 100))
        fill(1, CGRect(x: 60, y: 0, width: 20, height: 100))
        // The context's y runs upwards, the band is twenty below the top.
        fill(1, CGRect(x: 0, y: 60, width: 200, height: 20))
        return try #require(context.makeImage())
    }
}
