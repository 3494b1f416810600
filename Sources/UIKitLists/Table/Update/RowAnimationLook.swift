import CoreGraphics
import Foundation
import UIKitCore

/// How a row looks before it comes, and after it has gone.
///
/// GUESS row-animations: the looks; `automatic` fades.
@MainActor struct RowAnimationLook {
    var frame: CGRect
    var alpha: CGFloat

    init(_ animation: UITableView.RowAnimation, at frame: CGRect, in table: UITableView) {
        self.frame = frame
        alpha = 1
        switch animation {
        case .fade, .automatic: alpha = 0
        case .left: self.frame.origin.x -= table.bounds.width
        case .right: self.frame.origin.x += table.bounds.width
        case .top:
            self.frame.origin.y -= frame.height
            alpha = 0
        case .bottom:
            self.frame.origin.y += frame.height
            alpha = 0
        case .middle:
            self.frame.origin.y = frame.midY
            self.frame.size.height = 0
            alpha = 0
        case .none: alpha = 0
        }
    }
}
