import AgateDisplay
import AgatePixels
import Foundation

/// Writes captured frames in a format.
enum FileWriting {
    /// Writes frames to a file, or to numbered files beside it.
    ///
    /// - Returns: The files.
    static func write(_ capture: FrameCapture, _ plan: RenderPlan, to file: URL) throws -> [URL] {
        switch plan.format {
        case .apng:
            try AnimatedPNG.write(capture, to: file, loopCount: plan.loopCount)
        case .gif:
            try AnimatedGIF.write(capture, to: file, loopCount: plan.loopCount, isDithered: true)
        case .webp where plan.isEven && !NumberedFiles.isPattern(file):
            try AnimatedWebP.write(capture, to: file, loopCount: plan.loopCount, quality: plan.quality)
        case .video(let codec):
            try Video.write(
                capture,
                rate: plan.rate,
                to: file,
                codec: codec,
                quality: plan.quality ?? Self.videoQuality
            )
        case .png, .jpeg, .webp:
            return try writePictures(capture, plan, to: file)
        }
        return [file]
    }

    /// How close videos are unless somebody asks for another quality.
    private static let videoQuality = 0.69
    /// How close JPEG files are unless somebody asks for another quality.
    private static let jpegQuality = 0.9

    private static func writePictures(_ capture: FrameCapture, _ plan: RenderPlan, to file: URL) throws
        -> [URL]
    {
        let names = NumberedFiles(file, count: plan.times.count)
        var files: [URL] = []
        try capture.forEach { index, surface in
            let target = names.file(index)
            try PictureFile.write(encode(surface.makeImage(), plan), to: target)
            files.append(target)
        }
        return files
    }

    private static func encode(_ image: ImageBuffer, _ plan: RenderPlan) throws -> [UInt8] {
        switch plan.format {
        case .jpeg: try JPEGWriter(quality: plan.quality ?? jpegQuality).encode(image)
        case .webp: try WebPWriter(quality: plan.quality).encode(image)
        default: PNGWriter().encode(image)
        }
    }
}

/// The names of one or more files of pictures.
struct NumberedFiles {
    private let folder: URL
    private let prefix: String
    private let suffix: String
    private let digits: Int

    /// Makes names of one: `-000` and so on before its ending where there are more than one, or in the place of `%05d`.
    init(_ file: URL, count: Int) {
        folder = file.deletingLastPathComponent()
        let name = file.lastPathComponent
        if let (range, digits) = Self.pattern(name) {
            prefix = String(name[..<range.lowerBound])
            suffix = String(name[range.upperBound...])
            self.digits = digits
        } else {
            let ending = file.pathExtension
            let stem = file.deletingPathExtension().lastPathComponent
            prefix = count > 1 ? stem + "-" : stem
            suffix = ending.isEmpty ? "" : "." + ending
            digits = count > 1 ? max(String(count - 1).count, 3) : 0
        }
    }

    /// Whether a name holds a number's place, such as `%05d`.
    static func isPattern(_ file: URL) -> Bool { pattern(file.lastPathComponent) != nil }

    func file(_ index: Int) -> URL {
        let number = digits == 0 ? "" : String(index)
        let padded = String(repeating: "0", count: max(digits - number.count, 0)) + number
        return folder.appendingPathComponent(prefix + (digits == 0 ? "" : padded) + suffix)
    }

    private static func pattern(_ name: String) -> (Range<String.Index>, Int)? {
        guard let range = name.range(of: "%0?[0-9]?d", options: .regularExpression) else { return nil }
        let digits = name[range].dropFirst().dropLast()
        return (range, max(Int(digits) ?? 1, 1))
    }
}
