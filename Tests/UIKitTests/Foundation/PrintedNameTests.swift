import AgateTestSupport
import Foundation
import Testing
import UIKit

/// How classes of UIKit print, whichever module behind `UIKit` declares them.
@MainActor @Suite("Printed names of UIKit's classes")
struct PrintedNameTests {
    /// One class of each module behind `UIKit`, and a generic one.
    nonisolated static let classes: [(type: AnyClass, name: String)] = [
        (UIColor.self, "UIColor"),
        (UIView.self, "UIView"),
        (UITableView.self, "UITableView"),
        (UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout"),
        (UIAlertController.self, "UIAlertController"),
        (UINavigationController.self, "UINavigationController"),
        (UIGravityBehavior.self, "UIGravityBehavior"),
        (UICollectionViewDiffableDataSource<Int, Int>.self, "UICollectionViewDiffableDataSource<Int, Int>"),
    ]

    @Test("a class prints as its name, without a module", arguments: classes.indices)
    func names(index: Int) {
        let (type, name): (AnyClass, String) = Self.classes[index]
        #expect("\(type)" == name && String(describing: type) == name)
    }

    @Test("the runtime's name of a class has no module", arguments: classes.indices.dropLast())
    func runtimeNames(index: Int) {
        let (type, name): (AnyClass, String) = Self.classes[index]
        #expect(String(cString: class_getName(type)) == name)
    }

    @Test("an object prints with the name of its class, without a module")
    func objects() {
        for object in [UIView(), UITableView(), UITableViewCell(), UIViewController(), UITabBarController()] {
            let name = "\(type(of: object))"
            #expect("\(object)".hasPrefix("<\(name)"), "\(object)")
            #expect(!"\(object)".contains("UIKit"), "\(object)")
        }
    }

    @Test("protocols and traits are named as if UIKit were one module")
    func protocolsAndTraits() {
        #expect(NSStringFromProtocol((any UITableViewDataSource).self) == "UITableViewDataSource")
        #expect(
            NSStringFromProtocol((any UINavigationControllerDelegate).self)
                == "UINavigationControllerDelegate"
        )
        #expect(UITraitUserInterfaceStyle.identifier == "UIKit.UITraitUserInterfaceStyle")
        #expect(UITraitDisplayScale.name == "UITraitDisplayScale")
    }

    @Test("what an archive has of a class of each module is an object of that class again")
    func archives() throws {
        for object in [UIColor.red, UIView(), UITableView(), UIBezierPath(), UINavigationBar()] as [NSObject]
        {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            unarchiver.decodingFailurePolicy = .setErrorAndReturn
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSObject
            #expect(read.map { type(of: $0) == type(of: object) } == true, "\(type(of: object))")
        }
    }
}
