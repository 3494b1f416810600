import AgatePort
import Testing

/// Rules P18 and P19 for what a source has on Apple's systems without saying so, and for modules that are not here.
@Suite("Modules that a source needs, and those that are not here")
struct ModuleNameTests {
    @Test(
        "names of Objective-C's runtime bring QuartzCore to a source that imports Foundation alone (P19)",
        arguments: [
            "let a = objc_getAssociatedObject(self, &key)", "autoreleasepool { f() }",
            "func f(_ s: Selector) {}",
            "let t = NSMapTable<A, B>()", "objc_sync_enter(self)", "let n: NSInteger = 1",
        ]
    )
    func runtime(_ text: String) {
        expect("import Foundation\n\(text)\n", becomes: "import Foundation; import QuartzCore\n\(text)\n")
        expect("import UIKit\n\(text)\n", becomes: "import UIKit\n\(text)\n")
    }

    @Test("a selector that is written does, too, and names of texts bring UIKit (P19)")
    func otherNames() {
        expect(
            "import Foundation\nclass A { @objc func a() {}; func b() { c(#selector(a)) } }\n",
            becomes:
                "import Foundation; import QuartzCore\nclass A { func a() {}; func b() { c(Selector(\"a\", A.a)) } }\n"
        )
        expect(
            "import Foundation\nlet p = NSMutableParagraphStyle()\n",
            becomes: "import Foundation; import UIKit\nlet p = NSMutableParagraphStyle()\n"
        )
    }

    @Test("what the sources declare themselves brings nothing (P19)")
    func own() {
        for text in [
            "import Foundation\nstruct Selector {}\nlet s = Selector()\n",
            "import Foundation\nlet x = a.Selector\n",
        ] {
            #expect(PortFixture(text).text == text)
        }
    }

    @Test("type identifiers and vectors come from modules of other names (P19)")
    func replaced() {
        expect(
            "import MobileCoreServices\nlet t = kUTTypePNG\n",
            becomes: "import ImageIO\nlet t = kUTTypePNG\n"
        )
        expect("import MobileCoreServices\n", becomes: "import Foundation\n")
        expect("import UniformTypeIdentifiers\n", becomes: "import ImageIO\n")
        expect("import simd\n", becomes: "import QuartzCore\n")
    }

    @Test("a source for SwiftUI counts only where that is, and keeps its lines (P19)")
    func condition() {
        let text = "import UIKit\nimport SwiftUI\nstruct A: UIViewRepresentable {}\n"
        let fixture = PortFixture(text)
        #expect(
            fixture.text
                == "import UIKit\n#if canImport(SwiftUI)\nstruct A: UIViewRepresentable {}\n#sourceLocation()\nimport SwiftUI\n#endif\n"
        )
        #expect(fixture.said.count == 1)
        #expect(fixture.said.first?.contains("warning [P19] SwiftUI is not here") == true)
        #expect(PortFixture(fixture.text).text == fixture.text)
    }

    @Test("a program that begins in SwiftUI is refused (P19)")
    func program() {
        expectRefusal(
            "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n",
            says: "SwiftUI is not here"
        )
    }

    @Test("iOS stays alone where its branch needs what is not here, or where Linux has the other (P18)")
    func platforms() {
        for text in [
            "#if os(iOS)\nimport SceneKit\nlet a = SCNNode()\n#endif\n",
            "#if os(iOS) || os(macOS)\nimport Darwin\n#else\nimport Glibc\n#endif\n",
        ] { expect(text, becomes: text) }
        expect(
            "#if os(iOS)\nimport SceneKit\nlet a = 1\n#endif\n",
            becomes: "#if (os(iOS) || os(Linux))\n\nlet a = 1\n#endif\n"
        )
    }
}
