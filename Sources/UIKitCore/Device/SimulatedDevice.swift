public import CoreGraphics

/// A device whose screen a program finds: its size, and what its corners, camera and home bar cover.
///
/// An addition of ours. A program has it with `--device iphone16`, a test with ``UIScreen/simulatedDevice``.
///
/// Source: uikit U35.
public struct SimulatedDevice: Sendable, Hashable {
    /// The name, as command lines have it.
    public let name: String
    /// The size of the screen held upright, in points.
    public let size: CGSize
    /// The number of pixels per point of the device's screen.
    public let scale: CGFloat
    /// The insets of the area that the device's own parts cover while it is held upright, in points.
    public let portraitInsets: UIEdgeInsets
    /// The insets of the area that the device's own parts cover while it lies on its side, in points.
    public let landscapeInsets: UIEdgeInsets
    /// The height of the status bar while the device is held upright, in points; on its side there is none.
    public let statusBarHeight: CGFloat
    /// The kind of device that programs are laid out for.
    public let idiom: UIUserInterfaceIdiom

    /// Describes a device.
    ///
    /// - Parameters:
    ///   - name: The name of the device.
    ///   - size: Its screen held upright, in points.
    ///   - scale: Pixels per point.
    ///   - portraitInsets: The covered edges while it is upright, in points.
    ///   - landscapeInsets: The covered edges while it is on its side, in points.
    ///   - statusBarHeight: The height of its status bar while it is upright, in points.
    ///   - idiom: The kind of device that programs are laid out for.
    public init(
        name: String,
        size: CGSize,
        scale: CGFloat,
        portraitInsets: UIEdgeInsets,
        landscapeInsets: UIEdgeInsets,
        statusBarHeight: CGFloat,
        idiom: UIUserInterfaceIdiom = .phone
    ) {
        self.name = name
        self.size = size
        self.scale = scale
        self.portraitInsets = portraitInsets
        self.landscapeInsets = landscapeInsets
        self.statusBarHeight = statusBarHeight
        self.idiom = idiom
    }

    /// 393 x 852 points at 3 pixels, with an island for the camera and a home bar.
    public static let iPhone16 = SimulatedDevice(
        name: "iphone16",
        size: CGSize(width: 393, height: 852),
        scale: 3,
        portraitInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        landscapeInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        statusBarHeight: 54
    )

    /// 375 x 667 points at 2 pixels, with a button.
    public static let iPhoneSE = SimulatedDevice(
        name: "iphone-se",
        size: CGSize(width: 375, height: 667),
        scale: 2,
        portraitInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        landscapeInsets: .zero,
        statusBarHeight: 20
    )

    /// 834 x 1194 points at 2 pixels, with a home bar; programs are laid out for a tablet.
    public static let iPadPro11 = SimulatedDevice(
        name: "ipad-pro-11",
        size: CGSize(width: 834, height: 1194),
        scale: 2,
        portraitInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        landscapeInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        statusBarHeight: 24,
        idiom: .pad
    )

    /// All devices that have a name here.
    public static let all = [iPhone16, iPhoneSE, iPadPro11]

    /// The insets of the covered part of a screen of a size, by its orientation.
    func insets(of size: CGSize) -> UIEdgeInsets {
        size.width > size.height ? landscapeInsets : portraitInsets
    }

    /// Where the status bar is on a screen of a size; none on its side, but on a tablet.
    func statusBarFrame(in size: CGSize) -> CGRect {
        guard size.height >= size.width || idiom == .pad else { return .zero }
        return CGRect(x: 0, y: 0, width: size.width, height: statusBarHeight)
    }
}

extension UIScreen {
    /// Where the device has its status bar.
    var statusBarFrame: CGRect { side?.deviceState.device?.statusBarFrame(in: bounds.size) ?? .zero }

    /// The device that programs on the screen's display find.
    ///
    /// Nil, as at first, for no device: no part of the screen is covered. The safe areas of windows that fill the screen, the idiom of
    /// its traits and the frame of the status bar follow it. The size and scale of the display do not change: the maker of the display
    /// sets them. An addition of ours, for tests and `--device`.
    ///
    /// Source: uikit U35.
    public var simulatedDevice: SimulatedDevice? {
        get { side?.deviceState.device }
        set {
            guard let side, newValue != side.deviceState.device else { return }
            OrientationChange.followingFrame(side, from: statusBarFrame) {
                ViewTraits.changeDisplay(side) {
                    side.deviceState.device = newValue
                    side.idiom = newValue?.idiom ?? .phone
                }
                for window in side.windowList.windows { window.followDevice() }
            }
        }
    }

    /// Whether a keyboard appears on the screen while text is edited, as on a phone; false at first, since computers have one.
    ///
    /// It posts the notifications of keyboards, moves `keyboardLayoutGuide`, and its keys type. The input views of the first
    /// responder are shown in its place and above it. An addition of ours, for tests and `--simulated-keyboard`.
    ///
    /// Source: uikit U37, U193.
    public var simulatesKeyboard: Bool {
        get { side?.keyboardState.keyboard != nil }
        set {
            guard let side, newValue != simulatesKeyboard else { return }
            guard newValue else {
                let keyboard = side.keyboardState.keyboard
                side.keyboardState.keyboard = nil
                keyboard?.end()
                return
            }
            side.keyboardState.keyboard = SimulatedKeyboard(side)
            side.keyboardState.keyboard?.follow()
        }
    }
}
