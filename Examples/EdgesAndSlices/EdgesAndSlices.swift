package import UIKit

/// Edges that are smooth and edges that are not, and a picture in nine parts.
///
/// Above: two mosaics of the same tiles turn. On the left every edge of every tile is smoothed, and what is behind shines through where
/// two meet; on the right only the edges of the whole are, and it is one sheet. Below: one small picture, taken apart, and as the frame
/// of four panes of all sizes.
package final class EdgesAndSlices: Program {
    package static let description = ProgramDescription(
        name: "edges-and-slices",
        title: "Which edges are smooth, seen on two mosaics, and a ticket in nine parts that fits every pane",
        duration: 6,
        size: CGSize(width: 420, height: 340),
        background: UIColor(cgColor: Palette.rgb(0x16_1B_33)),
        framesPerSecond: 30
    )

    package let controller = EdgesAndSlicesController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// Two mosaics, nine parts and four panes.
package final class EdgesAndSlicesController: UIViewController {
    package private(set) var mosaics: [CALayer] = []
    package private(set) var parts: [CALayer] = []
    package private(set) var panes: [CALayer] = []
    private let length = 6.0
    private let steps = 60
    private let ticket = TicketPicture()

    package override func viewDidLoad() {
        super.viewDidLoad()
        for isWhole in [false, true] { addMosaic(isWhole: isWhole) }
        addParts()
        addPanes()
    }

    // MARK: Mosaics

    private let side: CGFloat = 14
    private let count = 8

    /// Tiles in the colours of an evening, which turn together and sink one after the other.
    private func addMosaic(isWhole: Bool) {
        let size = side * CGFloat(count)
        let mosaic = CALayer()
        mosaic.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        mosaic.position = CGPoint(x: isWhole ? 304 : 116, y: 92)
        view.layer.addSublayer(mosaic)
        mosaics.append(mosaic)
        for index in 0..<count * count {
            let (column, row) = (index % count, index / count)
            let tile = CALayer()
            tile.frame = CGRect(x: side * CGFloat(column), y: side * CGFloat(row), width: side, height: side)
            tile.backgroundColor = color(column, row)
            tile.allowsEdgeAntialiasing = true
            if isWhole {
                var edges: CAEdgeAntialiasingMask = []
                if column == 0 { edges.insert(.layerLeftEdge) }
                if column == count - 1 { edges.insert(.layerRightEdge) }
                if row == 0 { edges.insert(.layerBottomEdge) }
                if row == count - 1 { edges.insert(.layerTopEdge) }
                tile.edgeAntialiasingMask = edges
            }
            mosaic.addSublayer(tile)
        }
        animate(mosaic, "transform.rotation.z") { part in 0.2 + 2 * .pi * part }
        animate(mosaic, "transform.scale") { part in 1 - 0.06 * cos(4 * .pi * part) }
    }

    /// A low sun over hills: bands that bend about a point below.
    private func color(_ column: Int, _ row: Int) -> CGColor {
        let evening: [UInt32] = [
            0xFF_F3_B0, 0xFF_D1_66, 0xF7_8C_4B, 0xEF_47_6F, 0xB5_3A_84, 0x5F_3B_8C, 0x26_5E_A8, 0x0F_9D_A8,
        ]
        let x = Double(column) - 2.2
        let y = Double(row) - 2.2
        let distance = (x * x + y * y).squareRoot()
        return Palette.rgb(evening[min(Int(distance * 1.05), evening.count - 1)])
    }

    // MARK: Nine parts

    /// The picture in its own size, each part a layer that shows its share of it.
    private func addParts() {
        let cut = TicketPicture.cut
        let whole = TicketPicture.side
        let stops: [CGFloat] = [0, cut, whole - cut, whole]
        let image = ticket.image(0)
        let zoom: CGFloat = 1.5
        for index in 0..<9 {
            let (column, row) = (index % 3, index / 3)
            let area = CGRect(
                x: stops[column],
                y: stops[row],
                width: stops[column + 1] - stops[column],
                height: stops[row + 1] - stops[row]
            )
            let part = CALayer()
            part.contents = image.cgImage
            part.contentsRect = CGRect(
                x: area.minX / whole,
                y: area.minY / whole,
                width: area.width / whole,
                height: area.height / whole
            )
            part.bounds = CGRect(x: 0, y: 0, width: area.width * zoom, height: area.height * zoom)
            let place = CGPoint(x: (area.midX - whole / 2) * zoom, y: (area.midY - whole / 2) * zoom)
            view.layer.addSublayer(part)
            parts.append(part)
            // Together for a while, and apart for a while.
            let away = CGPoint(x: CGFloat(column - 1), y: CGFloat(row - 1))
            animate(part, "position") { part in
                let swing = (1 - cos(2 * .pi * part)) / 2
                let gap = 11 * swing * swing * (3 - 2 * swing)
                return NSValue(
                    cgPoint: CGPoint(x: 76 + place.x + away.x * gap, y: 252 + place.y + away.y * gap)
                )
            }
        }
    }

    // MARK: Panes

    /// Four panes that share a rectangle; the point where they meet goes round in it.
    private func addPanes() {
        let area = CGRect(x: 144, y: 188, width: 256, height: 132)
        let gap: CGFloat = 8
        func meeting(_ part: CGFloat) -> CGPoint {
            CGPoint(
                x: area.midX + 76 * cos(2 * .pi * part),
                y: area.midY + 25 * sin(4 * .pi * part + 0.6)
            )
        }
        for index in 0..<4 {
            let (isRight, isBelow) = (index % 2 == 1, index >= 2)
            func frame(_ part: CGFloat) -> CGRect {
                let point = meeting(part)
                let left = isRight ? point.x + gap / 2 : area.minX
                let right = isRight ? area.maxX : point.x - gap / 2
                let top = isBelow ? point.y + gap / 2 : area.minY
                let bottom = isBelow ? area.maxY : point.y - gap / 2
                return CGRect(x: left, y: top, width: right - left, height: bottom - top)
            }
            let pane = CALayer()
            pane.contents = ticket.image(index).cgImage
            pane.contentsScale = ticket.image(index).scale
            pane.contentsCenter = TicketPicture.center
            view.layer.addSublayer(pane)
            panes.append(pane)
            animate(pane, "bounds.size") { NSValue(cgSize: frame($0).size) }
            animate(pane, "position") { NSValue(cgPoint: CGPoint(x: frame($0).midX, y: frame($0).midY)) }
        }
    }

    /// Samples of a function of the time, again and again.
    private func animate(_ layer: CALayer, _ keyPath: String, _ value: (CGFloat) -> Any) {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = (0...steps).map { value(CGFloat($0) / CGFloat(steps)) }
        animation.duration = length
        animation.repeatCount = .infinity
        layer.add(animation, forKey: keyPath)
    }
}

/// A ticket with bitten corners and a line around: its middle may become as large as one likes.
@MainActor private struct TicketPicture {
    static let side: CGFloat = 44
    /// What belongs to the corners.
    static let cut: CGFloat = 18
    /// The part that stretches, as a share of the picture.
    static var center: CGRect {
        CGRect(x: cut / side, y: cut / side, width: 1 - 2 * cut / side, height: 1 - 2 * cut / side)
    }

    private let images: [UIImage]

    init() {
        let inks: [(paper: UInt32, line: UInt32)] = [
            (0xF7_8C_4B, 0xFF_F3_D0), (0x0F_9D_A8, 0xD2_F7_EE), (0x5F_3B_8C, 0xF0_D6_FF),
            (0xFF_D1_66, 0x9A_4B_1B),
        ]
        images = inks.map { Self.drawn(Palette.rgb($0.paper), Palette.rgb($0.line)) }
    }

    func image(_ index: Int) -> UIImage { images[index % images.count] }

    private static func drawn(_ paper: CGColor, _ line: CGColor) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            let context = renderer.cgContext
            context.addPath(outline(inset: 0, bite: 8))
            context.setFillColor(paper)
            context.fillPath()
            context.setStrokeColor(line)
            context.setLineWidth(1.5)
            context.addPath(outline(inset: 4, bite: 8))
            context.strokePath()
            context.setFillColor(line)
            for x in [13.5, side - 13.5] {
                for y in [13.5, side - 13.5] {
                    context.fillEllipse(in: CGRect(x: x - 2.25, y: y - 2.25, width: 4.5, height: 4.5))
                }
            }
        }
    }

    /// A square whose corners are bitten off in quarter circles about the corners of the picture.
    private static func outline(inset: CGFloat, bite: CGFloat) -> CGPath {
        let (low, high, radius) = (inset, side - inset, bite + inset * 0.3)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: low + radius, y: low))
        path.addLine(to: CGPoint(x: high - radius, y: low))
        path.addArc(
            center: CGPoint(x: high, y: low),
            radius: radius,
            startAngle: .pi,
            endAngle: .pi / 2,
            clockwise: true
        )
        path.addLine(to: CGPoint(x: high, y: high - radius))
        path.addArc(
            center: CGPoint(x: high, y: high),
            radius: radius,
            startAngle: -.pi / 2,
            endAngle: .pi,
            clockwise: true
        )
        path.addLine(to: CGPoint(x: low + radius, y: high))
        path.addArc(
            center: CGPoint(x: low, y: high),
            radius: radius,
            startAngle: 0,
            endAngle: -.pi / 2,
            clockwise: true
        )
        path.addLine(to: CGPoint(x: low, y: low + radius))
        path.addArc(
            center: CGPoint(x: low, y: low),
            radius: radius,
            startAngle: .pi / 2,
            endAngle: 0,
            clockwise: true
        )
        path.closeSubpath()
        return path
    }
}
