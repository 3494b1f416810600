import AgateDisplay
import UIKit

/// The badge's place and turn, a quarter of a second after it appeared.
let (center, turn, picture) = ManualDisplay.run(size: CGSize(width: 120, height: 120), scale: 2) { display in
    MainActor.assumeIsolated {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let badge = BadgeView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        window.addSubview(badge)
        window.makeKeyAndVisible()
        display.advance(by: 0)
        badge.spin()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            badge.center.x += 40
        }
        display.advance(by: 0.25)
        let ring = badge.layer.sublayers?.first?.presentation()
        return (
            badge.layer.presentation()?.position ?? .zero,
            ring?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? .nan,
            display.makeImage()
        )
    }
}

guard abs(center.x - 60) < 1e-6, center.y == 40, abs(turn - .pi / 2) < 1e-6, picture.width == 240 else {
    print(
        "a client's view is not where it should be: \(center), turned by \(turn), \(picture.width) pixels wide"
    )
    exit(1)
}
let outside = Outside()
guard Outside.sizeOnDisplay() == CGSize(width: 20, height: 20), outside.view.frame == .zero,
    outside.controller.view != nil
else {
    print("views that are made on no actor are not what they should be")
    exit(1)
}
print("a package that imports UIKit and QuartzCore builds and runs")
