package import AgateDisplay
package import Foundation
import QuartzCore

/// A document as something to render: Lottie, or Core Animation markup and archives.
@MainActor package struct DocumentSource: RenderSource {
    package let name: String
    package let size: CGSize
    package let duration: Double?
    package let rate: FrameRate
    package let markers: [String: ClosedRange<Double>]
    package let issues: [String]
    package let isIncomplete: Bool
    package let lacksFiles: Bool
    private let document: AnimatedDocument
    private let states: StatePlan?
    /// The size that was given to a document that has none.
    private let givenSize: CGSize?

    package var scale: Double { 1 }
    package var hasHistory: Bool { false }

    /// Makes a source of a document.
    ///
    /// - Parameters:
    ///   - states: The states that it goes through; nil for none.
    ///   - fallbackSize: The size, in points, of a document that says nothing of its size; nil for a picture of one point.
    package init(
        _ document: AnimatedDocument,
        states: StatePlan? = nil,
        fallbackSize: CGSize? = nil
    ) throws(RenderFailure) {
        self.document = document
        name = URL(fileURLWithPath: document.path).deletingPathExtension().lastPathComponent
        let hasSize = document.size.width > 0 && document.size.height > 0
        givenSize = hasSize ? nil : fallbackSize.flatMap { Self.isSize($0) ? $0 : nil }
        // A document without a size still has a picture.
        size =
            givenSize ?? CGSize(width: max(document.size.width, 1), height: max(document.size.height, 1))
        issues = document.issues
        isIncomplete = document.isIncomplete
        lacksFiles = document.lacksFiles
        duration = states?.duration ?? document.duration
        rate = document.framesPerSecond.flatMap { FrameRate($0) } ?? FrameRate(60)
        markers = document.markers
        self.states = states
        if let states {
            let known = document.states
            for name in states.names where !known.contains(name) {
                let hint = known.isEmpty ? "it has no states" : "there are \(known.joined(separator: ", "))"
                throw RenderFailure(.usage, "has no state \(name): \(hint)", path: document.path)
            }
        }
    }

    private static func isSize(_ size: CGSize) -> Bool {
        let range = 1.0...1e6
        return range.contains(size.width) && range.contains(size.height)
            && size != CGSize(width: 1, height: 1)
    }

    package func perform(on display: ManualDisplay, times: ClosedRange<Double>?) -> any RenderPlayer {
        let layer = document.makeLayer(showing: document.playback.isPlain ? times : nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if let givenSize { layer.bounds.size = givenSize }
        // The middle of the layer in the middle of the picture, whatever its anchor point is.
        layer.position = CGPoint(
            x: size.width / 2 + (layer.anchorPoint.x - 0.5) * layer.bounds.width,
            y: size.height / 2 + (layer.anchorPoint.y - 0.5) * layer.bounds.height
        )
        display.layer.addSublayer(layer)
        CATransaction.commit()
        display.advance(by: 0)
        if let states { return StatePlayer(layer, states) }
        return LayerPlayer(layer, document.playback)
    }
}

/// Keeps a tree of layers, and brings it to times of its own where it is to play in another way.
@MainActor private final class LayerPlayer: RenderPlayer {
    private let layer: CALayer
    private let playback: AuthoredPlayback

    init(_ layer: CALayer, _ playback: AuthoredPlayback) {
        (self.layer, self.playback) = (layer, playback)
        if !playback.isPlain { layer.speed = 0 }
    }

    func advance(_ display: ManualDisplay, to time: Double) {
        if !playback.isPlain { layer.timeOffset = playback.time(at: time) }
        display.advance(to: time)
    }
}
