/// The content of a file: one picture, or the frames of an animation.
package struct DecodedImage: Sendable {
    /// One picture of an animation.
    package struct Frame: Sendable {
        /// The whole picture, earlier frames included where this one covers only a part.
        package let image: ImageBuffer
        /// How long the file says it stays, in seconds; 0 for a still picture.
        package let duration: Double

        /// How long it is shown: a tenth of a second where the file says next to nothing.
        ///
        /// Many old files say 0 or a hundredth, and were made for programs that took that for a tenth.
        ///
        /// GUESS frame-delay: everything below 11 milliseconds.
        package var shownDuration: Double { duration < 0.011 ? 0.1 : duration }
    }

    /// The format of the file.
    package let format: ImageFormat
    /// The pictures that were read, at least one.
    package let frames: [Frame]
    /// How often an animation plays; 0 is for ever, and what a still picture has.
    package let loopCount: Int
    /// How the stored pixels lie, as EXIF counts: 1 is upright, 6 wants a quarter turn clockwise.
    package let orientation: Int

    init(
        format: ImageFormat,
        frames: [Frame],
        loopCount: Int = 0,
        orientation: Int = 1
    ) {
        precondition(!frames.isEmpty, "need a picture")
        self.format = format
        self.frames = frames
        self.loopCount = loopCount
        self.orientation = orientation
    }

    init(format: ImageFormat, still image: ImageBuffer, orientation: Int) {
        self.init(format: format, frames: [Frame(image: image, duration: 0)], orientation: orientation)
    }

    /// The first picture.
    package var image: ImageBuffer { frames[0].image }
}

/// Which pictures of an animation are wanted.
package enum FrameSelection: Sendable {
    /// The first one only; the rest of the file is not looked at.
    case first
    /// All of them.
    case all
}
