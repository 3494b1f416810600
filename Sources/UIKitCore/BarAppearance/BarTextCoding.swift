import Foundation

/// How attributes of text stand in archives: as those of one space.
enum BarTextCoding {
    static func encode(_ attributes: [NSAttributedString.Key: Any], into coder: NSCoder, forKey key: String) {
        guard !attributes.isEmpty else { return }
        let text = OwnAttributedString(string: " ", attributes: attributes)
        AttributedStringCoding.encode(text, into: coder, forKey: key)
    }

    static func decode(_ coder: NSCoder, forKey key: String) -> [NSAttributedString.Key: Any] {
        guard let text = AttributedStringCoding.decode(coder, forKey: key), text.length > 0 else {
            return [:]
        }
        return text.attributes(at: 0, effectiveRange: nil)
    }

    static func encode(_ offset: UIOffset, into coder: NSCoder, forKey key: String) {
        coder.encode(Double(offset.horizontal), forKey: key + ".horizontal")
        coder.encode(Double(offset.vertical), forKey: key + ".vertical")
    }

    static func offset(_ coder: NSCoder, forKey key: String) -> UIOffset {
        UIOffset(
            horizontal: CGFloat(coder.decodeDouble(forKey: key + ".horizontal")),
            vertical: CGFloat(coder.decodeDouble(forKey: key + ".vertical"))
        )
    }
}
