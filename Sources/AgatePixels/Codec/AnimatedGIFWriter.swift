#if AGATE_GIF
import CLibGIF
#endif

/// Writes animated GIF files, frame by frame, with the system's giflib.
///
/// Each frame has a palette of its own. Alpha is one bit: what covers less than half of a pixel is transparent.
package final class AnimatedGIFWriter {
    private let width: Int
    private let height: Int
    private let isDithered: Bool
    #if AGATE_GIF
    private let output: UnsafeMutablePointer<[UInt8]>
    private let file: UnsafeMutablePointer<GifFileType>
    private var isOpen = true
    #endif
    /// How many frames have been added.
    package private(set) var frameCount = 0

    /// The maximum number of columns or rows of a GIF file.
    private static let maximumSide = 65_535

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - loopCount: How often the animation plays; 0 is for ever.
    ///   - isDithered: Whether colours that the palette lacks are mixed of others.
    package init(width: Int, height: Int, loopCount: Int = 0, isDithered: Bool = true) throws(ImageCodecError)
    {
        self.width = width
        self.height = height
        self.isDithered = isDithered
        #if AGATE_GIF
        guard width > 0, height > 0 else {
            throw Self.unsupported("a GIF file holds at least one pixel")
        }
        guard max(width, height) <= Self.maximumSide else {
            throw ImageCodecError(
                .tooLarge(width: width, height: height, limit: .side(Self.maximumSide)),
                format: .gif
            )
        }
        output = .allocate(capacity: 1)
        output.initialize(to: [])
        var code: Int32 = 0
        let opened = EGifOpen(
            output,
            { file, bytes, count in
                guard let output = file?.pointee.UserData?.assumingMemoryBound(to: [UInt8].self), let bytes
                else { return 0 }
                output.pointee.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                return count
            },
            &code
        )
        guard let opened else {
            output.deinitialize(count: 1)
            output.deallocate()
            throw ImageCodecError(.outOfMemory, format: .gif)
        }
        file = opened
        EGifSetGifVersion(file, true)
        guard EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil) == GIF_OK else { throw failure }
        // Once more, as the file says: nothing for one time, 0 for ever.
        if loopCount != 1 { try putLoop(loopCount <= 0 ? 0 : min(loopCount - 1, 65_535)) }
        #else
        throw ImageCodecError(.unsupported("built without the trait GIF, which writes them"), format: .gif)
        #endif
    }

    #if AGATE_GIF
    deinit {
        if isOpen { EGifCloseFile(file, nil) }
        output.deinitialize(count: 1)
        output.deallocate()
    }
    #endif

    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - frame: Of the size of the file; a frame of another size is refused.
    ///   - hundredths: How long it stays, in hundredths of a second.
    package func add(_ frame: ImageBuffer, hundredths: Int) throws(ImageCodecError) {
        #if AGATE_GIF
        guard frame.width == width, frame.height == height else {
            let sizes = "\(frame.width)x\(frame.height) pixels does not fit one of \(width)x\(height)"
            throw Self.unsupported("a frame of \(sizes)")
        }
        let pixels = frame.withPixels { source in
            (0..<width * height).map { StraightColor.divided(source[$0]) }
        }
        let palette = GIFPalette(pixels)
        var indices = palette.indices(of: pixels, width: width, isDithered: isDithered)
        // Disposal 2: the next frame replaces this one, for it may be transparent where this one is not.
        try putExtension(
            GRAPHICS_EXT_FUNC_CODE,
            [
                2 << 2 | 1, UInt8(max(0, hundredths) & 0xFF), UInt8(min(max(0, hundredths), 65_535) >> 8),
                UInt8(palette.transparent),
            ]
        )
        guard let map = GifMakeMapObject(256, nil) else {
            throw ImageCodecError(.outOfMemory, format: .gif)
        }
        defer { GifFreeMapObject(map) }
        for (index, color) in palette.colors.enumerated() {
            map.pointee.Colors[index] = GifColorType(
                Red: UInt8(color & 0xFF),
                Green: UInt8(color >> 8 & 0xFF),
                Blue: UInt8(color >> 16 & 0xFF)
            )
        }
        guard EGifPutImageDesc(file, 0, 0, Int32(width), Int32(height), false, map) == GIF_OK else {
            throw failure
        }
        for y in 0..<height {
            let isWritten = indices.withUnsafeMutableBufferPointer { buffer in
                EGifPutLine(file, buffer.baseAddress.map { $0 + y * width }, Int32(width))
            }
            guard isWritten == GIF_OK else { throw failure }
        }
        frameCount += 1
        #endif
    }

    /// The bytes that have been made since the beginning or the last call, which the file begins or goes on with.
    ///
    /// Those of a frame depend on that frame alone.
    package func takeBytes() -> [UInt8] {
        #if AGATE_GIF
        defer { output.pointee = [] }
        return output.pointee
        #else
        []
        #endif
    }

    /// The bytes of the file, without those that have been taken; nothing can be added afterwards.
    package func finish() throws(ImageCodecError) -> [UInt8] {
        #if AGATE_GIF
        isOpen = false
        var code: Int32 = 0
        guard EGifCloseFile(file, &code) == GIF_OK else {
            throw Self.unsupported("it cannot be written: error \(code)")
        }
        return output.pointee
        #else
        []
        #endif
    }

    #if AGATE_GIF
    private func putExtension(_ code: Int32, _ payload: [UInt8]) throws(ImageCodecError) {
        guard EGifPutExtension(file, code, Int32(payload.count), payload) == GIF_OK else { throw failure }
    }

    private func putLoop(_ repeats: Int) throws(ImageCodecError) {
        let name = Array("NETSCAPE2.0".utf8)
        let payload: [UInt8] = [1, UInt8(repeats & 0xFF), UInt8(repeats >> 8)]
        guard EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE) == GIF_OK,
            EGifPutExtensionBlock(file, Int32(name.count), name) == GIF_OK,
            EGifPutExtensionBlock(file, Int32(payload.count), payload) == GIF_OK,
            EGifPutExtensionTrailer(file) == GIF_OK
        else { throw failure }
    }

    private var failure: ImageCodecError {
        let words = GifErrorString(file.pointee.Error).map { String(cString: $0) } ?? "giflib says no more"
        return Self.unsupported("it cannot be written: \(words)")
    }

    private static func unsupported(_ words: String) -> ImageCodecError {
        ImageCodecError(.unsupported(words), format: .gif)
    }
    #endif
}
