public import Foundation

extension CGImage {
    /// Reads an image file of any format that is understood; of an animation, the first picture.
    ///
    /// An addition of this project, for programs that want to know what is wrong with a file. The pixels lie as they
    /// are stored: an orientation that the file tells is left to the one who shows the image.
    ///
    /// - Throws: An error that names the file, the format and what is wrong.
    public convenience init(reading url: URL) throws(ImageCodecError) {
        self.init(try ImageReader.read(contentsOf: url).image)
    }

    /// Reads the bytes of an image file of any format that is understood; of an animation, the first picture.
    ///
    /// An addition of this project, for programs that want to know what is wrong with a file.
    ///
    /// - Throws: An error that names the format and what is wrong.
    public convenience init(reading data: Data) throws(ImageCodecError) {
        self.init(try ImageReader.read(data).image)
    }
}
