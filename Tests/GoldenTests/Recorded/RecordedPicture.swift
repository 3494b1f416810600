import AgateDisplay
import AgatePixels
import Foundation
import QuartzCore
import UIKit

/// A picture that was recorded on Apple's renderer, and how to draw it again.
struct RecordedPicture {
    /// Which of the two renderers made it.
    enum Renderer: String {
        /// What a display shows of the root layer, over nothing.
        case screen = "on-screen"
        /// The root layer's `render(in:)` into a clear context.
        case context = "render(in:)"
    }

    let renderer: Renderer
    /// In points.
    let size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    /// One picture, or those of an animation.
    let expected: [ImageBuffer]
    private let makeRoot: () -> RecordedTree?
    /// What differs from frame to frame: for each frame values by the name of a layer.
    private let changes: [[String: [String: Any]]]

    /// Reads a tree in JSON and the picture beside it.
    init?(tree file: URL) {
        guard let data = try? Data(contentsOf: file),
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let renderer = (json["how"] as? String).flatMap(Renderer.init(rawValue:)),
            let size = (json["size"] as? [Double]), size.count == 2,
            let scale = json["scale"] as? Double, let root = json["root"] as? [String: Any]
        else { return nil }
        var picture = file.deletingPathExtension().appendingPathExtension("png")
        if !FileManager.default.fileExists(atPath: picture.path), let path = json["picture"] as? String {
            picture = RecordedFolder.fidelity.appendingPathComponent((path as NSString).lastPathComponent)
        }
        guard let decoded = try? ImageReader.read(contentsOf: picture, frames: .all) else { return nil }
        self.renderer = renderer
        self.size = CGSize(width: size[0], height: size[1])
        self.scale = scale
        expected = decoded.frames.map(\.image)
        let frames = json["frames"] as? [[String: Any]] ?? []
        changes = frames.map { $0["set"] as? [String: [String: Any]] ?? [:] }
        makeRoot = { RecordedTree(root, files: file.deletingLastPathComponent()) }
    }

    /// Reads a layer tree as CAML and the picture beside its bundle.
    init?(bundle: URL) {
        let picture = bundle.deletingPathExtension().appendingPathExtension("png")
        guard let image = try? PNGReader.read(contentsOf: picture) else { return nil }
        renderer = .screen
        size = CGSize(width: image.width, height: image.height)
        scale = 1
        expected = [image]
        changes = []
        makeRoot = { RecordedTree(caml: bundle.appendingPathComponent("main.caml")) }
    }

    /// Draws all frames.
    ///
    /// - Parameter reduction: How many pixels across, and down, become one of the picture.
    /// - Returns: nil where the tree says something that is not understood.
    func draw(reducedBy reduction: Int) -> [ImageBuffer]? {
        ManualDisplay.run(size: size, scale: scale * CGFloat(reduction)) { display in
            guard let tree = makeRoot() else { return nil }
            if renderer == .screen { display.layer.addSublayer(tree.root) }
            return expected.indices.map { index in
                CATransaction.setDisableActions(true)
                if changes.indices.contains(index) { tree.set(changes[index]) }
                display.advance(by: 0)
                let image =
                    renderer == .screen
                    ? display.makeSurface().makeImage() : render(tree.root, scale * CGFloat(reduction))
                return image.reduced(by: reduction)
            }
        }
    }

    private func render(_ root: CALayer, _ scale: CGFloat) -> ImageBuffer {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, false)
        let image = UIGraphicsImageRenderer(size: size, format: format).image {
            root.render(in: $0.cgContext)
        }
        return image.cgImage?.buffer ?? ImageBuffer(width: 0, height: 0, pixels: [])
    }
}

extension ImageBuffer {
    /// Each pixel the mean of so many across and down.
    fileprivate func reduced(by factor: Int) -> ImageBuffer {
        guard factor > 1 else { return self }
        let (newWidth, newHeight) = (width / factor, height / factor)
        let half = UInt32(factor * factor / 2)
        return ImageBuffer(width: newWidth, height: newHeight) { target in
            for index in target.indices {
                let (x, y) = (index % newWidth * factor, index / newWidth * factor)
                var sums = SIMD4<UInt32>(repeating: half)
                for row in y..<y + factor {
                    for column in x..<x + factor { sums &+= self[column, row].components }
                }
                let mean = sums / UInt32(factor * factor)
                target[index] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
            }
        }
    }
}

extension UInt32 {
    /// Red, green, blue and alpha of a pixel.
    var components: SIMD4<UInt32> { SIMD4(self & 255, self >> 8 & 255, self >> 16 & 255, self >> 24) }
}
