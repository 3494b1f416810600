import AgateTestSupport
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// Controls in rows of tables.
///
/// Source: uikit U130.
@MainActor @Suite("Controls in rows")
struct RowControlTests {
    @Test("a row is chosen by a touch on a button in it that cannot be used")
    func row() {
        let source = TableLog(rows: 3)
        source.configure = { cell, _ in
            guard cell.contentView.viewWithTag(7) == nil else { return }
            let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
            (button.tag, button.isEnabled) = (7, false)
            cell.contentView.addSubview(button)
        }
        onTable(source) { display, window, _, log in
            _ = log.take()
            TouchScript { $0.tap(at: CGPoint(x: 250, y: 60), contact: 0.2) }.run(display, window, and: 1)
            #expect(log.take().contains("select 1"))
        }
    }
}
