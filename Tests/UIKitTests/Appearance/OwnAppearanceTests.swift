import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A view as `agate port` writes `@objc dynamic` properties.
private class TitledView: UIView {
    struct Style: Equatable { var size: CGFloat }

    dynamic var titleFont: UIFont? { didSet { recordAppearance(\TitledView.titleFont) } }
    dynamic var gap: CGFloat = 4 { didSet { recordAppearance(\TitledView.gap) } }
    dynamic var style = Style(size: 1) { didSet { recordAppearance(\TitledView.style) } }
}

private final class SpecialTitledView: TitledView {}

/// Appearance of properties that a program's own classes declare.
@MainActor @Suite("Appearance of own properties")
struct OwnAppearanceTests {
    @Test(
        "a property that is set on a proxy reaches views that come into a window, unless they have set it",
        .claim("U43")
    )
    func applied() {
        onWindow { _, window in
            let font = UIFont.systemFont(ofSize: 31)
            TitledView.appearance().titleFont = font
            TitledView.appearance().gap = 12
            TitledView.appearance().style = .init(size: 3)
            let (plain, special, own) = (TitledView(), SpecialTitledView(), TitledView())
            own.titleFont = nil
            // Even the usual value is the view's own.
            own.gap = 4
            for view in [plain, special, own] { window.addSubview(view) }
            #expect(plain.titleFont === font && plain.gap == 12 && plain.style == .init(size: 3))
            #expect(special.titleFont === font && special.gap == 12)
            #expect(own.titleFont == nil && own.gap == 4 && own.style == .init(size: 3))
            // A later value counts for views that come again; what they were given is not their own.
            TitledView.appearance().gap = 20
            plain.removeFromSuperview()
            window.addSubview(plain)
            #expect(plain.gap == 20)
            plain.gap = 1
            plain.removeFromSuperview()
            window.addSubview(plain)
            #expect(plain.gap == 1)
        }
    }
}
