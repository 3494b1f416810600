package import AgateGeometry

/// A part of a frame: where it lies, in pixels from the top left corner, and its bytes.
package struct FrameTile: Sendable, Equatable {
    /// Where it lies; sides of 1 to 65,535.
    package var place: DeviceRect
    /// How to read ``bytes``.
    package var codec: TileCodec
    /// The pixels in the way that ``codec`` says.
    package var bytes: [UInt8]

    package init(place: DeviceRect, codec: TileCodec, bytes: [UInt8]) {
        self.place = place
        self.codec = codec
        self.bytes = bytes
    }
}
