import CoreGraphics
import QuartzCore
import UIKitCore

/// What elements of all kinds of views say.
@MainActor enum ViewElement {
    static func read(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        readGeometry(view, element, load)
        readAppearance(view, element, load)
        readEvents(view, element)
        ViewLayoutElement.read(view, element, load)
        readSubviews(view, element, load)
        // Always empty: recognizers come by an outlet collection.
        _ = element.child("gestureRecognizers")
        ConstraintElements.read(view, element, load)
    }

    // MARK: Geometry

    private static func readGeometry(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
            view.autoresizingMask = autoresizingMask(mask)
        }
        if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
        let inset = element.child("frame", key: "frameInset")
        if let frame = element.rect("frame") {
            view.frame = frame
            inset?.skipAll()
        } else if let inset {
            let around = element.parent?.parent.flatMap { load.object($0.id) as? UIView }
            view.frame = FrameInset.frame(of: inset, in: around?.bounds.size ?? .zero)
        }
    }

    private static func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in
            if element.flag(part.0) == true { mask.insert(part.1) }
        }
    }

    // MARK: Appearance

    private static func readAppearance(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        if let mode = load.value(element, "contentMode", contentModes) { view.contentMode = mode }
        if let flag = element.flag("opaque") { view.isOpaque = flag }
        if let flag = element.flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = flag }
        if let flag = element.flag("clipsSubviews") {
            view.clipsToBounds = flag
        } else if view is UIScrollView {
            // New scroll views clip, and those of documents do only where these say so.
            view.clipsToBounds = false
        }
        readVaryingAppearance(view, element, load)
        if let part = element.rect("contentStretch") { view.layer.contentsCenter = part }
        if let tag = element.integer("tag") { view.tag = tag }
        if let identifier = element.text("restorationIdentifier") { view.restorationIdentifier = identifier }
        if let button = view as? UIButton,
            let flag = element.flag("adjustsImageSizeForAccessibilityContentSizeCategory")
        {
            button.adjustsImageSizeForAccessibilityContentSizeCategory = flag
        }
    }

    /// What may differ by size class.
    private static func readVaryingAppearance(
        _ view: UIView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        let (background, tint) = (view.backgroundColor, view.tintStorage)
        let (alpha, isHidden) = (view.alpha, view.isHidden)
        load.varyValues(view, element) { view, variant, load in
            let newAlpha = variant.number("alpha") ?? alpha
            if view.alpha != newAlpha { view.alpha = newAlpha }
            let hides = variant.flag("hidden") ?? isHidden
            if view.isHidden != hides { view.isHidden = hides }
            let color = load.color(variant, "backgroundColor")
            if (color ?? background) !== view.backgroundColor { view.backgroundColor = color ?? background }
            let newTint = load.color(variant, "tintColor")
            if newTint != nil || view.tintStorage != nil { view.tintColor = newTint ?? tint }
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]

    // MARK: Events

    private static func readEvents(_ view: UIView, _ element: InterfaceElement) {
        // Labels and image views are interactive too, unless the document says that they are not.
        view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
        if let flag = element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = flag }
        if let flag = element.flag("exclusiveTouch") { view.isExclusiveTouch = flag }
    }

    // MARK: Subviews

    /// Makes the views in an element, back to front, and adds each to its superview.
    private static func readSubviews(_ view: UIView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        guard let list = element.child("subviews") else { return }
        let stack = view as? UIStackView
        // An effect view takes no others.
        let parent = (view as? UIVisualEffectView)?.contentView ?? view
        for child in list.allChildren() {
            guard let subview = load.make(child) as? UIView else { continue }
            if let stack { stack.addArrangedSubview(subview) } else { parent.addSubview(subview) }
        }
    }
}

/// Views that add nothing of their own to what all views have.
@MainActor enum PlainViewElements {
    static let kinds: [ElementKind] = [
        .view("view", UIView.self) { _, _, _ in }
    ]
}
