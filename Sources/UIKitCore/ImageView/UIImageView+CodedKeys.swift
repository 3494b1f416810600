import Foundation
import QuartzCore

/// The properties of `UIImageView` that key-value coding reads and sets by name.
extension CodedKeys {
    static let imageView = CodedKeys(
        UIImageView.self,
        [:],
        ["image": .init(\.image), "highlighted": .init(\.isHighlighted)]
    )
}
