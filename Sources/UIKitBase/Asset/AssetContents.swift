import Foundation

/// What `Contents.json` of a set or a group says.
///
/// Source: Apple's Asset Catalog Format Reference.
struct AssetContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    /// A picture of a set of images, symbols or icons.
    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
        var resizing: Resizing?
        var displayGamut: String?
        var languageDirection: String?
        var widthClass: String?
        var heightClass: String?
        /// Of icons, in points, as `60x60`.
        var size: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case idiom
            case scale
            case appearances
            case resizing
            case displayGamut = "display-gamut"
            case languageDirection = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case size
        }
    }

    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }
        struct Center: Decodable { var mode: String? }

        var capInsets: Insets?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case capInsets = "cap-insets"
            case center
        }
    }

    struct Color: Decodable {
        var idiom: String?
        var appearances: [Appearance]?
        var displayGamut: String?
        var color: Value?

        enum CodingKeys: String, CodingKey {
            case idiom
            case appearances
            case displayGamut = "display-gamut"
            case color
        }

        struct Value: Decodable {
            var colorSpace: String?
            var components: [String: Component]?
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case colorSpace = "color-space"
                case components
                case reference
            }
        }
    }

    /// A component: a fraction, a whole number up to 255, or one in hexadecimal digits.
    struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                value = Double(UInt32(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else if text.contains(".") {
                value = Double(text) ?? 0
            } else {
                value = (Double(text) ?? 0) / 255
            }
        }
    }

    struct File: Decodable {
        var filename: String?
        var idiom: String?
        var universalTypeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case idiom
            case universalTypeIdentifier = "universal-type-identifier"
        }
    }

    var images: [Image]?
    var symbols: [Image]?
    var colors: [Color]?
    var data: [File]?
    var properties: Properties?
}
