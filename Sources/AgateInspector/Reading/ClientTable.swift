import AgateScene
import Foundation
import QuartzCore
import UIKit

/// The known values of the program's own objects behind the layers of a tree, those that have left included.
@MainActor final class ClientTable {
    /// The values of a layer when it was seen last.
    struct Client {
        var className: String
        var name: String?
        var view: String?
        var controller: String?
        var identifier: String?
        var words: String?

        /// The values of a layer that the recorder knows.
        init(_ name: Recorder.Name) {
            (className, self.name, view) = (name.className, name.name, name.view)
        }

        /// The values of a layer that the table has not read: its kind.
        init(kind: LayerKind) {
            let name = kind.name.row.dumpName
            className = name.isEmpty ? "CALayer" : "CA\(name.prefix(1).uppercased())\(name.dropFirst())Layer"
        }

        @MainActor init(_ layer: CALayer) {
            className = LayerInspection.className(of: layer)
            name = layer.name
            guard let view = layer.delegate as? UIView, view.layer === layer else { return }
            self.view = LayerInspection.className(of: view)
            controller = GestureInspection.controller(of: view).map { LayerInspection.className(of: $0) }
            identifier = view.accessibilityIdentifier
            let said = LayerInspection.words(of: layer)
            words = said.isEmpty ? nil : said.joined(separator: " ")
        }
    }

    /// An animation that was seen.
    struct SeenAnimation {
        var key: String?
        var animation: CAAnimation
        var isImplicit: Bool
    }

    private var known: [LayerID: Client] = [:]
    private var seen: [AnimationID: SeenAnimation] = [:]
    private var recognizers: [ObjectIdentifier: (number: Int, object: Weak<UIGestureRecognizer>)] = [:]
    private var lastNumber = 0
    let context: DisplayContext

    /// The maximum number of layers and animations that are remembered after they have left.
    private static let maxRemembered = 4096

    private let recorder: Recorder

    init(_ context: DisplayContext, _ recorder: Recorder) {
        (self.context, self.recorder) = (context, recorder)
    }

    /// The layers that are there now, which are remembered from then on.
    func layers() -> [LayerID: CALayer] {
        let layers = LayerInspection.layers(of: context)
        for (id, layer) in layers { known[id] = Client(layer) }
        if known.count > layers.count + Self.maxRemembered {
            known = known.filter { layers[$0.key] != nil }
        }
        return layers
    }

    /// Looks at a layer that has come since the recording began, if it is there.
    func meet(_ id: LayerID) {
        if let layer = recorder.name(of: id)?.layer.value { known[id] = Client(layer) }
    }

    /// The known values of a layer.
    func client(of id: LayerID, kind: LayerKind) -> Client {
        known[id] ?? recorder.name(of: id).map { Client($0) } ?? Client(kind: kind)
    }

    /// The class of a layer, and its name in quotes.
    func title(of id: LayerID, in tree: RenderTree) -> String {
        let client = client(of: id, kind: tree[id]?.values.kind ?? .plain)
        let name = client.name.map { " \"\($0)\"" } ?? ""
        return (client.view ?? client.className) + name
    }

    /// Remembers the animations of a layer.
    func remember(_ animations: [LayerInspection.Animation]) {
        if seen.count > Self.maxRemembered { seen.removeAll() }
        for animation in animations {
            guard let id = animation.id else { continue }
            seen[id] = SeenAnimation(
                key: animation.key,
                animation: animation.animation,
                isImplicit: animation.isImplicit
            )
        }
    }

    /// An animation that was seen, or that runs now.
    func animation(_ id: AnimationID) -> SeenAnimation? { seen[id] }

    /// The number of a recognizer, from 1 on, in the order in which they were met.
    func number(of recognizer: UIGestureRecognizer) -> Int {
        let name = ObjectIdentifier(recognizer)
        if let known = recognizers[name], known.object.value === recognizer { return known.number }
        lastNumber += 1
        recognizers[name] = (lastNumber, Weak(value: recognizer))
        return lastNumber
    }
}

/// A reference that keeps nothing alive.
struct Weak<Object: AnyObject> {
    weak var value: Object?
}
