import Foundation

extension UIImagePickerController {
    /// The places from which a picker can take pictures.
    public enum SourceType: Int, Sendable {
        /// All albums of the library of pictures.
        case photoLibrary = 0
        /// A camera of the device.
        case camera = 1
        /// The album of pictures that the camera has taken.
        case savedPhotosAlbum = 2
    }

    /// The qualities in which videos can be given.
    public enum QualityType: Int, Sendable {
        /// The best quality of the device.
        case typeHigh = 0
        /// A quality for wireless networks.
        case typeMedium = 1
        /// A quality for networks of phones.
        case typeLow = 2
        /// A frame of 640 by 480 pixels.
        case type640x480 = 3
        /// 1280 by 720 pixels, each frame compressed on its own.
        case typeIFrame1280x720 = 4
        /// 960 by 540 pixels, each frame compressed on its own.
        case typeIFrame960x540 = 5
    }

    /// The kinds of media that a camera can take.
    public enum CameraCaptureMode: Int, Sendable {
        /// The camera takes still pictures.
        case photo = 0
        /// The camera takes videos.
        case video = 1
    }

    /// The cameras that a device can have.
    public enum CameraDevice: Int, Sendable {
        /// The camera at the back of the device.
        case rear = 0
        /// The camera on the side of the screen.
        case front = 1
    }

    /// The ways in which a flash can be used.
    public enum CameraFlashMode: Int, Sendable {
        /// The flash is not used.
        case off = -1
        /// The flash is used where it is dark.
        case auto = 0
        /// The flash is used for each picture.
        case on = 1
    }

    /// The formats in which pictures can be given.
    public enum ImageURLExportPreset: Int, Sendable {
        /// A format that all programs can read, such as JPEG.
        case compatible = 0
        /// The format in which the picture is stored.
        case current = 1
    }

    /// The keys of the dictionary that describes what the user has chosen.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The string that stands for the key in the dictionary.
        public let rawValue: String
        /// Makes a key from its string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of media, as a string.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was chosen, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the user has cropped it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the picture that the user has kept, as a rectangle in a value.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of the video's file.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of the item in the library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The metadata of the picture, as a dictionary.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The still picture and the video of a live photo.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The item of the library of pictures.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the picture's file.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
