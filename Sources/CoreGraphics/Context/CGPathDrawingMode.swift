import AgateGeometry

/// The parts of a path that drawing paints.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside, by the winding rule.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// Strokes the line of the path.
    case stroke
    /// The inside by the winding rule, then the line.
    case fillStroke
    /// The inside by the even-odd rule, then the line.
    case eoFillStroke

    /// The rule of the inside, nil when it is not painted.
    var fillRule: CGPathFillRule? {
        switch self {
        case .fill, .fillStroke: .winding
        case .eoFill, .eoFillStroke: .evenOdd
        case .stroke: nil
        }
    }

    /// Whether the line is painted.
    var strokes: Bool {
        switch self {
        case .stroke, .fillStroke, .eoFillStroke: true
        case .fill, .eoFill: false
        }
    }
}
