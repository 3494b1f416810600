import CoreGraphics
import Foundation

/// A rectangle of which some corners are quarters of one ellipse, built clockwise as seen on the screen.
struct RoundedRectangle {
    let rect: CGRect
    let corners: UIRectCorner
    let radii: CGSize

    /// The distance of a control point from the corner's start that makes a quarter of a circle.
    private static let kappa: CGFloat = 0.552_284_749_830_793_4

    func add(to path: CGMutablePath) {
        let box = rect.standardized
        guard !box.isNull else { return }
        let width = max(0, min(radii.width, box.width / 2))
        let height = max(0, min(radii.height, box.height / 2))
        guard width > 0, height > 0, !corners.isEmpty else {
            path.addRect(box)
            return
        }
        func size(_ corner: UIRectCorner) -> CGSize {
            corners.contains(corner) ? CGSize(width: width, height: height) : .zero
        }
        let topLeft = size(.topLeft)
        let topRight = size(.topRight)
        let bottomRight = size(.bottomRight)
        let bottomLeft = size(.bottomLeft)

        path.move(to: CGPoint(x: box.minX + topLeft.width, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX - topRight.width, y: box.minY))
        turn(
            path,
            at: CGPoint(x: box.maxX, y: box.minY),
            to: CGPoint(x: box.maxX, y: box.minY + topRight.height)
        )
        path.addLine(to: CGPoint(x: box.maxX, y: box.maxY - bottomRight.height))
        turn(
            path,
            at: CGPoint(x: box.maxX, y: box.maxY),
            to: CGPoint(x: box.maxX - bottomRight.width, y: box.maxY)
        )
        path.addLine(to: CGPoint(x: box.minX + bottomLeft.width, y: box.maxY))
        turn(
            path,
            at: CGPoint(x: box.minX, y: box.maxY),
            to: CGPoint(x: box.minX, y: box.maxY - bottomLeft.height)
        )
        path.addLine(to: CGPoint(x: box.minX, y: box.minY + topLeft.height))
        turn(
            path,
            at: CGPoint(x: box.minX, y: box.minY),
            to: CGPoint(x: box.minX + topLeft.width, y: box.minY)
        )
        path.closeSubpath()
    }

    /// A quarter of an ellipse around a corner; nothing for a sharp corner.
    private func turn(_ path: CGMutablePath, at corner: CGPoint, to end: CGPoint) {
        let start = path.currentPoint
        guard start != end else { return }
        path.addCurve(
            to: end,
            control1: CGPoint(
                x: start.x + (corner.x - start.x) * Self.kappa,
                y: start.y + (corner.y - start.y) * Self.kappa
            ),
            control2: CGPoint(
                x: end.x + (corner.x - end.x) * Self.kappa,
                y: end.y + (corner.y - end.y) * Self.kappa
            )
        )
    }
}
