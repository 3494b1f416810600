public import Foundation

extension UIViewController {
    /// A transition by which a controller is presented or pushed.
    ///
    /// Source: uikit U161.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        package enum Kind {
            case style(UIModalTransitionStyle)
            case zoom((ZoomSourceViewProviderContext) -> UIView?)
        }

        package let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The controllers between which a zoom takes place.
        @preconcurrency @MainActor
        public struct ZoomSourceViewProviderContext {
            /// The controller from whose view the zoom begins.
            public let sourceViewController: UIViewController
            /// The controller whose view the zoom grows to.
            public let zoomedViewController: UIViewController

            package init(sourceViewController: UIViewController, zoomedViewController: UIViewController) {
                self.sourceViewController = sourceViewController
                self.zoomedViewController = zoomedViewController
            }
        }

        /// The options of a zoom transition.
        @preconcurrency @MainActor
        public final class ZoomOptions: NSObject {
            /// The colour over what lies behind; nil is the system's.
            public var dimmingColor: UIColor?
        }

        /// A transition in which the new view grows out of a source view, and shrinks into it when it is dismissed.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(sourceViewProvider)) }

        /// A transition in which the new view slides up from the bottom.
        public static func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
        /// The views turn over, like the sides of a card.
        public static func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
        /// A transition in which the old view dissolves into the new one.
        public static func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
        /// A page curls up; shown as a dissolve.
        public static func partialCurl() -> Transition { Transition(.style(.partialCurl)) }
    }
}
