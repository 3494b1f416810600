import AgateTestSupport
import AgateTestTrees
import Foundation
import LayerMarkup
import QuartzCore
import Testing

// Source: documents K1-K4, K74, R63.
@Suite("Packages of layers")
struct PackageTests {
    private func tree() -> CALayer {
        let (root, child) = (CALayer(), CALayer())
        root.bounds = CGRect(x: 0, y: 0, width: 30, height: 20)
        (root.name, child.name) = ("root", "child")
        child.contents = TestImages.all[1]
        root.addSublayer(child)
        return root
    }

    @Test("a tree goes through a bundle, a file and an archive", arguments: ["a.ca", "a.caml", "a.caar"])
    func kinds(name: String) throws {
        try Markup.withFolder { folder in
            let url = folder.appendingPathComponent(name)
            let root = tree()
            try CAMLWriter().write(root, to: url)
            let package = try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle)
            #expect(TreeComparison(root, package.rootLayer).differences == [])
            #expect(
                package.documentSize == CGSize(width: 30, height: 20) && package.isGeometryFlipped
                    && package.issues.isEmpty
            )
            #expect(package.publishedObjectNames == ["root", "child"])
            #expect(
                package.publishedObject(withName: "child") as? CALayer === package.rootLayer.sublayers?.first
            )
            #expect(package.publishedObject(withName: "none") == nil)
        }
    }

    @Test("writing twice gives the same files")
    func bytes() throws {
        try Markup.withFolder { folder in
            var texts: [[Data?]] = []
            for name in ["a.ca", "b.ca"] {
                let url = folder.appendingPathComponent(name)
                try CAMLWriter().write(tree(), to: url)
                let manager = FileManager.default
                let files = try manager.subpathsOfDirectory(atPath: url.path).sorted()
                #expect(files.count == 5 && files.contains("index.xml") && files.contains("main.caml"))
                texts.append(files.map { manager.contents(atPath: url.appendingPathComponent($0).path) })
            }
            #expect(texts[0] == texts[1])
        }
    }

    @Test("an index names the document and the direction of y; without one main.caml or the only file counts")
    func index() throws {
        try Markup.withFolder { folder in
            let markup = Markup.document("<CALayer bounds='0 0 1 1'/>")
            try markup.write(to: folder.appendingPathComponent("odd.caml"))
            #expect(try CAPackage(contentsOf: folder, type: "").documentSize.width == 1)
            try Data(
                "<plist><dict><key>rootDocument</key><string>odd.caml</string><key>geometryFlipped</key><true/><key>documentWidth</key><real>7</real><key>documentHeight</key><integer>8</integer></dict></plist>"
                    .utf8
            )
            .write(to: folder.appendingPathComponent("index.xml"))
            let package = try CAPackage(contentsOf: folder, type: kCAPackageTypeCAMLBundle)
            #expect(package.isGeometryFlipped && package.documentSize == CGSize(width: 7, height: 8))
            try Data("<plist><dict><key>rootDocument</key><string>../odd.caml</string></dict></plist>".utf8)
                .write(to: folder.appendingPathComponent("index.xml"))
            #expect(throws: CAMLError.unsafePath("../odd.caml")) {
                _ = try CAPackage(contentsOf: folder, type: "")
            }
            #expect(throws: CAMLError.missing("nothing")) {
                _ = try CAPackage(contentsOf: folder.appendingPathComponent("nothing"), type: "")
            }
        }
    }

    @Test("a wallpaper is its bundles, one before the other")
    func wallpaper() throws {
        try Markup.withFolder { folder in
            for name in ["Back.ca", "Front.ca"] {
                let root = tree()
                root.name = name
                try CAMLWriter().write(root, to: folder.appendingPathComponent(name))
            }
            try Data(
                "<plist><dict><key>name</key><string>Sea</string><key>assets</key><dict><key>lockAndHome</key><dict><key>default</key><dict><key>type</key><string>LayeredAnimation</string><key>foregroundAnimationFileName</key><string>Front.ca</string><key>backgroundAnimationFileName</key><string>Back.ca</string></dict></dict></dict></dict></plist>"
                    .utf8
            )
            .write(to: folder.appendingPathComponent("Wallpaper.plist"))
            let package = try CAPackage(contentsOf: folder, type: "")
            #expect(
                package.rootLayer.name == "Sea"
                    && package.rootLayer.sublayers?.map(\.name) == ["Back.ca", "Front.ca"]
            )
            #expect(package.documentSize == CGSize(width: 30, height: 20))
            try binaryWallpaper(folder)
        }
    }

    /// The same wallpaper whose property list is a binary one.
    private func binaryWallpaper(_ folder: URL) throws {
        let layers: [String: Any] = [
            "type": "LayeredAnimation", "foregroundAnimationFileName": "Front.ca",
            "backgroundAnimationFileName": "Back.ca", "version": 2, "opaque": true, "scale": 1.5,
            "names": (0..<20).map { "\($0)é" },
        ]
        let list: [String: Any] = ["name": "Sëa", "assets": ["lockAndHome": ["default": layers]]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let file = folder.appendingPathComponent("Wallpaper.plist")
        try data.write(to: file)
        let package = try CAPackage(contentsOf: folder, type: "")
        #expect(
            package.rootLayer.name == "Sëa"
                && package.rootLayer.sublayers?.map(\.name) == ["Back.ca", "Front.ca"]
        )
    }

    @Test(
        "bytes that are no layers are an error",
        arguments: ["", "x", "{}", "PK\u{3}\u{4}", "bplist00xx", "<caml/>", "\u{1F}\u{8B}"]
    )
    func noLayers(text: String) {
        #expect(throws: CAMLError.self) {
            _ = try CAPackage(
                data: Data(text.unicodeScalars.map { UInt8($0.value & 255) }),
                type: kCAPackageTypeArchive
            )
        }
    }

    @Test("a damaged archive is an error or layers, whatever byte is wrong")
    func damage() throws {
        let bytes = [UInt8](
            try NSKeyedArchiver.archivedData(withRootObject: CALayer(), requiringSecureCoding: true)
        )
        for index in stride(from: 8, to: bytes.count, by: 3) {
            var changed = bytes
            changed[index] ^= 0x55
            _ = try? CAPackage(data: Data(changed), type: kCAPackageTypeArchive)
        }
    }

    @Test("errors say in one line where and what")
    func errors() {
        #expect(
            CAMLError.malformed(line: 3, column: 7, reason: "mismatched tag").localizedDescription
                == "Line 3, column 7: mismatched tag."
        )
        #expect(CAMLError.missing("a.png").localizedDescription == "a.png is missing.")
    }
}
