import Foundation
import QuartzCore

/// The properties of `UITextField` that key-value coding reads and sets by name.
extension CodedKeys {
    static let textField = CodedKeys(
        UITextField.self,
        [:],
        [
            "text": .init(\.text), "attributedText": .init(\.attributedText),
            "placeholder": .init(\.placeholder), "font": .init(\.font), "textColor": .init(\.textColor),
        ]
    )
}
