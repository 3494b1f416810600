import CoreGraphics
import Foundation

/// Reads and writes what scroll views have beside all views.
///
/// Source: uikit U44.
@MainActor enum ScrollCoding {
    /// The Booleans by their keys.
    private static let switches: [(key: String, path: ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
        ("UIScrollEnabled", \.isScrollEnabled), ("UIDirectionalLock", \.isDirectionalLockEnabled),
        ("UIPagingEnabled", \.isPagingEnabled), ("UIBounces", \.bounces),
        ("UIAlwaysBounceVertical", \.alwaysBounceVertical),
        ("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal), ("UIBouncesZoom", \.bouncesZoom),
        ("UIScrollsToTop", \.scrollsToTop), ("UIDelaysContentTouches", \.delaysContentTouches),
        ("UICanCancelContentTouches", \.canCancelContentTouches),
        ("UIShowsVerticalIndicator", \.showsVerticalScrollIndicator),
        ("UIShowsHorizontalIndicator", \.showsHorizontalScrollIndicator),
        ("UIAdjustsIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets),
    ]

    static func encode(_ view: UIScrollView, into coder: NSCoder) {
        coder.encode(NSCoder.string(for: view.contentSize) as NSString, forKey: "UIContentSize")
        coder.encode(NSCoder.string(for: view.contentInset) as NSString, forKey: "UIContentInset")
        coder.encode(
            NSCoder.string(for: view.verticalScrollIndicatorInsets) as NSString,
            forKey: "UIVerticalIndicatorInsets"
        )
        coder.encode(
            NSCoder.string(for: view.horizontalScrollIndicatorInsets) as NSString,
            forKey: "UIHorizontalIndicatorInsets"
        )
        for (key, path) in switches { coder.encode(view[keyPath: path], forKey: key) }
        coder.encode(view.contentInsetAdjustmentBehavior.rawValue, forKey: "UIInsetAdjustment")
        coder.encode(view.indicatorStyle.rawValue, forKey: "UIIndicatorStyle")
        coder.encode(view.keyboardDismissMode.rawValue, forKey: "UIKeyboardDismissMode")
        coder.encode(Double(view.decelerationRate.rawValue), forKey: "UIDecelerationRate")
        coder.encode(Double(view.minimumZoomScale), forKey: "UIMinimumZoomScale")
        coder.encode(Double(view.maximumZoomScale), forKey: "UIMaximumZoomScale")
    }

    static func decode(_ view: UIScrollView, from coder: NSCoder) {
        func insets(_ key: String) -> UIEdgeInsets? {
            (coder.soundObject(forKey: key) as? String).map { NSCoder.uiEdgeInsets(for: $0) }
        }
        if let text = coder.soundObject(forKey: "UIContentSize") as? String {
            view.contentSize = NSCoder.cgSize(for: text)
        }
        if let insets = insets("UIContentInset") { view.contentInset = insets }
        if let insets = insets("UIVerticalIndicatorInsets") { view.verticalScrollIndicatorInsets = insets }
        if let insets = insets("UIHorizontalIndicatorInsets") {
            view.horizontalScrollIndicatorInsets = insets
        }
        for (key, path) in switches where coder.containsValue(forKey: key) {
            let isOn = coder.decodeBool(forKey: key)
            if view[keyPath: path] != isOn { view[keyPath: path] = isOn }
        }
        func value<Value: RawRepresentable<Int>>(_ key: String) -> Value? {
            coder.containsValue(forKey: key) ? Value(rawValue: coder.decodeInteger(forKey: key)) : nil
        }
        if let behavior: UIScrollView.ContentInsetAdjustmentBehavior = value("UIInsetAdjustment") {
            view.contentInsetAdjustmentBehavior = behavior
        }
        if let style: UIScrollView.IndicatorStyle = value("UIIndicatorStyle") { view.indicatorStyle = style }
        if let mode: UIScrollView.KeyboardDismissMode = value("UIKeyboardDismissMode") {
            view.keyboardDismissMode = mode
        }
        if coder.containsValue(forKey: "UIDecelerationRate") {
            let rate = coder.decodeDouble(forKey: "UIDecelerationRate")
            view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
        }
        if coder.containsValue(forKey: "UIMaximumZoomScale") {
            view.minimumZoomScale = CGFloat(coder.decodeDouble(forKey: "UIMinimumZoomScale"))
            view.maximumZoomScale = CGFloat(coder.decodeDouble(forKey: "UIMaximumZoomScale"))
        }
        // Without the size of the content there was no room for it.
        guard coder.containsValue(forKey: "UIBoundsX") else { return }
        let offset = CGPoint(
            x: coder.decodeDouble(forKey: "UIBoundsX"),
            y: coder.decodeDouble(forKey: "UIBoundsY")
        )
        if offset.x.isFinite, offset.y.isFinite { view.setOffset(offset) }
    }
}
