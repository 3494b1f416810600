import CoreGraphics

/// What a sign stands in, by the word of the symbol's name.
enum SymbolContainer: String {
    case circle
    case square
    case app
    case rectangle
    case diamond
    case octagon
    case hexagon
    case seal
    case shield
    case bubble
    case message
    case icloud
    case viewfinder
    case triangle

    /// The container with a drawing in it, which is taken out of a filled one.
    func holding(_ inner: SymbolPen, isFilled: Bool) -> SymbolPen {
        var pen = SymbolPen()
        pen.fillsAreas = isFilled
        outline(&pen)
        if isFilled, self != .viewfinder { pen.remove(inner, place) } else { pen.add(inner, place) }
        return pen
    }

    private func outline(_ pen: inout SymbolPen) {
        switch self {
        case .circle: pen.circle(12, 12, 9.6)
        case .square: pen.box(3, 3, 18, 18, 4)
        case .app: pen.box(3, 3, 18, 18, 5.4)
        case .rectangle: pen.box(2, 5, 20, 14, 2.5)
        case .diamond: pen.area(12, 1.8, 22.2, 12, 12, 22.2, 1.8, 12)
        case .octagon: pen.area(8, 2.4, 16, 2.4, 21.6, 8, 21.6, 16, 16, 21.6, 8, 21.6, 2.4, 16, 2.4, 8)
        case .hexagon: pen.area(12, 2.4, 20.4, 7.2, 20.4, 16.8, 12, 21.6, 3.6, 16.8, 3.6, 7.2)
        case .seal: pen.area(SymbolOutlines.seal)
        case .shield: pen.area(SymbolOutlines.shield)
        case .bubble, .message: pen.area(SymbolOutlines.bubble)
        case .icloud: pen.area(SymbolOutlines.cloud)
        case .viewfinder: SymbolShapes.corners(&pen)
        case .triangle: pen.area(12, 3.2, 22, 20.5, 2, 20.5)
        }
    }

    /// Where the drawing stands: small, in the middle of the area.
    private var place: CGAffineTransform {
        switch self {
        case .circle, .square, .app, .octagon, .hexagon, .viewfinder, .seal, .diamond:
            Self.place(0.52, 12, 12)
        case .rectangle: Self.place(0.42, 12, 12)
        case .shield: Self.place(0.44, 12, 11.4)
        case .bubble, .message: Self.place(0.44, 12, 11.2)
        case .icloud: Self.place(0.42, 12, 12.6)
        case .triangle: Self.place(0.4, 12, 14.4)
        }
    }

    private static func place(_ scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x - 12 * scale, ty: y - 12 * scale)
    }
}
