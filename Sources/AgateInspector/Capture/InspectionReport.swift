import AgateDisplay
import AgateScene
package import Foundation
import QuartzCore

/// A description of a display at a moment, without the values that are as everybody expects: for tests, and for tools that read
/// text.
///
/// The same on every run: nothing that a clock of the machine has measured is in it.
package struct InspectionReport: Codable, Sendable, Hashable {
    /// The version of the form.
    package var version: Int
    /// The name of the program or the document.
    package var program: String
    /// The display's time, in seconds.
    package var time: Double
    /// The size of the display in points, and its pixels per point.
    package var width: Double
    package var height: Double
    package var scale: Double
    /// The layers, each before those in it.
    package var layers: [Layer]
    /// The animations that run.
    package var animations: [AnimationRecord]
    /// Which layers are drawn off-screen, why, and how many pixels that is.
    package var offscreen: [OffscreenRecord]
    /// Why the picture differs from that of the refresh before.
    package var damage: DamageRecord
    /// The required constraints that do not hold: they were left out.
    package var brokenConstraints: [ConstraintRecord]
    /// The layers of views whose place or size constraints leave open.
    package var ambiguous: [String]
    /// The gesture recognizers.
    package var gestures: [GestureRecord]
    /// The elements that screen readers find.
    package var accessibility: [AccessibilityRecord]
    /// The draw ops of the frame; nil unless they were requested.
    package var plan: [String]?

    /// A layer with what is particular about it.
    package struct Layer: Codable, Sendable, Hashable {
        package var node: NodeSummary
        /// The properties that are not as in a new layer, or show otherwise than they were set.
        package var properties: [PropertyRecord]
        /// Why filters of the layer change nothing.
        package var flaws: [String]
    }

    /// The report as JSON with a line for each value.
    package var json: Data { JSONText.data(of: self, isPretty: true) + Data("\n".utf8) }
}

extension Inspector {
    /// The report of the display at the moment that is looked at.
    ///
    /// - Parameter withPlan: Whether the draw ops of the frame are in it.
    package func report(withPlan: Bool = false) -> InspectionReport {
        inDisplay {
            let moment = moment(at: shownTime ?? display.presentationTime)
            let tree = moment.treeRecord()
            let plan = withPlan ? moment.plan : nil
            return InspectionReport(
                version: Inspector.protocolVersion,
                program: program,
                time: moment.time.sixDigits,
                width: Double(display.size.width),
                height: Double(display.size.height),
                scale: Double(display.scale),
                layers: tree.nodes.map { moment.reportLayer($0) },
                animations: moment.animationRecords(),
                offscreen: moment.offscreenRecords(),
                damage: damage(from: moment.time - 1 / display.refreshRate, to: moment),
                brokenConstraints: moment.constraintRecords().filter {
                    !$0.isSatisfied && $0.priority >= 1000
                },
                ambiguous: moment.ambiguousViews(),
                gestures: moment.gestureRecords(),
                accessibility: moment.accessibilityRecords(),
                plan: plan
            )
        }
    }
}

extension Moment {
    fileprivate func reportLayer(_ node: NodeSummary) -> InspectionReport.Layer {
        let id = LayerID(text: node.id)
        return InspectionReport.Layer(
            node: node,
            properties: id.map { properties(of: $0, onlyNotable: true) } ?? [],
            flaws: id.flatMap { layers[$0] }.map { LayerInspection.filterFlaws(of: $0) } ?? []
        )
    }
}
