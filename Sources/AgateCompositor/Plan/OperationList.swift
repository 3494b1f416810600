import AgateGeometry

/// Operations with the shapes that they name.
///
/// A list is complete: no operation in it refers to anything that another list holds. A picture that an operation draws has a list of
/// its own.
struct OperationList: Sendable {
    var operations: [FrameOperation] = []
    /// The shapes of the boxes among the operations; not those of pictures.
    var shapes = BoxShapes()

    /// Adds the operations of another list after those of this one, with all indices counted anew.
    mutating func append(_ other: OperationList) {
        let (first, firstShape) = (operations.count, shapes.count)
        operations += other.operations
        shapes.append(other.shapes)
        guard first > 0 || firstShape > 0 else { return }
        for step in first..<operations.count { operations[step].move(by: first, shapesBy: firstShape) }
    }
}

extension FrameOperation {
    /// Counts the indices of other operations, and of shapes, from earlier places.
    fileprivate mutating func move(by distance: Int, shapesBy shapeDistance: Int) {
        switch self {
        case .box(var box) where shapeDistance > 0:
            box.moveShape(by: shapeDistance)
            self = .box(box)
        case .beginGroup(var group):
            group.end += distance
            self = .beginGroup(group)
        case .beginMask(let extent, let end): self = .beginMask(extent: extent, end: end + distance)
        case .pushClip(let rect, let end): self = .pushClip(rect, end: end + distance)
        case .skip(let end): self = .skip(to: end + distance)
        default: break
        }
    }
}
