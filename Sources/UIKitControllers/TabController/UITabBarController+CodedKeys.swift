import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// The properties of `UITabBarController` that key-value coding reads and sets by name.
extension CodedKeys {
    static let tabBarController = CodedKeys(
        UITabBarController.self,
        ["tabBar": { $0.tabBar }, "selectedViewController": { $0.selectedViewController }],
        ["selectedIndex": .init(\.selectedIndex)]
    )
}
