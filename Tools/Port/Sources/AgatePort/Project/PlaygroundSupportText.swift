/// The module by which a playground shows its view, as a source of the ported package.
enum PlaygroundSupportText {
    static let text = """
        // Written by agate port.
        import Foundation
        public import UIKit

        /// What a playground can show: a view or a controller.
        public protocol PlaygroundLiveViewable: AnyObject {}
        extension UIView: PlaygroundLiveViewable {}
        extension UIViewController: PlaygroundLiveViewable {}

        /// The page of a playground.
        @MainActor
        public final class PlaygroundPage {
            /// The page that runs.
            public static let current = PlaygroundPage()
            /// The page that runs, by its older name.
            public static var currentPage: PlaygroundPage { current }
            /// What the page shows, in a window; nil for none.
            public var liveView: (any PlaygroundLiveViewable)?
            /// Whether the page goes on after its last line. One with a live view does.
            public var needsIndefiniteExecution = false
            /// Has no effect: the live view has the whole window.
            public var wantsFullScreenLiveView = true

            /// Sets what the page shows.
            public func setLiveView(_ view: any PlaygroundLiveViewable) { liveView = view }

            /// Ends the program.
            public func finishExecution() -> Never { exit(0) }

            /// Shows the live view, and runs until the program ends. The last line of a ported page.
            public func showLiveView() {
                guard liveView != nil || needsIndefiniteExecution else { return }
                _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(LivePage.self))
            }
        }

        /// The page by its older name.
        public typealias XCPlaygroundPage = PlaygroundPage

        /// Shows the live view.
        final class LivePage: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let view = PlaygroundPage.current.liveView
                let window = view as? UIWindow ?? UIWindow(frame: UIScreen.main.bounds)
                if let controller = view as? UIViewController { window.rootViewController = controller }
                if let view = view as? UIView, view !== window { window.rootViewController = LiveViewController(view) }
                if window.rootViewController == nil { window.rootViewController = UIViewController() }
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        /// Puts a view into the middle of the window; one without a size gets all of it.
        final class LiveViewController: UIViewController {
            private let shown: UIView

            init(_ shown: UIView) {
                self.shown = shown
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                view.addSubview(shown)
            }

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                if shown.bounds.isEmpty { shown.frame = view.bounds }
                shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            }
        }

        """
}
