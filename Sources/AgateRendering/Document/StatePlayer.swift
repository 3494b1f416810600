import AgateDisplay
import LayerMarkup
import QuartzCore

/// Brings layers from state to state at the times that a plan says, so that what shows depends on the time alone.
///
/// Source: documents K57.
@MainActor final class StatePlayer: RenderPlayer {
    private let root: CALayer
    private let plan: StatePlan
    private let controller: CAStateController
    private var next = 0

    init(_ root: CALayer, _ plan: StatePlan) {
        (self.root, self.plan) = (root, plan)
        controller = CAStateController(layer: root)
    }

    func advance(_ display: ManualDisplay, to time: Double) {
        while next < plan.names.count, Double(next) * plan.hold <= time {
            display.advance(to: Double(next) * plan.hold)
            // The first state is entered at once.
            enter(plan.names[next], speed: next == 0 ? 0 : 1)
            next += 1
            display.advance(by: 0)
        }
        display.advance(to: time)
    }

    private func enter(_ name: String, speed: Float) {
        var open = [root]
        while let layer = open.popLast() {
            if let state = layer.state(withName: name) {
                controller.setState(state, of: layer, transitionSpeed: speed)
            }
            open += (layer.sublayers ?? []).reversed()
        }
    }
}
