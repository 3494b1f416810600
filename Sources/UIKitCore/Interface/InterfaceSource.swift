package import Foundation

/// A coder behind which an element of a document of Interface Builder stands: what `init(coder:)` of views, controllers and bar items is given.
package protocol InterfaceSource: NSCoder {
    /// Called at the end of `init(coder:)` of each class of UIKit, the base class first; gives the object what its element says as soon as the
    /// last of them is done, so that a program's own `init(coder:)` finds it there.
    @MainActor func initialized(_ object: NSObject, by level: AnyClass)

    /// The storyboard that a controller comes from; nil for one of a nib.
    @MainActor var storyboard: UIStoryboard? { get }
}

extension NSCoder {
    /// Tells the element behind the coder, if there is one, that `init(coder:)` of a class is done.
    @MainActor package func didInitialize(_ object: NSObject, as level: AnyClass) {
        (self as? any InterfaceSource)?.initialized(object, by: level)
    }
}
