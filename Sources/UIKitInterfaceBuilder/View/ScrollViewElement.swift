import CoreGraphics
import UIKitCore

/// What elements of scroll views say, and of the views that are scroll views: tables, collections and text views.
@MainActor enum ScrollViewElement {
    /// ``read(_:_:_:)`` is called for every view that scrolls.
    static let kind = ElementKind.view("scrollView", UIScrollView.self) { _, _, _ in }

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
    ]

    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]

    private static let indicators: [String: UIScrollView.IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]

    static func read(_ view: UIScrollView, _ element: InterfaceElement, _ load: InterfaceLoad) {
        readScrolling(view, element, load)
        readIndicators(view, element, load)
        readInsets(view, element, load)
        if let delays = element.flag("delaysContentTouches") { view.delaysContentTouches = delays }
        if let cancels = element.flag("canCancelContentTouches") { view.canCancelContentTouches = cancels }
        if let mode = load.value(element, "keyboardDismissMode", dismissModes) {
            view.keyboardDismissMode = mode
        }
        if let least = element.number("minimumZoomScale") { view.minimumZoomScale = least }
        if let greatest = element.number("maximumZoomScale") { view.maximumZoomScale = greatest }
        if let bounces = element.flag("bouncesZoom") { view.bouncesZoom = bounces }
        if let control = element.child("refreshControl", key: "refreshControl") {
            view.refreshControl = load.make(control) as? UIRefreshControl
        }
    }

    private static func readScrolling(
        _ view: UIScrollView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let isEnabled = element.flag("scrollEnabled") { view.isScrollEnabled = isEnabled }
        if let isLocked = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = isLocked }
        if let isPaging = element.flag("pagingEnabled") { view.isPagingEnabled = isPaging }
        if let bounces = element.flag("bounces") { view.bounces = bounces }
        if let bounces = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
        if let bounces = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
        if let scrolls = element.flag("scrollsToTop") { view.scrollsToTop = scrolls }
    }

    private static func readIndicators(
        _ view: UIScrollView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let shows = element.flag("showsVerticalScrollIndicator") {
            view.showsVerticalScrollIndicator = shows
        }
        if let shows = element.flag("showsHorizontalScrollIndicator") {
            view.showsHorizontalScrollIndicator = shows
        }
        if let style = load.value(element, "indicatorStyle", indicators) { view.indicatorStyle = style }
        if let insets = element.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
        if let insets = element.insets("verticalScrollIndicatorInsets") {
            view.verticalScrollIndicatorInsets = insets
        }
        if let insets = element.insets("horizontalScrollIndicatorInsets") {
            view.horizontalScrollIndicatorInsets = insets
        }
        if let adjusts = element.flag("automaticallyAdjustsScrollIndicatorInsets") {
            view.automaticallyAdjustsScrollIndicatorInsets = adjusts
        }
    }

    private static func readInsets(
        _ view: UIScrollView,
        _ element: InterfaceElement,
        _ load: InterfaceLoad
    ) {
        if let behaviour = load.value(element, "contentInsetAdjustmentBehavior", adjustments) {
            view.contentInsetAdjustmentBehavior = behaviour
        }
        if let insets = element.insets("contentInset") { view.contentInset = insets }
        if let size = element.size("contentSize") { view.contentSize = size }
        if let offset = element.point("contentOffset") { view.contentOffset = offset }
    }
}
