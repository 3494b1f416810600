import AgateDisplay
import Foundation
import Testing
import UIKit

/// The listings of the article about constraints.
@MainActor @Suite("Listings about layout")
struct LayoutListings {
    @Test("a label stands where constraints say, and moves when one changes")
    func constraints() {
        ManualDisplay.run(size: CGSize(width: 300, height: 200)) { display in
            let root = UIWindow()
            root.isHidden = false
            // Listing begins
            let title = UILabel()
            title.text = "Agate"
            title.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(title)
            let top = title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
            NSLayoutConstraint.activate([
                top,
                title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
            ])
            root.layoutIfNeeded()
            // Listing ends
            #expect(
                title.frame.origin == CGPoint(x: 8, y: 20) && title.frame.size == title.intrinsicContentSize
            )
            display.advance(by: 0)
            // Listing begins
            top.constant = 60
            UIView.animate(withDuration: 0.3) { root.layoutIfNeeded() }
            // Listing ends
            display.advance(by: 0)
            display.advance(by: 0.1)
            let shown = title.layer.presentation()?.frame.minY ?? 0
            #expect(title.frame.minY == 60 && shown > 20 && shown < 60)
        }
    }

    @Test("a hidden view takes no room in a stack")
    func stacks() {
        ManualDisplay.run(size: CGSize(width: 300, height: 200)) { _ in
            // Listing begins
            let first = UILabel()
            first.text = "Hue"
            let second = UILabel()
            second.text = "Saturation"
            let column = UIStackView(arrangedSubviews: [first, second])
            column.axis = .vertical
            column.spacing = 8
            let height = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            second.isHidden = true
            let less = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            // Listing ends
            let line = first.intrinsicContentSize.height
            #expect(height == 2 * line + 8 && less == line)
        }
    }
}
