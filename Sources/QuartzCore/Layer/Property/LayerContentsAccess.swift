import AgateTiming
import AgateScene
import CoreGraphics
import Foundation

/// Contents and the other values that may be any object.
enum LayerContentsAccess {
    static func contents(of layer: CALayer) -> Any? {
        switch layer.values.contents {
        case .none: nil
        case .image(let image): image
        case .object(let opaque): opaque.object
        // The contents of the presentation layer switch at one half, while the screen dissolves.
        case .dissolve(let dissolve): dissolve.presented
        }
    }

    static func setContents(_ newValue: Any?, of layer: CALayer) {
        var contents: LayerContents =
            switch newValue {
            case nil: .none
            case let image as CGImage: .image(image)
            case let dissolving as DissolvingContents:
                dissolving.dissolve.presented.map { .image($0) } ?? .none
            case let value?: .object(OpaqueValue(value as AnyObject))
            }
        layer.change(.contents, from: identity(of: layer.values.contents), to: identity(of: contents)) {
            swap(&layer.values.contents, &contents)
        }
        // The old contents, a program's object perhaps, go here.
        withExtendedLifetime(contents) {}
    }

    private static func identity(of contents: LayerContents) -> ObjectIdentifier? {
        switch contents {
        case .none: nil
        case .image(let image): ObjectIdentifier(image)
        case .object(let opaque): ObjectIdentifier(opaque.object)
        case .dissolve: nil
        }
    }
}
