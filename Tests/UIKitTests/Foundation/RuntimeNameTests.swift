import AgateDisplay
import Foundation
import Testing
import UIKit

private protocol Painting: AnyObject {}
private final class Painter: NSObject, Painting {}

/// Names of types, and the clock of the kernel, as code for Apple's systems asks for them.
@MainActor @Suite("Names and times of Apple's systems")
struct RuntimeNameTests {
    @Test("classes and protocols tell their names: with a module for those of programs")
    func names() {
        #expect(String(cString: class_getName(UIView.self)) == "UIView")
        #expect(String(cString: class_getName(nil)) == "nil")
        #expect(String(cString: object_getClassName(UILabel())) == "UILabel")
        #expect(String(cString: object_getClassName(3)) == "nil")
        #expect(String(cString: class_getName(Painter.self)).hasSuffix("Painter"))
        #expect(String(cString: class_getName(Painter.self)).hasPrefix("UIKitTests."))
        #expect(class_getName(Painter.self) == class_getName(Painter.self))
        #expect(NSStringFromProtocol(UITableViewDelegate.self) == "UITableViewDelegate")
        #expect(NSStringFromProtocol(Painting.self).hasPrefix("UIKitTests."))
    }

    @Test("ticks are nanoseconds of the display's clock")
    func ticks() {
        var info = mach_timebase_info()
        #expect(mach_timebase_info(&info) == KERN_SUCCESS)
        #expect(info == mach_timebase_info_data_t(numer: 1, denom: 1))
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let begin: dispatch_time_t = mach_absolute_time()
            display.advance(by: 0.25)
            #expect(mach_absolute_time() - begin == 250_000_000)
            #expect(mach_continuous_time() == mach_absolute_time())
        }
    }

    @Test("geometry is written and read under keys; what is absent reads as zero")
    func geometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
        archiver.encode(CGPoint(x: 1, y: -2.5), forKey: "point")
        archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(CGVector(dx: 7, dy: 8), forKey: "vector")
        archiver.encode(turn, forKey: "transform")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(UIOffset(horizontal: 5, vertical: 6), forKey: "offset")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: -2.5))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeCGVector(forKey: "vector") == CGVector(dx: 7, dy: 8))
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == turn)
        #expect(
            coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        )
        #expect(coder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 5, vertical: 6))
        #expect(coder.decodeCGRect(forKey: "none") == .zero)
    }

    @Test("a storage of text reads documents")
    func storage() throws {
        let storage = try NSTextStorage(
            data: Data("<b>Bold</b> text".utf8),
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        #expect(storage.string.hasPrefix("Bold text"))
        storage.append(NSAttributedString(string: "!"))
        #expect(storage.string.hasSuffix("!"))
    }
}
