import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Choosing pictures where there are none to choose from.
@MainActor @Suite("Image pickers")
struct ImagePickerTests {
    private final class Owner: UIViewController, UIImagePickerControllerDelegate,
        UINavigationControllerDelegate
    {
        var isCancelled = false
        var saved: [String] = []

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            isCancelled = true
            picker.dismiss(animated: false)
        }

        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer?) {
            saved.append("\(image.size.width) \(error?.localizedDescription ?? "") \(contextInfo == nil)")
        }
    }

    private func all(below view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all(below: $0) } }

    @Test("no source is available")
    func sources() {
        for source in [UIImagePickerController.SourceType.photoLibrary, .camera, .savedPhotosAlbum] {
            #expect(!UIImagePickerController.isSourceTypeAvailable(source))
            #expect(UIImagePickerController.availableMediaTypes(for: source) == nil)
        }
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
        let picker = UIImagePickerController()
        #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
    }

    @Test(
        "one that is presented all the same says that there are no photos, and its delegate hears that the person leaves"
    )
    func presented() throws {
        for hasDelegate in [true, false] {
            let owner = Owner()
            try onPhone(root: owner) { display, window in
                let picker = UIImagePickerController()
                if hasDelegate { picker.delegate = owner }
                owner.present(picker, animated: false)
                display.advance(by: 0)
                let texts = all(below: window).compactMap { ($0 as? UILabel)?.text }
                #expect(texts.contains("No Photos") && texts.contains("Photos"))
                let item = try #require(picker.topViewController?.navigationItem.leftBarButtonItem)
                let action = try #require(item.primaryAction)
                action.performWithSender(nil, target: nil)
                display.advance(by: 1)
                #expect(owner.presentedViewController == nil && owner.isCancelled == hasDelegate)
            }
        }
    }

    @Test("who saves a picture hears that it failed, and not before the present turn is over")
    func saving() {
        let owner = Owner()
        onPhone(root: owner) { display, _ in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
            let selector = Selector("image:didFinishSavingWithError:contextInfo:", Owner.image)
            UIImageWriteToSavedPhotosAlbum(image, owner, selector, nil)
            UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
            #expect(owner.saved.isEmpty)
            display.advance(by: 0)
            #expect(owner.saved == ["7.0 There is no album of saved photos. true"])
        }
    }
}
