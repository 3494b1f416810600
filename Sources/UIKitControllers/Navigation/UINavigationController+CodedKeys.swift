import Foundation
import QuartzCore
@_spi(UIKitRooms) import UIKitCore

/// The properties of `UINavigationController` that key-value coding reads and sets by name.
extension CodedKeys {
    static let navigationController = CodedKeys(
        UINavigationController.self,
        ["navigationBar": { $0.navigationBar }]
    )
}
