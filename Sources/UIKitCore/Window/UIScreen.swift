import AgateDisplay
import CoreGraphics
public import Foundation
public import QuartzCore

/// The display that windows are on: a manual display while inside of one, else the live one.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    /// The display; it may end while the program still keeps its screen.
    private weak var context: DisplayContext?
    /// The display's size and scale when it was seen last.
    private var lastSize: CGSize
    private var lastScale: CGFloat
    private let refreshRate: Double

    init(context: DisplayContext) {
        self.context = context
        lastSize = context.display.size
        lastScale = context.display.scale
        refreshRate = context.display.refreshRate
        super.init()
    }

    /// The screen of the display that the calling thread is inside of.
    open class var main: UIScreen {
        let context = DisplayContext.current
        let side = DisplayState.of(context)
        if let known = side.windowList.screen { return known }
        let made = UIScreen(context: context)
        side.windowList.screen = made
        return made
    }

    /// All screens; the main screen alone.
    open class var screens: [UIScreen] { [main] }

    /// The rectangle of the screen, in points.
    open var bounds: CGRect {
        if let context { lastSize = context.display.size }
        if let turn = side?.deviceState.turn, !turn.isMade {
            return CGRect(origin: .zero, size: turn.oldSize)
        }
        return CGRect(origin: .zero, size: lastSize)
    }

    /// The number of pixels per point.
    open var scale: CGFloat {
        if let context { lastScale = context.display.scale }
        return lastScale
    }

    /// The rectangle of the screen, in pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of the panel's pixels per point; the same as ``scale``.
    open var nativeScale: CGFloat { scale }

    /// The number of refreshes of the display per second, rounded.
    open var maximumFramesPerSecond: Int { Int(refreshRate.rounded()) }

    /// Whether the screen is being recorded; always false.
    open var isCaptured: Bool { false }

    /// The traits that the display gives its windows.
    open var traitCollection: UITraitCollection {
        guard let context else { return DisplayTraits.current }
        return DisplayTraits.traits(size: bounds.size, DisplayState.of(context), scale: scale)
    }

    /// Called when the display's traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The brightness of the panel, 0 to 1; kept for reading back.
    open var brightness: CGFloat = 1

    /// A display link that fires with the refreshes of the screen.
    open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// What views keep for the display; nil when the display has ended.
    var side: DisplayState? { context.map { DisplayState.of($0) } }

    /// The layer that windows are put on; nil when the display has ended.
    var rootLayer: CALayer? { context?.rootLayer }
}
