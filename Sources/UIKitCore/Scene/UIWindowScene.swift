import CoreGraphics
public import Foundation

/// A scene that has windows, all of them on one display.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// The size or orientation that a program requests for its scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// A request for a phone: the orientations of its interface.
        public final class iOS: GeometryPreferences {
            /// The orientations that the program wishes for; nil for those that its controllers support.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Makes a request for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }

    /// The cause for which a request of a scene failed.
    public struct GeometryFailure: Error, CustomStringConvertible {
        /// A sentence that says why the request failed.
        public let description: String
    }

    /// The screen of the scene's windows: the main one.
    open var screen: UIScreen { .main }
    /// The windows that are shown, back to front.
    open var windows: [UIWindow] {
        DisplayState.current.windowList.windows.filter { $0.windowScene === self }
    }
    /// The key window among the scene's windows; nil for none.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// Upright where the display is higher than wide, else on its side.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
    }
    /// The coordinate space of the screen.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    /// The properties of the status bar; displays here have none.
    open var statusBarManager: UIStatusBarManager? { statusBar }
    /// The traits that the display gives its windows.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// A line below the title; kept for reading back.
    open var subtitle = ""

    private let statusBar = UIStatusBarManager()

    /// Makes a scene of windows; the system does so, for each display one.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Requests another size or orientation; a display keeps its own, so the handler is called with a failure.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(GeometryFailure(description: "The size of a display is not the program's to change."))
    }
}

/// The status bar of a scene: hidden, with a frame only where the screen simulates a device.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The style that text in a status bar would have; always `default`.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// True: displays here have no status bar.
    open var isStatusBarHidden: Bool { true }
    /// The frame of the status bar of the simulated device (``UIScreen/simulatedDevice``); zero without one.
    open var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }
}
