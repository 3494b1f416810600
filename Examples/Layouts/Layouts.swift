package import UIKit

/// A window that changes its size: its parts know their place, by autoresizing masks and by constraints.
package final class Layouts: Program {
    package static let description = ProgramDescription(
        name: "layouts",
        title: "A window is resized; autoresizing masks and constraints place what is in it",
        duration: 5,
        size: CGSize(width: 420, height: 300),
        background: Palette.dusk,
        framesPerSecond: 30
    )

    package let controller = LayoutsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        let sizes = [
            CGSize(width: 272, height: 250), CGSize(width: 388, height: 180), CGSize(width: 380, height: 264),
        ]
        for (index, size) in sizes.enumerated() {
            stage.at(0.5 + 1.5 * Double(index)) { [controller] in controller.resize(to: size) }
        }
    }
}

/// One window on a dark desk.
package final class LayoutsController: UIViewController {
    package let pane = CALayer()
    package let chart = CALayer()
    private let heights: [CGFloat] = [0.35, 0.6, 0.45, 0.8, 0.68, 0.95, 0.5]

    package override func viewDidLoad() {
        super.viewDidLoad()
        let desk = CAGradientLayer()
        desk.frame = view.bounds
        desk.colors = [Palette.rgb(0x3B_3F_7A), Palette.rgb(0x8A_5A_9E), Palette.rgb(0xE3_8B_86)]
        desk.endPoint = CGPoint(x: 0.85, y: 1)
        view.layer.addSublayer(desk)

        pane.bounds = CGRect(x: 0, y: 0, width: 380, height: 264)
        pane.position = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        pane.cornerRadius = 14
        pane.backgroundColor = Palette.rgb(0xFB_FA_F8)
        pane.shadowColor = Palette.rgb(0x1A_10_30)
        pane.shadowOpacity = 0.45
        pane.shadowRadius = 14
        pane.shadowOffset = CGSize(width: 0, height: 10)
        view.layer.addSublayer(pane)
        addMaskedParts()
        addChart()
    }

    /// Changes the window's size; everything in it goes along, in the same time and at the same pace.
    package func resize(to size: CGSize) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.6, 0, 0.1, 1))
        pane.bounds.size = size
        // The layout is part of this transaction, not of the one that the run loop ends.
        pane.layoutIfNeeded()
        chart.layoutIfNeeded()
        CATransaction.commit()
    }

    // MARK: Autoresizing

    /// A bar along the top, a column along the side, and a button that stays in its corner.
    private func addMaskedParts() {
        for (index, ink) in [0xF2_6B_5E, 0xF4_BE_4F, 0x62_C4_54].enumerated() {
            add(
                CGRect(x: 16 + 18 * CGFloat(index), y: 14, width: 11, height: 11),
                UInt32(ink),
                5.5,
                [.layerMaxXMargin, .layerMaxYMargin]
            )
        }
        // In the middle, whatever the width.
        add(
            CGRect(x: 130, y: 14, width: 120, height: 11),
            0xDD_DC_E4,
            5.5,
            [.layerMinXMargin, .layerMaxXMargin, .layerMaxYMargin]
        )
        let side = add(
            CGRect(x: 12, y: 40, width: 70, height: 212),
            0xEE_ED_F3,
            10,
            [.layerHeightSizable, .layerMaxXMargin]
        )
        for row in 0..<4 {
            let line = add(
                CGRect(x: 10, y: 12 + 22 * CGFloat(row), width: 50, height: 12),
                row == 1 ? 0x6C_63_D9 : 0xD3_D1_DF,
                6,
                [.layerWidthSizable, .layerMaxYMargin]
            )
            line.removeFromSuperlayer()
            side.addSublayer(line)
        }
        chart.frame = CGRect(x: 94, y: 40, width: 274, height: 212)
        chart.backgroundColor = Palette.rgb(0xF3_F1_EE)
        chart.cornerRadius = 10
        chart.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
        pane.addSublayer(chart)
        let button = add(
            CGRect(x: 322, y: 206, width: 36, height: 36),
            0x6C_63_D9,
            18,
            [.layerMinXMargin, .layerMinYMargin]
        )
        button.shadowOpacity = 0.3
        button.shadowRadius = 4
        button.shadowOffset = CGSize(width: 0, height: 3)
        let cross = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 11, y: 16.5, width: 14, height: 3))
        path.addRect(CGRect(x: 16.5, y: 11, width: 3, height: 14))
        cross.path = path
        cross.fillColor = UIColor.white.cgColor
        button.addSublayer(cross)
    }

    @discardableResult
    private func add(_ frame: CGRect, _ ink: UInt32, _ radius: CGFloat, _ mask: CAAutoresizingMask) -> CALayer
    {
        let part = CALayer()
        part.frame = frame
        part.backgroundColor = Palette.rgb(ink)
        part.cornerRadius = radius
        part.autoresizingMask = mask
        pane.addSublayer(part)
        return part
    }

    // MARK: Constraints

    /// Columns that share the width and stand on one line; each begins where the one before it ends.
    private func addChart() {
        chart.layoutManager = CAConstraintLayoutManager()
        for (index, height) in heights.enumerated() {
            let column = CAGradientLayer()
            column.name = "column\(index)"
            column.cornerRadius = 5
            let part = CGFloat(index) / CGFloat(heights.count - 1)
            column.colors = [
                CGColor(red: 0.98 - 0.5 * part, green: 0.52 - 0.1 * part, blue: 0.46 + 0.4 * part, alpha: 1),
                CGColor(
                    red: 0.98 - 0.4 * part,
                    green: 0.70 - 0.15 * part,
                    blue: 0.45 + 0.45 * part,
                    alpha: 1
                ),
            ]
            column.constraints = [
                CAConstraint(
                    attribute: .width,
                    relativeTo: "superlayer",
                    attribute: .width,
                    scale: 0.09,
                    offset: 0
                ),
                CAConstraint(
                    attribute: .height,
                    relativeTo: "superlayer",
                    attribute: .height,
                    scale: 0.8 * height,
                    offset: 0
                ),
                CAConstraint(attribute: .maxY, relativeTo: "superlayer", attribute: .maxY, offset: -16),
                index == 0
                    ? CAConstraint(
                        attribute: .minX,
                        relativeTo: "superlayer",
                        attribute: .width,
                        scale: 0.06,
                        offset: 0
                    )
                    : CAConstraint(
                        attribute: .minX,
                        relativeTo: "column\(index - 1)",
                        attribute: .maxX,
                        scale: 1,
                        offset: 8
                    ),
            ]
            chart.addSublayer(column)
        }
        let line = CALayer()
        line.backgroundColor = Palette.rgb(0xC9_C4_C0)
        line.constraints = [
            CAConstraint(attribute: .minX, relativeTo: "column0", attribute: .minX),
            CAConstraint(attribute: .maxX, relativeTo: "column\(heights.count - 1)", attribute: .maxX),
            CAConstraint(attribute: .minY, relativeTo: "column0", attribute: .maxY, offset: 4),
            CAConstraint(
                attribute: .height,
                relativeTo: "superlayer",
                attribute: .height,
                scale: 0,
                offset: 2
            ),
        ]
        chart.addSublayer(line)
    }
}
