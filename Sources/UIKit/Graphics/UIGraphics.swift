// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names of these functions are Apple's.

public import CoreGraphics
public import Foundation

/// The context of the drawing on the calling thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.top?.context
}

/// Makes a context current until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(context)
}

/// Makes the context before the current one current again.
public func UIGraphicsPopContext() {
    GraphicsStack.current.pop()
}

/// Starts drawing into a transparent image of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts drawing into an image.
///
/// An empty or absurd size starts nothing: there is no current image until the matching end.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels per point; 0 is the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let bounds = CGRect(origin: .zero, size: size)
    let canvas =
        ImageCanvas(bounds: bounds, opaque: opaque, scale: scale)
        ?? ImageCanvas(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), opaque: false, scale: 1)
    if let canvas { GraphicsStack.current.push(canvas.context, canvas: canvas) }
}

/// The image drawn so far; nil outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    GraphicsStack.current.top?.canvas?.makeImage()
}

/// Ends the drawing that `UIGraphicsBeginImageContext(_:)` began; without one it has no effect.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.top?.canvas != nil else { return }
    GraphicsStack.current.pop()
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point along the inside of a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame of one point along the inside of a rectangle, with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let sides = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
    for side in sides where side.width > 0 && side.height > 0 {
        UIRectFillUsingBlendMode(side, blendMode)
    }
}

/// Restricts later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
