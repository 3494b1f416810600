import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// A small sign of a cell, drawn as strokes: a chevron, a tick, the handle for moving.
final class CellSign: UIView, UnarchivedView {
    enum Shape {
        case chevron
        case check
        case handle
    }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    /// The colour of the strokes.
    var tint: UIColor { didSet { show() } }

    init(_ shape: Shape, tint: UIColor) {
        self.tint = tint
        let metrics = TableMetrics.Cell.self
        let size =
            switch shape {
            case .chevron: metrics.chevron
            case .check: metrics.check
            case .handle: TableMetrics.Editing.handleSize
            }
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        guard let layer = layer as? CAShapeLayer else { return }
        layer.path = Self.path(shape, size)
        layer.fillColor = nil
        layer.lineCap = .round
        layer.lineJoin = .round
        layer.lineWidth = shape == .handle ? 1.5 : 2
        show()
    }

    required init?(coder: NSCoder) {
        tint = .label
        super.init(coder: coder)
    }

    private static func path(_ shape: Shape, _ size: CGSize) -> CGPath {
        let path = UIBezierPath()
        let (width, height) = (size.width, size.height)
        switch shape {
        case .chevron:
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: width - 1.2, y: height / 2))
            path.addLine(to: CGPoint(x: 1, y: height - 1))
        case .check:
            path.move(to: CGPoint(x: 1, y: height * 0.58))
            path.addLine(to: CGPoint(x: width * 0.36, y: height - 1))
            path.addLine(to: CGPoint(x: width - 1, y: 1))
        case .handle:
            for line in 0..<3 {
                let y = 1 + CGFloat(line) * (height - 2) / 2
                path.move(to: CGPoint(x: 1, y: y))
                path.addLine(to: CGPoint(x: width - 1, y: y))
            }
        }
        return path.cgPath
    }

    private func show() {
        (layer as? CAShapeLayer)?.strokeColor = ViewAppearance.resolved(tint, for: self)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        show()
    }
}
