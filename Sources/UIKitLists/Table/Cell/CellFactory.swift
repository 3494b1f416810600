import AgateRuntime
import Foundation
import UIKitCore

/// Makes cells and headers of classes that are known only at run time, by `init(style:reuseIdentifier:)` and `init(reuseIdentifier:)`.
///
/// Source: uikit U140.
@MainActor enum CellFactory {
    static func make(
        _ type: UITableViewCell.Type,
        style: UITableViewCell.CellStyle = .default,
        identifier: String?
    ) -> UITableViewCell {
        let made = cellSlots.flatMap { slots, place in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(type, byInitializer: place, withStyle: style, text: identifier)
            }
        }
        return made ?? ClassFactories.maker(of: type, CellMaker.self)?.make(style, identifier)
            ?? UITableViewCell(style: style, reuseIdentifier: identifier)
    }

    static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String?)
        -> UITableViewHeaderFooterView
    {
        let made = headerSlots.flatMap { slots, place in
            RuntimeABI.value { () throws(AbiMismatch) in
                try slots.make(type, byInitializer: place, withText: identifier)
            }
        }
        return made ?? ClassFactories.maker(of: type, HeaderMaker.self)?.make(identifier)
            ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }

    /// The initialisers of a class, and which of them is meant: the last one that it declares.
    private typealias Slots = (slots: InitializerSlots, place: Int)

    /// Nil in the safe mode.
    private static let cellSlots: Slots? = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: UITableViewCell.self),
            empty: ClassWords(of: EmptyCellProbe.self),
            count: initializerCount
        )
        let place = slots.indices.count - 1
        let made = try slots.make(
            CellProbe.self as UITableViewCell.Type,
            byInitializer: place,
            withStyle: UITableViewCell.CellStyle.default,
            text: "probe"
        )
        try InitializerSlots.check(
            (made as? CellProbe)?.isMade == true && made.reuseIdentifier == "probe",
            "init(style:reuseIdentifier:) made something else"
        )
        return (slots, place)
    }

    /// Nil in the safe mode.
    private static let headerSlots: Slots? = RuntimeABI.value { () throws(AbiMismatch) in
        let slots = try InitializerSlots(
            base: ClassWords(of: UITableViewHeaderFooterView.self),
            empty: ClassWords(of: EmptyHeaderProbe.self),
            count: initializerCount
        )
        let place = slots.indices.count - 1
        let made = try slots.make(
            HeaderProbe.self as UITableViewHeaderFooterView.Type,
            byInitializer: place,
            withText: "probe"
        )
        try InitializerSlots.check(
            (made as? HeaderProbe)?.isMade == true && made.reuseIdentifier == "probe",
            "init(reuseIdentifier:) made something else"
        )
        return (slots, place)
    }

    /// That of archives, and that of the class.
    private static let initializerCount = 2
}

/// A cell that overrides nothing.
private final class EmptyCellProbe: UITableViewCell {}

/// A cell that knows that its initialiser was called.
private final class CellProbe: UITableViewCell {
    private(set) var isMade = false

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isMade = true
    }

    required init?(coder: NSCoder) { nil }
}

/// A header that overrides nothing.
private final class EmptyHeaderProbe: UITableViewHeaderFooterView {}

/// A header that knows that its initialiser was called.
private final class HeaderProbe: UITableViewHeaderFooterView {
    private(set) var isMade = false

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        isMade = true
    }

    required init?(coder: NSCoder) { nil }
}
