#if AGATE_JPEG
import CLibTurboJPEG
#endif

/// Writes JPEG files with the system's libjpeg-turbo.
///
/// The same image gives the same bytes. JPEG has no alpha: what shines through becomes white.
package struct JPEGWriter: Sendable {
    /// How close to the picture: 0 is small and 1 close.
    package var quality: Double
    /// How the pixels lie, as EXIF counts; written down unless it is 1.
    package var orientation: Int

    /// Makes a writer.
    ///
    /// - Parameter quality: Clamped to 0...1; what is not a number counts as 1.
    package init(quality: Double = 0.8, orientation: Int = 1) {
        self.quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
        self.orientation = orientation
    }

    /// The maximum number of columns or rows that libjpeg-turbo writes.
    private static let maximumSide = 65_500

    /// The bytes of a JPEG file.
    ///
    /// Colours have half the resolution of brightness, at qualities of 0.9 and more the same.
    package func encode(_ image: ImageBuffer) throws(ImageCodecError) -> [UInt8] {
        #if AGATE_JPEG
        guard image.width > 0, image.height > 0 else {
            throw ImageCodecError(.unsupported("a JPEG file holds at least one pixel"), format: .jpeg)
        }
        guard max(image.width, image.height) <= Self.maximumSide else {
            throw ImageCodecError(
                .tooLarge(width: image.width, height: image.height, limit: .side(Self.maximumSide)),
                format: .jpeg
            )
        }
        guard let encoder = tjInitCompress() else { throw ImageCodecError(.outOfMemory, format: .jpeg) }
        defer { tjDestroy(encoder) }
        let pixels = onWhite(image)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let status = pixels.withUnsafeBytes {
            tjCompress2(
                encoder,
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self),
                Int32(image.width),
                Int32(image.width * 4),
                Int32(image.height),
                Int32(TJPF_RGBX.rawValue),
                &bytes,
                &count,
                Int32(quality >= 0.9 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue),
                Int32((1 + quality * 99).rounded()),
                TJFLAG_ACCURATEDCT
            )
        }
        guard status == 0, let bytes else {
            let words = tjGetErrorStr2(encoder).map { String(cString: $0) } ?? ""
            throw ImageCodecError(.unsupported("it cannot be written: \(words)"), format: .jpeg)
        }
        let file = Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
        return (2...8).contains(orientation) ? withOrientation(file) : file
        #else
        throw ImageCodecError(.unsupported("built without the trait JPEG, which writes them"), format: .jpeg)
        #endif
    }

    /// The pixels over white.
    ///
    /// GUESS jpeg-background: white.
    private func onWhite(_ image: ImageBuffer) -> [UInt32] {
        image.withPixels { source in
            (0..<image.width * image.height).map { index in
                // No component is above alpha, so nothing carries into the next one.
                source[index] &+ (255 - source[index] >> 24) &* 0x0001_0101
            }
        }
    }

    /// Puts an EXIF block behind the first marker.
    private func withOrientation(_ file: [UInt8]) -> [UInt8] {
        let payload = Array("Exif\0\0".utf8) + ExifOrientation.block(orientation)
        let length = payload.count + 2
        return file[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + payload + file[2...]
    }
}
