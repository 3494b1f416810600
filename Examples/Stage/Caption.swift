import UIKit

/// A word or two in small letters that say what something is.
enum Caption {
    /// Makes a line of text that is as large as it needs to be.
    ///
    /// - Parameters:
    ///   - string: What it says.
    ///   - size: The size of the letters, in points.
    ///   - scale: Pixels of a point of what it is shown on.
    @MainActor static func layer(
        _ string: String,
        _ color: UIColor,
        size: CGFloat = 11,
        scale: CGFloat = 2
    ) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = UIFont.systemFont(ofSize: size, weight: .medium)
        layer.fontSize = size
        layer.foregroundColor = color.cgColor
        layer.contentsScale = scale
        layer.anchorPoint = .zero
        layer.bounds.size = layer.preferredFrameSize()
        return layer
    }
}
