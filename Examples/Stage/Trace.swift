import UIKit

/// What something leaves behind where it has been on the screen: a line, or dots at equal times.
///
/// It looks at every refresh of the display.
@MainActor final class Trace: NSObject {
    /// The ways to leave a trace.
    enum Mark {
        case line(width: CGFloat)
        /// A dot at every so many refreshes.
        case dots(radius: CGFloat, every: Int)
    }

    /// What is left behind; put it below what moves.
    let layer = CAShapeLayer()
    private let mark: Mark
    private let place: () -> CGPoint?
    private let path = UIBezierPath()
    private var link: CADisplayLink?
    private var refreshes = 0
    private var lastDot: CGPoint?

    /// Makes a trace, which begins with ``begin()``.
    ///
    /// - Parameters:
    ///   - mark: How it looks.
    ///   - color: Its colour.
    ///   - place: Where the moving thing is on the screen, in the coordinates of ``layer``; `nil` where it
    ///     leaves nothing.
    init(_ mark: Mark, color: UIColor, of place: @escaping () -> CGPoint?) {
        self.mark = mark
        self.place = place
        super.init()
        layer.fillColor = nil
        switch mark {
        case .line(let width):
            layer.strokeColor = color.cgColor
            layer.lineWidth = width
            layer.lineCap = .round
            layer.lineJoin = .round
        case .dots:
            layer.fillColor = color.cgColor
        }
    }

    /// Starts looking.
    func begin() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector("refresh:", Trace.refresh))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops looking; what is there stays.
    func end() {
        link?.invalidate()
        link = nil
    }

    private func refresh(_ link: CADisplayLink) {
        guard let point = place() else { return }
        switch mark {
        case .line:
            if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        case .dots(let radius, let every):
            defer { refreshes += 1 }
            guard refreshes % every == 0, point != lastDot else { return }
            lastDot = point
            path.append(
                UIBezierPath(
                    ovalIn: CGRect(
                        x: point.x - radius,
                        y: point.y - radius,
                        width: 2 * radius,
                        height: 2 * radius
                    )
                )
            )
        }
        layer.path = path.cgPath
    }
}
