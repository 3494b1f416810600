import AgateGeometry

/// Memory for a stretch of pixels while it is painted.
///
/// `@unchecked Sendable`: one thread at a time acquires each from the pool.
final class PaintScratch: @unchecked Sendable {
    /// The maximum number of pixels that are made at a time.
    static let length = 256

    /// Points in paint space.
    let u = UnsafeMutablePointer<Float>.allocate(capacity: length)
    let v = UnsafeMutablePointer<Float>.allocate(capacity: length)
    /// Colours.
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: length)
    /// Coverage.
    let cover = UnsafeMutablePointer<UInt8>.allocate(capacity: length)

    private static let pool = ScratchPool<PaintScratch>()

    private init() {
        u.initialize(repeating: 0, count: Self.length)
        v.initialize(repeating: 0, count: Self.length)
        pixels.initialize(repeating: 0, count: Self.length)
        cover.initialize(repeating: 0, count: Self.length)
    }

    deinit {
        u.deallocate()
        v.deallocate()
        pixels.deallocate()
        cover.deallocate()
    }

    /// Calls a function with memory that holds anything.
    static func with<Result>(_ body: (PaintScratch) -> Result) -> Result {
        pool.with(make: { PaintScratch() }, body)
    }
}
