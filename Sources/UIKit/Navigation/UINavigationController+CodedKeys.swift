import Foundation
import QuartzCore

/// The properties of `UINavigationController` that key-value coding reads and sets by name.
extension CodedKeys {
    static let navigationController = CodedKeys(
        UINavigationController.self,
        ["navigationBar": { $0.navigationBar }]
    )
}
