import AgateCompositor
import AgateDisplay
import AgatePixels
import Foundation

/// All frames of a film in one picture, row by row, and a file of JSON that says where each one is.
///
/// The JSON has the form that texture packers write and game engines read: a list `frames` with `frame` (`x`, `y`, `w`, `h`), `sourceSize` and `duration` in
/// milliseconds, and `meta` with the picture's name and size. Source: reality Q7.5.
@MainActor package enum SpriteSheet {
    /// The maximum number of frames beside each other.
    nonisolated package static let maxColumns = 16_384
    private static let maxPixels = 1 << 28

    /// The file of JSON beside a picture.
    package static func places(beside picture: URL) -> URL {
        picture.deletingPathExtension().appendingPathExtension("json")
    }

    /// Sees that a sheet can be made, before work is done.
    package static func check(_ settings: RenderSettings, columns: Int, _ file: URL) throws(RenderFailure) {
        let film = try settings.checked()
        switch film.output {
        case .png, .jpeg, .webp, .animatedWebP: break
        default:
            throw RenderFailure(.usage, "A sprite sheet is one picture: let it end with .png, .webp or .jpg.")
        }
        guard !NumberedFiles.isPattern(file) else {
            throw RenderFailure(
                .usage,
                "A sprite sheet is one picture: leave the number out of \(file.lastPathComponent)."
            )
        }
        let (width, height) = size(film, columns)
        guard width <= maxColumns, height <= maxColumns, width * height <= maxPixels else {
            let fitting = min(maxColumns / max(settings.width, 1), settings.frameCount)
            throw RenderFailure(
                .limit,
                "A sheet of \(width) x \(height) pixels is too large: a side has \(maxColumns) at most, and all of it \(maxPixels). Choose other --columns (up to \(fitting)), a smaller --size, or fewer frames (--fps, --frames)."
            )
        }
    }

    /// Writes the picture and the file of JSON.
    ///
    /// - Parameter onFrame: Called after each frame.
    /// - Returns: Both files.
    package static func write(
        _ source: any RenderSource,
        _ settings: RenderSettings,
        columns: Int,
        to file: URL,
        onFrame: () throws -> Void
    ) throws -> [URL] {
        try check(settings, columns: columns, file)
        let film = try settings.checked()
        let (width, height) = size(film, columns)
        guard let sheet = Surface(width: width, height: height) else {
            throw RenderFailure(.limit, "A sheet of \(width) x \(height) pixels is too large.")
        }
        let (frameWidth, frameHeight) = (settings.width, settings.height)
        try FilmStage.with(source, film) { stage in
            for frame in 0..<settings.frameCount {
                let picture = stage.picture(frame)
                let left = frame % columns * frameWidth
                let top = frame / columns * frameHeight
                for y in 0..<frameHeight {
                    (sheet.pixels + (top + y) * width + left)
                        .update(from: picture.pixels + y * frameWidth, count: frameWidth)
                }
                try onFrame()
            }
        }
        let image = sheet.makeImage()
        let bytes: [UInt8] =
            switch film.output {
            case .jpeg: try JPEGWriter(quality: settings.quality ?? 0.9).encode(image)
            case .webp, .animatedWebP: try WebPWriter(quality: settings.quality).encode(image)
            default: PNGWriter().encode(image)
            }
        let places = places(beside: file)
        // Both are whole before one of them has its name.
        let (picture, list) = (try WholeFile(file), try WholeFile(places))
        try picture.append(bytes)
        try list.append(try json(source.name, film, columns, file))
        try picture.publish()
        try list.publish()
        return [file, places]
    }

    /// The size of a sheet in pixels.
    private static func size(_ film: FilmSettings, _ columns: Int) -> (width: Int, height: Int) {
        let count = film.settings.frameCount
        let across = min(columns, count)
        return (across * film.settings.width, (count + columns - 1) / columns * film.settings.height)
    }

    // MARK: The file of JSON

    private struct Rectangle: Encodable {
        var x = 0
        var y = 0
        var w: Int
        var h: Int
    }

    private struct Size: Encodable {
        var w: Int
        var h: Int
    }

    private struct Frame: Encodable {
        var filename: String
        var frame: Rectangle
        var rotated = false
        var trimmed = false
        var spriteSourceSize: Rectangle
        var sourceSize: Size
        var duration: Int
    }

    private struct Meta: Encodable {
        var app = "agate"
        var image: String
        var format = "RGBA8888"
        var size: Size
        var scale: String
        var framesPerSecond: String
        var columns: Int
    }

    private struct Sheet: Encodable {
        var frames: [Frame]
        var meta: Meta
    }

    private static func json(_ name: String, _ film: FilmSettings, _ columns: Int, _ file: URL) throws
        -> [UInt8]
    {
        let (w, h) = (film.settings.width, film.settings.height)
        let timing = film.timing
        let digits = max(String(film.settings.frameCount - 1).count, 3)
        let frames = (0..<film.settings.frameCount).map { index in
            let number = String(index)
            return Frame(
                filename: "\(name)-\(String(repeating: "0", count: digits - number.count))\(number)",
                frame: Rectangle(x: index % columns * w, y: index / columns * h, w: w, h: h),
                spriteSourceSize: Rectangle(w: w, h: h),
                sourceSize: Size(w: w, h: h),
                duration: timing.ticks(index, perSecond: 1000)
            )
        }
        let (width, height) = size(film, columns)
        let meta = Meta(
            image: file.lastPathComponent,
            size: Size(w: width, h: height),
            scale: "\(film.settings.scale)",
            framesPerSecond: film.settings.framesPerSecond,
            columns: columns
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(Sheet(frames: frames, meta: meta))) + [10]
    }
}
