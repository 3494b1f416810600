import Foundation

/// What the machine itself can do: no engine that moves bytes is faster than a copy of them.
enum Roofline {
    /// The seconds of copying so that a number of bytes is moved, half of them read and half of them written.
    ///
    /// - Parameter pixels: The size of the buffers that are copied over and over, in pixels: that of the picture, so
    ///   that a picture that fits into a cache is compared with a copy that does.
    static func copySeconds(of bytes: Int, around pixels: Int) -> Double {
        let size = pixels * 4
        let source = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        let target = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
        defer {
            source.deallocate()
            target.deallocate()
        }
        memset(source, 1, size)
        memset(target, 2, size)
        let rate = Stopwatch.median(rounds: 15) {
            Stopwatch.processorSeconds { memcpy(target, source, size) }
        }
        return rate / Double(size * 2) * Double(bytes)
    }

    /// The seconds of filling a picture with one colour.
    static func fillSeconds(pixels: Int) -> Double {
        let target = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels)
        defer { target.deallocate() }
        target.initialize(repeating: 0, count: pixels)
        return Stopwatch.median(rounds: 15) {
            Stopwatch.processorSeconds { target.update(repeating: 0xFF80_4020, count: pixels) }
        }
    }
}
