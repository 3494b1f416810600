import Foundation
import QuartzCore

/// The properties of `UIGestureRecognizer` that key-value coding reads and sets by name.
extension CodedKeys {
    static let gestureRecognizer = CodedKeys(
        UIGestureRecognizer.self,
        ["state": { $0.state.rawValue }, "view": { $0.view }],
        ["enabled": .init(\.isEnabled)]
    )
}
