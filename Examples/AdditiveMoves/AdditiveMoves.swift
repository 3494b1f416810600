package import UIKit

/// A ball is sent on before it has arrived, again and again: at the left each animation replaces the one before,
/// and the ball turns on the spot; at the right they add up, and it goes round the bend.
package final class AdditiveMoves: Program {
    package static let description = ProgramDescription(
        name: "additive-moves",
        title: "Moves that overlap: replaced, and added up",
        duration: 5.2,
        size: CGSize(width: 360, height: 236)
    )

    package let controller = AdditiveMovesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for (index, goal) in AdditiveMovesController.goals.enumerated() {
            for panel in controller.panels {
                stage.tap(at: 0.5 + 0.6 * Double(index)) {
                    panel.convert(goal, to: nil)
                }
            }
        }
        stage.at(4.8) { self.controller.finish() }
    }
}

/// Two panels with a ball each, which goes where a finger points.
package final class AdditiveMovesController: UIViewController {
    /// The places that the finger points at, in turn.
    package static let goals = [
        CGPoint(x: 132, y: 42), CGPoint(x: 124, y: 166), CGPoint(x: 30, y: 150), CGPoint(x: 44, y: 52),
        CGPoint(x: 134, y: 108), CGPoint(x: 78, y: 172),
    ]
    package let panels = [
        MovePanel(
            frame: CGRect(x: 14, y: 14, width: 160, height: 208),
            color: Palette.coral,
            isAdditive: false
        ),
        MovePanel(
            frame: CGRect(x: 186, y: 14, width: 160, height: 208),
            color: Palette.teal,
            isAdditive: true
        ),
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        for panel in panels { view.addSubview(panel) }
    }

    func finish() {
        for panel in panels { panel.trace.end() }
    }
}

/// A panel with a ball that goes where one points, in one of two ways.
package final class MovePanel: UIView {
    package let ball = CALayer()
    private let isAdditive: Bool
    private let duration = 1.2
    private(set) lazy var trace = Trace(
        .line(width: 2.5),
        color: UIColor(cgColor: ball.backgroundColor ?? Palette.ink.cgColor).withAlphaComponent(0.45)
    ) { [weak ball] in ball?.presentation()?.position }

    init(frame: CGRect, color: UIColor, isAdditive: Bool) {
        self.isAdditive = isAdditive
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 14
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 7
        layer.shadowOffset = CGSize(width: 0, height: 3)
        ball.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        ball.cornerRadius = 10
        ball.backgroundColor = color.cgColor
        ball.position = CGPoint(x: 28, y: 104)
        layer.addSublayer(trace.layer)
        layer.addSublayer(ball)
    }

    package required init?(coder: NSCoder) {
        isAdditive = false
        super.init(coder: coder)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let goal = touches.first?.location(in: self) else { return }
        trace.begin()
        mark(goal)
        if isAdditive { addMove(to: goal) } else { replaceMove(by: goal) }
    }

    /// Starts from where the ball is seen, and from rest: what it was doing is forgotten.
    private func replaceMove(by goal: CGPoint) {
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = (ball.presentation() ?? ball).position
        move.toValue = goal
        run(move, key: "move", goal)
    }

    /// Adds a way from the old goal to the new one, which ends at nothing: those that run go on below it.
    private func addMove(to goal: CGPoint) {
        let move = CABasicAnimation(keyPath: "position")
        move.isAdditive = true
        move.fromValue = CGPoint(x: ball.position.x - goal.x, y: ball.position.y - goal.y)
        move.toValue = CGPoint.zero
        run(move, key: nil, goal)
    }

    private func run(_ move: CABasicAnimation, key: String?, _ goal: CGPoint) {
        move.duration = duration
        move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        ball.add(move, forKey: key)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ball.position = goal
        CATransaction.commit()
    }

    /// A ring where the finger was.
    private func mark(_ goal: CGPoint) {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: goal.x - 6, y: goal.y - 6, width: 12, height: 12)).cgPath
        ring.fillColor = nil
        ring.strokeColor = Palette.mist.cgColor
        ring.lineWidth = 2
        layer.insertSublayer(ring, at: 0)
    }
}
