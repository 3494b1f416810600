import Foundation
import QuartzCore

/// The properties of `UITextView` that key-value coding reads and sets by name.
extension CodedKeys {
    static let textView = CodedKeys(
        UITextView.self,
        [:],
        [
            "text": .init(\.text), "attributedText": .init(\.attributedText), "font": .init(\.font),
            "textColor": .init(\.textColor),
        ]
    )
}
