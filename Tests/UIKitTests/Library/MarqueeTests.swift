import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A text that is too long for its place and goes by: a copy follows it, the edges fade, and it begins anew when the screen changes.
@MainActor private final class Marquee: UIView, CAAnimationDelegate {
    let label = UILabel()
    private(set) var rounds = 0
    private(set) var isRunning = false
    private static let (gap, speed) = (CGFloat(40), CGFloat(80))

    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    private var copies: CAReplicatorLayer? { layer as? CAReplicatorLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var text: String = "" {
        didSet {
            label.text = text
            restart()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        restart()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stop() } else { restart() }
    }

    private func stop() {
        isRunning = false
        label.layer.removeAllAnimations()
        layer.mask = nil
    }

    private func restart() {
        stop()
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 0, y: (bounds.height - label.bounds.height) / 2)
        guard window != nil, bounds.width > 0 else { return }
        let way = label.bounds.width + Self.gap
        copies?.instanceTransform = CATransform3DMakeTranslation(way, 0, 0)
        copies?.instanceCount = label.bounds.width > bounds.width ? 2 : 1
        guard label.bounds.width > bounds.width else { return }
        let edges = CAGradientLayer()
        edges.frame = bounds
        edges.startPoint = CGPoint(x: 0, y: 0.5)
        edges.endPoint = CGPoint(x: 1, y: 0.5)
        edges.colors = [UIColor.clear, .black, .black, .clear].map(\.cgColor)
        edges.locations = [0, 0.1, 0.9, 1]
        layer.mask = edges
        isRunning = true
        let scroll = CAKeyframeAnimation(keyPath: "position")
        let home = label.layer.position
        scroll.values = [home, home, CGPoint(x: home.x - way, y: home.y)].map { NSValue(cgPoint: $0) }
        let length = Double(way / Self.speed)
        scroll.keyTimes = [0, NSNumber(value: 1 / (1 + length)), 1]
        scroll.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .linear)]
        scroll.duration = 1 + length
        scroll.delegate = self
        label.layer.add(scroll, forKey: "scroll")
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag else { return }
        MainActor.assumeIsolated {
            rounds += 1
            restart()
        }
    }
}

@MainActor @Suite("Libraries: a text that goes by")
struct MarqueeTests {
    @Test("a long text waits, goes by its length with its copy behind, and begins again; a short one stays")
    func rounds() throws {
        weak var gone: Marquee?
        try onScreen { display, window in
            let marquee = Marquee(frame: CGRect(x: 40, y: 100, width: 160, height: 30))
            gone = marquee
            marquee.label.font = .systemFont(ofSize: 20)
            marquee.text = "A text that is far too long for its place"
            window.addSubview(marquee)
            display.advance(by: 0)
            let way = marquee.label.bounds.width + 40
            let length = 1 + Double(way) / 80
            display.advance(by: 0.5)
            let home = marquee.label.layer.position.x
            #expect(marquee.label.layer.presentation()?.position.x == home)
            display.advance(by: 1)
            let moved = try #require(marquee.label.layer.presentation()).position.x
            #expect(abs(home - moved - 40) < 1.5, "\(home - moved)")
            display.film("marquee")
            // Near the end the copy comes in at the left while the text itself is gone.
            display.advance(by: length - 1.6)
            display.film("marquee-copy")
            let picture = UIImage(cgImage: display.makeImage())
            let ink = (100..<130).reduce(0) { sum, y in
                sum + (70..<170).reduce(0) { $0 + 255 - Int(picture.pixel($1, y).first ?? 255) }
            }
            #expect(ink > 2000, "\(ink)")
            display.advance(by: 0.3)
            #expect(marquee.rounds == 1 && marquee.isRunning)
            // Turned on the way, away and back: from the beginning each time.
            marquee.frame.size.width = 100
            display.advance(by: 0.1)
            #expect(marquee.layer.mask?.bounds.width == 100)
            marquee.removeFromSuperview()
            display.advance(by: length)
            #expect(!marquee.isRunning && marquee.rounds == 1)
            window.addSubview(marquee)
            display.advance(by: 0.5)
            #expect(
                marquee.isRunning
                    && marquee.label.layer.presentation()?.position.x == marquee.label.layer.position.x
            )
            marquee.text = "Short"
            display.advance(by: 3)
            #expect(!marquee.isRunning && marquee.rounds == 1 && marquee.layer.mask == nil)
            marquee.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
