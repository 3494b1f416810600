import Foundation
import UIKit

/// A small program that says on the standard output what is done with its window: `Scripts/test-hosts` drives it on real desktops.
@main
final class HostProgram: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = ToldWindow(frame: UIScreen.main.bounds)
        window.rootViewController = HostController()
        window.makeKeyAndVisible()
        self.window = window
        say("ready \(Int(window.bounds.width))x\(Int(window.bounds.height))@\(UIScreen.main.scale)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
    func applicationWillResignActive(_ application: UIApplication) { say("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("background") }
    func applicationWillTerminate(_ application: UIApplication) { say("terminate") }
}

@MainActor func say(_ line: String) {
    print(line)
    fflush(stdout)
}

/// Says which keys go down.
final class ToldWindow: UIWindow {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { if let key = press.key { say("key \(key.keyCode.rawValue)") } }
        if ProcessInfo.processInfo.environment["HOST_STUCK"] != nil {
            say("stuck")
            while true { Thread.sleep(forTimeInterval: 60) }
        }
        super.pressesBegan(presses, with: event)
    }
}

/// A list to scroll, a square to press, a field to type into, and a square that turns if `HOST_ANIMATES` is set.
final class HostController: UIViewController, UIScrollViewDelegate {
    private let square = TouchSquare(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    private let field = UITextField(frame: CGRect(x: 20, y: 140, width: 260, height: 40))
    private let list = UIScrollView(frame: CGRect(x: 20, y: 200, width: 260, height: 180))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        square.backgroundColor = .systemBlue
        square.layer.cornerRadius = 20
        view.addSubview(square)
        field.borderStyle = .roundedRect
        field.placeholder = "Type here"
        field.addTarget(self, action: Selector("changed:", HostController.changed), for: .editingChanged)
        view.addSubview(field)
        list.backgroundColor = .secondarySystemBackground
        list.contentSize = CGSize(width: 260, height: 1200)
        list.delegate = self
        for row in 0..<24 {
            let stripe = UIView(frame: CGRect(x: 8, y: Double(row) * 50 + 4, width: 244, height: 42))
            stripe.backgroundColor = row % 2 == 0 ? .systemTeal : .systemOrange
            stripe.layer.cornerRadius = 8
            list.addSubview(stripe)
        }
        view.addSubview(list)
        guard ProcessInfo.processInfo.environment["HOST_ANIMATES"] != nil else { return }
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.fromValue = 0
        turn.toValue = Double.pi * 2
        turn.duration = 2
        turn.repeatCount = .infinity
        square.layer.add(turn, forKey: "turn")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        say("size \(Int(view.bounds.width))x\(Int(view.bounds.height))")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        say(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
    }

    private func changed(_ field: UITextField) { say("text \(field.text ?? "")") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        say("offset \(Int(scrollView.contentOffset.y.rounded()))")
    }
}

/// Says what fingers do on it.
final class TouchSquare: UIView {
    private func tell(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        for touch in touches {
            let place = touch.location(in: nil)
            let buttons = event?.buttonMask.rawValue ?? 0
            say("\(word) \(Int(place.x.rounded())) \(Int(place.y.rounded())) buttons \(buttons)")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("down", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("move", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("up", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("cancel", touches, event)
    }
}
