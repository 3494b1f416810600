import Foundation
import QuartzCore

/// The properties of `UITabBar` that key-value coding reads and sets by name.
extension CodedKeys {
    static let tabBar = CodedKeys(
        UITabBar.self,
        [:],
        ["items": .init(\.items), "selectedItem": .init(\.selectedItem)]
    )
}
