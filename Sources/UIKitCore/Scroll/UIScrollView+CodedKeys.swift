import Foundation
import QuartzCore

/// The properties of `UIScrollView` that key-value coding reads and sets by name.
extension CodedKeys {
    static let scrollView = CodedKeys(
        UIScrollView.self,
        [
            "dragging": { $0.isDragging }, "decelerating": { $0.isDecelerating },
            "tracking": { $0.isTracking }, "panGestureRecognizer": { $0.panGestureRecognizer },
        ],
        [
            "contentOffset": .init(\.contentOffset), "contentSize": .init(\.contentSize),
            "contentInset": .init(\.contentInset), "scrollEnabled": .init(\.isScrollEnabled),
            "zoomScale": .init(\.zoomScale),
        ]
    )
}
