import CoreGraphics
public import Foundation

// Additions of this library, which `agate port` writes for initialisers of classes that only the program's run tells.

extension UIView {
    /// Makes a view of a class that is known only at run time, by the class's own `init(frame:)`.
    public class func agateInstance(frame: CGRect) -> Self {
        confirmed(ViewFactory.make(self as UIView.Type, frame: frame))
    }
}

extension UIViewController {
    /// Makes a controller of a class that is known only at run time, by the class's own `init(nibName:bundle:)`.
    public class func agateInstance(nibName: String?, bundle: Bundle?) -> Self {
        confirmed(ControllerFactory.make(self, nibName: nibName, bundle: bundle))
    }
}

/// What a class made as what the class is.
package func confirmed<Made: AnyObject>(_ object: AnyObject) -> Made {
    guard let made = object as? Made else {
        preconditionFailure("an initialiser of \(Made.self) made an object of another class")
    }
    return made
}
