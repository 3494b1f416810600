import AgateScene
package import AgateText
import AgateTiming
import CoreGraphics
import CoreText
package import Foundation

/// The form of texts in dumps of layers: strings in one line, and fonts by name and size.
package enum TextDump {
    /// Longer strings are cut, in characters.
    private static let longest = 60

    /// A string in quotes, without line breaks; a long one cut.
    package static func text(_ string: String) -> String {
        let start = string.prefix(longest)
        let shown = start.map { character -> String in
            switch character {
            case "\n", "\r", "\r\n", "\u{2028}", "\u{2029}": "\\n"
            case "\t": "\\t"
            case "\"": "\\\""
            default: String(character)
            }
        }
        return "\"\(shown.joined())\(start.endIndex < string.endIndex ? "…" : "")\""
    }

    /// The characters of a string with attributes, and the fonts that it is set in.
    package static func text(_ string: NSAttributedString) -> String {
        var fonts: [String] = []
        let looked = NSRange(location: 0, length: min(string.length, longest))
        string.enumerateAttribute(AttributeName.font, in: looked) { value, _, _ in
            guard let font = (value as? CTFont)?.instance else { return }
            let name = text(font)
            if !fonts.contains(name) { fonts.append(name) }
        }
        let start = text(string.string)
        return fonts.isEmpty ? "\(start) attributed" : "\(start) in \(fonts.joined(separator: ", "))"
    }

    /// The name and the size of a font.
    package static func text(_ font: FontInstance) -> String {
        "\(font.names.postScript) \(AnimatableValue.number(font.size).dump)"
    }

    /// The value of a property of a text layer; nil for one that any layer may have.
    static func text(_ value: AnimatableValue) -> String? {
        switch value {
        case .string(let string): text(string)
        case .object(let object):
            switch object.object {
            case let string as NSAttributedString: text(string)
            case let font as CTFont: font.instance.names.postScript
            case let font as CGFont: font.instance.names.postScript
            default: nil
            }
        default: nil
        }
    }
}

/// A delegate of a layer that dumps of layers tell more of.
package protocol LayerDumpSource: AnyObject {
    /// The words in the line of the layer, such as `text="Hello"`.
    var layerDumpWords: [String] { get }
}
