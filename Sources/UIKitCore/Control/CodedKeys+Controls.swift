import Foundation
import QuartzCore

/// The properties of these classes that key-value coding reads and sets by name.
extension CodedKeys {
    static let control = CodedKeys(
        UIControl.self,
        [:],
        [
            "enabled": .init(\.isEnabled), "selected": .init(\.isSelected),
            "highlighted": .init(\.isHighlighted),
        ]
    )

    static let button = CodedKeys(
        UIButton.self,
        [
            "titleLabel": { $0.titleLabel }, "imageView": { $0.imageView },
            "currentTitle": { $0.currentTitle },
        ]
    )
}
