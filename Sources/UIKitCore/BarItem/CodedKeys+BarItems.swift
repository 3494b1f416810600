import Foundation
import QuartzCore

/// The properties of these classes that key-value coding reads and sets by name.
extension CodedKeys {
    static let barItem = CodedKeys(
        UIBarItem.self,
        [:],
        [
            "title": .init(\.title), "image": .init(\.image), "enabled": .init(\.isEnabled),
            "tag": .init(\.tag),
        ]
    )

    static let barButtonItem = CodedKeys(
        UIBarButtonItem.self,
        ["view": { $0.customView }],
        ["customView": .init(\.customView)]
    )

    static let tabBarItem = CodedKeys(
        UITabBarItem.self,
        [:],
        ["badgeValue": .init(\.badgeValue), "selectedImage": .init(\.selectedImage)]
    )

    static let navigationItem = CodedKeys(
        UINavigationItem.self,
        [:],
        ["title": .init(\.title), "titleView": .init(\.titleView)]
    )
}
