import Foundation
package import UIKit

/// Screens that a storyboard has drawn: a table of static rows, a table of prototypes, and a view with another controller in it.
///
/// The classes below say what is done; where things are, and what leads where, stands in `Lighthouse.storyboard`. A finger switches the lamp, turns its
/// brightness, reads the list of keepers, and has the beam turn.
package final class StoryboardScreens: Program {
    package static let description = ProgramDescription(
        name: "storyboard",
        title: "A storyboard: static rows, prototypes, segues, an embedded controller",
        duration: 10,
        size: CGSize(width: 375, height: 667),
        framesPerSecond: 30
    )

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        let storyboard = UIStoryboard(
            document: Data(PackageResources.Lighthouse_storyboard),
            named: "Lighthouse"
        )
        window.rootViewController = storyboard.instantiateInitialViewController()
        window.tintColor = .systemOrange
        // The lamp goes out and on again, and brighter.
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 333, y: 108)) }, at: 0.6)
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 333, y: 108)) }, at: 1.4)
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 263, y: 160), to: CGPoint(x: 340, y: 160), over: 0.5, rest: 0.1)
            },
            at: 2
        )
        // The keepers, and back.
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 120, y: 278)) }, at: 3)
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 190, y: 520), to: CGPoint(x: 190, y: 300), over: 0.2)
            },
            at: 4.2
        )
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 40, y: 22)) }, at: 5.8)
        // The beam turns twice.
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 335, y: 22)) }, at: 6.8)
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 187, y: 451)) }, at: 7.8)
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 187, y: 451)) }, at: 8.7)
    }
}

/// How the lamp burns.
@MainActor private enum Light {
    /// From 0, out, to 1.
    static var brightness: CGFloat = 0.6
}

/// The first screen, whose rows the storyboard has.
package final class LighthouseController: UITableViewController {
    /// The switch and the slider in the static rows.
    var lamp: UISwitch?
    var brightness: UISlider?

    package override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    func lampChanged(_ sender: UISwitch) { show() }

    func brightnessChanged(_ sender: UISlider) { show() }

    private func show() {
        guard let lamp, let brightness else { return }
        brightness.isEnabled = lamp.isOn
        Light.brightness = lamp.isOn ? CGFloat(brightness.value) : 0
    }

    package override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("lamp", \LighthouseController.lamp)
        members.property("brightness", \LighthouseController.brightness)
        members.action(Selector("lampChanged:", LighthouseController.lampChanged(_:)))
        members.action(Selector("brightnessChanged:", LighthouseController.brightnessChanged(_:)))
        return members
    }
}

/// A list whose cells are made of a prototype.
package final class KeepersController: UITableViewController {
    private let keepers = [
        ("Ada Quay", "Dusk to midnight"), ("Bo Lund", "Midnight to four"), ("Cato Reef", "Four to dawn"),
        ("Dora Shoal", "The lens"), ("Eskil Holm", "The clockwork"), ("Fay Sound", "The oil"),
        ("Gil Skerry", "The boat"), ("Hedda Tarn", "The log"), ("Ivo Strand", "The signal flags"),
        ("Jo Firth", "The garden"), ("Kai Ness", "The stove"), ("Lea Wick", "The cat"),
    ]

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keepers.count
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "keeper", for: indexPath)
        guard let keeper = cell as? KeeperCell else { return cell }
        keeper.nameLabel?.text = keepers[indexPath.row].0
        keeper.watchLabel?.text = keepers[indexPath.row].1
        keeper.dot?.alpha = indexPath.row < 3 ? 1 : 0.3
        return keeper
    }
}

/// A cell that the storyboard lays out.
package final class KeeperCell: UITableViewCell {
    var dot: UIView?
    var nameLabel: UILabel?
    var watchLabel: UILabel?

    package override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("dot", \KeeperCell.dot)
        members.property("nameLabel", \KeeperCell.nameLabel)
        members.property("watchLabel", \KeeperCell.watchLabel)
        return members
    }
}

/// A view with another controller's view in it, and a button.
package final class BeamController: UIViewController {
    private weak var sky: SkyView?

    package override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "sky" else { return }
        sky = segue.destination.view as? SkyView
    }

    func turn(_ sender: UIButton) { sky?.turn() }

    package override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.action(Selector("turn:", BeamController.turn(_:)))
        return members
    }
}

/// A lighthouse at night, whose beam turns.
package final class SkyView: UIView {
    private let beam = CAShapeLayer()
    private let tower = CAShapeLayer()

    package override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 16
        layer.masksToBounds = true
        beam.fillColor = UIColor.systemYellow.cgColor
        tower.fillColor = UIColor(white: 0.9, alpha: 1).cgColor
        layer.addSublayer(beam)
        layer.addSublayer(tower)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let lamp = CGPoint(x: bounds.midX, y: bounds.height * 0.42)
        let reach = bounds.width * 0.8
        let light = UIBezierPath()
        light.move(to: .zero)
        light.addLine(to: CGPoint(x: reach, y: -reach * 0.18))
        light.addLine(to: CGPoint(x: reach, y: reach * 0.18))
        light.close()
        beam.path = light.cgPath
        beam.position = lamp
        beam.opacity = Float(0.2 + 0.7 * Light.brightness)
        let house = UIBezierPath()
        house.move(to: CGPoint(x: lamp.x - 10, y: lamp.y - 12))
        house.addLine(to: CGPoint(x: lamp.x + 10, y: lamp.y - 12))
        house.addLine(to: CGPoint(x: lamp.x + 26, y: bounds.maxY))
        house.addLine(to: CGPoint(x: lamp.x - 26, y: bounds.maxY))
        house.close()
        tower.path = house.cgPath
    }

    /// Has the beam turn once.
    func turn() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.byValue = -2 * CGFloat.pi
        turn.duration = 0.8
        turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        beam.add(turn, forKey: "turn")
    }
}
