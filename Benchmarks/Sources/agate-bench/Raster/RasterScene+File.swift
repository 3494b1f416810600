import AgateGeometry
import Foundation

/// The file that other engines draw from: words and numbers, read by `Benchmarks/Peers/Raster/scene.h` and `skia.py`.
extension RasterScene {
    /// Writes the scene, and its picture beside it.
    func write(to file: URL) throws {
        var text = "size \(width) \(height)\n"
        switch content {
        case .shapes(let shapes):
            for shape in shapes { shape.append(to: &text) }
        case .over(let picture):
            text += "over \(try write(picture, beside: file))\n"
        case .map(let picture, let map):
            // Row vectors here, columns there.
            let numbers = [map.m11, map.m21, map.m31, map.m12, map.m22, map.m32, map.m13, map.m23, map.m33]
            text += "map \(try write(picture, beside: file)) "
            text += numbers.map(String.init(describing:)).joined(separator: " ") + "\n"
        case .blur(let picture, let sigma):
            text += "blur \(try write(picture, beside: file)) \(sigma)\n"
        }
        try Data(text.utf8).write(to: file)
    }

    private func write(_ picture: Picture, beside file: URL) throws -> String {
        let pixels = file.appendingPathExtension("pixels")
        try picture.pixels.withUnsafeBytes { try Data($0).write(to: pixels) }
        return "\(picture.width) \(picture.height) \(pixels.path)"
    }
}

extension RasterScene.Shape {
    fileprivate func append(to text: inout String) {
        switch paint {
        case .fill(let color): text += "fill \(color.words)\n"
        case .stroke(let width, let color): text += "stroke \(width) \(color.words)\n"
        case .linear(let start, let end, let stops):
            text += "linear \(start.words) \(end.words) \(stops.map(\.words).joined(separator: " "))\n"
        case .radial(let center, let radius, let stops):
            text += "radial \(center.words) \(radius) \(stops.map(\.words).joined(separator: " "))\n"
        }
        path.forEachElement { verb, _, points in
            switch verb {
            case .move: text += "m \(points[0].words)\n"
            case .line: text += "l \(points[0].words)\n"
            case .quad: preconditionFailure("need lines and cubic curves")
            case .cubic: text += "c \(points[0].words) \(points[1].words) \(points[2].words)\n"
            case .close: text += "z\n"
            }
        }
    }
}

extension RasterScene.Color {
    fileprivate var words: String { "\(red) \(green) \(blue) \(alpha)" }
}

extension RasterScene.Stop {
    fileprivate var words: String { "\(offset) \(color.words)" }
}

extension CGPoint {
    fileprivate var words: String { "\(x) \(y)" }
}
