import AgateText
import CoreGraphics
import Foundation
import QuartzCore

/// Sizes a text view's container and content, and shows the part that is visible.
@MainActor enum TextViewLayout {
    /// The number of UTF-16 units above which a text is laid out only as far as it is shown; the rest is estimated.
    private static let maxUnits = 100_000

    static func connect(_ view: UITextView) {
        let manager = view.layoutManager
        manager.typingAttributes = { [weak view] in
            ViewThread.run { view?.typingAttributes ?? [:] }
        }
        manager.linkAttributes = { [weak view] in ViewThread.run { view?.linkTextAttributes ?? [:] }
        }
        manager.foundLinks = { [weak view] paragraph in
            ViewThread.run {
                view.map { TextViewData.data(in: paragraph, of: $0).map(\.range) } ?? []
            }
        }
        manager.textDidChange = { [weak view] range, delta in
            ViewThread.run { view?.editor.storageDidChange(range, by: delta) }
        }
        manager.displayDidChange = { [weak view] in
            ViewThread.run {
                guard let view else { return }
                view.isCanvasStale = true
                view.setNeedsLayout()
                if !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
            }
        }
    }

    /// The room for text, or its insets, have changed.
    static func sizeDidChange(_ view: UITextView) {
        view.isCanvasStale = true
        view.setNeedsLayout()
        if !view.isScrollEnabled { view.invalidateIntrinsicContentSize() }
    }

    /// Gives the container the size that follows from the view's.
    static func prepareContainer(_ view: UITextView) {
        let container = view.textContainer
        let inset = view.textContainerInset
        let bounds = view.bounds
        var size = container.size
        if container.widthTracksTextView { size.width = max(bounds.width - inset.left - inset.right, 1) }
        if container.heightTracksTextView { size.height = max(bounds.height - inset.top - inset.bottom, 1) }
        if size != container.size { container.size = size }
    }

    static func layOut(_ view: UITextView) {
        prepareContainer(view)
        view.contentSize = contentSize(of: view)
        keepInRange(view)
        showVisiblePart(view)
        view.showMarks()
    }

    /// Text that is shorter than it was is scrolled back, unless a finger or a bounce has it.
    private static func keepInRange(_ view: UITextView) {
        guard view.isScrollEnabled else { return view.setOffset(.zero) }
        guard view.drag == nil, view.flight == nil else { return }
        let limit = ScrollGeometry(view).y.upperBound
        if view.bounds.minY > limit { view.setOffset(CGPoint(x: view.bounds.minX, y: limit)) }
    }

    private static func contentSize(of view: UITextView) -> CGSize {
        let inset = view.textContainerInset
        let manager = view.layoutManager
        var height: CGFloat
        if manager.flow.length <= maxUnits {
            height = manager.usedRect(for: view.textContainer).maxY
        } else {
            manager.flow.layOut(container: 0, toY: view.bounds.maxY * 2 + 1000)
            let used = manager.flow.laidOut
            height = used.height * CGFloat(manager.flow.length) / CGFloat(max(used.units, 1))
        }
        height = (height - 1e-6).rounded(.up)
        return CGSize(width: view.bounds.width, height: height + inset.top + inset.bottom)
    }

    /// Lets the canvas cover what is visible and half as much above and below; within that it need not be drawn again.
    static func showVisiblePart(_ view: UITextView) {
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        let isInside =
            view.canvas.frame.minY <= max(bounds.minY, 0)
            && view.canvas.frame.maxY >= min(bounds.maxY, view.contentSize.height)
            && view.canvas.frame.width == bounds.width
        guard view.isCanvasStale || !isInside else { return }
        view.isCanvasStale = false
        let top = max(bounds.minY - bounds.height / 2, min(bounds.minY, 0)).rounded(.down)
        let bottom = min(bounds.maxY + bounds.height / 2, max(view.contentSize.height, bounds.maxY)).rounded(
            .up
        )
        view.canvas.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bottom - top, 1))
        view.canvas.setNeedsDisplay()
    }

    /// Scrolls as little as it takes to show a range, or at least its end.
    static func scroll(_ view: UITextView, to range: NSRange) {
        guard view.isScrollEnabled, view.bounds.height > 0 else { return }
        prepareContainer(view)
        let range = StorageRange.clamped(range, to: view.textStorage.length)
        let geometry = view.geometry
        let rects = geometry.rects(of: range).map(\.rect)
        let rect = rects.isEmpty ? geometry.caret(at: range.location) : rects.reduce(.null) { $0.union($1) }
        view.contentSize = contentSize(of: view)
        let inset = view.textContainerInset
        let bounds = view.bounds
        var y = bounds.minY
        if rect.maxY + inset.bottom > y + bounds.height { y = rect.maxY + inset.bottom - bounds.height }
        if rect.minY - inset.top < y { y = rect.minY - inset.top }
        let limits = ScrollGeometry(view).y
        y = min(max(y, limits.lowerBound), limits.upperBound)
        if y != bounds.minY { view.contentOffset.y = y }
    }

    static func size(_ view: UITextView, fitting size: CGSize) -> CGSize {
        let inset = view.textContainerInset
        let limit = size.width.isFinite && size.width > 0 ? size.width : .greatestFiniteMagnitude
        let inner = max(limit - inset.left - inset.right, 1)
        let used: CGRect
        if view.textContainer.size.width == inner {
            used = view.layoutManager.usedRect(for: view.textContainer)
        } else {
            let container = NSTextContainer(
                size: CGSize(width: min(inner, TextLayout.Room.unlimited), height: 0)
            )
            container.lineFragmentPadding = view.textContainer.lineFragmentPadding
            container.maximumNumberOfLines = view.textContainer.maximumNumberOfLines
            container.lineBreakMode = view.textContainer.lineBreakMode
            let manager = NSLayoutManager()
            manager.usesFontLeading = view.layoutManager.usesFontLeading
            manager.typingAttributes = view.layoutManager.typingAttributes
            manager.addTextContainer(container)
            let storage = NSTextStorage(attributedString: view.textStorage)
            storage.addLayoutManager(manager)
            used = withExtendedLifetime(storage) { manager.usedRect(for: container) }
        }
        let width = (used.width - 1e-6).rounded(.up) + inset.left + inset.right
        let height = (used.maxY - 1e-6).rounded(.up) + inset.top + inset.bottom
        return CGSize(width: min(width, limit), height: height)
    }
}

/// Draws the lines that a text view's canvas shows.
@MainActor enum TextViewDrawing {
    static func draw(_ view: UITextView) {
        let origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
        let visible = view.canvas.frame.offsetBy(dx: -origin.x, dy: -origin.y)
        let manager = view.layoutManager
        let glyphs = manager.glyphRange(forBoundingRect: visible, in: view.textContainer)
        guard glyphs.length > 0 else { return }
        manager.drawBackground(forGlyphRange: glyphs, at: origin)
        manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
}
