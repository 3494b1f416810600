import Foundation
import LayerMarkup
import Lottie
import QuartzCore

/// A summary of a document: `agate info`.
package struct DocumentSummary: Encodable {
    package var format: String
    package var width: Double
    package var height: Double
    package var isGeometryFlipped: Bool
    /// Seconds until the last animation ends; nil where one has no end.
    package var length: Double?
    package var isEndless = false
    /// Frames per second; nil where the document says nothing of them.
    package var framesPerSecond: Double?
    /// Markers, each with where it begins, in seconds.
    package var markers: [String: Double] = [:]
    /// How many layers there are of each class.
    package var layers: [String: Int] = [:]
    package var animations = 0
    package var keyPaths: [String] = []
    package var filters: [String] = []
    package var states: [String] = []
    /// The animations, themes and state machines of a dotLottie archive.
    package var archiveAnimations: [String] = []
    package var themes: [String] = []
    package var stateMachines: [String] = []
    package var images = 0
    package var fonts: [String] = []
    package var issues: [String]

    /// Looks at a document.
    package init(_ file: AnimatedDocument) {
        format = file.format
        width = file.size.width
        height = file.size.height
        isGeometryFlipped = file.isGeometryFlipped
        issues = file.issueLines
        var (paths, filterTypes, fontNames) = (Set<String>(), Set<String>(), Set<String>())
        var pictures: Set<ObjectIdentifier> = []
        var end = 0.0
        CALayerWalk.forEach(file.layer) { layer in
            layers["\(type(of: layer))", default: 0] += 1
            for key in layer.animationKeys() ?? [] {
                guard let animation = layer.animation(forKey: key) else { continue }
                animations += 1
                end = max(end, Self.end(of: animation))
                if let path = (animation as? CAPropertyAnimation)?.keyPath { paths.insert(path) }
            }
            for case let filter as LayerFilter in (layer.filters ?? []) + (layer.backgroundFilters ?? []) {
                filterTypes.insert(filter.type)
            }
            if let name = layer.compositingFilter as? String { filterTypes.insert(name) }
            if let image = layer.contents as? CGImage { pictures.insert(ObjectIdentifier(image)) }
            if let font = (layer as? CATextLayer)?.font { fontNames.insert("\(font)") }
        }
        states = file.states
        if case .lottie(let animation) = file.contents {
            end = animation.duration
            fontNames.formUnion(animation.wantedFonts)
            framesPerSecond = animation.framerate
            for name in animation.markerNames where markers[name] == nil {
                markers[name] = animation.frameTime(forMarker: name).map { animation.time(forFrame: $0) }
            }
        }
        if let manifest = file.manifest {
            archiveAnimations = manifest.animations.map(\.id)
            (themes, stateMachines) = (manifest.themes, manifest.stateMachines)
        }
        isEndless = end == .infinity
        length = isEndless ? nil : end
        (keyPaths, filters, fonts, images) = (
            paths.sorted(), filterTypes.sorted(), fontNames.sorted(), pictures.count
        )
    }

    /// When an animation ends, in seconds from its beginning.
    private static func end(of animation: CAAnimation) -> Double {
        let run = animation.duration * (animation.autoreverses ? 2 : 1)
        var active = run * Double(animation.repeatCount > 0 ? animation.repeatCount : 1)
        if animation.repeatDuration > 0 { active = animation.repeatDuration }
        let speed = Double(abs(animation.speed))
        guard speed > 0 else { return .infinity }
        let end = animation.beginTime + active / speed
        return end.isNaN ? 0 : end
    }

    /// The summary for people.
    package func lines(_ path: String) -> [String] {
        func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
        func row(_ title: String, _ text: String) -> String {
            "  " + title.padding(toLength: 12, withPad: " ", startingAt: 0) + text
        }
        let count = layers.values.reduce(0, +)
        let kinds = layers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        var lines = [
            "\(path): \(format)",
            row("size", "\(number(width)) x \(number(height)), y \(isGeometryFlipped ? "down" : "up")"),
            row("length", isEndless ? "endless" : length == 0 ? "a still" : "\(number(length ?? 0)) s"),
            row("layers", "\(count): \(kinds.joined(separator: ", "))"),
        ]
        if animations > 0 {
            lines.append(row("animations", "\(animations): \(keyPaths.joined(separator: ", "))"))
        }
        if let framesPerSecond { lines.append(row("rate", "\(number(framesPerSecond)) frames a second")) }
        if !markers.isEmpty {
            let places = markers.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            lines.append(
                row("markers", places.map { "\($0.key) at \(number($0.value)) s" }.joined(separator: ", "))
            )
        }
        for (title, names) in [
            ("archive", archiveAnimations), ("themes", themes), ("machines", stateMachines),
        ] where !names.isEmpty {
            lines.append(row(title, names.joined(separator: ", ")))
        }
        if !states.isEmpty { lines.append(row("states", states.joined(separator: ", "))) }
        if !filters.isEmpty { lines.append(row("filters", filters.joined(separator: ", "))) }
        if images > 0 { lines.append(row("images", "\(images)")) }
        if !fonts.isEmpty { lines.append(row("fonts", fonts.joined(separator: ", "))) }
        lines.append(row("issues", issues.isEmpty ? "none" : "\(issues.count)"))
        return lines + issues.map { "    " + $0 }
    }
}

/// All layers of a tree.
private enum CALayerWalk {
    /// Calls a closure for every layer, masks included; superlayers come before what is in them.
    static func forEach(_ root: CALayer, _ body: (CALayer) -> Void) {
        var open = [root]
        while let layer = open.popLast() {
            body(layer)
            open += (layer.sublayers ?? []).reversed()
            if let mask = layer.mask { open.append(mask) }
        }
    }
}
