import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// What views keep for one display: the screen, the windows, the running animation blocks.
///
/// Two displays on two threads know nothing of each other, so nothing of this is global.
final class ViewSide {
    /// The states of the animation blocks that are running, the innermost last.
    var states: [UIViewAnimationState] = [] {
        didSet {
            OffDisplayActions.change(by: states.count - oldValue.count)
            if states.isEmpty, !viewsOfBlocks.isEmpty { viewsOfBlocks = [] }
        }
    }
    /// The views that were made inside of those blocks.
    var viewsOfBlocks: Set<ObjectIdentifier> = []
    var animationsAreEnabled = true
    /// Whether blocks begin at once whatever delay they have: something else than time leads through their animations.
    var ignoresDelays = false
    /// Size changes of views whose subviews are still to be resized.
    var pendingResizes: [(view: UIView, oldSize: CGSize)] = []
    var isResizing = false
    /// How many calls of `hitTest(_:with:)` are inside one another.
    var hitTestDepth = 0
    /// The transitions between controllers that run.
    var transitions: [ControllerTransition] = []
    /// In which order the innermost of them asks subviews.
    var hitTestOrder: SublayerOrder?
    /// How many responders are inside one another that pass on touches, and what waits for them to return.
    var passDepth = 0
    var waitingPasses: [() -> Void] = []
    /// All windows that are shown, in no order.
    var windows: [UIWindow] = []
    weak var keyWindow: UIWindow?
    weak var firstResponder: UIResponder?
    var screen: UIScreen?
    /// The program on this display; nil until its first use.
    var application: UIApplication?
    /// The scene of the windows; nil until its first use.
    var scene: UIWindowScene?
    /// What the user is doing, in the program's words.
    var userActivities = UserActivities.State()
    /// How often a device would have been felt, by what.
    var feedback: [String: Int] = [:]
    /// The accessibility notifications that programs have posted.
    var announcements: [(notification: UIAccessibility.Notification, argument: Any?)] = []
    /// Whether appearance proxies are giving an object their values.
    var isApplyingAppearance = false
    /// Whether the user wants less movement.
    var reducesMotion = false
    /// The solver of constraints, once a view needs it.
    var layoutHost: LayoutHost?
    /// The views and controllers that wait for a call before layout; nil until there is one.
    var propertyUpdates: PropertyUpdates?
    /// Whether any view has a safe area.
    var usesSafeAreas = false
    /// How the display is being turned, while it is.
    var turn: InterfaceTurn?
    /// Pixels per point of the screen, as windows know it.
    var scale: CGFloat = 1
    /// Light or dark, as the host says.
    var style = UIUserInterfaceStyle.light
    /// What kind of device programs are laid out for.
    var idiom = UIUserInterfaceIdiom.phone
    /// The device that programs find, if there is to be one.
    var device: SimulatedDevice?
    /// The keyboard on the screen, if there is to be one.
    var keyboard: SimulatedKeyboard?
    /// Counts changes after which the traits of views have to be found anew.
    var traitGeneration = 0
    /// The traits of the display's windows, with the values that they were made from.
    var displayTraits: (source: DisplayTraits.Source, traits: UITraitCollection)?
    /// How large the user wants text to be.
    var contentSizeCategory = UIContentSizeCategory.large
    /// The touches that are down, by the number of the finger.
    var touches: [Int: UITouch] = [:]
    /// How many touches there have been.
    var touchCount = 0
    /// Moves of fingers that wait for the next refresh.
    var waitingMoves: [WaitingMoves.Move] = []
    /// The property animators that are active, by their runs.
    var activeAnimators: [ObjectIdentifier: AnyObject] = [:]
    /// The gesture that a wheel or a trackpad makes.
    var pointerBurst: PointerGestures.Burst?
    /// The links that are called around updates, in the order in which they were switched on.
    var updateLinks: [UIUpdateLink] = []
    /// The update that is being made.
    var updateInfo: UIUpdateInfo?
    /// The touch that has left last.
    var lastTouch: UITouch?
    /// Touches that their views get later.
    var heldTouches: [UITouch] = []
    /// What waits for the end of an event.
    var gestureTurn = GestureTurn.State()
    /// Recognizers that wait for others to fail.
    var waitingRecognizers: [UIGestureRecognizer] = []
    /// The observer of recognizers' states.
    var gestureObserver: ((InspectedGestureChange) -> Void)?
    /// The recognizers that the pointer is over.
    var hovered: [UIHoverGestureRecognizer] = []
    /// The bar of commands for what is edited, while it is shown.
    weak var editMenu: EditMenuBar?
    /// The builder of the main menu; nil until its first use.
    var menuSystem: UIMenuSystem?
    /// The menus that are shown.
    var menus: [MenuPresentation] = []
    /// The controller of that bar; nil until its first use.
    var menuController: UIMenuController?
    /// The keys that are held beside others, such as shift, as the host says.
    var heldKeys: UIKeyModifierFlags = []
    /// The input of the host, once the display is joined to one.
    var hostInput: HostInputDelivery?
    /// The mistakes that were reported to the program.
    let mistakes = Mistakes.Told()
    /// The keys that are down.
    var presses: [UIKeyboardHIDUsage: UIPress] = [:]

    deinit { OffDisplayActions.change(by: -states.count) }

    /// The views of the display that the calling thread is inside of.
    static var current: ViewSide { of(DisplayContext.current) }

    /// The same, if it has been made.
    static var ifKnown: ViewSide? { DisplayContext.current.viewSide as? ViewSide }

    static func of(_ context: DisplayContext) -> ViewSide {
        if let known = context.viewSide as? ViewSide { return known }
        let made = ViewSide()
        context.viewSide = made
        made.scale = context.display.scale
        context.display.debugMarkSource = { [weak made] views in
            guard let made else { return [] }
            return ViewThread.run { DebugMarks.find(views, made) }
        }
        context.refreshObserver = FrameTurns(made)
        context.onEnd = { [weak made] in made?.end() }
        context.onResize = { [weak made, weak context] oldSize in
            ViewThread.run {
                guard let made, let context else { return }
                let size = context.display.size
                SceneLife.following(made, from: oldSize) {
                    OrientationChange.following(made, from: oldSize, to: size) {
                        made.fillScreen(from: oldSize, to: size)
                    }
                }
                made.followScale(context.display.scale)
            }
        }
        return made
    }

    /// Has properties updated and constraints solved before commits of the display lay layers out.
    func followCommits(of context: DisplayContext) {
        // By way of what keeps them: an object that weak references were made of is slower to keep and to let go.
        context.beforeLayout = { [weak self] isFirst in
            // Layers may be committed by any thread: views wait for a commit of their own.
            guard let self, ViewThread.isHere else { return }
            ViewThread.run {
                self.propertyUpdates?.run()
                self.layoutHost?.prepareCommit(isFirst: isFirst)
            }
        }
    }

    /// The display has ended: what waits for a finger to leave, or for a transition, a menu or a presentation to end, holds on to nothing
    /// any more.
    private func end() {
        guard !windows.isEmpty || !touches.isEmpty else { return }
        ViewThread.runOrSend { [self] in
            for touch in touches.values { touch.letGo() }
            for transition in transitions { transition.letGo() }
            for menu in menus { menu.letGo() }
            for window in windows {
                if let root = window.rootViewController { PresentationLinks.letGo(below: root) }
            }
        }
    }

    /// Tells windows of another scale of the screen.
    @MainActor private func followScale(_ newScale: CGFloat) {
        guard newScale != scale else { return }
        let oldScale = scale
        scale = newScale
        ViewTraits.followScale(from: oldScale, to: newScale, self)
    }

    /// Gives windows that filled the screen its new size.
    @MainActor private func fillScreen(from oldSize: CGSize, to newSize: CGSize) {
        for window in windows where window.frame == CGRect(origin: .zero, size: oldSize) {
            ViewTraits.following(window) { window.frame = CGRect(origin: .zero, size: newSize) }
        }
        keyboard?.follow()
    }
}
