import AgateDisplay
import Foundation
import QuartzCore
import Testing

@Suite("The listings of the articles on looking inside and on archives")
struct InspectionListings {
    @Test("an animation prints what was set")
    func printing() {
        // Listing begins
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = CGPoint(x: 5, y: 5)
        move.duration = 0.3
        debugPrint(move)
        // <CABasicAnimation:0x…; duration = 0.3; fromValue = NSPoint: {5, 5}; keyPath = position>
        // Listing ends
        #expect(
            move.debugDescription.hasSuffix(
                "; duration = 0.3; fromValue = NSPoint: {5, 5}; keyPath = position>"
            )
        )
    }

    @Test("a dump says what the article says")
    func dump() throws {
        let article = try Catalogue.text("WhenNothingMoves.md")
        onDisplay { display, card in
            // Listing begins
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.5
            fade.duration = 2
            card.add(fade, forKey: "fade")
            let slide = CABasicAnimation(keyPath: "positon.x")
            slide.toValue = 9
            slide.duration = 2
            card.add(slide, forKey: "slide")
            display.advance(by: 0)
            display.advance(by: 1)
            print(card.dump())
            // Listing ends
            #expect(article.contains("```text\n\(card.dump())```"))
        }
    }

    @Test("a test hears of an animation that will jump back")
    func warnings() {
        onDisplay { display, card in
            // Listing begins
            let warnings = AnimationDiagnostics.warnings {
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.toValue = 0
                card.add(fade, forKey: "fade")
                display.advance(by: 0)
            }
            // warnings.first?.category is .ends: it ends at 0, while the model has 1
            // Listing ends
            #expect(warnings.map(\.category) == [.ends])
            #expect(warnings.first?.text.contains("ends at 0, while the model has 1") == true)
        }
    }

    @Test("a tree is written down and read back")
    func archive() throws {
        let card = CALayer()
        card.name = "card"
        // Listing begins
        let badge = CAShapeLayer()
        badge.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        card.addSublayer(badge)

        let data = try NSKeyedArchiver.archivedData(withRootObject: card, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
        // Listing ends
        #expect(copy?.name == "card")
        #expect((copy?.sublayers?.first as? CAShapeLayer)?.path == badge.path)
    }

    @Test("a subclass archives its own values")
    func meter() throws {
        let meter = Meter()
        meter.level = 0.5
        meter.unit = "V"
        let data = try NSKeyedArchiver.archivedData(withRootObject: meter, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: Meter.self, from: data)
        #expect(copy?.level == 0.5 && copy?.unit == "V")
    }

    private func onDisplay(_ body: (ManualDisplay, CALayer) -> Void) {
        ManualDisplay.run(size: CGSize(width: 200, height: 200)) { display in
            let card = CALayer()
            card.name = "card"
            card.cornerRadius = 4
            card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            display.layer.addSublayer(card)
            display.advance(by: 0)
            body(display, card)
        }
    }
}

// Listing begins
final class Meter: CALayer {
    @LayerProperty var level: CGFloat = 0
    var unit = "dB"

    override init() {
        super.init()
    }

    override init(layer: Any) {
        unit = (layer as? Meter)?.unit ?? "dB"
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        unit = coder.decodeObject(of: NSString.self, forKey: "unit").map { "\($0)" } ?? "dB"
        super.init(coder: coder)
    }

    override func encode(with coder: NSCoder) {
        coder.encode(unit as NSString, forKey: "unit")
        super.encode(with: coder)
    }
}
// Listing ends
