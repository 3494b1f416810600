import AgateTestSupport
import Foundation
import Testing
import UIKit

/// What programs read of names does not depend on the module of ours that a type lies in.
@MainActor @Suite("Names of types whose module is a part of UIKit")
struct ModuleNameTests {
    @Test(
        "the runtime's names of classes and protocols have no module",
        .claim("Q8.21"),
        arguments: [
            ("UIColor", UIColor.self), ("UIImage", UIImage.self),
            ("UITraitCollection", UITraitCollection.self),
            ("NSTextStorage", NSTextStorage.self), ("UIView", UIView.self), ("UIButton", UIButton.self),
        ] as [(String, AnyClass)]
    )
    func classes(_ name: String, _ type: AnyClass) {
        #expect(String(cString: class_getName(type)) == name)
        #expect("\(type)" == name)
        #expect(NSStringFromProtocol(UITraitEnvironment.self) == "UITraitEnvironment")
    }

    @Test("objects print themselves by the names of their classes alone", .claim("Q8.21"))
    func objects() {
        #expect("\(UIView())".hasPrefix("<UIView: 0x"))
        #expect("\(UILabel())".hasPrefix("<UILabel: 0x"))
        for object in [UIColor.red, UIImage(), UITraitCollection(), UIBezierPath()] as [NSObject] {
            let text = "\(object)"
            #expect(!text.contains("UIKit"), "\(text)")
        }
    }

    @Test(
        "traits of the system are known by the name of UIKit, those of programs by the names of their own modules",
        .claim("Q8.21")
    )
    func traits() {
        #expect(UITraitUserInterfaceStyle.identifier == "UIKit.UITraitUserInterfaceStyle")
        #expect(UITraitUserInterfaceStyle.name == "UITraitUserInterfaceStyle")
        #expect(OwnTrait.identifier == "UIKitTests.OwnTrait")
    }

    @Test("archives may name classes by the module UIKit", .claim("Q8.21"))
    func archives() {
        _ = UIScreen.main
        for type in [
            UIColor.self, UIImage.self, UIBezierPath.self, UITraitCollection.self, NSParagraphStyle.self,
        ] as [AnyClass] {
            let found: AnyClass? =
                NSKeyedUnarchiver.class(forClassName: "UIKit.\(type)") ?? NSClassFromString("UIKit.\(type)")
            #expect(found == type)
        }
    }
}

struct OwnTrait: UITraitDefinition {
    static var defaultValue: Int { 0 }
}
