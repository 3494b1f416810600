import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Search bars and their fields.
@MainActor @Suite("Search bars")
struct SearchBarTests {
    private func onBar(_ body: (ManualDisplay, UIWindow, UISearchBar, BarLog) throws -> Void) rethrows {
        try onGestureWindow { display, window, view, _ in
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
            let log = BarLog()
            bar.delegate = log
            view.addSubview(bar)
            display.advance(by: 0)
            try body(display, window, bar, log)
        }
    }

    @Test("a bar is 56 points high with a field of 36; a prompt and scopes add to it")
    func heights() {
        onBar { display, _, bar, _ in
            #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)) == CGSize(width: 400, height: 56))
            #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 384, height: 36))
            bar.scopeButtonTitles = ["A", "B"]
            #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 56)
            bar.showsScopeBar = true
            #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 102)
            bar.prompt = "Please"
            #expect(bar.sizeThatFits(CGSize(width: 400, height: 0)).height == 121)
            bar.setShowsCancelButton(true, animated: true)
            display.advance(by: 1)
            #expect(bar.searchTextField.frame.width < 340)
        }
    }

    @Test("the delegate hears of editing, of typed text and of the keys, not of text that a program sets")
    func events() {
        onBar { display, window, bar, log in
            bar.text = "silent"
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 128)) }.run(display, window)
            #expect(bar.isFirstResponder && log.lines == ["begin"])
            bar.text = ""
            bar.searchTextField.insertText("a")
            bar.searchTextField.insertText("b")
            bar.searchTextField.insertText("\n")
            #expect(log.lines == ["begin", "text a", "text ab", "search"] && bar.text == "ab")
            bar.showsCancelButton = true
            display.advance(by: 0)
            log.lines = []
            TouchScript { $0.tap(at: CGPoint(x: 375, y: 128)) }.run(display, window)
            bar.resignFirstResponder()
            #expect(log.lines == ["cancel", "end"])
        }
    }

    @Test("a touch chooses a scope; a number outside of them is kept within")
    func scopes() {
        onBar { display, window, bar, log in
            bar.scopeButtonTitles = ["A", "B", "C"]
            bar.showsScopeBar = true
            bar.selectedScopeButtonIndex = 7
            #expect(bar.selectedScopeButtonIndex == 2)
            bar.frame.size.height = 102
            display.advance(by: 0)
            TouchScript { $0.tap(at: CGPoint(x: 60, y: 170)) }.run(display, window, and: 1)
            #expect(bar.selectedScopeButtonIndex == 0 && log.lines == ["scope 0"])
            bar.scopeButtonTitles = nil
            #expect(bar.selectedScopeButtonIndex == 0)
        }
    }

    @Test("the delete key at the beginning selects the last token, then deletes it")
    func tokens() throws {
        try onGestureWindow { display, _, view, _ in
            let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
            view.addSubview(field)
            field.becomeFirstResponder()
            let plain = field.textRect(forBounds: field.bounds).minX
            let (anna, berlin) = (
                UISearchToken(icon: nil, text: "Anna"), UISearchToken(icon: nil, text: "Berlin")
            )
            field.tokens = [anna]
            field.insertToken(berlin, at: 9)
            #expect(field.tokens.map(ObjectIdentifier.init) == [anna, berlin].map(ObjectIdentifier.init))
            #expect(field.textRect(forBounds: field.bounds).minX > plain + 80)
            field.insertText("x")
            field.deleteBackward()
            #expect(field.text == "" && field.tokens.count == 2)
            field.deleteBackward()
            #expect(field.tokens.count == 2)
            field.deleteBackward()
            #expect(field.tokens.map(ObjectIdentifier.init) == [ObjectIdentifier(anna)])
            field.text = "rose"
            let range = try #require(
                field.position(from: field.beginningOfDocument, offset: 2)
                    .flatMap { field.textRange(from: field.beginningOfDocument, to: $0) }
            )
            #expect(field.tokens(in: range).count == 1)
            field.replaceTextualPortion(of: range, with: berlin, at: 0)
            #expect(field.text == "se" && field.tokens.first === berlin)
            field.removeToken(at: 99)
            #expect(field.tokens.count == 2 && field.textualRange.isEmpty == false)
            display.advance(by: 0)
        }
    }

    @Test("the field of a search that is not to be hidden stays when content is scrolled")
    func staying() {
        for hides in [true, false] {
            let page = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            scroll.contentSize = CGSize(width: 393, height: 3000)
            page.view.addSubview(scroll)
            let search = UISearchController(searchResultsController: nil)
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = hides
            let navigation = UINavigationController(rootViewController: page)
            onPhone(root: navigation) { display, _ in
                scroll.contentOffset.y = 500
                display.advance(by: 0.1)
                #expect(navigation.navigationBar.frame.height == (hides ? 44 : 96))
            }
        }
    }

    @Test("a field keeps the corners that its program has given its layer when the style changes")
    func corners() {
        onWindow { display, window in
            let (field, search) = (UITextField(), UISearchTextField())
            field.layer.cornerRadius = 8
            field.layer.borderWidth = 2
            window.addSubview(field)
            window.addSubview(search)
            let radius = search.layer.cornerRadius
            for style in [UIUserInterfaceStyle.dark, .light] {
                window.overrideUserInterfaceStyle = style
                display.advance(by: 0.1)
                #expect(field.layer.cornerRadius == 8 && field.layer.borderWidth == 2)
                #expect(radius > 0 && search.layer.cornerRadius == radius)
            }
        }
    }
}
