import Foundation
import Testing
import UIKit

/// All classes of views.
@MainActor private enum ViewClasses {
    static let all: [(type: UIView.Type, make: (CGRect) -> UIView)] = [
        (UIView.self, { UIView(frame: $0) }), (UIWindow.self, { UIWindow(frame: $0) }),
        (UIImageView.self, { UIImageView(frame: $0) }), (UIControl.self, { UIControl(frame: $0) }),
        (UIButton.self, { UIButton(frame: $0) }), (UILabel.self, { UILabel(frame: $0) }),
        (UITextField.self, { UITextField(frame: $0) }), (UITextView.self, { UITextView(frame: $0) }),
        (UIDatePicker.self, { UIDatePicker(frame: $0) }), (UIStackView.self, { UIStackView(frame: $0) }),
        (UIScrollView.self, { UIScrollView(frame: $0) }), (UISlider.self, { UISlider(frame: $0) }),
        (UIProgressView.self, { UIProgressView(frame: $0) }),
        (UIActivityIndicatorView.self, { UIActivityIndicatorView(frame: $0) }),
        (UIPageControl.self, { UIPageControl(frame: $0) }), (UISwitch.self, { UISwitch(frame: $0) }),
    ]
}

@Suite("Every class of views")
@MainActor struct ViewClassTests {
    @Test("each class of views has the frame that it is made with, and its layer's delegate is the view")
    func frames() {
        for (type, make) in ViewClasses.all {
            // A switch has one size.
            let size = type == UISwitch.self ? CGSize(width: 51, height: 31) : CGSize(width: 50, height: 60)
            let frame = CGRect(origin: CGPoint(x: 3, y: 4), size: size)
            let view = make(frame)
            #expect(Swift.type(of: view) == type)
            #expect(view.frame == frame, "\(type)")
            #expect(view.layer.delegate === view, "\(type)")
            #expect(Swift.type(of: view.layer) == type.layerClass, "\(type)")
        }
    }

    @Test("each class of views comes back from an archive")
    func archives() throws {
        for (type, make) in ViewClasses.all {
            let view = make(CGRect(x: 3, y: 4, width: 50, height: 60))
            view.tag = 7
            view.alpha = 0.5
            let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.addSubview(child)
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            let restored = try #require(read as? UIView, "\(type)")
            #expect(Swift.type(of: restored) == type)
            #expect(restored.frame == view.frame, "\(type)")
            #expect(restored.tag == 7 && restored.alpha == 0.5, "\(type)")
            #expect(restored.subviews.contains { $0.frame == child.frame }, "\(type)")
        }
    }
}
