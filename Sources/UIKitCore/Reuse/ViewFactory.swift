import AgateRuntime
import CoreGraphics
import Foundation

/// Makes views of classes that are known only at run time, by their `init(frame:)`.
///
/// The initialiser can't be `required`: sources for iOS override it without that word.
@MainActor package enum ViewFactory {
    /// A new view of a class, made by the class' own `init(frame:)`.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        let made = slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(type, byInitializer: framed, withRectangle: numbers(frame))
            }
        }
        return made ?? ViewMaker.make(type, frame)
    }

    private static func numbers(_ rect: CGRect) -> (x: Double, y: Double, width: Double, height: Double) {
        (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }

    /// `init(frame:)` among the designated initialisers of ``UIView``, in the order of their declaration.
    private static let framed = 0
    /// With `init(coder:)`, which is required and called as such.
    private static let count = 2

    /// Nil in the safe mode.
    private static let slots = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: UIView.self),
            empty: ClassWords(of: EmptyViewProbe.self),
            count: count
        )
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let made = try slots.make(
            ViewProbe.self as UIView.Type,
            byInitializer: framed,
            withRectangle: numbers(frame)
        )
        try InitializerSlots.check(
            (made as? ViewProbe)?.madeWith == frame,
            "init(frame:) made something else"
        )
        return slots
    }
}

/// A view that overrides nothing.
private final class EmptyViewProbe: UIView {}

/// A view that knows the frame that it was made with.
private final class ViewProbe: UIView {
    let madeWith: CGRect?

    override init(frame: CGRect) {
        madeWith = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}
