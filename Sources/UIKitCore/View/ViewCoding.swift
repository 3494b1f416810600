import CoreGraphics
import Foundation
import QuartzCore

/// Reads and writes views: geometry, looks, how they take part in layout and in events, and what is in them.
///
/// Constraints are archived with ``NSLayoutConstraint/shouldBeArchived`` alone, as on Apple's systems; gestures, interactions and delegates are not.
///
/// Source: uikit U44.
@MainActor enum ViewCoding {
    static func encode(_ view: UIView, into coder: NSCoder) {
        let numbers: [(String, CGFloat)] = [
            ("UIBoundsX", view.bounds.origin.x), ("UIBoundsY", view.bounds.origin.y),
            ("UIBoundsWidth", view.bounds.width), ("UIBoundsHeight", view.bounds.height),
            ("UICenterX", view.center.x), ("UICenterY", view.center.y), ("UIAlpha", view.alpha),
            ("UIAnchorX", view.anchorPoint.x), ("UIAnchorY", view.anchorPoint.y),
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        coder.encode(view.tag, forKey: "UITag")
        coder.encode(view.isHidden, forKey: "UIHidden")
        coder.encode(view.clipsToBounds, forKey: "UIClipsToBounds")
        if let color = view.backgroundColor { coder.encode(color, forKey: "UIBackgroundColor") }
        encodeLooks(of: view, into: coder)
        encodeLayout(of: view, into: coder)
        ViewTreeCoding.encode(view, into: coder)
    }

    static func decode(_ view: UIView, from coder: NSCoder) {
        ArchivedNames.register()
        guard coder.containsValue(forKey: "UICenterX") else { return }
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        if coder.containsValue(forKey: "UIAnchorX") {
            view.anchorPoint = CGPoint(x: number("UIAnchorX"), y: number("UIAnchorY"))
        }
        view.bounds = CGRect(
            x: number("UIBoundsX"),
            y: number("UIBoundsY"),
            width: number("UIBoundsWidth"),
            height: number("UIBoundsHeight")
        )
        view.center = CGPoint(x: number("UICenterX"), y: number("UICenterY"))
        view.alpha = number("UIAlpha")
        view.tag = coder.decodeInteger(forKey: "UITag")
        view.isHidden = coder.decodeBool(forKey: "UIHidden")
        view.clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
        view.backgroundColor = coder.soundObject(forKey: "UIBackgroundColor") as? UIColor
        decodeLooks(of: view, from: coder)
        decodeInteraction(of: view, from: coder)
        decodeLayout(of: view, from: coder)
        ViewTreeCoding.decode(view, from: coder)
    }

    // MARK: Looks and events

    private static func encodeLooks(of view: UIView, into coder: NSCoder) {
        coder.encode(!view.isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        if view.contentMode != .scaleToFill {
            coder.encode(view.contentMode.rawValue, forKey: "UIContentMode")
        }
        if !view.isOpaque { coder.encode(true, forKey: "UINotOpaque") }
        if !view.clearsContextBeforeDrawing { coder.encode(true, forKey: "UINotCleared") }
        if view.isMultipleTouchEnabled { coder.encode(true, forKey: "UIMultipleTouchEnabled") }
        if view.isExclusiveTouch { coder.encode(true, forKey: "UIExclusiveTouch") }
        if let color = view.tintStorage { coder.encode(color, forKey: "UITintColor") }
        if let mode = view.rareData?.tintAdjustmentMode, mode != .automatic {
            coder.encode(mode.rawValue, forKey: "UITintAdjustmentMode")
        }
        if let identifier = view.restorationIdentifier {
            coder.encode(identifier as NSString, forKey: "UIRestorationIdentifier")
        }
        if let style = view.traitState?.style, style != .unspecified {
            coder.encode(style.rawValue, forKey: "UIOverrideUserInterfaceStyle")
        }
        let transform = view.transform3D
        guard !CATransform3DIsIdentity(transform) else { return }
        let elements = elements(of: transform).map { NSNumber(value: Double($0)) }
        coder.encode(NSArray(array: elements), forKey: "UITransform")
    }

    private static func decodeLooks(of view: UIView, from coder: NSCoder) {
        if let mode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")),
            mode != view.contentMode
        {
            view.contentMode = mode
        }
        view.isOpaque = !coder.decodeBool(forKey: "UINotOpaque")
        view.clearsContextBeforeDrawing = !coder.decodeBool(forKey: "UINotCleared")
        view.isMultipleTouchEnabled = coder.decodeBool(forKey: "UIMultipleTouchEnabled")
        view.isExclusiveTouch = coder.decodeBool(forKey: "UIExclusiveTouch")
        if let color = coder.soundObject(forKey: "UITintColor") as? UIColor { view.tintColor = color }
        if let mode = UIView.TintAdjustmentMode(
            rawValue: coder.decodeInteger(forKey: "UITintAdjustmentMode")
        ), mode != .automatic {
            view.tintAdjustmentMode = mode
        }
        if let identifier = coder.soundObject(forKey: "UIRestorationIdentifier") as? String {
            view.restorationIdentifier = identifier
        }
        if let style = UIUserInterfaceStyle(
            rawValue: coder.decodeInteger(forKey: "UIOverrideUserInterfaceStyle")
        ), style != .unspecified {
            view.overrideUserInterfaceStyle = style
        }
        guard let numbers = coder.soundObject(forKey: "UITransform") as? [NSNumber],
            let transform = transform(of: numbers.map { CGFloat(truncating: $0) })
        else { return }
        view.transform3D = transform
    }

    /// Reads whether touches reach a view; for classes whose views say no at first once more when they have said it.
    static func decodeInteraction(of view: UIView, from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIUserInteractionDisabled") else { return }
        view.isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
    }

    private static func elements(of m: CATransform3D) -> [CGFloat] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ]
    }

    private static func transform(of e: [CGFloat]) -> CATransform3D? {
        guard e.count == 16 else { return nil }
        return CATransform3D(
            m11: e[0],
            m12: e[1],
            m13: e[2],
            m14: e[3],
            m21: e[4],
            m22: e[5],
            m23: e[6],
            m24: e[7],
            m31: e[8],
            m32: e[9],
            m33: e[10],
            m34: e[11],
            m41: e[12],
            m42: e[13],
            m43: e[14],
            m44: e[15]
        )
    }

    // MARK: Layout

    private static let axes: [(name: String, axis: NSLayoutConstraint.Axis)] = [
        ("Horizontal", .horizontal), ("Vertical", .vertical),
    ]

    private static func encodeLayout(of view: UIView, into coder: NSCoder) {
        if !view.autoresizingMask.isEmpty {
            coder.encode(Int(view.autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        }
        if !view.autoresizesSubviews { coder.encode(true, forKey: "UIKeepsSubviewSizes") }
        if !view.translatesAutoresizingMaskIntoConstraints {
            coder.encode(true, forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints")
        }
        guard let state = view.layoutState else { return }
        for (name, axis) in axes {
            if let hugging = state.hugging { coder.encode(hugging[axis], forKey: "UIHugging\(name)") }
            if let resistance = state.resistance {
                coder.encode(resistance[axis], forKey: "UIResistance\(name)")
            }
        }
        coder.encode(state.semanticContent.rawValue, forKey: "UISemanticContent")
        let margins = state.margins
        if let base = margins.base {
            coder.encode(NSCoder.string(for: base) as NSString, forKey: "UILayoutMargins")
        }
        if let directional = margins.directional {
            coder.encode(NSCoder.string(for: directional) as NSString, forKey: "UIDirectionalMargins")
        }
        coder.encode(margins.preservesSuperview, forKey: "UIPreservesSuperviewMargins")
        coder.encode(!margins.insetsFromSafeArea, forKey: "UIMarginsIgnoreSafeArea")
    }

    private static func decodeLayout(of view: UIView, from coder: NSCoder) {
        view.autoresizingMask = UIView.AutoresizingMask(
            rawValue: UInt(clamping: coder.decodeInteger(forKey: "UIAutoresizingMask"))
        )
        view.autoresizesSubviews = !coder.decodeBool(forKey: "UIKeepsSubviewSizes")
        if coder.decodeBool(forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        for (name, axis) in axes {
            if coder.containsValue(forKey: "UIHugging\(name)") {
                let priority = UILayoutPriority(coder.decodeFloat(forKey: "UIHugging\(name)"))
                view.setContentHuggingPriority(priority, for: axis)
            }
            if coder.containsValue(forKey: "UIResistance\(name)") {
                let priority = UILayoutPriority(coder.decodeFloat(forKey: "UIResistance\(name)"))
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
        }
        if let content = UISemanticContentAttribute(
            rawValue: coder.decodeInteger(forKey: "UISemanticContent")
        ), content != .unspecified {
            view.semanticContentAttribute = content
        }
        if let text = coder.soundObject(forKey: "UILayoutMargins") as? String {
            view.layoutMargins = NSCoder.uiEdgeInsets(for: text)
        }
        if let text = coder.soundObject(forKey: "UIDirectionalMargins") as? String {
            view.directionalLayoutMargins = NSCoder.nsDirectionalEdgeInsets(for: text)
        }
        if coder.decodeBool(forKey: "UIPreservesSuperviewMargins") {
            view.preservesSuperviewLayoutMargins = true
        }
        if coder.decodeBool(forKey: "UIMarginsIgnoreSafeArea") {
            view.insetsLayoutMarginsFromSafeArea = false
        }
    }
}
