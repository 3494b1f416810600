import AgatePort
import Foundation
import Testing

/// Rule P16: who asks an object for a method gets the answer of its class.
@Suite("Lists of methods")
struct MethodListTests {
    private let declaration =
        "@objc protocol P { @objc optional func a(_ x: Int); @objc(named) optional func b(c: Int); @objc optional var d: Int? { get } }"
    private let question = "import UIKit\nclass Q { func f() { if d.responds(to: #selector(P.a)) {} } }"

    @Test("a class lists what it declares, where objects are asked (P16)")
    func list() {
        expect(
            "import UIKit\nclass C: UIView, P { @objc func b(c: Int) {}; let e = 1; static func s() {} }\n",
            becomes:
                "import UIKit\nclass C: UIView, P, MethodLister { class var implementedMethods: Set<String> { [\"e\", \"named\"] }; "
                + "func b(c: Int) {}; let e = 1; static func s() {} }\n",
            others: [declaration, question]
        )
        // Members of extensions count, and so do those that extensions of protocols give.
        expect(
            "import UIKit\npublic class C: NSObject {}\nextension C: P { func a(_ x: Int) {} }\nextension P { func z() {} }\n",
            becomes:
                "import UIKit\npublic class C: NSObject, MethodLister { public class var implementedMethods: Set<String> { [\"a:\", \"z\"] };}\n"
                + "extension C: P { func a(_ x: Int) {} }\nextension P { func z() {} }\n",
            others: [declaration, question]
        )
    }

    @Test("a subclass adds to the list of its superclass, in whatever file that is (P16)")
    func inherited() {
        expect(
            "import UIKit\nclass C: B {\n    func a(_ x: Int) {}\n}\n",
            becomes:
                "import UIKit\nclass C: B { override class var implementedMethods: Set<String> { super.implementedMethods.union([\"a:\"]) };\n"
                + "    func a(_ x: Int) {}\n}\n",
            others: [declaration, question, "class B: NSObject, P {}"]
        )
    }

    @Test(
        "classes without such protocols, or of superclasses that nobody knows, list nothing; nor do any where nobody asks"
    )
    func unlisted() {
        for text in [
            "import UIKit\nclass C: UIView { func a(_ x: Int) {} }\n",
            "import UIKit\nclass C: Unknown, P { func a(_ x: Int) {} }\n", "import UIKit\nstruct C: R {}\n",
        ] {
            expect(text, becomes: text, others: [declaration, question])
        }
        let text = "import UIKit\nclass C: UIView, P { func a(_ x: Int) {} }\n"
        expect(text, becomes: text, others: [declaration])
    }

    @Test("a test for presence asks the class (P16)")
    func presence() {
        expect(
            "import UIKit\nfunc f() { if d?.a != nil { d?.a?(1) } }\n",
            becomes:
                "import UIKit\nfunc f() { if AbsentRequirement.method(d?.a, \"a:\", of: d) != nil { d?.a(1) } }\n",
            others: [declaration, question]
        )
        expect(
            "import UIKit\nfunc f() { if let g = self.d?.b { g(2) } }\n",
            becomes:
                "import UIKit\nfunc f() { if let g = AbsentRequirement.method(self.d?.b, \"named\", of: self.d) { g(2) } }\n",
            others: [declaration, question]
        )
        expectRefusal(
            "let x = d?.a == nil",
            says: "several optional requirements are called a",
            others: [
                "@objc protocol P { @objc optional func a(_ x: Int); @objc optional func a(y: Int) }",
                question,
            ]
        )
    }

    @Test(
        "the files of a folder are read for tests, and its classes list then, though none has a word that rules look for"
    )
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-port-\(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = [
            "A.swift": "import UIKit\n@objc protocol P { @objc optional func a() }\n",
            "B.swift": "import UIKit\nclass B: P { func a() {} }\n",
            "C.swift": "import UIKit\nfunc f(_ p: P?) -> Bool { p?.a != nil }\n",
        ]
        for (name, text) in files { try PortFiles.write(Array(text.utf8), to: folder.path + "/" + name) }
        let module = try ModulePort(files: SourceFolder(paths: [folder.path]).sources)
        let texts = module.ported(hasHeaders: false).map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(
            texts[1].contains(
                "class B: P, MethodLister { class var implementedMethods: Set<String> { [\"a\"] };"
            )
        )
        #expect(texts[2].contains("AbsentRequirement.method(p?.a, \"a\", of: p) != nil"))
        // Without the test none lists.
        try PortFiles.write(Array("import UIKit\n".utf8), to: folder.path + "/C.swift")
        let quiet = try ModulePort(files: SourceFolder(paths: [folder.path]).sources)
        #expect(
            !quiet.ported(hasHeaders: false).contains {
                String(decoding: $0.bytes, as: UTF8.self).contains("Lister")
            }
        )
    }
}
