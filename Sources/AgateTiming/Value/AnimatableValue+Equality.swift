import AgateGeometry
import AgatePixels

extension AnimatableValue: Equatable {
    /// Whether two values are the same: images, and objects but ``MixableObject``, by identity, the rest by content.
    ///
    /// A Boolean is not equal to a number.
    package static func == (left: AnimatableValue, right: AnimatableValue) -> Bool {
        switch (left, right) {
        case (.none, .none): true
        case (.number(let left), .number(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.pair(let left), .pair(let right)): left == right
        case (.rect(let left), .rect(let right)): left == right
        case (.color(let left), .color(let right)): left == right
        case (.transform(let left), .transform(let right)): CATransform3DEqualToTransform(left, right)
        case (.path(let left), .path(let right)): left == right
        case (.image(let left), .image(let right)): left == right
        case (.array(let left), .array(let right)): left == right
        case (.string(let left), .string(let right)): left == right
        case (.object(let left), .object(let right)): left.isSame(as: right)
        case (.dissolve(let left), .dissolve(let right)): left == right
        default: false
        }
    }
}
