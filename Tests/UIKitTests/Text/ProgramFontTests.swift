import AgateText
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Fonts that a program brings, and those that iOS has.
@Suite("Fonts of a program")
struct ProgramFontTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"

    /// A folder with files that is removed at the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, source) in files {
                let file = url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(atPath: source, toPath: file.path)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test(
        "the files of UIAppFonts are registered and found by PostScript name, family and full name, wherever they lie in the bundle",
        .claim("Q10.2")
    )
    @MainActor func registered() throws {
        let folder = try Folder([
            "Fonts/A.otf": Self.inter,
            "deep/er/B.ttf": "/usr/share/fonts/truetype/liberation2/LiberationMono-Bold.ttf",
        ])
        let empty = try Folder(["none.txt": #filePath])
        let library = FontLibrary(folder: empty.url.path)
        let told = AnimationDiagnostics.mistakes {
            ProgramFonts.register(
                [(folder.url, ["UIAppFonts": ["Fonts/A.otf", "B.ttf", "Fonts/A.otf", 7, ""]])],
                in: library
            )
        }
        #expect(told.isEmpty)
        for name in ["Inter-SemiBold", "inter", "Inter Semi Bold"] {
            #expect(library.font(named: name, size: 12)?.face.names.postScript == "Inter-SemiBold", "\(name)")
        }
        #expect(library.font(named: "LiberationMono-Bold", size: 12)?.names.family == "Liberation Mono")
        #expect(library.families == ["Inter", "Liberation Mono"])
    }

    @Test("a file that is missing, and one that is no font, is told of once, with its name")
    @MainActor func mistakes() throws {
        let folder = try Folder(["Words.ttf": #filePath])
        let library = FontLibrary(folder: folder.url.path)
        onWindow { _, _ in
            let told = AnimationDiagnostics.mistakes {
                for _ in 0..<2 {
                    ProgramFonts.register(
                        [(folder.url, ["UIAppFonts": ["Nowhere.otf", "Words.ttf"]])],
                        in: library
                    )
                }
            }
            #expect(told.count == 2)
            #expect(told.first?.contains("\"Nowhere.otf\"") == true)
            #expect(told.last?.contains("\"Words.ttf\"") == true)
        }
        // What is no list of names is no font either.
        ProgramFonts.register([(folder.url, ["UIAppFonts": "A.otf"]), (folder.url, [:])], in: library)
    }

    @Test(
        "an Info.plist among the resources of packages and of ported programs counts; other folders have none"
    )
    func informations() throws {
        let folder = try Folder(["none.txt": #filePath])
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIAppFonts": ["A.otf"]],
            format: .xml,
            options: 0
        )
        try list.write(to: folder.url.appendingPathComponent("Info.plist"))
        let found = ProgramBundles.informations(in: [
            folder.url, folder.url.appendingPathComponent("nowhere"),
        ])
        #expect(found.count == 1)
        #expect(found.first?.information["UIAppFonts"] as? [String] == ["A.otf"])
    }

    @Test(
        "a family of iOS is told of once when another one is drawn for it, and keeps its names",
        .claim("Q10.1")
    )
    @MainActor func standIns() {
        onWindow { _, _ in
            let told = AnimationDiagnostics.mistakes {
                for name in [
                    "AvenirNext-Medium", "AvenirNext-Bold", "Avenir Next", "HelveticaNeue-Light", "Inter",
                ] {
                    #expect(UIFont(name: name, size: 20) != nil, "\(name)")
                }
            }
            #expect(told.count == 1)
            #expect(told.first?.contains("\"Avenir Next\"") == true)
            let font = UIFont(name: "AvenirNext-DemiBoldItalic", size: 20)
            #expect(font?.fontName == "AvenirNext-DemiBoldItalic" && font?.familyName == "Avenir Next")
            #expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
            #expect(font?.withSize(30).fontName == "AvenirNext-DemiBoldItalic")
        }
    }

    @Test("a face that a family of iOS has not there is nil")
    func absent() {
        for name in ["HelveticaNeue-Black", "Avenir-Bold", "Futura-Light"] {
            #expect(UIFont(name: name, size: 20) == nil, "\(name)")
        }
        #expect(UIFont.fontNames(forFamilyName: "Futura").contains("Futura-CondensedExtraBold"))
        for name in UIFont.fontNames(forFamilyName: "Gill Sans") {
            #expect(UIFont(name: name, size: 12)?.fontName == name)
        }
    }
}
