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

    package var scale: Double { 1 }
    package var hasHistory: Bool { false }

    /// Makes a source of a document.
    ///
    /// - Parameter states: The states that it goes through; nil for none.
    package init(_ document: AnimatedDocument, states: StatePlan? = nil) throws(RenderFailure) {
        self.document = document
        name = URL(fileURLWithPath: document.path).deletingPathExtension().lastPathComponent
        // A document without a size still has a picture.
        size = CGSize(width: max(document.size.width, 1), height: max(document.size.height, 1))
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

    package func perform(on display: ManualDisplay) -> any RenderPlayer {
        let layer = document.makeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
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
