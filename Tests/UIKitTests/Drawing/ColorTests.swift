import Foundation
import Testing
import UIKit

@Suite("UIColor")
struct ColorTests {
    @Test("a colour literal is a UIColor with the literal's components")
    func literal() {
        let color = #colorLiteral(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    }

    @Test(
        "hue, saturation and brightness make the colour that gives them back",
        arguments: [(0.0, 1.0, 1.0), (0.1, 0.4, 0.9), (1.0 / 3, 1, 0.5), (0.6, 0.25, 1), (0.95, 0.7, 0.3)]
    )
    func hueRoundTrip(hue: Double, saturation: Double, brightness: Double) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
        #expect(abs(Double(parts.0) - hue) < 1e-9 && abs(Double(parts.1) - saturation) < 1e-9)
        #expect(abs(Double(parts.2) - brightness) < 1e-9 && parts.3 == 0.5)
    }

    @Test("the primary hues are the primary colours")
    func primaryHues() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
        #expect(UIColor(hue: .nan, saturation: 1, brightness: 1, alpha: 1).cgColor.alpha == 1)
    }

    @Test("grays give their white, other colours do not")
    func white() {
        var white: CGFloat = 0
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(abs(white - 2.0 / 3) < 1e-9)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test("another opacity keeps the colour")
    func alphaComponent() {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.orange.withAlphaComponent(0.25).getRed(
            &parts.0,
            green: &parts.1,
            blue: &parts.2,
            alpha: &parts.3
        )
        #expect(parts == (1, 0.5, 0, 0.25))
    }

    @Test("a system colour has its light value")
    func system() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(
            UIColor.systemBlue.resolvedColor(with: light)
                == UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
        )
        #expect(UIColor.label.resolvedColor(with: light) == .black)
    }
}
