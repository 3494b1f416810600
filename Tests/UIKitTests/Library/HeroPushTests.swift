import AgateDisplay
import Foundation
import Testing
import UIKit

/// A push by a property animator that can be interrupted: the card of one page becomes the head of the next, and a finger may turn it round at any time.
@MainActor private final class HeroDirector: NSObject, UINavigationControllerDelegate {
    private(set) var log: [String] = []
    private(set) var animator: HeroAnimator?
    var driver: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard fromVC is HeroPage, toVC is HeroPage else { return nil }
        log.append(operation == .push ? "push" : "pop")
        let made = HeroAnimator(isPush: operation == .push)
        animator = made
        return made
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) { log.append("did \(viewController.title ?? "")") }
}

@MainActor private final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPush: Bool
    private(set) var running: UIViewPropertyAnimator?
    private(set) weak var flying: UIView?
    private(set) var ended: [Bool] = []

    init(isPush: Bool) { self.isPush = isPush }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let running { return running }
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
        running = animator
        guard let from = context.viewController(forKey: .from) as? HeroPage,
            let to = context.viewController(forKey: .to) as? HeroPage
        else { return animator }
        let container = context.containerView
        to.view.frame = context.finalFrame(for: to)
        container.addSubview(to.view)
        to.view.layoutIfNeeded()
        let start = from.card.convert(from.card.bounds, to: container)
        let end = to.card.convert(to.card.bounds, to: container)
        let hero = from.card.snapshotView(afterScreenUpdates: false) ?? UIView()
        hero.frame = start
        hero.layer.cornerRadius = from.card.layer.cornerRadius
        hero.clipsToBounds = true
        container.addSubview(hero)
        flying = hero
        from.card.isHidden = true
        to.card.isHidden = true
        to.view.alpha = 0
        animator.addAnimations {
            hero.frame = end
            hero.layer.cornerRadius = to.card.layer.cornerRadius
            to.view.alpha = 1
        }
        animator.addCompletion { position in
            from.card.isHidden = false
            to.card.isHidden = false
            hero.removeFromSuperview()
            context.completeTransition(position == .end)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
        running = nil
    }
}

private final class HeroPage: UIViewController {
    let card = UIView()
    let place: CGRect

    init(_ title: String, _ place: CGRect, _ color: UIColor) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
        self.title = title
        view.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .red
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = place
        card.layer.cornerRadius = place.width > 200 ? 0 : 20
    }
}

@MainActor @Suite("Libraries: a card that becomes the head of the next page")
struct HeroPushTests {
    private func stage(
        _ body: (ManualDisplay, UIWindow, UINavigationController, HeroPage, HeroDirector) throws -> Void
    ) throws {
        weak var gone: HeroPage?
        weak var goneHero: UIView?
        try onScreen { display, window in
            let first = HeroPage("first", CGRect(x: 20, y: 300, width: 100, height: 100), .white)
            let second = HeroPage("second", CGRect(x: 0, y: 60, width: 320, height: 200), .yellow)
            let navigation = UINavigationController(rootViewController: first)
            gone = second
            let director = HeroDirector()
            navigation.delegate = director
            window.rootViewController = navigation
            display.advance(by: 0.1)
            try body(display, window, navigation, second, director)
            goneHero = director.animator?.flying
            window.rootViewController = nil
            display.advance(by: 1)
        }
        #expect(gone == nil && goneHero == nil)
    }

    private func flying(_ director: HeroDirector) -> CGRect {
        director.animator?.flying?.layer.presentation()?.frame ?? .null
    }

    @Test(
        "half way the card is half way, over a page that fades in; paused and turned round it goes back, and the push is taken back"
    )
    func interrupted() throws {
        try stage { display, window, navigation, second, director in
            let first = navigation.viewControllers[0]
            let origin = first.view.frame.minY
            navigation.pushViewController(second, animated: true)
            display.advance(by: 0)
            display.advance(by: 0.25)
            let half = flying(director)
            #expect(
                abs(half.midX - 115) < 1 && abs(half.midY - (255 + origin)) < 1 && abs(half.width - 210) < 1,
                "\(half)"
            )
            display.film("hero-half")
            let color = display.color(at: 300, 470)
            #expect(color[0] == 255 && color[2] > 110 && color[2] < 145, "half yellow: \(color)")
            let animator = try #require(director.animator?.running)
            animator.pauseAnimation()
            display.advance(by: 1)
            #expect(flying(director) == half)
            animator.fractionComplete = 0.2
            display.advance(by: 0.1)
            #expect(abs(flying(director).width - 144) < 1)
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            display.advance(by: 1)
            #expect(navigation.topViewController === first && second.view.superview == nil)
            #expect(director.animator?.ended == [false] && (first as? HeroPage)?.card.isHidden == false)
            #expect(navigation.navigationBar.topItem === first.navigationItem)
            display.film("hero-back")
            navigation.pushViewController(second, animated: true)
            display.advance(by: 1)
            #expect(navigation.topViewController === second && director.log.last == "did second")
            #expect(display.color(at: 160, Int(160 + second.view.frame.minY)) == [255, 0, 0])
            display.film("hero-there")
        }
    }

    @Test(
        "driven by a finger's part it follows; finished, and popped while it turns, and pushed while it pops, it ends right"
    )
    func driven() throws {
        try stage { display, window, navigation, second, director in
            let driver = UIPercentDrivenInteractiveTransition()
            director.driver = driver
            navigation.pushViewController(second, animated: true)
            driver.update(0.5)
            display.advance(by: 0.1)
            #expect(abs(flying(director).width - 210) < 1)
            driver.finish()
            director.driver = nil
            display.advance(by: 1)
            #expect(navigation.topViewController === second && director.animator?.ended == [true])
            navigation.popViewController(animated: true)
            display.advance(by: 0.2)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(
                navigation.viewControllers.count == 1 && navigation.topViewController?.view.frame.width == 480
            )
            navigation.pushViewController(second, animated: true)
            display.advance(by: 0.1)
            navigation.popViewController(animated: true)
            display.advance(by: 2)
            #expect(navigation.viewControllers.count == 1 && second.view.window == nil)
            #expect((navigation.topViewController as? HeroPage)?.card.isHidden == false)
            #expect(director.animator?.flying == nil)
        }
    }
}
