import AgateDisplay
import Foundation
import Testing
import UIKit

/// Panels in a stack, of which one is open at most: its content is hidden and shown inside of an animation.
private final class Accordion: UIViewController {
    let scroll = UIScrollView()
    let stack = UIStackView()
    private(set) var bodies: [UIView] = []
    private(set) var arrows: [UIImageView] = []
    private(set) var ends: [Bool] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 4
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        for index in 0..<5 { add(index) }
    }

    private func add(_ index: Int) {
        let head = UIView()
        head.backgroundColor = .blue
        head.tag = index
        head.heightAnchor.constraint(equalToConstant: 50).isActive = true
        head.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("toggle:", Accordion.toggle(_:)))
        )
        let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
        arrow.frame = CGRect(x: 10, y: 15, width: 20, height: 20)
        arrow.tintColor = .white
        head.addSubview(arrow)
        let body = UIView()
        body.backgroundColor = .green
        body.clipsToBounds = true
        body.isHidden = true
        body.alpha = 0
        let height = body.heightAnchor.constraint(equalToConstant: 120)
        height.priority = UILayoutPriority(999)
        height.isActive = true
        stack.addArrangedSubview(head)
        stack.addArrangedSubview(body)
        bodies.append(body)
        arrows.append(arrow)
    }

    private func toggle(_ tap: UITapGestureRecognizer) {
        guard let index = tap.view?.tag else { return }
        open(bodies[index].isHidden ? index : nil)
    }

    func open(_ index: Int?) {
        UIView.animate(
            withDuration: 0.4,
            delay: 0,
            options: [.curveLinear, .allowUserInteraction, .beginFromCurrentState]
        ) {
            for (other, body) in self.bodies.enumerated() {
                let isOpen = other == index
                if body.isHidden == isOpen { body.isHidden = !isOpen }
                body.alpha = isOpen ? 1 : 0
                self.arrows[other].transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
            }
            self.view.layoutIfNeeded()
        } completion: { [weak self] in
            self?.ends.append($0)
        }
    }
}

@MainActor @Suite("Libraries: panels that open in a stack")
struct AccordionTests {
    private func stage(_ body: (ManualDisplay, UIWindow, Accordion) throws -> Void) throws {
        weak var gone: Accordion?
        try onScreen { display, window in
            let accordion = Accordion()
            gone = accordion
            window.rootViewController = accordion
            display.advance(by: 0.1)
            try body(display, window, accordion)
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private func tap(_ y: CGFloat) -> TouchScript { TouchScript { $0.tap(at: CGPoint(x: 200, y: y)) } }

    private func minY(_ view: UIView) -> CGFloat {
        view.layer.presentation()?.frame.minY ?? .nan
    }

    @Test("a panel opens and pushes those below it down; another one takes its place in the same movement")
    func opening() throws {
        try stage { display, window, accordion in
            let heads = accordion.stack.arrangedSubviews.enumerated().filter { $0.offset % 2 == 0 }.map(
                \.element
            )
            #expect(heads.map(\.frame.minY) == [0, 54, 108, 162, 216])
            display.play(tap(25), in: window)
            display.advance(by: 0.2)
            #expect(abs(minY(heads[1]) - 116) < 5, "\(minY(heads[1]))")
            #expect(abs((accordion.bodies[0].layer.presentation()?.bounds.height ?? 0) - 60) < 5)
            display.film("accordion-half")
            display.advance(by: 0.5)
            #expect(heads.map(\.frame.minY) == [0, 178, 232, 286, 340] && accordion.ends == [true])
            #expect(accordion.scroll.contentSize == CGSize(width: 320, height: 390))
            #expect(display.color(at: 200, 100) == [0, 255, 0])
            display.film("accordion-open")
            display.play(tap(260), in: window, then: 0.2)
            display.film("accordion-change")
            #expect(minY(heads[1]) > 54 && minY(heads[1]) < 178)
            display.advance(by: 1)
            #expect(heads.map(\.frame.minY) == [0, 54, 108, 286, 340])
            #expect(accordion.bodies[0].isHidden && accordion.arrows[0].transform.isIdentity)
        }
    }

    @Test("touched again on the way it turns round; turned and left on the way it is laid out at its end")
    func awkward() throws {
        try stage { display, window, accordion in
            display.play(tap(25), in: window)
            display.advance(by: 0.2)
            let before = minY(accordion.stack.arrangedSubviews[2])
            display.play(tap(25), in: window)
            let after = minY(accordion.stack.arrangedSubviews[2])
            #expect(abs(after - before) < 40, "no jump: \(before) \(after)")
            display.advance(by: 1)
            #expect(accordion.bodies[0].isHidden && accordion.stack.arrangedSubviews[2].frame.minY == 54)
            accordion.open(1)
            display.advance(by: 0.1)
            display.resize(to: CGSize(width: 480, height: 200))
            display.advance(by: 1)
            #expect(accordion.stack.frame.width == 480 && accordion.bodies[1].frame.height == 120)
            #expect(accordion.scroll.contentSize == CGSize(width: 480, height: 390))
            accordion.scroll.setContentOffset(CGPoint(x: 0, y: 190), animated: false)
            accordion.open(nil)
            display.advance(by: 1)
            // Shorter content does not leave the list beyond its end.
            #expect(accordion.scroll.contentSize.height == 266 && accordion.scroll.contentOffset.y == 66)
            accordion.open(2)
            display.advance(by: 0.1)
        }
    }
}
