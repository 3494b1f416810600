import AgateDisplay
import AgateScene
import Foundation
import QuartzCore
import UIKit

extension InspectorMethods {
    static let frames: [String: InspectorMethod] = [
        "frames.list": read { inspector, _ in inspector.recorder.frames(after: 0).map(\.record) },
        "frames.statistics": read { inspector, _ in
            FrameStatisticsRecord(
                inspector.recorder.frames(after: 0),
                refreshRate: inspector.display.refreshRate,
                images: ImageMemory(inspector.moment())
            )
        },
        "frames.subscribe": read { (inspector, parameters) throws(RPCError) in
            let isOn = try parameters.bool("on") ?? true
            inspector.subscriptions.frame = isOn ? inspector.recorder.lastFrame : nil
            return Done()
        },
        "frame.get": read { (inspector, parameters) throws(RPCError) in
            let number = try parameters.required("number", try parameters.integer("number"))
            guard let frame = inspector.recorder.frames(after: number - 1).first, frame.number == number
            else {
                throw .missing("frame \(number) is not recorded, or not any more")
            }
            return inspector.detail(of: frame)
        },
    ]

    static let layout: [String: InspectorMethod] = [
        "constraints.get": read { inspector, _ in
            let moment = inspector.moment()
            return ConstraintsRecord(
                constraints: moment.constraintRecords(),
                ambiguous: moment.ambiguousViews()
            )
        },
        "gestures.get": read { inspector, _ in
            GesturesRecord(
                recognizers: inspector.moment().gestureRecords(),
                changes: inspector.subscriptions.gestureChanges
            )
        },
        "gestures.subscribe": read { (inspector, parameters) throws(RPCError) in
            inspector.followGestures(try parameters.bool("on") ?? true)
            return Done()
        },
        "accessibility.get": read { inspector, _ in inspector.moment().accessibilityRecords() },
    ]

    static let debug: [String: InspectorMethod] = [
        "debug.get": read { inspector, _ in inspector.debugRecords },
        "debug.set": read { (inspector, parameters) throws(RPCError) in
            let name = try parameters.required("view", try parameters.string("view"))
            let isOn = try parameters.required("on", try parameters.bool("on"))
            guard let view = DebugViews.named.first(where: { $0.name == name })?.view else {
                throw .invalidParameters("there is no debug view \"\(name.prefix(40))\"")
            }
            if isOn {
                inspector.display.debugViews.insert(view)
            } else {
                inspector.display.debugViews.remove(view)
            }
            return inspector.debugRecords
        },
        "log.subscribe": read { (inspector, parameters) throws(RPCError) in
            inspector.followLog(try parameters.bool("on") ?? true)
            return Done()
        },
    ]
}

/// All constraints, and the layers of views that they leave open.
struct ConstraintsRecord: Codable {
    var constraints: [ConstraintRecord]
    var ambiguous: [String]
}

/// All recognizers, and the changes of their states since the tool began to follow them.
struct GesturesRecord: Codable {
    var recognizers: [GestureRecord]
    var changes: [GestureChange]
}

/// A frame with the reasons for what was drawn anew; without reasons where it is too old for them.
struct FrameDetail: Codable {
    var frame: FrameRecord
    var damage: DamageRecord?
}

/// A debug view, and whether it is on.
struct DebugRecord: Codable {
    var view: String
    var isOn: Bool
    /// The meaning of the view, in words.
    var shows: String?

    /// The words, by the names of the views.
    static let words: [String: String] = [
        "damage": "Pixels that were drawn anew are pink", "layers": "Layers are outlined",
        "offscreen": "Off-screen passes are yellow, masks violet, backdrops orange",
        "overdraw": "Pixels that are painted several times are blue, green, orange, red",
        "blended": "What takes the place of pixels is green, what is blended with them red",
        "misaligned": "Layers whose edges lie between pixels are magenta",
        "safe-areas": "What lies outside of safe areas is orange, of margins blue",
        "hit-areas": "What fingers find has a green line, what is smaller than 44 points is red",
        "touches": "Discs lie under fingers",
        "frame-bar": "The last 60 frames as bars; the line is the time of a refresh",
    ]
}

extension Inspector {
    fileprivate var debugRecords: [DebugRecord] {
        DebugViews.named.map {
            DebugRecord(
                view: $0.name,
                isOn: display.debugViews.contains($0.view),
                shows: DebugRecord.words[$0.name]
            )
        }
    }

    fileprivate func detail(of frame: Recorder.DrawnFrame) -> FrameDetail {
        var detail = FrameDetail(frame: frame.record)
        guard let before = frame.before, frame.report.tree.root != nil else { return detail }
        let moment = Moment(
            tree: frame.report.tree,
            time: frame.report.time,
            isPast: true,
            commit: frame.commit,
            display: display,
            clients: clients
        )
        let first = recorder.frames(after: frame.number - 2).first.map(\.commit) ?? 0
        let commits = recorder.entries(after: min(first, frame.commit))
            .filter { $0.number <= frame.commit }
            .map { (number: $0.number, layers: Set($0.changes.map(\.layer))) }
        detail.damage = moment.damage(since: before, commits: commits)
        return detail
    }
}
