import Foundation
import UIKitCore

extension UIImagePickerController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        /// All albums.
        case photoLibrary = 0
        /// A camera.
        case camera = 1
        /// The album of pictures that were taken.
        case savedPhotosAlbum = 2
    }

    /// How good films are.
    public enum QualityType: Int, Sendable {
        /// The best.
        case typeHigh = 0
        /// Good enough for wireless networks.
        case typeMedium = 1
        /// Good enough for networks of phones.
        case typeLow = 2
        /// 640 by 480.
        case type640x480 = 3
        /// 1280 by 720 in a frame.
        case typeIFrame1280x720 = 4
        /// 960 by 540 in a frame.
        case typeIFrame960x540 = 5
    }

    /// What a camera takes.
    public enum CameraCaptureMode: Int, Sendable {
        /// Pictures.
        case photo = 0
        /// Films.
        case video = 1
    }

    /// A camera of a device.
    public enum CameraDevice: Int, Sendable {
        /// The one at the back.
        case rear = 0
        /// The one beside the screen.
        case front = 1
    }

    /// Whether a flash is used.
    public enum CameraFlashMode: Int, Sendable {
        /// Never.
        case off = -1
        /// Where it is dark.
        case auto = 0
        /// Always.
        case on = 1
    }

    /// In which form pictures are given.
    public enum ImageURLExportPreset: Int, Sendable {
        /// As files that all programs read.
        case compatible = 0
        /// As they are.
        case current = 1
    }

    /// What is told of a picture that was chosen.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of media, as a string.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The picture as it was, a `UIImage`.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture as the person has cut it, a `UIImage`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What is left of the picture, a rectangle in a value.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// Where the film is, a URL.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// Where the item is in the library, a URL.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// What else is known of the picture, a dictionary.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The still and film of a picture that moves.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The item of the library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// Where the picture is, a URL.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
