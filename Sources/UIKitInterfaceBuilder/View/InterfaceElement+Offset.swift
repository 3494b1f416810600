import UIKitCore

extension InterfaceElement {
    /// The offset with a key, in points; nil where there is none.
    func offset(_ key: String) -> UIOffset? {
        guard let offset = child("offsetWrapper", key: key) else { return nil }
        return UIOffset(
            horizontal: offset.number("horizontal") ?? 0,
            vertical: offset.number("vertical") ?? 0
        )
    }
}
