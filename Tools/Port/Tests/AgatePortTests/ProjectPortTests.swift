import AgatePort
import Foundation
import Testing

/// Projects of Xcode, workspaces and playgrounds, from the folder to the package.
@Suite("Projects")
struct ProjectPortTests {
    @Test("a project becomes a package: targets, sources, bundle, and the conditions of its settings")
    func project() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject()
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(result.status == 0, "\(result.said)")
        let manifest = try #require(fixture.written("Package.swift"))
        #expect(manifest.contains(".executableTarget(\n            name: \"Big_Waves\""))
        #expect(manifest.contains("\"WaveKit\""))
        #expect(manifest.contains(".define(\"CALM\"), .define(\"LOUD\"), .swiftLanguageMode(.v5)"))
        #expect(!manifest.contains("DEBUG") && !manifest.contains("DESK") && !manifest.contains("WavesTests"))
        #expect(manifest.contains("resources: [.copy(\"Big_Waves.app\")]"))
        #expect(
            fixture.written("Sources/Big_Waves/AppDelegate.ported.swift")?.contains(
                "@main\nclass AppDelegate"
            ) == true
        )
        #expect(
            fixture.written("Sources/Big_Waves/View/Wave.ported.swift")?.contains(
                "CAMediaTimingFillMode.forwards"
            ) == true
        )
        #expect(fixture.written("Sources/WaveKit/Kit.swift") == "public struct Kit {}\n")
        let bundle = "Sources/Big_Waves/Big_Waves.app"
        #expect(fixture.written(bundle + "/level.txt") == "four\n")
        #expect(fixture.written(bundle + "/de.lproj/Localizable.strings")?.contains("Wellen") == true)
        #expect(fixture.written(bundle + "/Assets.xcassets/Contents.json") == "{}")
        #expect(
            result.said.contains("target WavesTests: a target that makes a unit-test is not carried over")
        )
        #expect(result.said.contains("target Big Waves: 2 of 2 sources and 4 resources"))
    }

    @Test("the property list of the bundle has the settings put in, and what Xcode makes of settings")
    func information() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject()
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        let text = try #require(fixture.written("Sources/Big_Waves/Big_Waves.app/Info.plist"))
        let list =
            try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
            as? [String: Any]
        #expect(list?["CFBundleIdentifier"] as? String == "org.example.Big-Waves")
        #expect(list?["CFBundleName"] as? String == "Big Waves")
        #expect(list?["CFBundleShortVersionString"] as? String == "1.0")
        #expect(
            (list?["UIApplicationSceneManifest"] as? [String: Any])?["Name"] as? String == "Big_Waves.Scene"
        )
        #expect(
            list?["UISupportedInterfaceOrientations"] as? [String] == [
                "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ]
        )
    }

    @Test("running again writes the same bytes, and removes what has gone")
    func again() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject()
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        let before = fixture.written("Package.swift")
        try fixture.writeProject(sources: "B1")
        _ = try fixture.port()
        #expect(fixture.written("Package.swift") == before)
        #expect(!FileManager.default.fileExists(atPath: fixture.output + "/Sources/Big_Waves/View"))
    }

    @Test(
        "sources that cannot compile here end with status 1, or are left out, and what depends on them is named"
    )
    func leavingOut() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "B8 = {isa = PBXBuildFile; fileRef = F8; }; F8 = {isa = PBXFileReference; path = Waves/Feed.swift; sourceTree = SOURCE_ROOT; }; "
                + "B9 = {isa = PBXBuildFile; fileRef = F9; }; F9 = {isa = PBXFileReference; path = Waves/Old.m; sourceTree = SOURCE_ROOT; }; "
                + "G0 = {isa = PBXGroup; children = (G1, G2, F8, F9, ); sourceTree = \"<group>\"; };",
            sources: "B1, B2, B8, B9"
        )
        try fixture.write("import Feeding\nstruct FeedReader {}\n", "Waves/Feed.swift")
        try fixture.write("let reader: FeedReader? = nil\n", "Waves/View/Wave.swift")
        try fixture.write("@implementation Old @end\n", "Waves/Old.m")
        defer { fixture.removeOutput() }
        let plain = try fixture.port()
        #expect(plain.status == 1)
        #expect(plain.said.contains("Feed.swift: error: module Feeding is neither in the project nor here"))
        #expect(plain.said.contains("Old.m: error: not carried over: sources in Objective-C"))
        let without = try fixture.port(leavesOut: true)
        #expect(without.said.contains("Feed.swift: warning: left out: it imports Feeding"))
        #expect(without.said.contains("Wave.swift: error: it names FeedReader, which the left-out"))
        #expect(without.status == 1 && fixture.written("Sources/Big_Waves/Feed.swift") == nil)
    }

    @Test("a source that does not parse ends with status 1 under every option, with its place")
    func unparsed() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject()
        try fixture.write("let a = (1\nfunc {", "Waves/View/Wave.swift")
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(result.status == 1 && result.said.contains("Wave.swift:1:11: error: [P7]"), "\(result.said)")
        let folder = try FolderPort(paths: [fixture.folder + "/Waves"], output: fixture.output + "/plain")
            .run()
        #expect(folder.status == 1 && folder.said.contains("error: [P7] the source does not parse"))
    }

    @Test("folders whose files belong to a target without being listed, with exceptions")
    func synchronized() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E, ); path = Live; sourceTree = \"<group>\"; }; "
                + "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Not.swift, ); target = T1; }; "
                + "G0 = {isa = PBXGroup; children = (G1, G2, Y, ); sourceTree = \"<group>\"; }; "
                + "T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (S1, ); fileSystemSynchronizedGroups = (Y, ); name = Waves; productType = \"com.apple.product-type.application\"; };"
        )
        try fixture.write("let deep = 1\n", "Live/Deep/Deep.swift")
        try fixture.write("let not = 1\n", "Live/Not.swift")
        try fixture.write("{}", "Live/Pictures.xcassets/a.imageset/Contents.json")
        try fixture.write("# Notes", "Live/Notes.md")
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(result.status == 0, "\(result.said)")
        #expect(fixture.written("Sources/Waves/Live/Deep/Deep.swift") == "let deep = 1\n")
        #expect(fixture.written("Sources/Waves/Live/Not.swift") == nil)
        #expect(fixture.written("Sources/Waves/Waves.app/Pictures.xcassets/a.imageset/Contents.json") == "{}")
        #expect(fixture.written("Sources/Waves/Waves.app/Notes.md") == nil)
    }

    @Test(
        "a module's name leads to no folder outside of the package, and a resource whose place is taken is told of"
    )
    func places() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "X1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_MODULE_NAME = \"../../Up\"; }; }; "
                + "F3 = {isa = PBXFileReference; path = Other/level.txt; sourceTree = SOURCE_ROOT; };"
        )
        try fixture.write("five\n", "Other/level.txt")
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(fixture.written("Package.swift")?.contains("name: \"______Up\"") == true)
        #expect(result.said.contains("Text/level.txt: warning: left out: another resource of that name"))
        #expect(fixture.written("Sources/______Up/______Up.app/level.txt") == "five\n")
    }

    @Test("a workspace stands for its projects, and a folder for the one workspace or project in it")
    func workspace() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject()
        try fixture.write(
            "<?xml version=\"1.0\"?><Workspace version=\"1.0\"><Group location = \"container:\" name = \"a\">"
                + "<FileRef location = \"group:Waves.xcodeproj\"></FileRef></Group><FileRef location=\"group:Gone.xcodeproj\"/></Workspace>",
            "All.xcworkspace/contents.xcworkspacedata"
        )
        #expect(try XcodeWorkspace(path: fixture.folder + "/All.xcworkspace").projects == [fixture.project])
        #expect(try ProjectSource(path: fixture.folder) == .workspace(fixture.folder + "/All.xcworkspace"))
        try FileManager.default.removeItem(atPath: fixture.folder + "/All.xcworkspace")
        #expect(try ProjectSource(path: fixture.folder) == .project(fixture.project))
        try fixture.write("", "B.xcodeproj/project.pbxproj")
        #expect(throws: PortFailure.self) { try ProjectSource(path: fixture.folder) }
    }

    @Test(
        "a playground's pages are programs that show their live view, and its sources a module that they import"
    )
    func playground() throws {
        let fixture = ProjectFixture()
        try fixture.write(
            "import PlaygroundSupport\nimport UIKit\nPlaygroundPage.current.liveView = UIView()\n",
            "P.playground/Contents.swift"
        )
        try fixture.write("public let size = 4\n", "P.playground/Sources/Size.swift")
        try fixture.write("x", "P.playground/Resources/x.txt")
        defer { fixture.removeOutput() }
        let result = try fixture.port(fixture.folder + "/P.playground")
        #expect(result.status == 0, "\(result.said)")
        let main = try #require(fixture.written("Sources/P/main.swift"))
        #expect(main.hasPrefix("import P_Sources\nimport PlaygroundSupport\n"))
        #expect(main.hasSuffix("PlaygroundPage.current.showLiveView()\n"))
        #expect(
            fixture.written("Sources/PlaygroundSupport/PlaygroundPage.swift")?.contains(
                "class PlaygroundPage"
            ) == true
        )
        #expect(fixture.written("Sources/P_Sources/Size.swift") == "public let size = 4\n")
        #expect(fixture.written("Sources/P/P.app/x.txt") == "x")
        #expect(
            fixture.written("Package.swift")?.contains(
                "\"P_Sources\",\n                    \"PlaygroundSupport\""
            ) == true
        )
    }

    @Test("a folder with a program and no project is a package of one target")
    func folder() throws {
        let fixture = ProjectFixture()
        try fixture.write(
            "import UIKit\n@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n",
            "Plain/A.swift"
        )
        try fixture.write("x", "Plain/Art/x.png")
        try fixture.write("{}", "Plain/Assets.xcassets/Contents.json")
        defer { fixture.removeOutput() }
        let result = try fixture.port(fixture.folder + "/Plain")
        #expect(result.status == 0, "\(result.said)")
        #expect(fixture.written("Sources/Plain/A.ported.swift") != nil)
        #expect(fixture.written("Sources/Plain/Plain.app/x.png") == "x")
        #expect(fixture.written("Sources/Plain/Plain.app/Assets.xcassets/Contents.json") == "{}")
    }

    @Test(
        "files that are no projects, groups that hold each other, and files that are not there, are told of"
    )
    func hostile() throws {
        let fixture = ProjectFixture()
        defer { fixture.removeOutput() }
        for text in [
            "", "{", "no", "{ objects = {}; }", "{ objects = {Z = {isa = PBXProject; }; }; rootObject = A; }",
            String(repeating: "(", count: 100_000), "{ a = " + String(repeating: "{ a = ", count: 5000),
            String(repeating: "<a", count: 100_000),
        ] {
            try fixture.write(text, "Waves.xcodeproj/project.pbxproj")
            #expect(throws: PortFailure.self) { try XcodeProject(path: fixture.project) }
        }
        try fixture.writeProject(
            more:
                "G1 = {isa = PBXGroup; children = (F1, F2, F3, G0, G1, ); path = Waves; sourceTree = \"<group>\"; }; "
                + "F2 = {isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\"; };"
        )
        let result = try fixture.port()
        #expect(result.status == 1)
        #expect(
            result.said.contains(
                "Gone.swift: error: the project names it, and it is not there or cannot be read"
            )
        )
        #expect(throws: PortFailure.missing("/nowhere.xcodeproj")) {
            try ProjectSource(path: "/nowhere.xcodeproj")
        }
    }

    @Test("settings that name each other without an end stop, and unknown ones are nothing")
    func endlessSettings() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "X1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Waves; A = \"$(B)$(B)\"; B = \"$(A)$(A)\"; "
                + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(A) $(NOTHING) FINE $(X:default=SO)\"; }; };"
        )
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        #expect(fixture.written("Package.swift")?.contains(".define(\"FINE\"), .define(\"SO\")") == true)
    }
}
