import Foundation

/// Makes an image of what a decoder writes.
enum PixelAssembly {
    /// Lets a decoder write all rows and turns them into premultiplied sRGB.
    ///
    /// Pixels of four bytes are decoded and turned in place.
    ///
    /// - Parameter decode: Gets memory for all rows and the bytes of one; gives what is wrong, or nil.
    static func makeImage(
        width: Int,
        height: Int,
        color: ColorResolver,
        format: ImageFormat,
        decode: (UnsafeMutableRawPointer, Int) -> ImageCodecError.Problem?
    ) throws(ImageCodecError) -> ImageBuffer {
        let bytesPerRow = width * color.layout.bytesPerPixel
        var problem: ImageCodecError.Problem?
        let image = ImageBuffer(width: width, height: height) { target in
            guard let start = target.baseAddress, target.count == width * height, target.count > 0 else {
                problem = .outOfMemory
                return
            }
            let isInPlace = color.layout.bytesPerPixel == 4
            guard let memory = isInPlace ? UnsafeMutableRawPointer(start) : malloc(bytesPerRow * height)
            else {
                problem = .outOfMemory
                return
            }
            defer { if !isInPlace { free(memory) } }
            problem = decode(memory, bytesPerRow)
            if problem != nil { return }
            for y in 0..<height {
                color.resolve(memory + y * bytesPerRow, into: start + y * width, count: width)
            }
        }
        if let problem { throw ImageCodecError(problem, format: format) }
        return image
    }
}
