import AgateDisplay
import AgateTestSupport
import QuartzCore
import Testing

/// A manual display of 300 by 300 points for one test.
func onStage<Result>(_ body: (ManualDisplay) throws -> Result) rethrows -> Result {
    try ManualDisplay.run(size: CGSize(width: 300, height: 300), scale: 1, body)
}

extension ManualDisplay {
    /// A stand-alone layer on the display, committed.
    func addLayer<Layer: CALayer>(
        _ layer: Layer = CALayer(),
        frame: CGRect = CGRect(x: 50, y: 50, width: 100, height: 100)
    ) -> Layer {
        layer.frame = frame
        self.layer.addSublayer(layer)
        advance(by: 0)
        return layer
    }
}

/// Expects two numbers to be close.
func expectClose(
    _ value: (some BinaryFloatingPoint)?,
    _ expected: Double,
    within tolerance: Double = 1e-5,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let actual = value.map(Double.init) else {
        Issue.record("no value, expected \(expected)", sourceLocation: sourceLocation)
        return
    }
    #expect(
        abs(actual - expected) <= tolerance,
        "\(actual) is not \(expected)",
        sourceLocation: sourceLocation
    )
}

/// Expects the colour of a layer's presentation.
func expectColor(
    _ color: CGColor?,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    within tolerance: Double = 1e-5,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let parts = color?.components, parts.count == 4 else {
        Issue.record("no colour", sourceLocation: sourceLocation)
        return
    }
    expectClose(Double(parts[0]), red, within: tolerance, sourceLocation: sourceLocation)
    expectClose(Double(parts[1]), green, within: tolerance, sourceLocation: sourceLocation)
    expectClose(Double(parts[2]), blue, within: tolerance, sourceLocation: sourceLocation)
}

/// Writes down what an animation's delegate hears.
final class DelegateLog: CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        events.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("stop \(flag)")
    }
}
