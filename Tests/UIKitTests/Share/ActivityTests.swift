import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The sheet of what can be done with items.
@MainActor @Suite("Sheets of activities")
struct ActivityTests {
    private final class Shouting: UIActivity {
        var got: [String] = []
        override var activityType: ActivityType? { ActivityType("shout") }
        override var activityTitle: String? { "Shout" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.first is String
        }
        override func prepare(withActivityItems activityItems: [Any]) {
            got = activityItems.compactMap { $0 as? String }
        }
        override func perform() { activityDidFinish(!got.isEmpty) }
    }

    private final class Source: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ controller: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { "for \(activityType?.rawValue ?? "-")" }
    }

    private func onSheet(
        _ items: [Any],
        _ activities: [UIActivity],
        excluded: [UIActivity.ActivityType] = [],
        _ body: (ManualDisplay, UIActivityViewController, UITableView) throws -> Void
    ) throws -> [String] {
        try onWindow { display, window in
            let root = UIViewController()
            window.rootViewController = root
            var told: [String] = []
            let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
            sheet.excludedActivityTypes = excluded
            sheet.completionWithItemsHandler = { type, completed, _, _ in
                told.append("\(type?.rawValue ?? "-") \(completed)")
            }
            root.present(sheet, animated: false)
            display.advance(by: 1)
            let table = try #require(sheet.view.subviews.first as? UITableView)
            try body(display, sheet, table)
            display.advance(by: 2)
            #expect(root.presentedViewController == nil)
            return told
        }
    }

    @Test("a program's activity gets the items of their sources and is done when it says so")
    func custom() throws {
        let shouting = Shouting()
        let told = try onSheet([Source()], [shouting]) { _, sheet, table in
            #expect(table.numberOfRows(inSection: 0) == 2)
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Shout")
            sheet.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        }
        #expect(told == ["shout true"] && shouting.got == ["for shout"])
    }

    @Test(
        "what is not wanted, or cannot do anything with the items, is not offered; a sheet without a choice says so"
    )
    func excluded() throws {
        let told = try onSheet([3], [Shouting()], excluded: [.copyToPasteboard]) { _, sheet, table in
            #expect(table.numberOfRows(inSection: 0) == 0)
            sheet.dismiss(animated: false)
        }
        #expect(told == ["- false"])
    }

    @Test("objects in boxes are not kept; sounds are counted; windows of a scene are derived")
    func rest() throws {
        let object = NSObject()
        let box = NSValue(nonretainedObject: object)
        #expect(box.nonretainedObjectValue as AnyObject === object)
        #expect(box == NSValue(nonretainedObject: object) && box != NSValue(nonretainedObject: NSObject()))
        #expect(NSNumber(value: UInt64(8)).nonretainedObjectValue == nil)
        try onWindow { _, window in
            AudioServicesPlaySystemSound(1519)
            let scene = try #require(window.windowScene)
            let own = SceneWindow(windowScene: scene)
            #expect(own.windowScene === scene && own.frame == scene.screen.bounds && own.isHidden)
            let bar = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 44), inputViewStyle: .keyboard)
            #expect(bar.backgroundColor != nil)
        }
    }

    private final class SceneWindow: UIWindow {
        override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
        required init?(coder: NSCoder) { nil }
    }

    @Test("names are sorted into sections by their first letters, marks left aside")
    func collation() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        let selector = Selector("description")
        let names = ["zebra", "Émile", "42", "anna", "Bob"]
        #expect(
            names.map { collation.section(for: $0, collationStringSelector: selector) } == [25, 4, 26, 0, 1]
        )
        let sorted = collation.sortedArray(from: names, collationStringSelector: selector) as? [String]
        #expect(sorted == ["42", "anna", "Bob", "Émile", "zebra"])
    }
}
