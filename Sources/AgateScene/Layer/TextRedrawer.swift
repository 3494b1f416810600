package import AgatePixels
package import Foundation
import Synchronization

/// Draws the contents of a text layer whose font size or colour animates: frame by frame, on the render side.
///
/// The picture that the client drew shows wherever both are as they were then.
///
/// Source: text T189.
package final class TextRedrawer: Sendable {
    /// Draws the text in a size, in points, and a colour; nil where there is nothing to draw, or no memory.
    package typealias Draw = @Sendable (_ fontSize: CGFloat, _ color: CGColor?) -> CGImage?

    private struct Key: Equatable {
        let fontSize: CGFloat
        let color: CGColor?
    }

    private let drawn: Key
    private let draw: Draw
    private let last = Mutex<(key: Key, image: CGImage?)?>(nil)

    /// - Parameters:
    ///   - fontSize: The value that the client drew with.
    ///   - color: The value that the client drew with.
    package init(fontSize: CGFloat, color: CGColor?, draw: @escaping Draw) {
        drawn = Key(fontSize: fontSize, color: color)
        self.draw = draw
    }

    /// Puts the picture of animated values in the place of contents.
    ///
    /// - Parameter model: The contents where the values are those that the client drew with.
    func show(_ values: TextValues, in contents: inout LayerContents, model: LayerContents) {
        let key = Key(fontSize: values.fontSize, color: values.foregroundColor)
        guard key != drawn else {
            if isOwn(contents) { contents = model }
            return
        }
        if let image = image(key) { contents = .image(image) }
    }

    /// Whether contents are what was drawn here last.
    private func isOwn(_ contents: LayerContents) -> Bool {
        guard case .image(let image) = contents else { return false }
        return last.withLock { $0?.image === image }
    }

    private func image(_ key: Key) -> CGImage? {
        if let last = last.withLock({ $0 }), last.key == key { return last.image }
        let image = draw(key.fontSize, key.color)
        last.withLock { $0 = (key, image) }
        return image
    }
}

extension LayerValues {
    /// Draws the contents of a text layer anew where its values say so.
    ///
    /// - Parameter model: The contents that the client drew.
    mutating func refreshText(_ model: @autoclosure () -> LayerContents) {
        guard case .text(let text) = kind, text.isPresent, let redrawer = text.values.redrawer else { return }
        redrawer.show(text.values, in: &contents, model: model())
    }
}
