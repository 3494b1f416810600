import AgateDisplay
import Foundation
import QuartzCore
import Synchronization
import UIKit

/// The notifications that a tool has subscribed to, and how far they have been sent.
@MainActor struct Subscriptions {
    /// The last commit that has been sent to the tool; nil where it has not subscribed.
    var treeCommit: Int?
    /// The same for frames.
    var frame: Int?
    /// Whether the clock was changed since the tool was notified of it.
    var clockChanged = false
    /// The changes of recognizers since the tool subscribed to them, the last ones.
    var gestureChanges: [GestureChange] = []
    var followsGestures = false
    /// How many of them have been sent to the tool.
    var toldGestures = 0
    var log: LogLines?

    /// The maximum number of recognizers' changes that are kept.
    static let maxGestureChanges = 1000

    mutating func end() {
        if followsGestures { GestureInspection.setObserver(nil) }
        if log != nil { LogLines.stop() }
        self = Subscriptions()
    }
}

/// Lines of the log that wait to be sent: warnings of animations, conflicts of constraints and other mistakes.
final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    /// More lines than this between two turns are left out.
    private static let maxLines = 1000

    @MainActor init() {
        let take: @Sendable (String) -> Void = { [weak self] line in self?.add(line) }
        AnimationDiagnostics.categories = .all
        AnimationDiagnostics.handler = { take("\($0)") }
        AnimationDiagnostics.mistakeHandler = take
        LayoutInspection.setLog(take)
    }

    @MainActor static func stop() {
        AnimationDiagnostics.categories = []
        AnimationDiagnostics.handler = nil
        AnimationDiagnostics.mistakeHandler = nil
        LayoutInspection.setLog(nil)
    }

    func add(_ line: String) {
        lines.withLock { if $0.count < Self.maxLines { $0.append(line) } }
    }

    func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

/// A notification to a tool.
private struct Notice<Value: Encodable>: JSONWritable {
    var value: Value

    func write(to json: inout JSONBytes) {
        json.object { json in
            json.name("value")
            if let value = value as? any JSONWritable {
                value.write(to: &json)
            } else {
                json.value(encoded: JSONText.encoded(value))
            }
        }
    }
}

extension Inspector {
    /// Sends the tool the notifications that it has subscribed to and that are due.
    ///
    /// - Complexity: O(what changed); where nothing did, O(1).
    package func pump() {
        guard send != nil else { return }
        inDisplay {
            pumpTree()
            pumpFrames()
            pumpGestures()
            if let log = subscriptions.log { for line in log.take() { tell("log.line", line) } }
            if subscriptions.clockChanged {
                subscriptions.clockChanged = false
                tell("clock.changed", clockRecord)
            }
        }
    }

    /// The notification for the earlier tool when another one takes its place.
    static var replacement: Data {
        RPCText.notification("inspector.replaced", JSONText.data(of: Notice(value: Done())))
    }

    private func tell(_ name: String, _ value: some Encodable) {
        send?(RPCText.notification(name, JSONText.data(of: Notice(value: value))))
    }

    /// A tool that is further behind than this gets one notification to read the whole tree again.
    private static let maxCommitsAtOnce = 120

    private func pumpTree() {
        guard let last = subscriptions.treeCommit else { return }
        let entries = recorder.entries(after: last)
        guard let newest = entries.last else { return }
        subscriptions.treeCommit = newest.number
        guard entries.first?.number == last + 1, entries.count <= Self.maxCommitsAtOnce else {
            return tell("tree.reset", newest.number)
        }
        var before = recorder.entry(numbered: newest.number - entries.count + 1)?.before
        for entry in entries {
            tell("tree.changed", change(by: entry, since: before))
            before = entry.tree
        }
    }

    private func pumpFrames() {
        guard let last = subscriptions.frame else { return }
        for frame in recorder.frames(after: last) {
            subscriptions.frame = frame.number
            tell("frame.drawn", frame.record)
        }
    }

    private func pumpGestures() {
        guard subscriptions.followsGestures else { return }
        let new = subscriptions.gestureChanges.dropFirst(subscriptions.toldGestures)
        subscriptions.toldGestures = subscriptions.gestureChanges.count
        for change in new { tell("gesture.changed", change) }
    }

    /// Begins or ends to follow recognizers.
    func followGestures(_ isOn: Bool) {
        guard isOn != subscriptions.followsGestures else { return }
        subscriptions.followsGestures = isOn
        guard isOn else { return GestureInspection.setObserver(nil) }
        GestureInspection.setObserver { [weak self] change in self?.note(change) }
    }

    private func note(_ change: InspectedGestureChange) {
        subscriptions.gestureChanges.append(
            GestureChange(
                time: display.time.sixDigits,
                id: clients.number(of: change.recognizer),
                className: LayerInspection.className(of: change.recognizer),
                node: change.recognizer.view.flatMap { LayerInspection.id(of: $0.layer)?.text },
                state: change.state.word,
                waitsFor: change.waitsFor.map { clients.number(of: $0) }
            )
        )
        let excess = subscriptions.gestureChanges.count - Subscriptions.maxGestureChanges
        if excess > 0 {
            subscriptions.gestureChanges.removeFirst(excess)
            subscriptions.toldGestures = max(subscriptions.toldGestures - excess, 0)
        }
    }

    /// Begins or ends to follow the log.
    func followLog(_ isOn: Bool) {
        guard isOn != (subscriptions.log != nil) else { return }
        if !isOn { LogLines.stop() }
        subscriptions.log = isOn ? LogLines() : nil
    }
}
