import AgateDisplay
import Foundation
import Testing
import UIKit

// Listing begins
final class TicketController: UIViewController {
    let buy = UIButton(type: .system)
    let name = UITextField()
    private(set) var bought: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        buy.setTitle("Buy", for: .normal)
        buy.accessibilityIdentifier = "buy"
        buy.frame = CGRect(x: 40, y: 300, width: 240, height: 44)
        buy.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        name.borderStyle = .roundedRect
        name.frame = CGRect(x: 40, y: 200, width: 240, height: 40)
        for part in [name, buy] { view.addSubview(part) }
    }

    private func ask() {
        let name = name.text ?? ""
        let question = UIAlertController(title: "One ticket", message: "For \(name)?", preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        question.addAction(
            UIAlertAction(title: "Buy", style: .default) { [weak self] _ in self?.bought.append(name) }
        )
        present(question, animated: true)
    }
}
// Listing ends

// Listing begins
extension UIView {
    /// The first view at or below this one that a program gave an identifier.
    func find(_ identifier: String) -> UIView? {
        accessibilityIdentifier == identifier
            ? self : subviews.lazy.compactMap { $0.find(identifier) }.first
    }

    /// A tap in the middle of a view, and time for what follows.
    func tap(on display: ManualDisplay) throws {
        let window = try #require(window)
        let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
        TouchScript { $0.tap(at: middle) }.play(in: window)
        display.advance(by: 1)
    }
}
// Listing ends

@Suite("Listings about testing a screen")
@MainActor
struct ScreenTestListings {
    // Listing begins
    @Test("a ticket is bought when the question is answered")
    func bought() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 568)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = TicketController()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            display.advance(by: 0)  // laid out, committed, and it has appeared

            screen.name.becomeFirstResponder()
            screen.name.insertText("Ada")
            try window.find("buy")?.tap(on: display)

            let question = try #require(screen.presentedViewController as? UIAlertController)
            #expect(question.message == "For Ada?")
            #expect(screen.bought.isEmpty)
        }
    }
    // Listing ends

    @Test("the question comes in on a curve of time")
    func moment() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 568)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = TicketController()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            display.advance(by: 0)
            // Listing begins
            screen.buy.sendActions(for: .touchUpInside)
            display.advance(by: 0.1)  // in the midst of the transition
            let question = try #require(screen.presentedViewController)
            #expect(question.isBeingPresented)
            let seen = try #require(question.view.layer.presentation())
            #expect(seen.opacity > 0 && seen.opacity < 1)

            display.advance(by: 1)
            #expect(!question.isBeingPresented)
            #expect(question.view.layer.presentation()?.opacity == 1)
            // Listing ends
        }
    }

    @Test("one screen in two styles")
    func styles() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 568)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = TicketController()
            window.makeKeyAndVisible()
            // Listing begins
            var pictures: [Data] = []
            for style in [UIUserInterfaceStyle.light, .dark, .light] {
                window.overrideUserInterfaceStyle = style
                display.advance(by: 0)
                let image = UIImage(cgImage: display.makeImage())
                pictures.append(try #require(image.pngData()))
            }
            #expect(pictures[0] != pictures[1])
            #expect(pictures[0] == pictures[2])  // the same bytes
            // Listing ends
        }
    }

    @Test("a screen with the edges of a device and a keyboard")
    func keyboard() {
        ManualDisplay.run(size: SimulatedDevice.iPhone16.size) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = TicketController()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            display.advance(by: 0)
            // Listing begins
            UIScreen.main.simulatedDevice = .iPhone16  // what its corners and its home bar cover
            UIScreen.main.simulatesKeyboard = true
            screen.name.becomeFirstResponder()
            display.advance(by: 0.3)  // the keyboard moves for 0.25 s
            let keyboard = window.keyboardLayoutGuide.layoutFrame
            #expect(keyboard.height == 336)
            #expect(window.safeAreaInsets.bottom == 34)
            #expect(!screen.buy.frame.intersects(keyboard))
            // Listing ends
        }
    }
}
