package import AgateCompositor
import AgatePixels
package import Foundation

/// Writes compressed frames, in their order, to one file or to one each.
///
/// No more than a few frames are kept in memory. Files appear under their names when they are whole.
package final class FilmWriter {
    private let coding: FrameCoding
    private let timing: FilmTiming
    private let file: URL
    private let names: NumberedFiles
    private var output: Output
    private var count = 0

    private enum Output {
        case stills(WholeFiles)
        case png(WholeFile, AnimatedPNGLayout)
        case webp(WholeFile, AnimatedWebPLayout)
        case gif(WholeFile, AnimatedGIFWriter)
    }

    /// Begins the file, and makes its folder.
    ///
    /// - Parameters:
    ///   - size: The size of the frames in pixels.
    ///   - timing: How long frames stay.
    ///   - file: The file, or what the names of numbered files are made of.
    package init(_ coding: FrameCoding, size: PixelSize, _ timing: FilmTiming, to file: URL) throws {
        (self.coding, self.timing, self.file) = (coding, timing, file)
        names = NumberedFiles(file, count: timing.count)
        try WholeFile.makeFolder(file.deletingLastPathComponent())
        switch coding {
        case .png, .jpeg, .webp: output = .stills(WholeFiles())
        case .animatedPNG(let loopCount):
            let layout = AnimatedPNGLayout(
                width: size.width,
                height: size.height,
                frameCount: timing.count,
                loopCount: max(loopCount, 0)
            )
            let whole = try WholeFile(file)
            try whole.append(layout.head)
            output = .png(whole, layout)
        case .animatedWebP(let loopCount, _):
            let layout = try AnimatedWebPLayout(width: size.width, height: size.height, loopCount: loopCount)
            let whole = try WholeFile(file)
            try whole.append(layout.head)
            output = .webp(whole, layout)
        case .animatedGIF(let loopCount, _):
            let writer = try AnimatedGIFWriter(width: size.width, height: size.height, loopCount: loopCount)
            let whole = try WholeFile(file)
            try whole.append(writer.takeBytes())
            output = .gif(whole, writer)
        }
    }

    /// Writes the next frame.
    ///
    /// - Parameter bytes: The bytes from ``FrameEncoder/encode(_:index:)``.
    package func add(_ bytes: [UInt8]) throws {
        defer { count += 1 }
        switch output {
        case .stills(let files): try files.add(bytes, names.file(count))
        case .png(let whole, var layout):
            guard let frame = AnimatedPNGFrame(bytes: bytes) else { throw damage }
            try whole.append(layout.part(frame, delay: timing.delay(count)))
            output = .png(whole, layout)
        case .webp(let whole, var layout):
            guard let frame = AnimatedWebPFrame(bytes: bytes) else { throw damage }
            try whole.append(layout.part(frame, milliseconds: timing.ticks(count, perSecond: 1000)))
            output = .webp(whole, layout)
        case .gif(let whole, _): try whole.append(bytes)
        }
    }

    /// Gives the files their names.
    ///
    /// - Returns: The files, in order.
    @discardableResult
    package func finish() throws -> [URL] {
        guard count == timing.count else { throw damage }
        switch output {
        case .stills(let files):
            try files.publish()
            return (0..<count).map { names.file($0) }
        case .png(let whole, let layout):
            try whole.append(layout.tail)
            try whole.publish()
        case .webp(let whole, let layout):
            try whole.rewriteStart(layout.head)
            try whole.publish()
        case .gif(let whole, let writer):
            try whole.append(writer.finish())
            try whole.publish()
        }
        return [file]
    }

    private var damage: ExportError {
        .cannotWrite(file, reason: "frame \(count) of \(timing.count) is damaged or missing")
    }
}
