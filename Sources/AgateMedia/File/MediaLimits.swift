import CAgateMedia

/// The largest files that are opened.
package struct MediaLimits: Sendable, Hashable {
    /// Pixels of a side of a picture: that of the largest one a display shows.
    package var side = 16_384
    /// Pixels of a picture: 8,192 by 4,320 and some more.
    package var pixels = 1 << 26
    /// Seconds: a day.
    package var duration = 86_400.0
    /// Streams of a file.
    package var streams = 64
    /// Bytes that are read before the streams of a file are known; small reads count as 512.
    package var opening = 1 << 28

    package init() {}

    var native: agate_media_limits {
        agate_media_limits(
            side: Int32(side),
            pixels: Int64(pixels),
            duration: duration,
            streams: Int32(streams),
            opening: Int64(opening)
        )
    }
}
