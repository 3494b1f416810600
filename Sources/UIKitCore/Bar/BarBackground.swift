import CoreGraphics
import Foundation
import QuartzCore

/// Shows what is behind a bar: material, colour, picture and line.
final class BarBackground: UIView, UnarchivedView {
    private let material = UIVisualEffectView(effect: nil)
    private let tint = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    /// Whether the line is at the upper edge.
    var hasLineAbove = false {
        didSet { setNeedsLayout() }
    }
    private var look: BarLook?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.clipsToBounds = true
        for part in [material, tint, picture, line] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ new: BarLook) {
        guard look != new else { return }
        look = new
        material.isHidden = new.effect == nil
        if material.effect != new.effect { material.effect = new.effect }
        tint.backgroundColor = new.color
        tint.isHidden = new.color == nil
        picture.image = new.image
        picture.isHidden = new.image == nil
        picture.contentMode = new.imageMode
        line.image = new.shadowImage
        line.tintColor = new.shadowColor
        line.backgroundColor = new.shadowImage == nil ? new.shadowColor : nil
        line.isHidden = new.shadowImage == nil && new.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in [material, tint, picture] { part.frame = bounds }
        let height = look?.shadowImage?.size.height ?? 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(
            x: bounds.minX,
            y: hasLineAbove ? bounds.minY - height : bounds.maxY,
            width: bounds.width,
            height: height
        )
    }
}
