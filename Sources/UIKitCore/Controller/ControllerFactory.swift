import AgateRuntime
import Foundation

/// Makes controllers of classes that are known only at run time, by their `init(nibName:bundle:)`.
///
/// The initialiser can't be `required`: sources for iOS override it without that word.
@MainActor enum ControllerFactory {
    /// A new controller of a class, made by the class' own `init(nibName:bundle:)`.
    static func make(_ type: UIViewController.Type, nibName: String?, bundle: Bundle?) -> UIViewController {
        let made = slots.flatMap { slots in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(type, byInitializer: named, withText: nibName, object: bundle)
            }
        }
        return made ?? ClassFactories.maker(of: type, ControllerMaker.self)?.make(nibName, bundle)
            ?? UIViewController(nibName: nibName, bundle: bundle)
    }

    /// `init(nibName:bundle:)` among the designated initialisers of ``UIViewController``, in the order of their declaration.
    private static let named = 0
    /// With `init(coder:)`, which is required and called as such.
    private static let count = 2

    /// Nil in the safe mode.
    private static let slots = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: UIViewController.self),
            empty: ClassWords(of: EmptyControllerProbe.self),
            count: count
        )
        let made = try slots.make(
            ControllerProbe.self as UIViewController.Type,
            byInitializer: named,
            withText: "a name that is not short",
            object: Bundle.main
        )
        let probe = made as? ControllerProbe
        try InitializerSlots.check(
            probe?.madeOf == "a name that is not short" && probe?.madeIn === Bundle.main,
            "init(nibName:bundle:) made something else"
        )
        return slots
    }
}

/// A controller that overrides nothing.
private final class EmptyControllerProbe: UIViewController {}

/// A controller that knows what it was made of.
private final class ControllerProbe: UIViewController {
    let madeOf: String?
    let madeIn: Bundle?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        madeOf = nibNameOrNil
        madeIn = nibBundleOrNil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }
}
