public import CoreText
public import Foundation

extension CTFont: NSCopying, NSSecureCoding {
    /// The font itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether archives of fonts can be read securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads a font from an archive; nil where the archive has none.
    ///
    /// A font that is not there any more is replaced as one with an unknown name is.
    public convenience init?(coder: NSCoder) {
        guard let descriptor = coder.soundObject(forKey: "UIFontDescriptor") as? UIFontDescriptor else {
            return nil
        }
        self.init(descriptor: descriptor, size: 0)
    }

    /// Writes what describes the font into an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(fontDescriptor, forKey: "UIFontDescriptor")
    }
}

extension CTFontDescriptor: NSCopying, NSSecureCoding {
    /// The descriptor itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether archives of descriptors can be read securely.
    public class var supportsSecureCoding: Bool { true }

    /// Reads a descriptor from an archive: names, numbers, the matrix, traits and settings of features.
    public convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontDescriptorAttributes") else { return nil }
        let text = coder.soundObject(forKey: "UIFontDescriptorAttributes") as? String ?? ""
        self.init(attributes: DescriptorText.attributes(text))
    }

    /// Writes the attributes into an archive; lists of other fonts are left out.
    public func encode(with coder: NSCoder) {
        coder.encode(DescriptorText.text(attributes) as NSString, forKey: "UIFontDescriptorAttributes")
    }
}

/// The attributes of descriptors as text, for archives: a property list would need classes that archives must name one by one.
enum DescriptorText {
    static func text(_ attributes: [String: Any]) -> String {
        let simple = attributes.compactMapValues { simplified($0) }
        guard let data = try? JSONSerialization.data(withJSONObject: simple, options: [.sortedKeys]) else {
            return "{}"
        }
        return String(decoding: data, as: UTF8.self)
    }

    static func attributes(_ text: String) -> [String: Any] {
        let read = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        var attributes = read as? [String: Any] ?? [:]
        let matrixName = UIFontDescriptor.AttributeName.matrix.rawValue
        if let numbers = attributes[matrixName] as? [Any] {
            let values = numbers.compactMap { DescriptorValues.number($0) }
            attributes[matrixName] =
                values.count == 6
                ? CGAffineTransform(
                    a: values[0],
                    b: values[1],
                    c: values[2],
                    d: values[3],
                    tx: values[4],
                    ty: values[5]
                ) : nil
        }
        return attributes
    }

    /// A value as JSON has it; nil for what it cannot have.
    private static func simplified(_ value: Any) -> Any? {
        if let text = value as? String { return text }
        if let number = DescriptorValues.number(value) { return number }
        if let matrix = value as? CGAffineTransform {
            let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
            return numbers.allSatisfy(\.isFinite) ? numbers.map { Double($0) } : nil
        }
        if let dictionary = value as? [String: Any] { return dictionary.compactMapValues { simplified($0) } }
        if let list = value as? [[String: Any]] {
            return list.map { entry in entry.compactMapValues { simplified($0) } }
        }
        return nil
    }
}
