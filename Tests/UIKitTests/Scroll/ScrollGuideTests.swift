import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What constraints make of the content of scroll views.
///
/// Source: uikit U60.
@MainActor @Suite("Scroll views: guides")
struct ScrollGuideTests {
    private func rows(_ count: Int) -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: (0..<count).map { _ in
                let row = UIView()
                row.heightAnchor.constraint(equalToConstant: 44).isActive = true
                return row
            }
        )
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }

    @Test(
        "ten rows of 44 with 8 between them, pinned to the content guide, are content of 512 points (uikit U60)"
    )
    func contentGuide() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.addSubview(scroll)
            let stack = rows(10)
            scroll.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
            display.advance(by: 0)
            #expect(scroll.contentSize == CGSize(width: 300, height: 512))
            #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 512))
            #expect(stack.frame == CGRect(x: 0, y: 0, width: 300, height: 512))
            scroll.frame.size.width = 200
            display.advance(by: 0)
            #expect(scroll.contentSize == CGSize(width: 200, height: 512))
        }
    }

    @Test(
        "constraints to the edges of the scroll view are about its content, wherever they are installed",
        arguments: [false, true]
    )
    func edges(isInstalledAbove: Bool) {
        onWindow { display, window in
            let scroll = UIScrollView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
            window.addSubview(scroll)
            let page = UIView()
            page.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(page)
            let constraints = [
                page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
                page.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 7),
                page.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -7),
                page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
                page.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2),
                page.heightAnchor.constraint(equalToConstant: 400),
            ]
            if isInstalledAbove {
                window.addConstraints(constraints)
            } else {
                NSLayoutConstraint.activate(constraints)
            }
            display.advance(by: 0)
            #expect(page.frame == CGRect(x: 7, y: 5, width: 200, height: 400))
            #expect(scroll.contentSize == CGSize(width: 214, height: 410))
        }
    }

    @Test("content that constraints leave undecided keeps the size that the program gave")
    func undecided() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 300, height: 300)
            window.addSubview(scroll)
            let page = UIView()
            page.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(page)
            NSLayoutConstraint.activate([
                page.topAnchor.constraint(equalTo: scroll.topAnchor),
                page.leftAnchor.constraint(equalTo: scroll.leftAnchor),
                page.widthAnchor.constraint(equalToConstant: 50),
                page.heightAnchor.constraint(equalToConstant: 50),
            ])
            display.advance(by: 0)
            #expect(page.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
            #expect(scroll.contentSize == CGSize(width: 300, height: 300))
        }
    }

    @Test("what is pinned to the frame guide stays where it is seen while content moves")
    func frameGuide() {
        onWindow { display, window in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            window.addSubview(scroll)
            let header = UIView()
            header.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(header)
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
                header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
                header.rightAnchor.constraint(equalTo: scroll.frameLayoutGuide.rightAnchor),
                header.heightAnchor.constraint(equalToConstant: 20),
            ])
            display.advance(by: 0)
            #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
            scroll.contentOffset.y = 250
            display.advance(by: 0)
            #expect(header.frame == CGRect(x: 0, y: 250, width: 100, height: 20))
            #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 250, width: 100, height: 100))
        }
    }
}
