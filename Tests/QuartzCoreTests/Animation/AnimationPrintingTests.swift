import AgatePixels
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Animations: printed forms")
struct AnimationPrintingTests {
    @Test("the description is the class and the address, after a colon and a space", .claim("S10"))
    func description() {
        let animation = CABasicAnimation(keyPath: "position")
        #expect("\(animation)" == "<CABasicAnimation: \(address(of: animation))>")
        #expect(String(describing: NSNull()) == "<null>")
    }

    @Test("the debug description lists what was set, the latest first", .claim("S13"))
    func debugDescription() {
        let state = UIViewAnimationState()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(cgPoint: CGPoint(x: 5, y: 5))
        animation.duration = 0.3
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .both
        animation.delegate = state
        #expect(
            animation.debugDescription == """
                <CABasicAnimation:\(address(of: animation)); \
                delegate = <UIViewAnimationState: \(address(of: state))>; fillMode = both; \
                timingFunction = easeInEaseOut; duration = 0.3; fromValue = NSPoint: {5, 5}; \
                keyPath = position>
                """
        )
    }

    @Test("an additive animation prints as in UIKit's logs")
    func additive() {
        let state = UIViewAnimationState()
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: -10, y: -10)
        animation.duration = 5
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .both
        animation.delegate = state
        animation.isAdditive = true
        animation.toValue = CGPoint.zero
        // Setting again does not move a property to the front.
        animation.duration = 5
        #expect(
            animation.debugDescription == """
                <CABasicAnimation:\(address(of: animation)); toValue = NSPoint: {0, 0}; additive = 1; \
                delegate = <UIViewAnimationState: \(address(of: state))>; fillMode = both; \
                timingFunction = easeInEaseOut; duration = 5; fromValue = NSPoint: {-10, -10}; \
                keyPath = position>
                """
        )
    }

    @Test("an image sequence prints its images quoted", .claim("S29"))
    func imageSequence() {
        let storage = UIImageViewExtendedStorage()
        let images = (0..<3).map { _ in onePixelImage() }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        animation.repeatCount = 2_147_483_648
        animation.duration = 2.5
        animation.delegate = storage
        animation.isRemovedOnCompletion = false
        let list = images.map { "\"<CGImage \(address(of: $0))>\"" }.joined(separator: ", ")
        #expect(
            animation.debugDescription == """
                <CAKeyframeAnimation:\(address(of: animation)); removedOnCompletion = 0; \
                delegate = <UIImageViewExtendedStorage: \(address(of: storage))>; duration = 2.5; \
                repeatCount = 2.14748e+09; calculationMode = discrete; values = (\(list)); \
                keyPath = contents>
                """
        )
    }

    @Test("a spring prints its velocity under the old name")
    func spring() {
        let animation = CASpringAnimation(keyPath: "position")
        animation.mass = 3
        animation.stiffness = 1000
        animation.damping = 500
        animation.initialVelocity = 0
        animation.duration = 0.5
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        #expect(
            animation.debugDescription == """
                <CASpringAnimation:\(address(of: animation)); timingFunction = linear; duration = 0.5; \
                velocity = 0; damping = 500; stiffness = 1000; mass = 3; keyPath = position>
                """
        )
    }

    @Test("an animation of which nothing was set prints no items")
    func empty() {
        let animation = CAAnimation()
        #expect(animation.debugDescription == "<CAAnimation:\(address(of: animation));>")
    }

    @Test("every property and any other key is listed once, in the order of the first setting")
    func everything() {
        let animation = CASpringAnimation(keyPath: "opacity")
        let keys = [
            "timingFunction", "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration",
            "autoreverses", "fillMode", "removedOnCompletion", "additive", "cumulative", "fromValue",
            "toValue",
            "byValue", "mass", "stiffness", "damping", "velocity", "allowsOverdamping",
        ]
        for key in keys + keys.reversed() {
            let value: Any =
                switch key {
                case "timingFunction": CAMediaTimingFunction(name: .linear)
                case "fillMode": "both"
                default: 1
                }
            animation.setValue(value, forKey: key)
        }
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        animation.delegate = UIViewAnimationState()
        animation.setValue("minute", forKey: "hand")
        animation.setValue(3, forKey: "count")
        animation.setValue(nil, forKey: "count")
        let items = animation.debugDescription.dropLast().split(separator: "; ").dropFirst()
        let names = items.compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(names == ["hand", "delegate", "valueFunction"] + keys.reversed() + ["keyPath"])
    }

    @Test("structures and lists print as Foundation's do")
    func values() {
        let animation = CAKeyframeAnimation()
        animation.values = [1, 0.5, CGSize(width: 2, height: 3), "plain", "two words", NSNull()]
        let basic = CABasicAnimation()
        basic.fromValue = CGRect(x: 1, y: 2, width: 3, height: 4)
        basic.toValue = NSValue(cgSize: CGSize(width: 1.5, height: -2))
        basic.byValue = true
        #expect(
            animation.debugDescription.hasSuffix(
                "; values = (1, \"0.5\", \"NSSize: {2, 3}\", plain, \"two words\", \"<null>\")>"
            )
        )
        #expect(
            basic.debugDescription.hasSuffix(
                "; byValue = 1; toValue = NSSize: {1.5, -2}; fromValue = NSRect: {{1, 2}, {3, 4}}>"
            )
        )
    }

    private func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    private func onePixelImage() -> CGImage {
        CGImage(ImageBuffer(width: 1, height: 1, pixels: [0xFF00_00FF]))
    }
}

/// Stand-ins with the names of UIKit's delegates.
private final class UIViewAnimationState: NSObject, CAAnimationDelegate {}
private final class UIImageViewExtendedStorage: NSObject, CAAnimationDelegate {}
