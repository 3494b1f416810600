import AgateGeometry
import AgatePixels
import Foundation

/// Memory outside a context's surface that must always show the same picture: the caller's, or the context's own
/// in a format that a surface does not have.
///
/// Before each drawing call the touched pixels come in, after it they go out, so that a caller may read and write
/// the memory between calls.
final class ClientBitmap {
    let memory: UnsafeMutablePointer<UInt8>
    let bytesPerRow: Int
    let format: BitmapFormat
    private let isOwned: Bool
    private let onRelease: (() -> Void)?

    /// Uses memory of the caller, or own memory, zeroed, when none is given.
    ///
    /// - Returns: nil when own memory cannot be had.
    init?(
        memory: UnsafeMutableRawPointer?,
        height: Int,
        bytesPerRow: Int,
        format: BitmapFormat,
        onRelease: (() -> Void)? = nil
    ) {
        guard let start = memory ?? calloc(bytesPerRow, height) else { return nil }
        self.memory = start.assumingMemoryBound(to: UInt8.self)
        self.bytesPerRow = bytesPerRow
        self.format = format
        self.onRelease = onRelease
        isOwned = memory == nil
    }

    deinit {
        if isOwned { free(memory) }
        onRelease?()
    }

    /// Copies pixels from the memory to a surface of the same size.
    func read(_ rect: DeviceRect, into surface: Surface) {
        let step = format.bytesPerPixel
        for y in rect.minY..<rect.maxY {
            let row = memory + y * bytesPerRow
            let target = surface.pixels + y * surface.width
            for x in rect.minX..<rect.maxX { target[x] = format.decoded(row + x * step) }
        }
    }

    /// Copies pixels of a format with more than 8 bits from the memory to a surface of the same size.
    func read(_ rect: DeviceRect, into surface: Float32Surface) {
        guard let float32 = format.float32 else { return }
        let step = format.bytesPerPixel
        for y in rect.minY..<rect.maxY {
            let row = memory + y * bytesPerRow
            let target = surface.pixels + y * surface.width
            for x in rect.minX..<rect.maxX { target[x] = float32.decoded(row + x * step) }
        }
    }

    /// Copies pixels of a format with more than 8 bits from a surface of the same size to the memory.
    func write(_ rect: DeviceRect, from surface: Float32Surface) {
        guard let float32 = format.float32 else { return }
        let step = format.bytesPerPixel
        for y in rect.minY..<rect.maxY {
            let row = memory + y * bytesPerRow
            let source = surface.pixels + y * surface.width
            for x in rect.minX..<rect.maxX { float32.encode(source[x], into: row + x * step) }
        }
    }

    /// Copies pixels from a surface of the same size to the memory.
    func write(_ rect: DeviceRect, from surface: Surface) {
        let step = format.bytesPerPixel
        for y in rect.minY..<rect.maxY {
            let row = memory + y * bytesPerRow
            let source = surface.pixels + y * surface.width
            for x in rect.minX..<rect.maxX { format.encode(source[x], into: row + x * step) }
        }
    }
}
