import Foundation
import QuartzCore
import UIKitCore

/// Objects of the program that are neither views nor controllers: each is made by `init()` of its class.
@MainActor enum CustomObjectElement {
    static let kind = ElementKind.object(
        "customObject",
        NSObject.self,
        make: { type, _ in ObjectFactory.make(type) },
        { _, _, _ in }
    )
}
