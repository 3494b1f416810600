import AgateCompositor
import AgateDisplay
import AgateScene
import AgateTiming
import Foundation

extension CALayer {
    /// The layer and everything in it as text: what was set, what is shown, what runs.
    ///
    ///     CALayer "card" frame=(50, 50, 100, 100) cornerRadius=4
    ///       shows opacity=0.75
    ///       drawn off-screen: group opacity
    ///       animation "fade" opacity from 1 to 0.5, 50 % of 2 s, 1 s left
    ///       CAShapeLayer frame=(0, 0, 10, 10) lineWidth=2
    ///       animation "move" positon to (9, 9), ended
    ///         does nothing: no property has the key path "positon"; "position" may be meant
    ///
    /// It has no counterpart on Apple's systems. The form is for people: it may change.
    ///
    /// - Parameter options: The values to write.
    /// - Returns: A line for each layer, what shows, and each animation, indented by depth, each with an end.
    /// - Complexity: O(layers), however deep the tree is.
    public func dump(_ options: LayerDumpOptions = LayerDumpOptions()) -> String {
        var dump = LayerDump(options)
        dump.add(model())
        return dump.text
    }
}

/// Writes a tree of layers as text.
struct LayerDump {
    /// A layer that is still to be written, and what holds for it because of the layers above.
    private struct Item {
        var layer: CALayer
        var depth = 0
        var state: LayerState
    }

    private let options: LayerDumpOptions
    private(set) var text = ""
    /// The layers that the display draws off-screen.
    private var offscreen: [LayerID: OffscreenReasons] = [:]

    init(_ options: LayerDumpOptions) {
        self.options = options
    }

    /// Writes a layer with its subtree.
    mutating func add(_ root: CALayer) {
        let now = options.time ?? root.context?.now
        if options.showsOffscreenPasses, let context = root.context, let now {
            offscreen = Compositor.offscreenReasons(
                of: context.committedTree,
                at: now,
                scale: context.display.scale
            )
        }
        var pending = [Item(layer: root, state: LayerState(of: root, at: now))]
        while let item = pending.popLast() {
            write(item)
            let children = item.layer.sublayerStorage.reversed() + [item.layer.extras?.mask].compactMap { $0 }
            for child in children {
                let state = LayerState(of: child, below: item.state)
                pending.append(Item(layer: child, depth: item.depth + 1, state: state))
            }
        }
    }

    private mutating func write(_ item: Item) {
        let layer = item.layer
        line(item.depth, head(of: layer, item.state))
        let hasAnimations = !(layer.animationStore?.entries.isEmpty ?? true)
        if options.showsPresentationValues, hasAnimations || layer.marks.contains(.values) {
            let shown = differences(of: layer, at: item.state.displayTime)
            if !shown.isEmpty { line(item.depth + 1, "shows " + shown.joined(separator: " ")) }
        }
        for (keyPath, flaw) in FilterFlaw.flaws(of: layer) {
            let verb = keyPath == "compositingFilter" ? "does" : "do"
            line(item.depth + 1, "\(keyPath) \(verb) nothing: \(flaw.text)")
        }
        if let reasons = layer.renderID.flatMap({ offscreen[$0] }) {
            line(item.depth + 1, "drawn off-screen: " + reasons.texts.joined(separator: ", "))
        }
        if options.showsAnimations, hasAnimations {
            for animation in AnimationDump.lines(of: layer, item.state) {
                line(item.depth + 1 + animation.depth, animation.text)
            }
        }
    }

    private mutating func line(_ depth: Int, _ words: String) {
        // A very deep tree has no need of lines that long.
        text += String(repeating: "  ", count: min(depth, 40)) + words + "\n"
    }

    // MARK: Values

    private func head(of layer: CALayer, _ state: LayerState) -> String {
        var words = layer.marks.contains(.isMask) ? ["mask"] : []
        words.append(AnimationPrinting.className(of: layer))
        if let name = layer.name { words.append("\"\(name)\"") }
        words.append("frame=\(AnimatableValue(layer.frame).dump)")
        if options.showsModelValues { words += modelValues(of: layer) }
        if let note = state.note { words.append("(\(note))") }
        return words.joined(separator: " ")
    }

    /// The values that differ from the defaults, in the order of the table.
    private func modelValues(of layer: CALayer) -> [String] {
        let pristine = LayerArchive.pristineValues(of: layer)
        let isPlaced =
            CATransform3DIsIdentity(layer.values.space.values.transform)
            && layer.values.anchorPoint == pristine.anchorPoint
        var words: [String] = []
        for property in EngineProperty.allCases where LayerKeyTable.has(property, layer) {
            switch property {
            // The frame says it.
            case .position where isPlaced: continue
            case .bounds where isPlaced && layer.values.bounds.origin == .zero: continue
            default: break
            }
            let value = layer.values.value(of: property)
            guard value != pristine.value(of: property) else { continue }
            let isText = property == .string || property == .font
            words.append("\(property.keyPath)=\(isText ? TextDump.text(value) ?? value.text : value.text)")
        }
        words += Self.customValues(of: layer).map { "\($0.key)=\($0.value.text)" }
        if let delegate = layer.delegate {
            words.append("delegate=\(AnimationPrinting.className(of: delegate))")
            if let source = delegate as? any LayerDumpSource { words += source.layerDumpWords }
        }
        return words
    }

    /// The values of the layer's class, and those under arbitrary keys, that the engine knows.
    static func customValues(of layer: CALayer) -> [(key: String, value: AnimatableValue)] {
        let declared = CustomPropertyTable.boxes(of: layer).compactMap { box in
            box.key.map { ($0, animatableValue(from: box.anyValue(of: layer)) ?? AnimatableValue.none) }
        }
        let keyed = (layer.extras?.keyed ?? [:]).sorted { $0.key < $1.key }.compactMap { key, value in
            animatableValue(from: value).map { (key, $0) }
        }
        return declared + keyed
    }

    /// The values on the display that differ from the model's.
    private func differences(of layer: CALayer, at time: Double?) -> [String] {
        guard let context = layer.context, let id = layer.renderID, let time,
            let shown = context.committedTree.values(of: id, at: time)
        else { return [] }
        var words: [String] = []
        for property in EngineProperty.allCases where LayerKeyTable.has(property, layer) {
            let value = shown.value(of: property)
            if value != layer.values.value(of: property) { words.append("\(property.keyPath)=\(value.text)") }
        }
        for (key, model) in Self.customValues(of: layer) {
            if let value = shown.custom[key], value != model { words.append("\(key)=\(value.text)") }
        }
        return words
    }
}

/// The state of a layer in a tree that follows from the layers above it.
struct LayerState {
    /// The display's time, nil where there is none.
    var displayTime: Double?
    /// The layer's own time.
    var localTime: Double?
    var isOnDisplay: Bool
    var isCommitted: Bool
    /// Whether the layer or one above it is hidden or has no opacity.
    var isInvisible: Bool
    /// Whether the clock of the layer or of one above it stands still.
    var isPaused: Bool

    /// The state of the topmost layer that is looked at.
    init(of root: CALayer, at time: Double?) {
        displayTime = time
        localTime = time.map { root.convertTime($0, from: nil) }
        isOnDisplay = root.context != nil
        isCommitted = root.marks.contains(.isCommitted)
        isInvisible = false
        isPaused = false
        var current: CALayer? = root
        while let layer = current {
            isInvisible = isInvisible || Self.isInvisible(layer, at: time)
            isPaused = isPaused || Self.isPaused(layer)
            current = layer.superlayerStorage
        }
    }

    /// The state of a layer in one whose state is known.
    init(of layer: CALayer, below parent: LayerState) {
        self = parent
        isCommitted = layer.marks.contains(.isCommitted)
        isInvisible = parent.isInvisible || Self.isInvisible(layer, at: parent.displayTime)
        isPaused = parent.isPaused || Self.isPaused(layer)
        localTime = parent.localTime.map { Self.localTime(of: layer, at: $0) }
    }

    private static func isInvisible(_ layer: CALayer, at time: Double?) -> Bool {
        var values = layer.values
        // An animation may show a layer whose model is hidden.
        if let store = layer.animationStore, !store.entries.isEmpty, let id = layer.renderID, let time,
            let shown = layer.context?.committedTree.values(of: id, at: time)
        {
            values = shown
        }
        return values.flags.contains(.hidden) || values.opacity <= 0
    }

    /// The layer's time while its superlayer's is another one.
    private static func localTime(of layer: CALayer, at parentTime: Double) -> Double {
        let timing = layer.values.timing
        return timing.isPresent ? TimeMapping(timing.values.parameters).localTime(at: parentTime) : parentTime
    }

    private static func isPaused(_ layer: CALayer) -> Bool {
        layer.values.timing.isPresent && layer.values.timing.values.parameters.speed == 0
    }

    /// A note about the layer itself; nil for none.
    var note: String? {
        if !isOnDisplay { return "not on a display" }
        return isCommitted ? nil : "not committed yet"
    }
}
