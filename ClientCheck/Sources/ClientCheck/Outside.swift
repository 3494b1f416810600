import AgateDisplay
import Foundation
import UIKit

/// Views and controllers of an object that is bound to no actor, as code from before strict concurrency has them.
final class Outside: NSObject {
    var view = UIView()
    var button = UIButton(type: .system)
    var control = UIControl(frame: .zero, primaryAction: nil)
    var controller = UIViewController()
    lazy var window = UIWindow()

    /// The size of a view that is made inside of a display, again on no actor.
    static func sizeOnDisplay() -> CGSize {
        ManualDisplay.run(size: CGSize(width: 20, height: 20)) { display in
            let view = UIView()
            view.frame = CGRect(origin: .zero, size: display.size)
            return view.bounds.size
        }
    }
}
