import AgateRuntime
import CoreGraphics
public import Foundation

extension AgateFactories {
    /// Registers how views of a class are made by their `init(frame:)`: cells of collections, supplementary views, bars.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init(frame:)`.
    public static func register<View: UIView>(
        _ type: View.Type,
        make: @escaping @MainActor (_ frame: CGRect) -> View
    ) {
        ClassFactories.register(type, ViewMaker(make: make))
    }

    /// Registers how controllers of a class are made by their `init(nibName:bundle:)`.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init(nibName:bundle:)`.
    public static func register<Controller: UIViewController>(
        _ type: Controller.Type,
        make: @escaping @MainActor (_ nibName: String?, _ bundle: Bundle?) -> Controller
    ) {
        ClassFactories.register(type, ControllerMaker(make: make))
    }
}

/// Makes views of a class by `init(frame:)`.
struct ViewMaker {
    let make: @MainActor (CGRect) -> UIView

    /// A view of a class, or of the nearest one that it derives from and that has a factory or is one of ours.
    @MainActor static func make<View: UIView>(_ type: View.Type, _ frame: CGRect) -> View {
        if let view = OwnClasses.make(type) as? View {
            view.frame = frame
            return view
        }
        let maker = ClassFactories.maker(of: type, ViewMaker.self)
        if let view = (maker?.make(frame) ?? type.standIn(frame: frame)) as? View { return view }
        fatalError(
            "Agate has no factory for \(View.self) in its safe mode: register one by AgateFactories.register."
        )
    }
}

/// Makes controllers of a class by `init(nibName:bundle:)`.
struct ControllerMaker {
    let make: @MainActor (String?, Bundle?) -> UIViewController
}
