import UIKit

extension LottiePlacement {
    /// As a content mode says; one that is drawn anew is stretched, as it is sharp at any size.
    init(_ mode: UIView.ContentMode, viewport: CGRect?) {
        self.viewport = viewport
        switch mode {
        case .scaleToFill, .redraw: scaling = .fill
        case .scaleAspectFit: scaling = .fit
        case .scaleAspectFill: scaling = .cover
        case .center: scaling = .none
        case .top: (scaling, alignment) = (.none, SIMD2(0.5, 0))
        case .bottom: (scaling, alignment) = (.none, SIMD2(0.5, 1))
        case .left: (scaling, alignment) = (.none, SIMD2(0, 0.5))
        case .right: (scaling, alignment) = (.none, SIMD2(1, 0.5))
        case .topLeft: (scaling, alignment) = (.none, SIMD2(0, 0))
        case .topRight: (scaling, alignment) = (.none, SIMD2(1, 0))
        case .bottomLeft: (scaling, alignment) = (.none, SIMD2(0, 1))
        case .bottomRight: (scaling, alignment) = (.none, SIMD2(1, 1))
        }
    }
}
