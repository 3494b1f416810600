import AgateTiming

/// How the values of one animated layer come about in a frame.
package struct LayerPlan: Sendable {
    /// Another number for every plan ever made.
    var revision: UInt64
    /// What is written over the model's values, in this order.
    var steps: Steps

    enum Steps: Sendable {
        /// Nothing that a value depends on: transitions, unknown key paths.
        case none
        case one(PlanStep)
        case many([PlanStep])
        /// Something that flat records cannot say: the animations are asked one after the other.
        case general
        /// To be made anew at the end of the commit.
        case stale
    }

    init(_ steps: Steps) {
        self.steps = steps
        revision = RenderTree.nextRevision()
    }

}

/// One value that a plan writes: where it comes from and where it goes.
struct PlanStep: Sendable {
    enum LaneName: UInt8, Sendable { case numbers, pairs, quads, transforms }

    var lane: LaneName
    /// The record in the lane.
    var record: Int32
    /// Whether the value is added to what the steps before left, rather than taking its place.
    var isAdditive: Bool
    /// Whether four components are a colour.
    var isColor: Bool
    var target: PropertyTarget
}

extension PlanStep {
    /// Whether it writes the position of the layer or a part of it.
    var isOfPosition: Bool {
        switch target {
        case .property(.position), .component(.position, _): true
        default: false
        }
    }
}
