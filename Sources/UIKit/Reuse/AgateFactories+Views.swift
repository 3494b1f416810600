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

    /// Registers how cells of a class are made by their `init(style:reuseIdentifier:)`.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init(style:reuseIdentifier:)`.
    public static func register<Cell: UITableViewCell>(
        _ type: Cell.Type,
        make: @escaping @MainActor (_ style: UITableViewCell.CellStyle, _ reuseIdentifier: String?) -> Cell
    ) {
        ClassFactories.register(type, CellMaker(make: make))
    }

    /// Registers how headers and footers of a class are made by their `init(reuseIdentifier:)`.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - make: Calls `init(reuseIdentifier:)`.
    public static func register<Header: UITableViewHeaderFooterView>(
        _ type: Header.Type,
        make: @escaping @MainActor (_ reuseIdentifier: String?) -> Header
    ) {
        ClassFactories.register(type, HeaderMaker(make: make))
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
        if let view = (maker?.make(frame) ?? basic(type, frame)) as? View { return view }
        fatalError(
            "Agate has no factory for \(View.self) in its safe mode: register one by AgateFactories.register."
        )
    }

    /// What stands for a view of a class that nobody knows to make.
    @MainActor private static func basic(_ type: UIView.Type, _ frame: CGRect) -> UIView {
        switch type {
        case is UICollectionViewCell.Type: UICollectionViewCell(frame: frame)
        case is UICollectionReusableView.Type: UICollectionReusableView(frame: frame)
        default: UIView(frame: frame)
        }
    }
}

/// Makes cells of a class by `init(style:reuseIdentifier:)`.
struct CellMaker {
    let make: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell
}

/// Makes headers and footers of a class by `init(reuseIdentifier:)`.
struct HeaderMaker {
    let make: @MainActor (String?) -> UITableViewHeaderFooterView
}

/// Makes controllers of a class by `init(nibName:bundle:)`.
struct ControllerMaker {
    let make: @MainActor (String?, Bundle?) -> UIViewController
}
