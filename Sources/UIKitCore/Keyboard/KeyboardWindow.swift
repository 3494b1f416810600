import CoreGraphics
import Foundation
import QuartzCore

/// The window of the keyboard on the screen: in front of all others, and never the key window, so that keys type where they typed before.
@MainActor final class KeyboardWindow: UIWindow {
    let panel = KeyboardPanel(frame: .zero)

    init() {
        super.init(frame: .zero)
        windowLevel = Level(rawValue: 10_000_000)
        addSubview(panel)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    /// Views beside the keyboard are not covered by its window.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Says what the panel holds.
    ///
    /// - Parameters:
    ///   - keys: A view of the program's in the place of the keys; nil is the keys.
    ///   - accessory: A view above them.
    ///   - responder: Whom the keys type into.
    ///   - coveredBottom: How much of the lower edge the device covers, in points.
    func show(keys: UIView?, accessory: UIView?, for responder: UIResponder?, coveredBottom: CGFloat) {
        panel.coveredBottom = coveredBottom
        if let responder { panel.keys.begin(responder) }
        panel.setContent(keys: keys, accessory: accessory)
    }
}

/// What the keyboard shows: keys or a view of the program's, and a view of the program's above.
@MainActor final class KeyboardPanel: UIView {
    let keys = KeyboardKeys(frame: .zero)
    private weak var ownKeys: UIView?
    private weak var accessory: UIView?
    /// How much of the lower edge has no keys, in points.
    var coveredBottom: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = KeyboardColors.panel
        addSubview(keys)
    }

    required init?(coder: NSCoder) { nil }

    func setContent(keys newKeys: UIView?, accessory newAccessory: UIView?) {
        if newKeys !== ownKeys {
            ownKeys?.removeFromSuperview()
            if let newKeys { addSubview(newKeys) }
            ownKeys = newKeys
        }
        keys.isHidden = newKeys != nil
        if newAccessory !== accessory {
            accessory?.removeFromSuperview()
            if let newAccessory { addSubview(newAccessory) }
            accessory = newAccessory
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = ownKeys.map { $0.frame.height } ?? KeyboardMetrics.height(on: UIScreen.main.bounds.size)
        let top = max(0, bounds.height - height)
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        ownKeys?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        keys.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, height - coveredBottom))
    }
}

/// The colours of the keyboard, light and dark.
@MainActor enum KeyboardColors {
    static let panel = pair(
        UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1),
        UIColor(white: 0.17, alpha: 1)
    )
    static let key = pair(.white, UIColor(white: 0.42, alpha: 1))
    static let otherKey = pair(
        UIColor(red: 0.67, green: 0.7, blue: 0.74, alpha: 1),
        UIColor(white: 0.28, alpha: 1)
    )

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
