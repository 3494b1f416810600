public import CoreGraphics
public import Foundation

/// Lets the user choose a picture from the device's library, or take one; neither is available here.
///
/// No source of pictures is available, and `isSourceTypeAvailable(_:)` says so, as it does on a device without a camera. A program that presents the
/// controller all the same shows a page that says that there are no photos, with a button that leaves it, of which the delegate hears.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Whether pictures of a kind of source are available; always false.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

    /// The kinds of media that a source has: nil, as it has none.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Whether the device has a camera: no.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

    /// Whether a camera has a flash: no.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

    /// The kinds of media that a camera can take; always nil, since there is no camera.
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    /// The place from which pictures are taken; the library at first.
    ///
    /// DIFFERS: one that is not available raises an exception on Apple's systems, which a program here could only end by.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of media to choose from.
    open var mediaTypes = ["public.image"]
    /// Whether the user may crop a picture; false at first.
    ///
    /// It is only read back.
    open var allowsEditing = false
    /// The format in which pictures are given; `compatible` at first.
    ///
    /// It is only read back.
    open var imageExportPreset = ImageURLExportPreset.compatible
    /// The preset with which videos are exported; empty at first, for no conversion.
    ///
    /// It is only read back.
    open var videoExportPreset = ""
    /// The greatest length of videos, in seconds; 600 at first.
    ///
    /// It is only read back.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos; medium at first.
    ///
    /// It is only read back.
    open var videoQuality = QualityType.typeMedium

    /// Whether a camera's controls would be shown.
    open var showsCameraControls = true
    /// A view over what a camera would see; not shown.
    open var cameraOverlayView: UIView?
    /// The transform of the camera's preview; identity at first.
    ///
    /// It is only read back.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The kind of media that a camera takes; still pictures at first.
    ///
    /// It is only read back.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// The camera that is used; the one at the back at first.
    ///
    /// It is only read back.
    open var cameraDevice = CameraDevice.rear
    /// The way in which a flash is used; `auto` at first.
    ///
    /// It is only read back.
    open var cameraFlashMode = CameraFlashMode.auto

    /// Takes a picture; has no effect, since there is no camera.
    open func takePicture() {}

    /// Begins to record a video; false, since there is no camera.
    ///
    /// - Returns: False: there is no camera.
    @discardableResult
    open func startVideoCapture() -> Bool { false }

    /// Ends filming: nothing happens without a camera.
    open func stopVideoCapture() {}

    /// Shows a page that says that there are no pictures, unless the program has set controllers.
    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        guard viewControllers.isEmpty else { return }
        setViewControllers([EmptyPhotosController(self)], animated: false)
    }

    /// The person leaves; without a delegate that takes note of it the controller goes by itself.
    func cancel() {
        if let hearer = delegate as? any UIImagePickerControllerDelegate {
            hearer.imagePickerControllerDidCancel(self)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}

/// Learns what the user has chosen in a picker, or that the user has left it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// The user has chosen a picture or video; by default the picker is dismissed.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    )

    /// The user has left without a choice; by default the picker is dismissed.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Dismisses the picker; implement it to use what the user has chosen.
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.presentingViewController?.dismiss(animated: true) }

    /// Dismisses the picker; implement it to do more when the user leaves without a choice.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        picker.presentingViewController?.dismiss(animated: true)
    }
}

/// Says that there are no photos.
private final class EmptyPhotosController: UIViewController {
    private weak var picker: UIImagePickerController?
    private let label = UILabel()

    init(_ picker: UIImagePickerController) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() }
        )
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = "No Photos"
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .secondaryLabel
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
}
