/// The orientation in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation cannot be measured.
    case unknown = 0
    /// The device is held upright.
    case portrait = 1
    /// The device is held upside down.
    case portraitUpsideDown = 2
    /// On its side, its upper edge to the left.
    case landscapeLeft = 3
    /// On its side, its upper edge to the right.
    case landscapeRight = 4
    /// The device lies flat with its screen up.
    case faceUp = 5
    /// The device lies flat with its screen down.
    case faceDown = 6

    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its left or right side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat, with its screen up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the interface has an orientation of this name: not for a device that lies flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface on its screen.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// The interface stands upright on the device.
    case portrait = 1
    /// The interface stands upside down on the device.
    case portraitUpsideDown = 2
    /// On its side: the home button would be on the left, which is a device on its right side.
    case landscapeLeft = 4
    /// On its side: the home button would be on the right.
    case landscapeRight = 3

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface stands on either side of the device.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation, by its raw value.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upright orientation alone.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The orientation upside down alone.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, the home button on the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, the home button on the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both orientations on the side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All four orientations: upright, upside down and on either side.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// The upright orientation and both on the side, as most programs on phones support.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The styles of a status bar's text; there is no status bar here.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark text in the light appearance and light text in the dark one.
    case `default` = 0
    /// Light text, for dark content behind it.
    case lightContent = 1
    /// Dark text, for light content behind it.
    case darkContent = 3
}

/// The animations of a status bar that appears or disappears; there is no status bar here.
public enum UIStatusBarAnimation: Int, Sendable {
    /// The status bar appears and disappears without an animation.
    case none = 0
    /// The status bar fades in and out.
    case fade = 1
    /// The status bar slides in from the top and out again.
    case slide = 2
}
