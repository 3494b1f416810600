import UIKit

/// A row of bars, one for each moment of the sound, as high as the sound was loud.
final class LevelMeter: UIView {
    private var bars: [CALayer] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let pitch: CGFloat = 6.5
        bars = (0..<Int(frame.width / pitch)).map { index in
            let bar = CALayer()
            bar.bounds = CGRect(x: 0, y: 0, width: 3.5, height: 3.5)
            bar.position = CGPoint(x: (CGFloat(index) + 0.5) * pitch, y: frame.height / 2)
            bar.cornerRadius = 1.75
            bar.backgroundColor = Palette.dusk.cgColor
            layer.addSublayer(bar)
            return bar
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows how loud it is at a moment.
    ///
    /// - Parameters:
    ///   - level: 0 to 1.
    ///   - part: The moment, as a part of the whole length.
    func show(_ level: Float, at part: Double) {
        guard part >= 0, part < 1 else { return }
        let bar = bars[Int(part * Double(bars.count))]
        let height = 3.5 + (bounds.height - 3.5) * CGFloat(level)
        guard height > bar.bounds.height || bar.backgroundColor == Palette.dusk.cgColor else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.bounds.size.height = height
        bar.backgroundColor = level > 0 ? Palette.amber.cgColor : UIColor(white: 1, alpha: 0.35).cgColor
        CATransaction.commit()
    }
}
