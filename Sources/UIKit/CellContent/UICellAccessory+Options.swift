public import CoreGraphics
import Foundation

extension UICellAccessory {
    /// The states of a list in which an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// The accessory is shown whether the list is edited or not.
        case always
        /// The accessory is shown only while the list is edited.
        case whenEditing
        /// The accessory is hidden while the list is edited.
        case whenNotEditing

        func shows(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// The widths that the layout can keep free for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory itself.
        case actual
        /// The usual width, so that accessories of several cells are aligned.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The places at which a custom accessory can stand.
    public enum Placement {
        /// A function that returns the index of the accessory among those of the same side, counted from the edge at the leading side,
        /// and from the content at the trailing one.
        public typealias Position = ([UICellAccessory]) -> Int

        /// The edge where lines of text begin; by default after the accessories that stand there.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The edge where lines of text end; by default before the accessories that stand there.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The position in front of an accessory of the same kind; the first where there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { others in others.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// The position behind an accessory of the same kind; the last where there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { others in
                others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? others.count
            }
        }
    }

    /// The look of a disclosure indicator, the arrow that leads further.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil is the usual one.
        public var tintColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The look of a check mark.
    public struct CheckmarkOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the check mark; nil for the tint colour.
        public var tintColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// The look of a button that deletes an item.
    public struct DeleteOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of its sign; nil is white.
        public var tintColor: UIColor?
        /// The colour of its disc; nil is red.
        public var backgroundColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of a button that inserts an item.
    public struct InsertOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of its sign; nil is white.
        public var tintColor: UIColor?
        /// The colour of its disc; nil is green.
        public var backgroundColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of the handle by which the user moves a cell.
    public struct ReorderOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the accessory; nil for grey.
        public var tintColor: UIColor?
        /// Whether a line separates the accessory from those beside it.
        public var showsVerticalSeparator: Bool

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The look of the circle that shows whether a cell is selected among several.
    public struct MultiselectOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the tick; nil is white.
        public var tintColor: UIColor?
        /// The colour of its disc; nil is the tint.
        public var backgroundColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of the arrow that expands and collapses an item.
    public struct OutlineDisclosureOptions {
        /// The parts of a cell in which a tap expands or collapses the item.
        public enum Style: Hashable, Sendable {
            /// The part that suits the cell: all of it where a tap has no other effect.
            case automatic
            /// A tap anywhere in the cell expands or collapses the item.
            case header
            /// A tap on the arrow alone expands or collapses the item.
            case cell
        }

        /// The part of the cell in which a tap expands or collapses the item.
        public var style: Style
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the arrow; nil for the tint colour.
        public var tintColor: UIColor?

        /// Makes options; nil values get their defaults.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The look of a text at the side of a cell.
    public struct LabelOptions {
        /// Whether the accessory is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of the text; nil for grey.
        public var tintColor: UIColor?
        /// The font of the text.
        public var font: UIFont
        /// Whether the font follows the size of text that the user has chosen.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options; nil values get their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A view of the program's as an accessory.
    public struct CustomViewConfiguration {
        /// The program's own view.
        public let customView: UIView
        /// The edge at which the view stands, and when it is shown.
        public let placement: Placement
        /// Whether the view is invisible and keeps its room; false at first.
        public var isHidden: Bool
        /// The width that the layout keeps free for the accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint of the view; nil is that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its size where there is little room.
        public var maintainsFixedSize: Bool

        /// Makes a configuration; nil values get their defaults.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
