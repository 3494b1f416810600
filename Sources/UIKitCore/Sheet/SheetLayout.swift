import CoreGraphics
import Foundation
import QuartzCore

/// Where a sheet stands in its container: heights, and all that follows from where its upper edge is.
///
/// Source: uikit U162.
@MainActor struct SheetLayout: UISheetPresentationControllerDetentResolutionContext {
    let bounds: CGRect
    let safeArea: UIEdgeInsets
    let containerTraitCollection: UITraitCollection
    /// Whether the sheet is a card in the middle of a wide window.
    let isCard: Bool
    let cardSize: CGSize
    /// The heights that are there, from the lowest on, with the places of the upper edge.
    private(set) var stops: [(identifier: UISheetPresentationController.Detent.Identifier, top: CGFloat)] = []

    init(_ controller: UISheetPresentationController) {
        let container = controller.containerStorage
        bounds = container?.bounds ?? .zero
        safeArea = container?.safeAreaInsets ?? .zero
        containerTraitCollection = controller.traitCollection
        isCard = bounds.width >= SheetMetrics.wide
        let preferred = controller.preferredContentSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : SheetMetrics.cardSize.width,
            height: preferred.height > 0 ? preferred.height : SheetMetrics.cardSize.height
        )
        let room = bounds.insetBy(dx: SheetMetrics.cardMargin, dy: SheetMetrics.cardMargin).size
        cardSize = CGSize(
            width: min(size.width, max(room.width, 0)),
            height: min(size.height, max(room.height, 0))
        )
        if isCard {
            stops = [(.large, ((bounds.height - cardSize.height) / 2).rounded())]
            return
        }
        var found: [(UISheetPresentationController.Detent.Identifier, CGFloat)] = []
        for detent in controller.detents {
            guard let value = detent.resolvedValue(in: self) else { continue }
            found.append((detent.identifier, bounds.height - value - safeArea.bottom))
        }
        if found.isEmpty { found = [(.large, topInset)] }
        stops = found.sorted { $0.1 > $1.1 }.map { (identifier: $0.0, top: $0.1) }
    }

    /// How much is free above the highest sheet.
    var topInset: CGFloat { safeArea.top > 0 ? safeArea.top : min(SheetMetrics.minTop, bounds.height) }

    var maximumDetentValue: CGFloat { max(bounds.height - topInset - safeArea.bottom, 0) }

    /// The upper edge at a height; at the lowest one if there is none of the name.
    func top(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
        stops.first { $0.identifier == identifier }?.top ?? lowestTop
    }

    var lowestTop: CGFloat { stops.first?.top ?? 0 }
    var highestTop: CGFloat { stops.last?.top ?? 0 }

    /// The frame with an upper edge: as high as the room under it, but not lower than at the lowest height.
    func frame(top: CGFloat) -> CGRect {
        guard !isCard else {
            return CGRect(
                x: ((bounds.width - cardSize.width) / 2).rounded(),
                y: top,
                width: cardSize.width,
                height: cardSize.height
            )
        }
        let height = bounds.height - min(top, lowestTop)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(height, 0))
    }

    /// How dark it is under a sheet with an upper edge, 0 to 1.
    func dimming(
        top: CGFloat,
        undimmed: UISheetPresentationController.Detent.Identifier?
    ) -> CGFloat {
        var limit = lowestTop
        if let undimmed, let index = stops.firstIndex(where: { $0.identifier == undimmed }) {
            guard index + 1 < stops.count else { return 0 }
            let (clear, dark) = (stops[index].top, stops[index + 1].top)
            if top >= clear { return 0 }
            limit = dark
            if top > dark, clear > dark { return (clear - top) / (clear - dark) }
        }
        guard top > limit else { return 1 }
        let height = isCard ? cardSize.height : bounds.height - limit
        return height > 0 ? min(max(1 - (top - limit) / height, 0), 1) : 0
    }

    /// How far the presenting view has stepped back, 0 to 1: wholly at the greatest height.
    func steppingBack(top: CGFloat) -> CGFloat {
        guard !isCard else { return 0 }
        let full = topInset
        guard abs(highestTop - full) < 1 else { return 0 }
        let start = stops.count > 1 ? stops[stops.count - 2].top : bounds.height
        guard start > full else { return 0 }
        return min(max((start - top) / (start - full), 0), 1)
    }
}
