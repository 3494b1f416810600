import CoreGraphics
import Foundation
import QuartzCore

/// The layers of a stepper.
@MainActor final class StepperParts {
    /// The values that the parts show.
    struct Look {
        var minus, plus: UIControl.State
        var minusImage, plusImage, background, divider: UIImage?
    }

    private let ground = CALayer()
    private let press = CALayer()
    private let line = CALayer()
    private let minusBar = CALayer()
    private let plusBars = [CALayer(), CALayer()]
    private let pictures = [CALayer(), CALayer()]

    func add(to layer: CALayer) {
        ground.cornerRadius = ControlMetrics.Stepper.radius
        ground.masksToBounds = true
        layer.addSublayer(ground)
        ground.addSublayer(press)
        for part in [line, minusBar] + plusBars + pictures { layer.addSublayer(part) }
        for bar in [minusBar] + plusBars { bar.cornerRadius = ControlMetrics.Stepper.bar.height / 2 }
    }

    func show(_ look: Look, in stepper: UIStepper) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let metrics = ControlMetrics.Stepper.self
        let bounds = stepper.bounds
        let frame = CGRect(
            x: bounds.midX - metrics.size.width / 2,
            y: bounds.midY - metrics.size.height / 2,
            width: metrics.size.width,
            height: metrics.size.height
        )
        ground.frame = frame
        ground.backgroundColor = look.background == nil ? UIColor.tertiarySystemFill.cgColor : nil
        ground.contents = look.background.flatMap { ImageContents.pixels(of: $0, in: stepper) }
        let half = CGRect(x: 0, y: 0, width: frame.width / 2, height: frame.height)
        let isRight = look.plus == .highlighted
        press.frame = isRight ? half.offsetBy(dx: half.width, dy: 0) : half
        press.backgroundColor = UIColor.systemFill.cgColor
        press.isHidden = look.minus != .highlighted && look.plus != .highlighted
        let divider = look.divider?.size ?? metrics.divider
        line.frame = CGRect(
            x: frame.midX - divider.width / 2,
            y: frame.midY - divider.height / 2,
            width: divider.width,
            height: divider.height
        )
        line.backgroundColor = look.divider == nil ? UIColor.systemGray3.cgColor : nil
        line.contents = look.divider.flatMap { ImageContents.pixels(of: $0, in: stepper) }
        line.isHidden = !press.isHidden
        place(minusBar, metrics.bar, frame.minX + half.width / 2, frame.midY)
        place(plusBars[0], metrics.bar, frame.maxX - half.width / 2, frame.midY)
        let upright = CGSize(width: metrics.bar.height, height: metrics.bar.width)
        place(plusBars[1], upright, frame.maxX - half.width / 2, frame.midY)
        color([minusBar], look.minus, look.minusImage)
        color(plusBars, look.plus, look.plusImage)
        show(look.minusImage, in: pictures[0], frame.minX + half.width / 2, frame.midY, stepper)
        show(look.plusImage, in: pictures[1], frame.maxX - half.width / 2, frame.midY, stepper)
        CATransaction.commit()
    }

    private func place(_ layer: CALayer, _ size: CGSize, _ x: CGFloat, _ y: CGFloat) {
        layer.bounds.size = size
        layer.position = CGPoint(x: x, y: y)
    }

    private func color(_ bars: [CALayer], _ state: UIControl.State, _ image: UIImage?) {
        let color: UIColor = state == .disabled ? .tertiaryLabel : .label
        for bar in bars {
            bar.backgroundColor = color.cgColor
            bar.isHidden = image != nil
        }
    }

    private func show(_ image: UIImage?, in layer: CALayer, _ x: CGFloat, _ y: CGFloat, _ view: UIView) {
        layer.contents = image.flatMap { ImageContents.pixels(of: $0, in: view) }
        place(layer, image?.size ?? .zero, x, y)
    }
}
