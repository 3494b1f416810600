package import AgateDisplay
package import Foundation

/// The source of pictures: a document, or a program of the gallery.
@MainActor package protocol RenderSource {
    /// The name of the source, for names of files.
    var name: String { get }
    /// The size in points.
    var size: CGSize { get }
    /// The length in seconds; nil for what never ends.
    var duration: Double? { get }
    /// The default number of frames per second.
    var rate: FrameRate { get }
    /// The default number of pixels per point.
    var scale: Double { get }
    /// Where markers begin and end, in seconds.
    var markers: [String: ClosedRange<Double>] { get }

    /// The content that does not show as authored, a line for each kind.
    var issues: [String] { get }
    /// Whether something of it does not show at all.
    var isIncomplete: Bool { get }
    /// Whether files are missing without which it does not show as authored; what there is is rendered.
    var lacksFiles: Bool { get }
    /// Whether what a display shows depends on the moments at which it was looked at before.
    var hasHistory: Bool { get }

    /// Fills a display, whose time is 0, anew.
    func perform(on display: ManualDisplay) throws -> any RenderPlayer
}
