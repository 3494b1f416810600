import Foundation
import UIKitCore

/// The coder that an object of a document is made with: it has no keys of its own beyond a few numbers, and gives the object what its element says
/// when UIKit's initialisers are done.
final class ElementCoder: NSCoder, InterfaceSource {
    private let element: InterfaceElement
    private let kind: ElementKind
    private let load: InterfaceLoad
    private let integers: [String: Int]
    /// Whether the object has got what its element says.
    @MainActor private(set) var isDone = false

    @MainActor init(_ element: InterfaceElement, _ kind: ElementKind, _ load: InterfaceLoad) {
        (self.element, self.kind, self.load) = (element, kind, load)
        integers = kind.codedIntegers(element)
        super.init()
    }

    @MainActor var storyboard: UIStoryboard? { load.storyboard }

    @MainActor func initialized(_ object: NSObject, by level: AnyClass) {
        if InitializerLevels.isLast(level, of: type(of: object)) { finish(object) }
    }

    /// Gives the object what its element says, unless that has happened.
    @MainActor func finish(_ object: NSObject) {
        guard !isDone else { return }
        isDone = true
        load.register(object, for: element)
        kind.read(object, element, load)
    }

    // MARK: NSCoder

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { integers[key] != nil }
    override func decodeInteger(forKey key: String) -> Int { integers[key] ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integers[key] ?? 0) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(integers[key] ?? 0) }
    override func decodeBool(forKey key: String) -> Bool { integers[key] ?? 0 != 0 }
    override func decodeDouble(forKey key: String) -> Double { Double(integers[key] ?? 0) }
    override func decodeFloat(forKey key: String) -> Float { Float(integers[key] ?? 0) }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type,
        forKey key: String
    ) -> DecodedObjectType? { nil }
}
