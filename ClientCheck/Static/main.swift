import AgateDisplay
import Foundation
import QuartzCore
import UIKit

// A program that is linked with a static archive of Agate: Scripts/check-static builds and runs it. It asks for what nothing
// in it refers to, and what a linker therefore leaves out of it unless something in the archive does.

/// Casts a value of which the compiler knows nothing.
func cast<Value>(_ value: Any, to type: Value.Type) -> Bool { value as? Value != nil }

let layer = CALayer()
let move = CABasicAnimation(keyPath: "position")
move.fromValue = CGPoint(x: 1, y: 2)
layer.add(move, forKey: nil)
var failures: [String] = []
func check(_ condition: Bool, _ name: String) {
    if !condition { failures.append(name) }
}

let number: Any = NSNumber(value: 0.5)
check(cast(number, to: CGFloat.self), "a number is a CGFloat")
check(cast([number], to: [CGFloat].self), "numbers are CGFloats")
check(cast(CGFloat(1) as Any, to: NSNumber.self), "a CGFloat is a number")
check(cast(NSValue(cgPoint: .zero) as Any, to: CGPoint.self), "a value is a point")
check(cast(NSValue(cgSize: .zero) as Any, to: CGSize.self), "a value is a size")
check(cast(NSValue(cgRect: .zero) as Any, to: CGRect.self), "a value is a rectangle")
check(cast(CGPoint.zero as Any, to: NSValue.self), "a point is a value")
check(cast(CGRect.zero as Any, to: NSValue.self), "a rectangle is a value")
check(cast(CGVector(dx: 1, dy: 0) as Any, to: NSValue.self), "a vector is a value")
check(cast(CGAffineTransform.identity as Any, to: NSValue.self), "an affine transform is a value")
check(cast(CATransform3DIdentity as Any, to: NSValue.self), "a transform is a value")
layer.setValue(NSNumber(value: 3), forKeyPath: "position.x")
check(layer.position.x == 3, "a key path takes a number")
layer.setValue(NSValue(cgPoint: CGPoint(x: 7, y: 8)), forKeyPath: "position")
check(layer.position == CGPoint(x: 7, y: 8), "a key path takes a boxed point")
layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), forKeyPath: "transform")
check(layer.transform.m11 == 2, "a key path takes a boxed transform")
check(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2, "a key path gives a number")
ManualDisplay.run(size: CGSize(width: 8, height: 8)) { display in
    var hasRun = false
    DispatchQueue.main.async { hasRun = true }
    display.advance(by: 0)
    check(ManualDisplay.drivesMainQueue && hasRun, "the main queue follows a manual display")
}
for failure in failures { print("not so in a program with a static library: \(failure)") }
if failures.isEmpty { print("a static library keeps what is found at run time only") }
exit(failures.isEmpty ? 0 : 1)
