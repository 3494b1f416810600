import Foundation
import Testing
import UIKit

/// What sources of libraries ask of classes and values.
@MainActor
@Suite("Names that ported sources use")
struct PortedNameTests {
    @Test("the application is found by name, as libraries do that extensions of programs use, too")
    func application() {
        let selector = NSSelectorFromString("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(!UIView.responds(to: selector))
        #expect(UIView.instancesRespond(to: Selector("layoutSubviews", UIView.layoutSubviews)))
        #expect(!UIView.instancesRespond(to: Selector("viewDidLoad", UIViewController.viewDidLoad)))
    }

    @Test("priorities are raised and lowered by numbers")
    func priorities() {
        var priority: UILayoutPriority = .required - 1
        #expect(priority == UILayoutPriority(999))
        priority += 1
        #expect(priority == .required)
        #expect(.defaultLow + 1.5 == UILayoutPriority(251.5))
    }

    @Test("colours and events can be made of nothing")
    func emptyObjects() {
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIEvent().allTouches?.isEmpty == true)
        #expect(UIColor.groupTableViewBackground == UIColor.systemGroupedBackground)
    }
}
