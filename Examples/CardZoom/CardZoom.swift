package import UIKit

/// A transition of the program's own: a card grows until it fills the window, and a finger drags it back into its place.
package final class CardZoom: Program {
    package static let description = ProgramDescription(
        name: "card-zoom",
        title: "A card opens by a transition of the program's own, and a finger closes it",
        duration: 7.5,
        size: CGSize(width: 300, height: 520)
    )

    private let controller = CardTable()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 220, y: 190)) }, at: 0.7)
        // Dragged a little and let go: it stays open.
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 150, y: 120))
                $0.move(to: CGPoint(x: 158, y: 220), over: 0.7)
                $0.wait(0.3)
                $0.release()
            },
            at: 2.4
        )
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 150, y: 120))
                $0.move(to: CGPoint(x: 162, y: 400), over: 1)
                $0.wait(0.2)
                $0.release()
            },
            at: 4.6
        )
    }
}

/// Four cards.
private final class CardTable: UIViewController, UIViewControllerTransitioningDelegate {
    private var cards: [UIControl] = []
    private let heading = UILabel()
    private let colors = [Palette.coral, Palette.blue, Palette.teal, Palette.violet]
    private(set) var opened: UIView?
    private weak var page: CardPage?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        heading.text = "Cards"
        heading.font = .systemFont(ofSize: 32, weight: .bold)
        heading.textColor = Palette.ink
        heading.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
        view.addSubview(heading)
        for (index, color) in colors.enumerated() {
            let card = UIControl(
                frame: CGRect(x: 20 + 136 * (index % 2), y: 100 + 196 * (index / 2), width: 124, height: 180)
            )
            card.backgroundColor = color
            card.layer.cornerRadius = 18
            card.addAction(UIAction { [weak self, unowned card] _ in self?.open(card) }, for: .touchUpInside)
            view.addSubview(card)
            cards.append(card)
        }
    }

    private func open(_ card: UIView) {
        opened = card
        let made = CardPage(card.backgroundColor ?? Palette.blue)
        made.modalPresentationStyle = .custom
        made.transitioningDelegate = self
        page = made
        present(made, animated: true)
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        opened.map { CardAnimator(card: $0, opens: true) }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        opened.map { CardAnimator(card: $0, opens: false) }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { page?.driver }
}

/// What a card shows when it is open; dragging it down closes it.
private final class CardPage: UIViewController {
    private let color: UIColor
    private let heading = UILabel()
    private let text = UILabel()
    /// What drives the closing, while a finger does.
    private(set) var driver: UIPercentDrivenInteractiveTransition?

    init(_ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        view.clipsToBounds = true
        heading.text = "Open"
        heading.font = .systemFont(ofSize: 40, weight: .bold)
        text.text =
            "The card that was touched has become the screen. Drag it down, and it goes back to its place."
        text.font = .systemFont(ofSize: 17)
        text.numberOfLines = 0
        for label in [heading, text] {
            label.textColor = .white
            view.addSubview(label)
        }
        heading.frame = CGRect(x: 24, y: 60, width: 200, height: 50)
        text.frame = CGRect(x: 24, y: 116, width: 250, height: 110)
        view.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("drag:", CardPage.drag))
        )
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: nil).y / 400
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: driver?.update(part)
        case .ended, .cancelled:
            if pan.state == .ended, part > 0.4 { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }
}

/// Lets a card grow into a page, or a page shrink into its card.
private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let card: UIView
    private let opens: Bool

    init(card: UIView, opens: Bool) {
        (self.card, self.opens) = (card, opens)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.55 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let key: UITransitionContextViewKey = opens ? .to : .from
        guard let page = context.view(forKey: key),
            let other = context.viewController(forKey: opens ? .from : .to)
        else { return context.completeTransition(false) }
        let small = card.convert(card.bounds, to: container)
        let large = container.bounds
        if opens {
            container.addSubview(page)
            page.frame = small
            page.layer.cornerRadius = 18
        }
        card.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: context),
            delay: 0,
            usingSpringWithDamping: opens ? 0.82 : 1,
            initialSpringVelocity: 0,
            options: [],
            animations: { [opens] in
                page.frame = opens ? large : small
                page.layer.cornerRadius = opens ? 0 : 18
                other.view.transform = opens ? CGAffineTransform(scaleX: 0.94, y: 0.94) : .identity
            },
            completion: { [card, opens] _ in
                let isDone = !context.transitionWasCancelled
                if isDone != opens { card.alpha = 1 }
                if !isDone, !opens { other.view.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) }
                if !isDone { page.layer.cornerRadius = opens ? 18 : 0 }
                context.completeTransition(isDone)
            }
        )
    }
}
