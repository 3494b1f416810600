import CoreGraphics
import Foundation

/// What a background belongs to, with the colours of its states.
///
/// GUESS list-backgrounds: the colours of cells are those that lists show on iOS 14 to 18.
enum BackgroundKind: Hashable {
    case clear
    case plainCell
    case plainHeader
    case groupedCell
    case sidebarCell
    case accompaniedSidebarCell
    case button

    /// The colour of a state.
    func color(isHighlighted: Bool, isSelected: Bool) -> UIColor? {
        let isActive = isHighlighted || isSelected
        return switch self {
        case .clear, .button, .plainHeader: .clear
        case .plainCell: isActive ? .systemGray4 : .systemBackground
        case .groupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebarCell: isActive ? .systemFill : .clear
        case .accompaniedSidebarCell: isSelected ? nil : isHighlighted ? .systemFill : .clear
        }
    }

    /// The radius of the corners, in points.
    var cornerRadius: CGFloat {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell: 10
        case .button: ButtonMetrics.mediumRadius
        default: 0
        }
    }

    /// The distances from the edges, in points.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .sidebarCell, .accompaniedSidebarCell:
            NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        default: .zero
        }
    }
}

extension UIBackgroundConfiguration {
    /// The background of a button, without a colour.
    static func button() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.button) }
}
