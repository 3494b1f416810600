package import UIKit

/// One sentence in six scripts, in lines that break anew while their room changes.
package final class SixScripts: Program {
    package static let description = ProgramDescription(
        name: "six-scripts",
        title: "A paragraph in six scripts and two directions, with emoji",
        duration: 4,
        size: CGSize(width: 400, height: 280),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = SixScriptsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for step in 0..<24 {
            stage.at(0.6 + 0.05 * Double(step)) { [controller] in
                controller.layOut(width: 360 - 6 * CGFloat(step))
            }
            stage.at(2.2 + 0.05 * Double(step)) { [controller] in
                controller.layOut(width: 222 + 6 * CGFloat(step))
            }
        }
    }
}

/// The sheet with the paragraph.
package final class SixScriptsController: UIViewController {
    package let text = CATextLayer()
    private let sheet = CALayer()

    package override func viewDidLoad() {
        super.viewDidLoad()
        sheet.backgroundColor = UIColor.white.cgColor
        sheet.cornerRadius = 10
        sheet.shadowOpacity = 0.14
        sheet.shadowRadius = 8
        sheet.shadowOffset = CGSize(width: 0, height: 3)
        view.layer.addSublayer(sheet)
        text.contentsScale = 2
        text.isWrapped = true
        text.string = Self.paragraph
        sheet.addSublayer(text)
        layOut(width: 360)
    }

    /// Gives the paragraph another width.
    package func layOut(width: CGFloat) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sheet.frame = CGRect(x: 20, y: 18, width: width, height: 244)
        text.frame = sheet.bounds.insetBy(dx: 14, dy: 10)
        CATransaction.commit()
    }

    private static let paragraph: NSAttributedString = {
        let text = NSMutableAttributedString(string: "")
        let parts: [(String, UIColor)] = [
            ("All human beings are born free and equal. 🌍 ", Palette.ink),
            ("Όλοι οι άνθρωποι γεννιούνται ελεύθεροι. ", Palette.blue),
            ("Все люди рождаются свободными и равными. ", Palette.coral),
            ("يولد جميع الناس أحرارا متساوين. ", Palette.teal),
            ("सभी मनुष्य जन्म से स्वतन्त्र हैं। ", Palette.violet),
            ("人人生而自由，在尊严和权利上一律平等。", Palette.amber),
            (" ✨👩‍🚀🇺🇳", Palette.ink),
        ]
        for (part, color) in parts {
            text.append(
                NSAttributedString(
                    string: part,
                    attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: color]
                )
            )
        }
        return text
    }()
}
