import AgateCompositor
import AgateDisplay
import AgateScene
import AgateTiming
import Foundation
import QuartzCore
import UIKit

extension InspectorMethods {
    static let tree: [String: InspectorMethod] = [
        "tree.get": read { (inspector, parameters) throws(RPCError) in
            inspector.moment(at: try parameters.number("at")).treeRecord()
        },
        "tree.subscribe": read { (inspector, parameters) throws(RPCError) in
            let isOn = try parameters.bool("on") ?? true
            inspector.subscriptions.treeCommit = isOn ? inspector.recorder.lastCommit : nil
            return Done()
        },
        "commits.list": read { (inspector, _) throws(RPCError) in
            inspector.recorder.entries(after: 0).map(\.record)
        },
        "commit.get": read { (inspector, parameters) throws(RPCError) in
            let number = try parameters.required("number", try parameters.integer("number"))
            guard let found = inspector.recorder.entry(numbered: number) else {
                throw .missing("commit \(number) is not recorded, or not any more")
            }
            return inspector.change(by: found.entry, since: found.before)
        },
        "pick": read { (inspector, parameters) throws(RPCError) in
            let x = try parameters.required("x", try parameters.number("x"))
            let y = try parameters.required("y", try parameters.number("y"))
            return inspector.pick(CGPoint(x: x, y: y), inspector.moment(at: try parameters.number("at")))
        },
    ]

    static let nodes: [String: InspectorMethod] = [
        "node.get": read { (inspector, parameters) throws(RPCError) in
            let id = try parameters.node()
            guard let detail = inspector.moment(at: try parameters.number("at")).detail(of: id) else {
                throw .missing("layer \(id.text) is not on the display")
            }
            return detail
        },
        "node.set": edit { (inspector, parameters) throws(RPCError) in
            let id = try parameters.node()
            let key = try parameters.required("key", try parameters.string("key"))
            guard let value = parameters.has("value") ? parameters["value"] ?? .null : nil else {
                throw .invalidParameters("value is missing")
            }
            return EditRecord(code: try inspector.set(key, of: id, to: value))
        },
        "node.highlight": read { (inspector, parameters) throws(RPCError) in
            inspector.display.mark(parameters["id"] == nil ? [] : [try parameters.node()])
            return Done()
        },
        "node.picture": read { (inspector, parameters) throws(RPCError) in
            let id = try parameters.node()
            let moment = inspector.moment(at: try parameters.number("at"))
            guard moment.tree[id] != nil else { throw .missing("layer \(id.text) is not on the display") }
            let scale = try parameters.number("scale") ?? 1
            guard
                let picture = moment.picture(
                    of: id,
                    alone: try parameters.bool("alone") ?? false,
                    scale: scale
                )
            else { throw .missing("layer \(id.text) shows nothing") }
            return picture
        },
        "picture.get": read { (inspector, parameters) throws(RPCError) in
            inspector.moment(at: try parameters.number("at")).picture(scale: try parameters.number("scale"))
        },
        "plan.get": read { (inspector, parameters) throws(RPCError) in
            inspector.moment(at: try parameters.number("at")).plan
        },
        "offscreen.get": read { (inspector, parameters) throws(RPCError) in
            inspector.moment(at: try parameters.number("at")).offscreenRecords()
        },
        "damage.get": read { (inspector, parameters) throws(RPCError) in
            let now = inspector.moment(at: try parameters.number("to"))
            let from = try parameters.number("from") ?? now.time - 1 / inspector.display.refreshRate
            return inspector.damage(from: from, to: now)
        },
    ]
}

/// The result of a change of the program.
struct EditRecord: Encodable {
    var isDone = true
    /// Swift that does the same.
    var code: String?
}

/// The layers at a point.
package struct PickRecord: Codable, Sendable, Hashable {
    /// The layer that `hitTest(_:)` finds in the model.
    package var model: String?
    /// The topmost layer that draws something there as shown.
    package var presentation: String?
    /// The layer of the view that would get a touch there.
    package var touch: String?
}

extension Inspector {
    /// The layers at a point of the display.
    func pick(_ point: CGPoint, _ moment: Moment) -> PickRecord {
        let shown = Compositor.layer(at: point, of: moment.tree, at: moment.time)
        guard !moment.isPast, point.x.isFinite, point.y.isFinite else {
            return PickRecord(presentation: shown?.text)
        }
        let hit = context.rootLayer.hitTest(point)
        let window = GestureInspection.windows.last {
            $0.hitTest($0.convert(point, from: nil), with: nil) != nil
        }
        let view = window.flatMap { $0.hitTest($0.convert(point, from: nil), with: nil) }
        return PickRecord(
            model: hit.flatMap { LayerInspection.id(of: $0)?.text },
            presentation: shown?.text,
            touch: view.flatMap { LayerInspection.id(of: $0.layer)?.text }
        )
    }

    /// Which layers make a moment differ from an earlier one.
    func damage(from time: Double, to moment: Moment) -> DamageRecord {
        let entry = recorder.entry(at: time)
        let commits = recorder.entries(after: entry?.number ?? 0)
            .filter { $0.number <= moment.commit }
            .map { (number: $0.number, layers: Set($0.changes.map(\.layer))) }
        return moment.damage(since: (entry?.tree ?? RenderTree(), time), commits: commits)
    }

    /// How a commit changed the tree.
    func change(by entry: Recorder.Entry, since before: RenderTree?) -> TreeChange {
        Moment(
            tree: entry.tree,
            time: entry.time,
            isPast: true,
            commit: entry.number,
            display: display,
            clients: clients,
            looksAtLayers: false
        ).change(by: entry, since: before)
    }
}
