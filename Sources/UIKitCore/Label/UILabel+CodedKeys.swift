import Foundation
import QuartzCore

/// The properties of `UILabel` that key-value coding reads and sets by name.
extension CodedKeys {
    static let label = CodedKeys(
        UILabel.self,
        [:],
        [
            "text": .init(\.text), "attributedText": .init(\.attributedText), "font": .init(\.font),
            "textColor": .init(\.textColor),
        ]
    )
}
