import AgateDisplay
import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

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

    private final class Stepper: UIStepper {}
    private final class Field: UISearchBar {}
    private final class Bar: UIProgressView {}
    private final class Segments: UISegmentedControl {}
    private final class Slider: UISlider {}
    private final class Tool: UIBarButtonItem {}

    @Test("pictures by state, icon, metrics and neighbours are values of proxies, too", .claim("U43"))
    func pictures() {
        onWindow { display, window in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            let other = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
            Stepper.appearance().setBackgroundImage(image, for: .highlighted)
            Stepper.appearance().setDividerImage(
                image,
                forLeftSegmentState: .normal,
                rightSegmentState: .selected
            )
            Stepper.appearance().setIncrementImage(image, for: .normal)
            Field.appearance().setImage(image, for: .search, state: .normal)
            Field.appearance().setSearchFieldBackgroundImage(image, for: .normal)
            Field.appearance().searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
            Bar.appearance().trackImage = image
            Segments.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
            Segments.appearance().setDividerImage(
                image,
                forLeftSegmentState: .normal,
                rightSegmentState: .normal,
                barMetrics: .default
            )
            Slider.appearance().setThumbImage(image, for: .normal)
            let (stepper, own, field, bar) = (Stepper(), Stepper(), Field(), Bar())
            let (segments, slider) = (Segments(items: ["a"]), Slider())
            own.setIncrementImage(other, for: .normal)
            for view in [stepper, own, field, bar, segments, slider] { window.addSubview(view) }
            #expect(
                stepper.backgroundImage(for: .highlighted) === image
                    && stepper.backgroundImage(for: .normal) == nil
            )
            #expect(
                stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === image
            )
            #expect(
                stepper.incrementImage(for: .normal) === image && own.incrementImage(for: .normal) === other
            )
            #expect(
                field.image(for: .search, state: .normal) === image
                    && field.image(for: .clear, state: .normal) == nil
            )
            #expect(field.searchFieldBackgroundImage(for: .normal) === image)
            #expect(field.searchTextPositionAdjustment.horizontal == 3)
            #expect(bar.trackImage === image && bar.progressImage == nil)
            #expect(segments.backgroundImage(for: .normal, barMetrics: .default) === image)
            #expect(
                segments.dividerImage(
                    forLeftSegmentState: .normal,
                    rightSegmentState: .normal,
                    barMetrics: .default
                ) === image
            )
            #expect(slider.thumbImage(for: .normal) === image)
            // Items get theirs from the bar that shows them.
            Tool.appearance().setBackgroundImage(image, for: .normal, barMetrics: .default)
            Tool.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 2), for: .default)
            let bars = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let item = UINavigationItem(title: "t")
            let tool = Tool(title: "x", style: .plain, target: nil, action: nil)
            item.rightBarButtonItem = tool
            bars.items = [item]
            window.addSubview(bars)
            display.advance(by: 0)
            #expect(tool.backgroundImage(for: .normal, barMetrics: .default) === image)
            #expect(tool.titlePositionAdjustment(for: .default).vertical == 2)
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
