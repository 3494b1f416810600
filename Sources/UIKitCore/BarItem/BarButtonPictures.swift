import CoreGraphics
import Foundation

/// The pictures behind a bar button and how parts of it are moved, by state, style and metrics.
struct BarButtonPictures {
    enum Part: Hashable {
        case background
        case back
    }

    private struct Key: Hashable {
        let part: Part
        let state: UInt
        let style: UIBarButtonItem.Style?
        let metrics: UIBarMetrics
    }

    private var images: [Key: UIImage] = [:]
    var titleShift: [UIBarMetrics: UIOffset] = [:]
    var backTitleShift: [UIBarMetrics: UIOffset] = [:]
    var backgroundShift: [UIBarMetrics: CGFloat] = [:]
    var backBackgroundShift: [UIBarMetrics: CGFloat] = [:]

    mutating func set(
        _ image: UIImage?,
        _ part: Part,
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style?,
        _ metrics: UIBarMetrics
    ) {
        images[Key(part: part, state: state.rawValue, style: style, metrics: metrics)] = image
    }

    func image(
        _ part: Part,
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style?,
        _ metrics: UIBarMetrics
    ) -> UIImage? {
        images[Key(part: part, state: state.rawValue, style: style, metrics: metrics)]
    }

    /// What counts in a state: that of the style before that of all, of the state before the normal one, of the metrics before the usual ones.
    func resolved(
        _ part: Part,
        _ state: UIControl.State,
        _ style: UIBarButtonItem.Style,
        _ metrics: UIBarMetrics
    ) -> UIImage? {
        guard !images.isEmpty else { return nil }
        for metrics in [metrics, .default] {
            for state in [state, .normal] {
                let found = image(part, state, style, metrics) ?? image(part, state, nil, metrics)
                if let found { return found }
            }
        }
        return nil
    }
}
