import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// The views of a segmented control: the ground, the lines, the pill, titles and images.
@MainActor final class SegmentParts {
    private let ground = PartView()
    private let pill = PartView()
    private var dividers: [PartView] = []
    private var labels: [PartLabel] = []
    private var images: [PartImageView] = []

    func add(to control: UISegmentedControl) {
        ground.layer.cornerRadius = ControlMetrics.Segmented.radius
        ground.layer.cornerCurve = .continuous
        pill.layer.cornerRadius = ControlMetrics.Segmented.pillRadius
        pill.layer.cornerCurve = .continuous
        pill.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        control.addSubview(ground)
        control.addSubview(pill)
    }

    /// The title of a segment in a state.
    static func text(_ title: String, _ control: UISegmentedControl, _ state: UIControl.State)
        -> NSAttributedString
    {
        let weight: UIFont.Weight = state.contains(.selected) ? .medium : .regular
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: ControlMetrics.Segmented.fontSize, weight: weight),
            .foregroundColor: UIColor.label,
        ]
        let all = control.looks.attributes
        for set in [all[UIControl.State.normal.rawValue], all[state.rawValue]] {
            attributes.merge(set ?? [:]) { $1 }
        }
        return OwnAttributedString(string: title, attributes: attributes)
    }

    func layOut(_ control: UISegmentedControl) {
        let metrics = ControlMetrics.Segmented.self
        let frames = SegmentLayout.frames(of: control)
        fit(control, frames.count)
        let picture = control.looks.background(.normal)
        ground.frame = control.bounds
        ground.backgroundColor = picture == nil ? .tertiarySystemFill : nil
        ground.layer.contents = picture.flatMap { ImageContents.pixels(of: $0, in: control) }
        let shown =
            control.isMomentary ? nil : control.dragsPill ? control.pressed : control.selectedSegmentIndex
        showPill(shown.flatMap { frames.indices.contains($0) ? frames[$0] : nil }, control)
        for (index, frame) in frames.enumerated() { show(index, frame, control, isSelected: index == shown) }
        for index in dividers.indices {
            let edge = frames[index].maxX == frames[index + 1].minX ? frames[index].maxX : frames[index].minX
            let image = control.looks.divider(.normal, .normal)
            let size = image?.size ?? metrics.divider
            let divider = dividers[index]
            divider.frame = CGRect(
                x: edge - size.width / 2,
                y: (control.bounds.height - size.height) / 2,
                width: size.width,
                height: size.height
            )
            divider.backgroundColor = image == nil ? .systemGray4 : nil
            divider.layer.contents = image.flatMap { ImageContents.pixels(of: $0, in: control) }
            let isBeside = shown == index || shown == index + 1
            divider.alpha = image == nil && isBeside ? 0 : 1
        }
    }

    private func showPill(_ frame: CGRect?, _ control: UISegmentedControl) {
        let metrics = ControlMetrics.Segmented.self
        let picture = control.looks.background(.selected)
        pill.backgroundColor =
            picture == nil ? control.selectedSegmentTintColor ?? metrics.pill : nil
        pill.layer.contents = picture.flatMap { ImageContents.pixels(of: $0, in: control) }
        guard let frame, frame.width > 0 else {
            pill.alpha = 0
            return
        }
        let rect = frame.insetBy(dx: metrics.inset, dy: metrics.inset)
        if pill.alpha == 0 {
            UIView.performWithoutAnimation {
                pill.bounds.size = rect.size
                pill.center = CGPoint(x: rect.midX, y: rect.midY)
            }
        }
        pill.alpha = control.isEnabled ? 1 : metrics.disabledAlpha
        pill.bounds.size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
        pill.center = CGPoint(x: rect.midX, y: rect.midY)
        let scale = control.dragsPill ? metrics.pressedScale : 1
        pill.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    private func show(_ index: Int, _ frame: CGRect, _ control: UISegmentedControl, isSelected: Bool) {
        let metrics = ControlMetrics.Segmented.self
        let segment = control.segments[index]
        let isPressed = control.pressed == index && !control.dragsPill
        var state: UIControl.State = isSelected ? .selected : []
        if isPressed { state.insert(.highlighted) }
        if !segment.isEnabled || !control.isEnabled { state = .disabled }
        let alpha: CGFloat = state == .disabled ? metrics.disabledAlpha : isPressed ? metrics.pressedAlpha : 1
        let shift = control.looks.adjustment(control.place(of: index))
        let middle = CGPoint(
            x: frame.midX + segment.offset.width + shift.horizontal,
            y: frame.midY + segment.offset.height + shift.vertical
        )
        let label = labels[index]
        let image = images[index]
        UIView.performWithoutAnimation {
            label.attributedText = segment.title.map { Self.text($0, control, state) }
            label.textAlignment = .center
            let height = label.intrinsicContentSize.height
            label.bounds.size = CGSize(width: max(frame.width - 4, 0), height: max(height, 0))
            image.image = segment.image
            image.bounds.size = segment.image?.size ?? .zero
        }
        let scale = isSelected && control.dragsPill ? metrics.pressedScale : 1
        for view in [label, image] as [UIView] {
            if view.center == .zero {
                UIView.performWithoutAnimation { view.center = middle }
            } else {
                view.center = middle
            }
            view.alpha = alpha
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        image.tintColor = .label
    }

    private func fit(_ control: UISegmentedControl, _ count: Int) {
        while labels.count > count {
            labels.removeLast().removeFromSuperview()
            images.removeLast().removeFromSuperview()
        }
        while labels.count < count {
            let (label, image) = (PartLabel(), PartImageView(frame: .zero))
            label.isUserInteractionEnabled = false
            labels.append(label)
            images.append(image)
            control.addSubview(label)
            control.addSubview(image)
        }
        let lines = max(count - 1, 0)
        while dividers.count > lines { dividers.removeLast().removeFromSuperview() }
        while dividers.count < lines {
            let divider = PartView()
            dividers.append(divider)
            control.insertSubview(divider, aboveSubview: ground)
        }
    }
}

/// A part that a control makes for itself: no touches, no archive.
final class PartView: UIView, UnarchivedView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A text that a control makes for itself.
final class PartLabel: UILabel, UnarchivedView {}

/// A picture that a control makes for itself.
final class PartImageView: UIImageView, UnarchivedView {}

extension SegmentLooks {
    func background(_ state: UIControl.State) -> UIImage? { backgrounds[[Int(state.rawValue), 0]] }

    func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        dividers[[Int(left.rawValue), Int(right.rawValue), 0]]
    }

    /// How far the content of the segments of a place is moved; a value for any place counts where there is none.
    @MainActor func adjustment(_ place: UISegmentedControl.Segment) -> UIOffset {
        adjustments[[place.rawValue, 0]] ?? adjustments[[UISegmentedControl.Segment.any.rawValue, 0]] ?? .zero
    }
}
