import AgateRuntime
import Foundation
public import QuartzCore
import UIKitCore

extension AgateFactories {
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
}

/// Makes cells of a class by `init(style:reuseIdentifier:)`.
struct CellMaker {
    let make: @MainActor (UITableViewCell.CellStyle, String?) -> UITableViewCell
}

/// Makes headers and footers of a class by `init(reuseIdentifier:)`.
struct HeaderMaker {
    let make: @MainActor (String?) -> UITableViewHeaderFooterView
}
