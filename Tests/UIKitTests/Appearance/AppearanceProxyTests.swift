import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit

/// Values that all views of a class start with.
///
/// Source: uikit U43. The classes are the tests' own, since proxies last as long as the program.
@MainActor @Suite("Appearance proxies")
struct AppearanceProxyTests {
    private final class Card: UIView {
        var stripes = 1
        var wasRed = false

        override func didMoveToWindow() { wasRed = backgroundColor == .red }
    }

    private final class Badge: UILabel {}
    private final class Box: UIView {}
    private final class Outer: UIView {}
    private final class Toggle: UISwitch {}
    private final class Item: UIBarButtonItem {}

    @Test("views get the values when they come into a window, unless they have their own", .claim("U43"))
    func applied() {
        onWindow { _, window in
            Card.appearance().backgroundColor = .red
            Card.appearance().tintColor = .green
            #expect(Card.appearance() === Card.appearance())
            let card = Card()
            #expect(card.backgroundColor == nil)
            window.addSubview(card)
            #expect(card.backgroundColor == .red && card.tintColor == .green && card.wasRed)
            let own = Card()
            own.backgroundColor = .blue
            window.addSubview(own)
            #expect(own.backgroundColor == .blue && own.tintColor == .green)
            // What is shown stays; what comes again takes the present values.
            Card.appearance().backgroundColor = .yellow
            #expect(card.backgroundColor == .red)
            card.removeFromSuperview()
            window.addSubview(card)
            #expect(card.backgroundColor == .yellow)
            Card.appearance().backgroundColor = nil
        }
    }

    @Test("a proxy for containers counts more, and more containers more than fewer", .claim("U43"))
    func contained() {
        onWindow { _, window in
            Badge.appearance().textColor = .red
            Badge.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .green
            Badge.appearance(whenContainedInInstancesOf: [Box.self, Outer.self]).textColor = .blue
            let (outer, box, alone, inBox, inBoth) = (Outer(), Box(), Badge(), Badge(), Badge())
            outer.addSubview(box)
            box.addSubview(inBoth)
            window.addSubview(outer)
            let other = Box()
            other.addSubview(inBox)
            window.addSubview(other)
            window.addSubview(alone)
            #expect(alone.textColor == .red && inBox.textColor == .green && inBoth.textColor == .blue)
        }
    }

    @Test("a proxy for traits counts where they hold", .claim("U43"))
    func traits() {
        onWindow { _, window in
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            Toggle.appearance(for: dark).onTintColor = .orange
            let (light, inDark) = (Toggle(), Toggle())
            inDark.overrideUserInterfaceStyle = .dark
            window.addSubview(light)
            window.addSubview(inDark)
            #expect(light.onTintColor == nil && inDark.onTintColor == .orange)
        }
    }

    @Test("a program's own property counts when it is added")
    func ownProperties() {
        onWindow { _, window in
            Card.addAppearanceProperty(\.stripes)
            Card.appearance().stripes = 7
            let card = Card()
            window.addSubview(card)
            #expect(card.stripes == 7)
            Card.appearance().stripes = 1
        }
    }

    @Test("items of bars get their values when a bar shows them", .claim("U43"))
    func items() {
        onWindow { display, window in
            Item.appearance().tintColor = .purple
            Item.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
            let item = Item(title: "Do", style: .plain, target: nil, action: nil)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [item]
            window.addSubview(bar)
            display.advance(by: 0)
            #expect(item.tintColor == .purple)
            #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
        }
    }
}
