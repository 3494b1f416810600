import AgateDisplay
import Foundation
import Lottie
import QuartzCore

/// A document as something to render: Lottie, or Core Animation markup and archives.
@MainActor struct DocumentSource: RenderSource {
    let name: String
    let size: CGSize
    let duration: Double?
    let rate: FrameRate
    let markers: [String: ClosedRange<Double>]
    let issues: [String]
    let isIncomplete: Bool
    private let file: DocumentFile

    var scale: Double { 1 }

    /// Opens a file or a bundle.
    ///
    /// - Parameter theme: Which theme of a dotLottie archive counts.
    init(_ path: String, theme: String? = nil) throws(DocumentFailure) {
        file = try DocumentFile(path, theme: theme)
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        // A document without a size still has a picture.
        size = CGSize(width: max(file.size.width, 1), height: max(file.size.height, 1))
        issues = file.issueSummary
        isIncomplete = file.isIncomplete
        var markers: [String: ClosedRange<Double>] = [:]
        switch file.contents {
        case .layers:
            duration = DocumentSummary(file).length.flatMap { $0 > 0 ? $0 : nil }
            rate = FrameRate(60)
        case .lottie(let animation):
            duration = animation.duration
            rate = FrameRate(animation.framerate) ?? FrameRate(60)
            for marker in animation.markerNames where markers[marker] == nil {
                let begin = animation.frameTime(forMarker: marker).map { animation.time(forFrame: $0) } ?? 0
                let length = Double(animation.durationFrameTime(forMarker: marker) ?? 0) / animation.framerate
                markers[marker] = begin...(begin + max(length, 0))
            }
        }
        self.markers = markers
    }

    func perform(on display: ManualDisplay) -> AnyObject {
        let layer = file.makeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        display.layer.addSublayer(layer)
        CATransaction.commit()
        display.advance(by: 0)
        return layer
    }
}
