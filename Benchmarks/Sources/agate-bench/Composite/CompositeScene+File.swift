import Foundation

/// The file that other engines draw from: words and numbers, read by `Benchmarks/Peers/Composite`.
///
/// Colours are components of 0...255, not premultiplied; the image's pixels are premultiplied, 0xAARRGGBB as a number.
extension CompositeScene {
    /// Writes the scene, and its image beside it.
    func write(to file: URL) throws {
        var text = "size \(width) \(height)\n"
        if let image {
            let pixels = file.appendingPathExtension("pixels")
            try image.pixels.map(\.withRedAndBlueSwapped).withUnsafeBytes { try Data($0).write(to: pixels) }
            text += "image \(image.width) \(image.height) \(pixels.path)\n"
        }
        if blur > 0 { text += "blur \(blur)\n" }
        if keepsPictures { text += "keep\n" }
        for item in items { text += item.line + "\n" }
        try Data(text.utf8).write(to: file)
    }
}

extension UInt32 {
    /// A pixel of our order in that of the others, and back.
    var withRedAndBlueSwapped: UInt32 { self & 0xFF00_FF00 | self >> 16 & 0xFF | (self & 0xFF) << 16 }
}

extension CompositeScene.Item {
    fileprivate var line: String {
        switch self {
        case .quad(let quad): "quad \(quad.place.words) \(quad.opacity)"
        case .group(let group):
            "group \(group.place.words) \(group.kind.rawValue) \(group.colors.0.words) \(group.colors.1.words)"
        case .box(let box):
            "box \(box.place.words) \(box.radius) \(box.fill.words) \(box.borderWidth) \(box.border.words) "
                + (box.shadow.map { "\($0.sigma) \($0.offset.x) \($0.offset.y) \($0.color.words)" }
                    ?? "0 0 0 0 0 0 0")
        }
    }
}

extension CompositeScene.Place {
    /// Eight numbers: the middle, the size, the angle, the velocity, the spin.
    fileprivate var words: String {
        "\(center.x) \(center.y) \(size.width) \(size.height) \(angle) \(velocity.x) \(velocity.y) \(spin)"
    }
}

extension RasterScene.Color {
    fileprivate var words: String { "\(red) \(green) \(blue) \(alpha)" }
}
