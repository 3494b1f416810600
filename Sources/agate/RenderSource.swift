package import AgateDisplay
package import Foundation

/// What `agate render` makes pictures of.
@MainActor package protocol RenderSource {
    /// What it is called, for names of files.
    var name: String { get }
    /// The size in points.
    var size: CGSize { get }
    /// The length in seconds; nil for what never ends.
    var duration: Double? { get }
    /// Frames per second unless somebody asks for another number.
    var rate: FrameRate { get }
    /// Pixels per point unless somebody asks for another number.
    var scale: Double { get }
    /// Where markers begin and end, in seconds.
    var markers: [String: ClosedRange<Double>] { get }

    /// What of it does not show as authored, a line for each kind.
    var issues: [String] { get }
    /// Whether something of it does not show at all.
    var isIncomplete: Bool { get }

    /// Fills a display, whose time is 0.
    ///
    /// - Returns: Who must live as long as the display is used.
    func perform(on display: ManualDisplay) throws -> AnyObject
}

extension RenderSource {
    /// When a moment is, in seconds; nil for a marker that is not there, and for a part of what has no end.
    func time(of moment: Moment) -> Double? {
        switch moment {
        case .seconds(let seconds): seconds
        case .part(let part): duration.map { $0 * part }
        case .frame(let frame): rate.time(of: frame)
        case .marker(let name, let end): markers[name].map { end ? $0.upperBound : $0.lowerBound }
        }
    }
}
