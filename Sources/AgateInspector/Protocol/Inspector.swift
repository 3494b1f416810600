package import AgateDisplay
import AgateScene
package import Foundation
import QuartzCore
import UIKit

/// Answers questions about what a display shows, in messages of JSON-RPC 2.0, without any network.
///
/// A host hands each message of a tool to ``receive(_:)`` and sends back what that gives; it calls ``pump()`` now and then, once in a turn of
/// the main run loop or after a frame, and sends what ``send`` is called with. `docs/inspector.md` describes the messages.
///
///     let inspector = Inspector(of: display)
///     inspector.send = { socket.write($0) }
///     if let answer = inspector.receive(message) { socket.write(answer) }
///
/// While there is an inspector, the display's commits are recorded; when it goes, everything is as before. Used on the thread that the
/// display's layers belong to: the main thread for a live display, its own for a manual one.
@MainActor package final class Inspector {
    /// The version of the messages: another one when old tools would misunderstand them.
    package static let protocolVersion = 1

    package let display: Display
    /// Whether messages may change the program; off at first.
    package var mayEdit = false
    /// Sends notifications to the tool.
    package var send: ((Data) -> Void)?
    /// The name of the program, for people.
    package var program = ""

    let recorder: Recorder
    let clients: ClientTable
    let context: DisplayContext
    var subscriptions = Subscriptions()
    /// The time that is looked at, where that is not the present.
    var shownTime: Double?
    /// The speed to go on with after a pause.
    var speedBeforePause = 1.0
    private var moment: Moment?

    /// Begins to record what a display commits and draws.
    package init(of display: Display) {
        self.display = display
        context = DisplayContext.of(display)
        let recorder = Recorder(display.committedTree(), at: display.time)
        self.recorder = recorder
        clients = ClientTable(context, recorder)
        TreeLock.withLock { display.observer = recorder }
    }

    /// Called after each commit and each frame, on the thread that made it: a host may arrange for a ``pump()`` then.
    package var onActivity: (@Sendable () -> Void)? {
        get { recorder.onActivity }
        set { recorder.onActivity = newValue }
    }

    /// Ends the inspection: nothing is recorded any more, and what was changed in how the display is shown is as before.
    package func end() {
        TreeLock.withLock { if display.observer === recorder { display.observer = nil } }
        display.mark([])
        inDisplay {
            subscriptions.end()
            if (display as? LiveDisplay)?.clockSpeed == 0 {
                (display as? LiveDisplay)?.clockSpeed = speedBeforePause
            }
        }
    }

    // MARK: Messages

    /// Answers a message: a call, or several in an array.
    ///
    /// - Parameter message: JSON in UTF-8.
    /// - Returns: The answer to send; nil where none is wanted. Whatever comes in, the program goes on.
    package func receive(_ message: Data) -> Data? {
        guard let value = JSONReader.value(of: message) else { return RPCText.error(.parse, id: .null) }
        return inDisplay {
            guard case .array(let calls) = value else { return answer(value) }
            guard !calls.isEmpty, calls.count <= Self.maxBatch else {
                return RPCText.error(.invalidRequest, id: .null)
            }
            let answers = calls.compactMap(answer)
            guard !answers.isEmpty else { return nil }
            return Data("[".utf8) + answers.joined(separator: Data(",".utf8)) + Data("]".utf8)
        }
    }

    /// The maximum number of calls in one message.
    private static let maxBatch = 64

    private func answer(_ value: JSONValue) -> Data? {
        let call: RPCCall
        do throws(RPCError) { call = try RPCCall(value) } catch {
            return RPCText.error(error, id: Self.id(of: value))
        }
        do throws(RPCError) {
            let result = try self.result(of: call.method, CallParameters(call.parameters))
            return call.id.map { RPCText.result(result, id: $0) }
        } catch {
            return call.id.map { RPCText.error(error, id: $0) }
        }
    }

    private static func id(of value: JSONValue) -> JSONValue {
        switch value["id"] {
        case .string(let text)?: .string(text)
        case .number(let number)?: .number(number)
        default: .null
        }
    }

    /// The result of a method as JSON.
    func result(of name: String, _ parameters: CallParameters) throws(RPCError) -> Data {
        guard let method = InspectorMethods.all[name] else { throw .noMethod(name) }
        if method.isEdit, !mayEdit { throw .readOnly }
        moment = nil
        defer { moment = nil }
        return try method.run(self, parameters)
    }

    /// Runs a body as a part of the display: layers and views that it makes or changes belong there.
    func inDisplay<Result>(_ body: () -> Result) -> Result {
        guard let manual = display as? ManualDisplay, ManualDisplay.current !== manual else { return body() }
        return manual.within(body)
    }

    // MARK: Moments

    /// The moment that methods read: the present, unless the tool has gone back in time.
    ///
    /// - Parameter time: Another time that is recorded, or lies ahead.
    func moment(at time: Double? = nil) -> Moment {
        if time == nil, let moment { return moment }
        let made = makeMoment(at: time ?? shownTime)
        if time == nil { moment = made }
        return made
    }

    private func makeMoment(at time: Double?) -> Moment {
        let now = display.presentationTime
        guard let time, time < now, let entry = recorder.entry(at: time) else {
            return Moment(
                tree: display.committedTree(),
                time: max(time ?? now, now),
                isPast: false,
                commit: recorder.lastCommit,
                display: display,
                clients: clients
            )
        }
        return Moment(
            tree: entry.tree,
            time: max(time, recorder.earliest ?? time),
            isPast: true,
            commit: entry.number,
            display: display,
            clients: clients
        )
    }
}
