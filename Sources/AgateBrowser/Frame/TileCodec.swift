/// How the pixels of a tile are put into bytes; the numbers stand in messages.
///
/// 2 and 4 are kept for PNG and WebP, which the page understands and nothing here sends: measured, they cost twice as much time as
/// 1 for the same bytes.
package enum TileCodec: UInt8, Sendable {
    /// One colour: 4 bytes, red, green, blue and 255.
    case solid = 0
    /// All pixels, 4 bytes each, rows from the top, deflated without a header.
    case deflate = 1
    /// A PNG file.
    case png = 2
    /// A JPEG file; not exact.
    case jpeg = 3
    /// A WebP file.
    case webp = 4
    /// Pixels that the client has already, elsewhere: two numbers of 2 bytes, the x and y to copy from. Copies come first in a message, and
    /// read what was there before it.
    case copy = 5
}
