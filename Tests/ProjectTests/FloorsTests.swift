import AgateTestSupport
import Foundation
import Testing

/// The floors of ARCHITECTURE.md as data: what each target may import beside the standard modules.
let floors: [String: Set<String>] = [
    "AgateGeometry": [],
    "AgateLayout": [],
    "AgateJSON": [],
    "CAgateKernels": [],
    "AgateLog": [],
    "CAgateFiles": [],
    "CAgateMainQueue": [],
    "CAgateRuntime": [],
    "AgateRuntime": ["CAgateRuntime"],
    "CAgateThreads": [],
    "CAgateMedia": [],
    "CoreMedia": [],
    "AgateMedia": ["AgatePixels", "CAgateMedia"],
    "CLibPNG": [],
    "CAgatePNG": ["CLibPNG"],
    "CLibDeflate": [],
    "CLibTurboJPEG": [],
    "CLibWebP": [],
    "CLibGIF": [],
    "CLibLCMS": [],
    "AgatePixels": [
        "AgateGeometry", "CAgatePNG", "CLibDeflate", "CLibTurboJPEG", "CLibWebP", "CLibGIF", "CLibLCMS",
    ],
    "AgateRaster": ["AgateGeometry", "AgatePixels", "CAgateKernels"],
    "CLibICU": [],
    "CAgateUnicode": ["CLibICU"],
    "CLibXML2": [],
    "CAgateHTML": ["CLibXML2"],
    "CLibFreeType": [],
    "CLibFontconfig": [],
    "CLibHarfBuzz": [],
    "AgateText": [
        "AgateRaster", "AgatePixels", "AgateGeometry", "CLibFreeType", "CLibFontconfig", "CLibHarfBuzz",
        "CAgateUnicode",
    ],
    "AgateTiming": ["AgateGeometry", "AgatePixels"],
    "AgateScene": ["AgateTiming", "AgateGeometry", "AgatePixels", "AgateRuntime"],
    "CLibExpat": [],
    "CLibZip": [],
    "AgateDocuments": [
        "AgateTiming", "AgatePixels", "AgateGeometry", "AgateJSON", "CLibDeflate", "CLibExpat", "CLibZip",
    ],
    "AgateCompositor": ["AgateScene", "AgateTiming", "AgateRaster", "AgateGeometry", "AgatePixels"],
    "AgateDisplay": [
        "AgateCompositor", "AgateScene", "AgatePixels", "AgateGeometry", "AgateRuntime", "CAgateFiles",
        "CAgateMainQueue", "CAgateThreads",
    ],
    "CAgateSDL": [],
    "AgateWindow": ["AgateDisplay", "AgatePixels", "CAgateSDL"],
    "CoreGraphics": ["AgateText", "AgateRaster", "AgatePixels", "AgateGeometry", "_Testing_CoreGraphics"],
    "ImageIO": ["CoreGraphics", "AgatePixels"],
    "CoreText": ["CoreGraphics", "AgateText", "AgatePixels", "AgateGeometry"],
    "QuartzCore": [
        "CoreGraphics", "CoreText", "AgateScene", "AgateTiming", "AgateText", "AgatePixels", "AgateGeometry",
        "AgateCompositor", "AgateDisplay", "AgateRuntime", "CAgateThreads",
    ],
    "AgateBrowser": ["AgateDisplay", "AgatePixels", "AgateGeometry"],
    "AVFoundation": [
        "QuartzCore", "CoreMedia", "CoreGraphics", "AgateMedia", "AgateWindow", "AgateDisplay", "AgatePixels",
        "CAgateMedia",
    ],
    "AVKit": ["AVFoundation", "UIKit", "CoreMedia", "QuartzCore", "CoreGraphics"],
    "CLibChipmunk": [],
    "UIKitBase": [
        "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateDocuments", "AgateText",
        "AgatePixels", "AgateGeometry", "AgateRuntime", "CAgateHTML",
    ],
    "UIKitCore": [
        "UIKitBase", "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateScene", "AgateTiming",
        "AgateText",
        "AgatePixels", "AgateGeometry", "AgateLayout", "AgateRuntime",
    ],
    "UIKitLists": ["UIKitCore", "QuartzCore", "CoreGraphics", "AgateDisplay", "AgateRuntime"],
    "UIKitControllers": ["UIKitLists", "UIKitCore", "QuartzCore", "CoreGraphics"],
    "UIKitInterfaceBuilder": [
        "UIKitControllers", "UIKitLists", "UIKitCore", "UIKitBase", "QuartzCore", "CoreText", "CoreGraphics",
        "AgateDocuments",
    ],
    "UIKitDynamics": ["UIKitCore", "QuartzCore", "CoreGraphics", "CLibChipmunk"],
    "UIKitHost": ["UIKitCore", "QuartzCore", "AgateBrowser", "AgateWindow", "AgateDisplay"],
    "UIKit": [
        "UIKitHost", "UIKitDynamics", "UIKitInterfaceBuilder", "UIKitControllers", "UIKitLists", "UIKitCore",
        "UIKitBase", "CoreText",
        "_Testing_UIKit",
    ],
    "Lottie": [
        "UIKit", "QuartzCore", "CoreText", "CoreGraphics", "AgateDocuments", "AgateTiming", "AgatePixels",
        "AgateGeometry",
    ],
    "LayerMarkup": [
        "QuartzCore", "CoreText", "CoreGraphics", "AgateDocuments", "AgateScene", "AgateTiming",
        "AgatePixels", "AgateGeometry",
    ],
    "AgateInspector": [
        "UIKit", "QuartzCore", "CoreGraphics", "AgateBrowser", "AgateDisplay", "AgateCompositor",
        "AgateScene", "AgateTiming", "AgatePixels", "AgateGeometry", "AgateJSON",
    ],
    "CLibCrypto": [],
    "AgateRendering": [
        "Lottie", "LayerMarkup", "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateDocuments",
        "AgateCompositor", "AgatePixels", "CLibCrypto",
    ],
    "_Testing_CoreGraphics": [],
    "_Testing_UIKit": [],
    "agate": [
        "AgateExamples", "AgateRendering", "UIKit", "UIKitInterfaceBuilder", "LayerMarkup", "QuartzCore",
        "AgateBrowser",
        "AgateInspector", "AgateDisplay", "AgateCompositor", "AgatePixels", "AgateText", "ArgumentParser",
        "AgateWindow",
    ],
]

/// What the toolchain brings: open to every floor.
private let standard: Set<String> = [
    "Foundation", "CoreFoundation", "Dispatch", "Glibc", "Musl", "Observation", "Runtime", "Swift",
    "Synchronization",
]

@Suite("The floors of the architecture")
struct FloorsTests {
    @Test("every target has a row, and every row a target")
    func rows() throws {
        #expect(try Set(Repository.folders(below: "Sources")) == Set(floors.keys))
    }

    @Test("imports go down only", arguments: floors.keys.sorted())
    func imports(target: String) throws {
        let allowed = try #require(floors[target]).union(standard).union([target])
        for path in Repository.swiftFiles(below: "Sources/\(target)") {
            for module in Self.modules(importedBy: try Repository.text(path)) {
                let isBelow = allowed.contains(module)
                #expect(isBelow, "\(path) imports \(module), which is no floor below \(target)")
            }
        }
    }

    @Test("no source of ours asks whether a module of Apple's name is there")
    func canImport() throws {
        for path in Repository.swiftFiles(below: "Sources") {
            let text = try Repository.text(path)
            for name in ["CoreGraphics", "QuartzCore", "UIKit"] {
                let asks = text.contains("canImport(\(name))")
                #expect(!asks, "\(path): canImport leaks between targets")
            }
        }
    }

    @Test("no target has a name by which packages know Apple's systems")
    func namesOfSystems() {
        // Other packages in the same build would see it: canImport(os) is true for all of them.
        #expect(
            Set(floors.keys).isDisjoint(with: ["os", "Darwin", "ObjectiveC", "AppKit", "Combine", "SwiftUI"])
        )
    }

    @Test("what is known of the ABI of Swift is in AgateRuntime and its C half")
    func knowledgeOfTheABI() throws {
        // The main queue stands in for functions by their symbols; docs/decisions say why.
        let rooms = ["AgateRuntime", "CAgateRuntime", "CAgateMainQueue"]
        let signs = [
            "as AnyClass, to:", "swift_tryRetain", "swift_retain", "\"$s", "@_silgen_name", "@_spi(",
            "_forEachField", "import func Glibc.dlsym", "dlsym(nil",
        ]
        for folder in try Repository.folders(below: "Sources") where !rooms.contains(folder) {
            let paths = [".swift", ".c", ".h"].flatMap {
                Repository.files(below: "Sources/\(folder)", ending: $0)
            }
            for path in paths {
                // What the modules of UIKit share with each other; no other module's.
                let text = try Repository.text(path).replacingOccurrences(of: "@_spi(UIKitRooms)", with: "")
                for sign in signs {
                    let isThere = text.contains(sign)
                    #expect(!isThere, "\(path) has \(sign)")
                }
            }
        }
    }

    @Test(
        "values are taken for others of another type where a list says why, and nowhere else",
        .claim("Q6.7")
    )
    func bitCasts() throws {
        let reasons = [
            "Sources/QuartzCore/Layer/Property/WordBits.swift": "the bits of numbers",
            "Sources/CoreGraphics/Bridging/NSValue+Structs.swift":
                "an initialiser that gives an object of a subclass",
            "Sources/QuartzCore/ObjectiveC/NotificationCenter+Block.swift":
                "a closure that is called where it is posted",
        ]
        for path in reasons.keys {
            #expect(try Repository.text(path).contains("unsafeBitCast"), "\(path) needs no row any more")
        }
        for folder in try Repository.folders(below: "Sources") where folder != "AgateRuntime" {
            for path in Repository.swiftFiles(below: "Sources/\(folder)") where reasons[path] == nil {
                let isThere = try Repository.text(path).contains("unsafeBitCast")
                #expect(!isThere, "\(path) has unsafeBitCast; what is known of layouts is in AgateRuntime")
            }
        }
    }

    @Test(
        "no source reads instructions, and only AgateRuntime has the C half of what is known of the ABI",
        .claim("Q6.7")
    )
    func instructions() throws {
        let paths = try Repository.folders(below: "Sources").flatMap { folder in
            [".swift", ".c", ".h"].flatMap { Repository.files(below: "Sources/\(folder)", ending: $0) }
        }
        for path in paths {
            let text = try Repository.text(path)
            let isReading = text.contains("agate_called_functions") || text.contains("agate_mark_")
            #expect(!isReading, "\(path) looks for calls in machine code")
            let isHalf = text.contains("import CAgateRuntime")
            #expect(!isHalf || path.hasPrefix("Sources/AgateRuntime/"), "\(path) imports CAgateRuntime")
        }
    }

    @Test("an import line is read whatever stands before and after the module")
    func reading() {
        let text = """
            import Foundation
            public import struct AgateGeometry.CGVector
            @_exported public import QuartzCore
            package import AgateScene  // why
            // import UIKit
            let important = 1
            """
        #expect(
            Self.modules(importedBy: text) == ["Foundation", "AgateGeometry", "QuartzCore", "AgateScene"]
        )
    }

    /// The modules that the import lines of a file name.
    private static func modules(importedBy text: String) -> [String] {
        let kinds: Set<Substring> = [
            "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
        ]
        return text.split(separator: "\n").compactMap { line in
            var words = line.split(separator: " ")[...]
            while let first = words.first,
                first.hasPrefix("@")
                    || ["public", "package", "internal", "private", "fileprivate"].contains(first)
            {
                words.removeFirst()
            }
            guard words.first == "import" else { return nil }
            words.removeFirst()
            if let first = words.first, kinds.contains(first) { words.removeFirst() }
            return words.first?.split(separator: ".").first.map(String.init)
        }
    }
}
