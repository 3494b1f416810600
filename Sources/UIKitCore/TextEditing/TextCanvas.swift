import CoreGraphics
import Foundation
import QuartzCore

/// Shows text that its owner draws: a part of a field or text view, which touches pass through.
final class TextCanvas: UIView, UnarchivedView {
    /// Draws the text, in the owner's coordinates.
    var drawing: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// Draws with the coordinates of the view that it is in.
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        drawing?()
        context.restoreGState()
    }
}
