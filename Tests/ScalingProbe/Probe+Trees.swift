import AgateDisplay
import QuartzCore
import UIKit

// Who is whose sublayer and subview.

extension Probe {
    @MainActor static let trees: [Probe] = [
        Probe("sublayers added", 500) { count, measured in
            let layers = (0..<count).map { _ in CALayer() }
            let root = CALayer()
            measured { for layer in layers { root.addSublayer(layer) } }
        },
        Probe("sublayers put at the back", 500) { count, measured in
            let layers = (0..<count).map { _ in CALayer() }
            let root = CALayer()
            measured { for layer in layers { root.insertSublayer(layer, at: 0) } }
        },
        Probe("sublayers put below the front one", 500) { count, measured in
            let layers = (0..<count).map { _ in CALayer() }
            let (root, front) = (CALayer(), CALayer())
            root.addSublayer(front)
            measured { for layer in layers { root.insertSublayer(layer, below: front) } }
        },
        Probe("sublayers taken away from the front", 500) { count, measured in
            let root = flat(count)
            measured { while let last = root.sublayers?.last { last.removeFromSuperlayer() } }
        },
        // Few: those behind the one that leaves are moved by eight bytes each, in one piece, which shows above a thousand.
        Probe("sublayers taken away from the back", 200) { count, measured in
            let root = flat(count)
            measured { while let first = root.sublayers?.first { first.removeFromSuperlayer() } }
        },
        Probe("sublayers in the other order", 500) { count, measured in
            let root = flat(count)
            measured { root.sublayers?.reverse() }
        },
        Probe("a frame of n layers", 100) { count, measured in
            let root = flat(count)
            root.sublayers?.forEach { $0.bounds.size = CGSize(width: 2, height: 2) }
            ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
                measured {
                    display.layer.addSublayer(root)
                    display.advance(by: 0)
                    _ = display.makeSurface()
                }
            }
        },
        Probe("a frame of n nested layers", 100) { count, measured in
            let root = nested(count)
            ManualDisplay.run(size: CGSize(width: 16, height: 16)) { display in
                measured {
                    display.layer.addSublayer(root)
                    display.advance(by: 0)
                    _ = display.makeSurface()
                }
            }
        },
        Probe("subviews added and taken away", 100) { count, measured in
            onWindow { _, window in
                let views = (0..<count).map { _ in UIView() }
                measured {
                    for view in views { window.addSubview(view) }
                    for view in views { view.removeFromSuperview() }
                }
            }
        },
        Probe("subviews put at index 0", 200) { count, measured in
            let views = (0..<count).map { _ in UIView() }
            let top = UIView()
            measured { for view in views { top.insertSubview(view, at: 0) } }
        },
        Probe("subviews put at the last index", 200) { count, measured in
            let views = (0..<count).map { _ in UIView() }
            let top = UIView()
            measured {
                for (index, view) in views.enumerated() { top.insertSubview(view, at: max(index - 1, 0)) }
            }
        },
        Probe("subviews brought to the front", 200) { count, measured in
            let views = (0..<count).map { _ in UIView() }
            let top = UIView()
            for view in views { top.addSubview(view) }
            measured { for view in views { top.bringSubviewToFront(view) } }
        },
        Probe("n nested views in a window", 100) { count, measured in
            onWindow { display, window in
                let top = UIView()
                var last = top
                for _ in 1..<count {
                    let next = UIView()
                    last.addSubview(next)
                    last = next
                }
                measured {
                    window.addSubview(top)
                    display.advance(by: 0)
                    last.setNeedsLayout()
                    display.advance(by: 0)
                    top.removeFromSuperview()
                }
            }
        },
    ]

    /// A window on a display of 200 by 200 points.
    @MainActor static func onWindow(_ body: (ManualDisplay, UIWindow) -> Void) {
        ManualDisplay.run(size: CGSize(width: 200, height: 200)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            display.advance(by: 0)
            body(display, window)
        }
    }
}
