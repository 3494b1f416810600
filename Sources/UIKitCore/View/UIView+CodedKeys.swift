import Foundation
import QuartzCore

/// The properties of `UIView` that key-value coding reads and sets by name.
extension CodedKeys {
    static let view = CodedKeys(
        UIView.self,
        [
            "superview": { $0.superview }, "window": { $0.window }, "subviews": { $0.subviews },
            "layer": { $0.layer }, "safeAreaInsets": { $0.safeAreaInsets },
        ],
        [
            "frame": .init(\.frame), "bounds": .init(\.bounds), "center": .init(\.center),
            "transform": .init(\.transform), "alpha": .init(\.alpha), "hidden": .init(\.isHidden),
            "backgroundColor": .init(\.backgroundColor), "tintColor": .init(\.tintColor),
            "tag": .init(\.tag), "clipsToBounds": .init(\.clipsToBounds),
            "userInteractionEnabled": .init(\.isUserInteractionEnabled), "opaque": .init(\.isOpaque),
        ]
    )
}
