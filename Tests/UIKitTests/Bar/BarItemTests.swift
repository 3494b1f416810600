import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Items of bars, and appearances.
///
/// Source: uikit U166, U167.
@MainActor @Suite("Items of bars")
struct BarItemTests {
    private func archived<Object: NSObject & NSCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object)
    }

    @Test("values of the system's enumerations are Apple's")
    func values() {
        #expect(
            UIBarButtonItem.SystemItem.done.rawValue == 0 && UIBarButtonItem.SystemItem.close.rawValue == 24
        )
        #expect(
            UIBarButtonItem.SystemItem.trash.rawValue == 16 && UIBarButtonItem.SystemItem.redo.rawValue == 22
        )
        #expect(UIBarButtonItem.Style.done.rawValue == 2 && UIBarMetrics.defaultPrompt.rawValue == 101)
        #expect(UIBarPosition.topAttached.rawValue == 3 && UITabBarItem.SystemItem.mostViewed.rawValue == 11)
    }

    @Test("all of the system's items have a title, a picture, or are space")
    func systemItems() {
        let texts = ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"]
        for number in 0...24 {
            guard let kind = UIBarButtonItem.SystemItem(rawValue: number) else { continue }
            let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            bar.items = [item]
            bar.layoutIfNeeded()
            for view in tree(of: bar) { view.layoutIfNeeded() }
            let pictures = tree(of: bar).compactMap { $0 as? UIImageView }.filter {
                $0.image != nil && !$0.isHidden
            }
            let shown = tree(of: bar).compactMap { ($0 as? UILabel)?.attributedText?.string }
            let isSpace = kind == .flexibleSpace || kind == .fixedSpace
            #expect(isSpace || !pictures.isEmpty || shown.contains(where: texts.contains), "\(kind)")
            #expect(item.style == (kind == .done || kind == .save ? .done : .plain))
        }
    }

    @Test("items of a subclass make space of their own class")
    func spaces() {
        final class Space: UIBarButtonItem {}
        #expect(Space.flexibleSpace().isMember(of: Space.self))
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }

    @Test("flexible space in a toolbar takes what the buttons leave")
    func flexible() throws {
        // A screen that is not low: bars are lower on those that are.
        onGestureWindow { _, _, _, _ in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            @MainActor func view(_ width: CGFloat) -> (UIBarButtonItem, UIView) {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
                return (UIBarButtonItem(customView: view), view)
            }
            let (first, second, third) = (view(40), view(20), view(30))
            bar.items = [first.0, .flexibleSpace(), second.0, .flexibleSpace(), third.0]
            bar.layoutIfNeeded()
            for view in tree(of: bar) { view.layoutIfNeeded() }
            // 268 points between the margins, 90 of which are buttons.
            #expect(place(of: first.1, in: bar).minX == 16)
            #expect(place(of: second.1, in: bar).minX == 145)
            #expect(place(of: third.1, in: bar).maxX == 284)
            bar.items = [first.0, .fixedSpace(25), second.0, third.0]
            bar.layoutIfNeeded()
            for view in tree(of: bar) { view.layoutIfNeeded() }
            #expect(place(of: second.1, in: bar).minX == 81 && place(of: third.1, in: bar).minX == 117)
            #expect(bar.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 10, height: 44))
        }
    }

    @Test("groups know their items, and items their group")
    func groups() {
        let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(item.buttonGroup === group)
        group.barButtonItems = []
        #expect(item.buttonGroup == nil)
    }

    @Test("items and appearances come back from archives")
    func archives() throws {
        let item = UINavigationItem(title: "Title")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
        item.rightBarButtonItem?.tag = 5
        let read = try archived(item)
        #expect(read.title == "Title" && read.rightBarButtonItem?.tag == 5)
        let tab = UITabBarItem(title: "Tab", image: nil, tag: 3)
        tab.badgeValue = "7"
        #expect(try archived(tab).badgeValue == "7")
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.red]
        look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let other = try archived(look)
        #expect(other.backgroundColor == .systemBackground)
        #expect(other.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(other.buttonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    }

    @Test("what a state does not say is as in the normal one, and copies are on their own")
    func states() throws {
        let look = UIToolbarAppearance()
        look.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
        #expect(look.buttonAppearance.highlighted.titleTextAttributes[.kern] as? Int == 2)
        let copy = try #require(look.copy() as? UIToolbarAppearance)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(look.buttonAppearance.disabled.titleTextAttributes[.kern] as? Int == 2)
        look.configureWithTransparentBackground()
        #expect(look.shadowColor == nil && copy.shadowColor != nil && look.backgroundColor == nil)
        let bar = UINavigationBarAppearance(barAppearance: look)
        #expect(bar.shadowColor == nil)
    }
}
