import Foundation
import QuartzCore

/// The properties of `UIViewController` that key-value coding reads and sets by name.
extension CodedKeys {
    static let viewController = CodedKeys(
        UIViewController.self,
        ["navigationItem": { $0.navigationItem }, "parentViewController": { $0.parent }],
        [
            "title": .init(\.title), "view": .init(\.view),
            "preferredContentSize": .init(\.preferredContentSize),
        ]
    )
}
