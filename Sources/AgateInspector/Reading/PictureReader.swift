import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// A picture as a message carries it.
package struct PictureRecord: Codable, Sendable, Hashable {
    /// The file's bytes in Base64: PNG.
    package var png: String
    /// The size in pixels.
    package var width: Int
    package var height: Int
    /// Where its left top corner is: for a layer in the layer's own plane, for a frame on the display; in points.
    package var x: Double
    package var y: Double
    /// Pixels per point.
    package var scale: Double
}

extension Moment {
    /// Pictures have no more pixels than this on a side.
    private static let longestSide = 4096.0

    /// The picture of the display.
    ///
    /// - Parameter scale: Pixels per point; nil for the display's own.
    func picture(scale wanted: Double?) -> PictureRecord {
        let scale = Self.usable(wanted ?? Double(self.scale))
        let points = (
            width: Double(size.width) / Double(self.scale), height: Double(size.height) / Double(self.scale)
        )
        let fitting = min(scale, Self.longestSide / max(points.width, points.height, 1))
        let pixels = PixelSize(CGSize(width: points.width, height: points.height), scale: fitting)
        let frame = Compositor(threads: 1).frame(of: tree, at: time, size: pixels, scale: fitting)
        return PictureRecord(frame.surface, x: 0, y: 0, scale: fitting)
    }

    /// The picture of a layer with what is in it, its own place and transform left out; nil where it shows nothing.
    ///
    /// - Parameters:
    ///   - alone: Leaves out the sublayers.
    ///   - wanted: Pixels per point.
    func picture(of id: LayerID, alone: Bool, scale wanted: Double) -> PictureRecord? {
        var tree = tree
        if alone {
            var commit = Commit(time: time)
            commit.operations = [.setSublayers(id, [])]
            tree.apply(commit)
        }
        guard let values = tree.values(of: id, at: time) else { return nil }
        let side = max(Double(values.bounds.width), Double(values.bounds.height), 1)
        let scale = min(Self.usable(wanted), side.isFinite ? Self.longestSide / side : 1)
        // Shadows and sublayers may reach beyond the bounds.
        let reach = Int(Self.longestSide / 2)
        let origin = values.bounds.origin
        guard origin.x.isFinite, origin.y.isFinite else { return nil }
        let left = Int(max(min(origin.x * scale, 1e6), -1e6)) - reach
        let top = Int(max(min(origin.y * scale, 1e6), -1e6)) - reach
        let parentTime = tree[id]?.superlayer.map { tree.localTime(of: $0, at: time) } ?? time
        let picture = Compositor(threads: 1).rendering(
            ofSubtree: id,
            of: tree,
            at: parentTime,
            transform: CGAffineTransform(scaleX: scale, y: scale),
            in: DeviceRect(
                minX: left,
                minY: top,
                maxX: left + Int(Self.longestSide) + reach,
                maxY: top + Int(Self.longestSide) + reach
            )
        )
        guard let picture else { return nil }
        return PictureRecord(
            picture.surface,
            x: Double(picture.origin.x) / scale,
            y: Double(picture.origin.y) / scale,
            scale: scale
        )
    }

    private static func usable(_ scale: Double) -> Double {
        scale.isFinite && scale > 0 ? min(max(scale, 0.05), 4) : 1
    }
}

extension PictureRecord {
    init(_ surface: Surface, x: Double, y: Double, scale: Double) {
        png = Data(PNGWriter().encode(surface.makeImage())).base64EncodedString()
        (width, height) = (surface.width, surface.height)
        (self.x, self.y, self.scale) = (x.sixDigits, y.sixDigits, scale.sixDigits)
    }
}
