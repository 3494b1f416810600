import CoreGraphics
public import Foundation
import QuartzCore

/// Divides content into pages and draws them.
///
/// There are no printers on this system: a program draws pages itself, into an image or any other context that is current.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The height of a page where nothing is said of it: letter paper, in points.
    static let paperHeight: CGFloat = 792

    /// The largest height of the content of a page, in points; 0 is that of the paper without the insets.
    open var maximumContentHeight: CGFloat = 0
    /// The largest width of the content of a page, in points; 0 is any.
    open var maximumContentWidth: CGFloat = 0
    /// The insets of the content on each page, in points; zero at first.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The number of the first page; numbers begin at 0.
    open var startPage = 0

    /// The height of the content of a page.
    var contentHeight: CGFloat {
        let room = Self.paperHeight - perPageContentInsets.top - perPageContentInsets.bottom
        return max(maximumContentHeight > 0 ? maximumContentHeight : room, 1)
    }

    /// The number of pages that the content needs; 0 unless a subclass overrides it.
    open var pageCount: Int { 0 }

    /// The rectangle of the content on a page; empty for a page that does not exist.
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }

    /// Draws the content of a page into a rectangle of the current context.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Cuts a view into pages and draws them, by ``UIView/draw(_:for:)`` and what its subviews show.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that is printed.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    /// The number of pages for the height of the view; 0 for a view without a size.
    open override var pageCount: Int {
        let size = view.bounds.size
        guard size.width > 0, size.height > 0, size.height.isFinite else { return 0 }
        return Int(min((size.height / contentHeight).rounded(.up), 1e6))
    }

    open override func rectForPage(at pageIndex: Int) -> CGRect {
        let part = part(of: pageIndex - startPage)
        guard !part.isEmpty else { return .zero }
        let origin = CGPoint(x: perPageContentInsets.left, y: perPageContentInsets.top)
        return CGRect(origin: origin, size: part.size)
    }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let part = part(of: pageIndex - startPage)
        guard !part.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX - part.minX, y: rect.minY - part.minY)
        view.draw(part, for: self)
        for subview in view.subviews where !subview.isHidden {
            context.saveGState()
            context.translateBy(x: subview.frame.minX, y: subview.frame.minY)
            subview.layer.render(in: context)
            context.restoreGState()
        }
        context.restoreGState()
    }

    /// The part of the view that is on a page, counted from 0.
    private func part(of page: Int) -> CGRect {
        guard (0..<pageCount).contains(page) else { return .zero }
        let bounds = view.bounds
        let width = maximumContentWidth > 0 ? min(maximumContentWidth, bounds.width) : bounds.width
        let top = CGFloat(page) * contentHeight
        return CGRect(
            x: bounds.minX,
            y: bounds.minY + top,
            width: width,
            height: min(contentHeight, bounds.height - top)
        )
    }
}

extension UIView {
    /// Makes a formatter that lays the view out on pages.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
