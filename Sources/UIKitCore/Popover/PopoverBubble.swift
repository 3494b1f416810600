import CoreGraphics
import QuartzCore

/// Lengths of popovers, in points.
///
/// GUESS popover: read off pictures.
enum PopoverMetrics {
    static let arrowHeight: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13
    static let defaultSize = CGSize(width: 320, height: 480)
}

/// Where a bubble lies, and where its arrow points.
struct PopoverPlace: Equatable {
    /// The bubble with its arrow, in the container.
    var frame: CGRect
    var direction: UIPopoverArrowDirection
    /// Where along its side the arrow stands, in the bubble.
    var arrow: CGFloat

    /// Chooses the first permitted direction with room for the whole bubble, else the one with the most room.
    init(size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection) {
        let height = PopoverMetrics.arrowHeight
        let order: [(UIPopoverArrowDirection, free: CGFloat, needed: CGFloat)] = [
            (.up, room.maxY - source.maxY, size.height + height),
            (.down, source.minY - room.minY, size.height + height),
            (.left, room.maxX - source.maxX, size.width + height),
            (.right, source.minX - room.minX, size.width + height),
        ]
        let allowed = order.filter { permitted.contains($0.0) }
        let fits = allowed.first { $0.free >= $0.needed }
        let chosen = fits ?? allowed.max { $0.free / $0.needed < $1.free / $1.needed } ?? order[0]
        direction = chosen.0
        func inside(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            min(max(start, low), max(high - length, low))
        }
        func edge(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            let side = PopoverMetrics.cornerRadius + PopoverMetrics.arrowBase / 2
            return min(max(middle, side), max(length - side, side))
        }
        if direction == .up || direction == .down {
            let width = min(size.width, room.width)
            let tall = min(size.height + height, max(chosen.free, height * 2))
            let x = inside(source.midX - width / 2, width, room.minX, room.maxX)
            let y = direction == .up ? source.maxY : source.minY - tall
            frame = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: tall)
            arrow = edge(source.midX - frame.minX, width)
        } else {
            let wide = min(size.width + height, max(chosen.free, height * 2))
            let tall = min(size.height, room.height)
            let y = inside(source.midY - tall / 2, tall, room.minY, room.maxY)
            let x = direction == .left ? source.maxX : source.minX - wide
            frame = CGRect(x: x.rounded(), y: y.rounded(), width: wide, height: tall)
            arrow = edge(source.midY - frame.minY, tall)
        }
    }

    /// The bubble without its arrow, in its own coordinates.
    var body: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let height = PopoverMetrics.arrowHeight
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0))
        default: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height))
        }
    }
}

/// The bubble with its arrow, and the controller's view in it.
@MainActor final class PopoverBubble: UIView {
    private let content: UIView
    private let clip = UIView()
    private let arrow = CAShapeLayer()
    private var place: PopoverPlace?
    var fill = UIColor.systemBackground {
        didSet { paint() }
    }

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverMetrics.cornerRadius
        layer.addSublayer(arrow)
        addSubview(clip)
        clip.addSubview(content)
        layer.shadowOpacity = 0.18
        layer.shadowRadius = 24
        layer.shadowOffset = CGSize(width: 0, height: 4)
        paint()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        paint()
    }

    private func paint() {
        clip.backgroundColor = fill
        arrow.fillColor = fill.resolvedColor(with: traitCollection).cgColor
    }

    func show(_ place: PopoverPlace) {
        guard place != self.place || frame != place.frame else { return }
        self.place = place
        frame = place.frame
        clip.frame = place.body
        if content.superview === clip { content.frame = clip.bounds }
        arrow.frame = bounds
        arrow.path = arrowPath(place)
        let outline = UIBezierPath(roundedRect: place.body, cornerRadius: PopoverMetrics.cornerRadius)
        outline.append(UIBezierPath(cgPath: arrowPath(place)))
        layer.shadowPath = outline.cgPath
    }

    /// A tip with a little roundness, from base to base.
    private func arrowPath(_ place: PopoverPlace) -> CGPath {
        let (half, height) = (PopoverMetrics.arrowBase / 2, PopoverMetrics.arrowHeight)
        let path = UIBezierPath()
        // Drawn upwards at the origin, then turned to its side; one point of overlap hides the seam.
        path.move(to: CGPoint(x: -half, y: 1))
        path.addLine(to: CGPoint(x: -half, y: 0))
        path.addCurve(
            to: CGPoint(x: 0, y: -height),
            controlPoint1: CGPoint(x: -half * 0.4, y: 0),
            controlPoint2: CGPoint(x: -half * 0.25, y: -height)
        )
        path.addCurve(
            to: CGPoint(x: half, y: 0),
            controlPoint1: CGPoint(x: half * 0.25, y: -height),
            controlPoint2: CGPoint(x: half * 0.4, y: 0)
        )
        path.addLine(to: CGPoint(x: half, y: 1))
        path.close()
        let body = place.body
        let (turn, x, y): (CGFloat, CGFloat, CGFloat) =
            switch place.direction {
            case .up: (0, place.arrow, body.minY)
            case .down: (.pi, place.arrow, body.maxY)
            case .left: (-.pi / 2, body.minX, place.arrow)
            default: (.pi / 2, body.maxX, place.arrow)
            }
        path.apply(CGAffineTransform(translationX: x, y: y).rotated(by: turn))
        return path.cgPath
    }
}
