import AgateDocuments
import AgatePixels
import CoreGraphics
import Foundation
import QuartzCore

/// The changes of a document to the pixels of a layer's contents: other components in place of the red, green, blue and alpha ones, a colour that all
/// are multiplied by, and a turn.
///
/// Layers here have no such properties, so the image that the layer gets is another one. Contents that a state or an animation sets are not changed.
struct ContentsAdjustment {
    /// The keys, as attributes and elements of markup and in archives.
    static let keys: Set = ["contentsMultiplyColor", "contentsSwizzle", "contentsTransform"]

    private var color: CGColor?
    private var swizzle: [Source]?
    private var transform: CATransform3D?

    /// Where a component of a pixel comes from.
    private enum Source {
        case component(UInt32)
        case zero, one
    }

    /// The type of a value in markup.
    static func type(of key: String) -> MarkupType {
        switch key {
        case "contentsMultiplyColor": .color
        case "contentsTransform": .transform
        default: .string
        }
    }

    /// Takes a value in the form that programs set; false where it makes no sense.
    mutating func set(_ key: String, _ value: Any?) -> Bool {
        if value is NSNull { return true }
        switch (key, value) {
        case ("contentsMultiplyColor", let value as CGColor): color = value
        case ("contentsSwizzle", let text as String):
            guard let parts = Self.sources(text) else { return false }
            swizzle = parts
        case ("contentsTransform", let box as NSValue) where !(box is NSNumber):
            transform = box.caTransform3DValue
        default: return false
        }
        return true
    }

    /// Four letters, one for each component of the result: R, G, B, A, 0 or 1.
    private static func sources(_ text: String) -> [Source]? {
        let letters = Array(text.utf8.prefix(5))
        guard letters.count == 4 else { return nil }
        var found: [Source] = []
        for letter in letters {
            switch letter {
            case UInt8(ascii: "0"): found.append(.zero)
            case UInt8(ascii: "1"): found.append(.one)
            default:
                guard let place = "RGBA".utf8.firstIndex(of: letter & 0xDF) else { return nil }
                found.append(
                    .component(UInt32("RGBA".utf8.distance(from: "RGBA".utf8.startIndex, to: place)))
                )
            }
        }
        return found
    }

    /// Changes the contents of a layer; says what of it cannot be done.
    func apply(to layer: CALayer) -> String? {
        guard color != nil || swizzle != nil || transform != nil, let contents = layer.contents,
            var image = contents as? CGImage
        else { return nil }
        var issue: String?
        if let transform {
            if let turned = Self.turned(image, by: transform) {
                image = turned
            } else {
                issue = "contentsTransform that is no quarter turn and no mirror"
            }
        }
        if color != nil || swizzle != nil { image = image.replacingPixels { adjusted($0) } }
        layer.contents = image
        return issue
    }

    /// A pixel with its components in other places, multiplied by the colour; both count with opacity in them.
    private func adjusted(_ pixel: UInt32) -> UInt32 {
        var parts =
            SIMD4<Double>(
                Double(pixel & 255),
                Double(pixel >> 8 & 255),
                Double(pixel >> 16 & 255),
                Double(pixel >> 24)
            ) / 255
        if let swizzle {
            let old = parts
            for (index, source) in swizzle.enumerated() {
                switch source {
                case .component(let place): parts[index] = old[Int(place)]
                case .zero: parts[index] = 0
                case .one: parts[index] = 1
                }
            }
        }
        if let color {
            let rgba = color.rgba
            parts *= SIMD4(rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w)
        }
        var packed: UInt32 = 0
        for index in 0..<4 {
            // No colour component of a pixel is larger than its alpha.
            let part = min(max(parts[index], 0), min(max(parts.w, 0), 1))
            packed |= UInt32(part * 255 + 0.5) << UInt32(8 * index)
        }
        return packed
    }

    /// An image turned by quarters and mirrored about its middle; nil for other transforms.
    ///
    /// GUESS caml-contents-transform: about the middle of the contents, positive turns as layers turn; moves do not count.
    private static func turned(_ image: CGImage, by transform: CATransform3D) -> CGImage? {
        let entries = [transform.m11, transform.m12, transform.m21, transform.m22].map { Double($0) }
        let whole = entries.map { $0.rounded() }
        guard zip(entries, whole).allSatisfy({ abs($0 - $1) < 1e-6 && abs($1) <= 1 }),
            abs(whole[0] * whole[3] - whole[1] * whole[2]) == 1
        else { return nil }
        let m = whole.map { Int($0) }
        let source = image.buffer
        let isAcross = m[0] == 0
        let (width, height) = isAcross ? (source.height, source.width) : (source.width, source.height)
        return CGImage(
            ImageBuffer(width: width, height: height) { pixels in
                for index in pixels.indices {
                    // From the middle, in halves of a pixel; the transform is its own transpose's inverse.
                    let (x, y) = (2 * (index % width) + 1 - width, 2 * (index / width) + 1 - height)
                    let column = (m[0] * x + m[1] * y + source.width - 1) / 2
                    let row = (m[2] * x + m[3] * y + source.height - 1) / 2
                    pixels[index] = source[column, row]
                }
            }
        )
    }
}
