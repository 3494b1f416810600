import Foundation

/// Archives of attributed strings: the characters, and a list of stretches with their attributes.
///
/// Attributes whose values cannot be archived are left out.
package enum AttributedStringCoding {
    package static func encode(_ string: NSAttributedString, into coder: NSCoder, forKey key: String) {
        coder.encode(string.string as NSString, forKey: key)
        var count = 0
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            let prefix = "\(key).\(count)"
            coder.encode(range.location, forKey: prefix + ".location")
            coder.encode(range.length, forKey: prefix + ".length")
            let names = attributes.keys.map(\.rawValue).sorted()
            var written: [String] = []
            for name in names {
                guard let object = object(attributes[NSAttributedString.Key(rawValue: name)]) else {
                    continue
                }
                coder.encode(object, forKey: "\(prefix).\(name)")
                written.append(name)
            }
            coder.encode(written.joined(separator: "\n") as NSString, forKey: prefix + ".names")
            count += 1
        }
        coder.encode(count, forKey: key + ".count")
    }

    /// Reads a string; stretches that are not in it are left out.
    package static func decode(_ coder: NSCoder, forKey key: String) -> NSAttributedString? {
        guard coder.containsValue(forKey: key), let text = coder.soundObject(forKey: key) as? String else {
            return nil
        }
        let string = OwnMutableAttributedString(string: text)
        let whole = NSRange(location: 0, length: string.length)
        let count = min(max(coder.decodeInteger(forKey: key + ".count"), 0), whole.length + 1)
        for index in 0..<count {
            let prefix = "\(key).\(index)"
            let location = coder.decodeInteger(forKey: prefix + ".location")
            let length = coder.decodeInteger(forKey: prefix + ".length")
            guard location >= 0, length >= 0, location <= whole.length, length <= whole.length - location,
                let names = coder.soundObject(forKey: prefix + ".names") as? String
            else { continue }
            for name in names.split(separator: "\n").map(String.init) {
                guard let value = coder.soundObject(forKey: "\(prefix).\(name)") else { continue }
                string.addAttribute(
                    NSAttributedString.Key(rawValue: name),
                    value: value,
                    range: NSRange(location: location, length: length)
                )
            }
        }
        return string
    }

    /// A value as archives take it.
    private static func object(_ value: Any?) -> NSObject? {
        switch value {
        case let value as NSObject where value is NSCoding: value
        case let value as String: value as NSString
        case let value as URL: value as NSURL
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Float: NSNumber(value: value)
        default: nil
        }
    }
}
