import Foundation
public import QuartzCore

// There is no album of saved photos: saving fails with an error, as in a program without permission on Apple's systems.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds an image to the album of saved photos; it fails, since there is none.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: The object that gets the method, after the present turn of the main queue.
///   - completionSelector: A method such as `image(_:didFinishSavingWithError:contextInfo:)`; nil for no call.
///   - contextInfo: A pointer that the method gets as its last argument.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotosAlbum.refuse(image, completionTarget, completionSelector, contextInfo) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a video can be added to the album; always false.
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a video to the album of saved photos; it fails, since there is none.
///
/// - Parameter completionSelector: A method such as `video(_:didFinishSavingWithError:contextInfo:)`; nil for no call.
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String,
    _ completionTarget: Any?,
    _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotosAlbum.refuse(videoPath, completionTarget, completionSelector, contextInfo) }

@MainActor private enum SavedPhotosAlbum {
    static func refuse(
        _ item: Any,
        _ target: Any?,
        _ selector: Selector?,
        _ context: UnsafeMutableRawPointer?
    ) {
        guard let target, let selector else { return }
        nonisolated(unsafe) let arguments: [Any?] = [
            item,
            NSError(
                domain: "ALAssetsLibraryErrorDomain",
                code: -3310,
                userInfo: [NSLocalizedDescriptionKey: "There is no album of saved photos."]
            ), context,
        ]
        nonisolated(unsafe) let hearer = target
        DispatchQueue.main.async { selector.perform(on: hearer, with: arguments) }
    }
}
