import CoreGraphics
import CoreText
import Foundation
import QuartzCore

/// Lengths in points of wells and of the grid of colours.
enum ColorMetrics {
    static let well = CGSize(width: 28, height: 28)
    static let ring: CGFloat = 3
    static let gap: CGFloat = 2
    static let cell: CGFloat = 24
    static let columns = 12
    static let rows = 10
    static let margin: CGFloat = 16
    static let header: CGFloat = 40
    static let slider: CGFloat = 44

    /// The colour of a cell: greys in the first row, then hues from dark to light.
    static func color(_ row: Int, _ column: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1)
        let isDark = row <= 4
        let brightness = isDark ? 0.35 + 0.16 * step : 1
        let saturation = isDark ? 1 : 1 - 0.18 * (step - 4)
        return UIColor(hue: hue, saturation: max(saturation, 0.1), brightness: min(brightness, 1), alpha: 1)
    }
}

/// A grid of colours, and a slider for how opaque the colour is.
@MainActor final class ColorGridView: UIView, UnarchivedView {
    private weak var well: UIColorWell?
    private let heading = PartLabel()
    private let opacity = UISlider()
    private let mark = CALayer()
    private let cells = CALayer()

    init(_ well: UIColorWell) {
        self.well = well
        super.init(frame: .zero)
        heading.text = well.title ?? "Colors"
        heading.font = .boldSystemFont(ofSize: 17)
        heading.textColor = .label
        addSubview(heading)
        cells.cornerRadius = 8
        cells.masksToBounds = true
        layer.addSublayer(cells)
        for row in 0..<ColorMetrics.rows {
            for column in 0..<ColorMetrics.columns {
                let cell = CALayer()
                cell.frame = CGRect(
                    x: CGFloat(column) * ColorMetrics.cell,
                    y: CGFloat(row) * ColorMetrics.cell,
                    width: ColorMetrics.cell,
                    height: ColorMetrics.cell
                )
                cell.backgroundColor = ColorMetrics.color(row, column).cgColor
                cells.addSublayer(cell)
            }
        }
        mark.borderWidth = 3
        mark.borderColor = CGColor(gray: 1, alpha: 1)
        mark.cornerRadius = 4
        mark.dropThumbShadow()
        mark.isHidden = true
        layer.addSublayer(mark)
        if well.supportsAlpha {
            opacity.value = Float(well.selectedColor?.cgColor.alpha ?? 1)
            opacity.addAction(UIAction { [weak self] _ in self?.opacityChanged() }, for: .valueChanged)
            addSubview(opacity)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var wishedSize: CGSize {
        CGSize(
            width: CGFloat(ColorMetrics.columns) * ColorMetrics.cell + 2 * ColorMetrics.margin,
            height: ColorMetrics.header + CGFloat(ColorMetrics.rows) * ColorMetrics.cell + ColorMetrics.margin
                + (well?.supportsAlpha == true ? ColorMetrics.slider : 0)
        )
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = ColorMetrics.margin
        let width = CGFloat(ColorMetrics.columns) * ColorMetrics.cell
        heading.frame = CGRect(x: margin, y: 0, width: width, height: ColorMetrics.header)
        let height = CGFloat(ColorMetrics.rows) * ColorMetrics.cell
        cells.frame = CGRect(x: margin, y: ColorMetrics.header, width: width, height: height)
        opacity.frame = CGRect(x: margin, y: cells.frame.maxY + 8, width: width, height: 34)
    }

    private func opacityChanged() {
        guard let well, let color = well.selectedColor else { return }
        well.choose(color.withAlphaComponent(CGFloat(opacity.value)))
    }

    private func pick(_ touch: UITouch?) {
        guard let well, let point = touch?.location(in: self), cells.frame.encloses(point) else { return }
        let place = CGPoint(
            x: (point.x - cells.frame.minX) / ColorMetrics.cell,
            y: (point.y - cells.frame.minY) / ColorMetrics.cell
        )
        guard place.x.isFinite, place.y.isFinite else { return }
        let column = Int(min(max(place.x, 0), CGFloat(ColorMetrics.columns - 1)))
        let row = Int(min(max(place.y, 0), CGFloat(ColorMetrics.rows - 1)))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        mark.isHidden = false
        mark.frame = CGRect(
            x: cells.frame.minX + CGFloat(column) * ColorMetrics.cell,
            y: cells.frame.minY + CGFloat(row) * ColorMetrics.cell,
            width: ColorMetrics.cell,
            height: ColorMetrics.cell
        ).insetBy(dx: -2, dy: -2)
        CATransaction.commit()
        let alpha = well.supportsAlpha ? CGFloat(opacity.value) : 1
        well.choose(ColorMetrics.color(row, column).withAlphaComponent(alpha))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches.first) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { pick(touches.first) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
