import AgatePort
import Foundation
import Testing

/// Projects with storyboards and xibs.
@Suite("Projects with documents of Interface Builder")
struct InterfaceProjectTests {
    /// A storyboard as Xcode writes them: a controller with connections, one without a class, a recognizer, an unwind segue.
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c-1">
            <!-- <viewController customClass="InAComment"/> -->
            <scenes>
                <scene sceneID="s-1"><objects>
                    <viewController id="c-1" customClass="DialController" customModule="Old_Name" customModuleProvider="target" sceneMemberID="viewController">
                        <view key="view" id="v-1" customClass="RoundView" customModule="Old_Name">
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius"><real key="value" value="8"/></userDefinedRuntimeAttribute>
                                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor"/>
                                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="a &gt; b"/>
                            </userDefinedRuntimeAttributes>
                        </view>
                        <connections>
                            <outlet property="needle" destination="v-1" id="o-1"/>
                            <segue destination="e-1" kind="unwind" unwindAction="back:" id="g-1"/>
                        </connections>
                    </viewController>
                    <tapGestureRecognizer id="t-1" customClass='TwoTaps'><connections><action selector="turned:" destination="c-1" id="a-1"/></connections></tapGestureRecognizer>
                    <view id="v-2" customClass="UIControl"/><view id="v-3" customClass="MapThing"/>
                </objects></scene>
            </scenes>
        </document>
        """

    private func fixture() throws -> ProjectFixture {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "V2 = {isa = PBXVariantGroup; children = (L3, L4, ); name = Main.storyboard; sourceTree = \"<group>\"; }; "
                + "L3 = {isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = \"<group>\"; }; "
                + "L4 = {isa = PBXFileReference; path = de.lproj/Main.strings; sourceTree = \"<group>\"; }; "
                + "B6 = {isa = PBXBuildFile; fileRef = V2; }; "
                + "R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, B6, ); }; "
                + "G1 = {isa = PBXGroup; children = (F1, F2, F3, F4, V1, V2, ); path = Waves; sourceTree = \"<group>\"; };"
        )
        try fixture.write(Self.storyboard, "Waves/Base.lproj/Main.storyboard")
        try fixture.write("\"v-1.text\" = \"Zeiger\";\n", "Waves/de.lproj/Main.strings")
        try fixture.write(
            """
            import UIKit
            import WaveKit
            class DialController: BaseController {
                var needle: UIView!
                var other: UIView!
                var caption = "a key of another class"
                func turned(_ sender: UITapGestureRecognizer) {}
                func back(_ segue: UIStoryboardSegue) {}
            }
            @objc(RoundView) private class Round: UIView { var caption: String? }
            class TwoTaps: UITapGestureRecognizer {}
            extension UIView { @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} } }
            extension CALayer { var borderUIColor: UIColor? { get { nil } set {} } }
            extension CGRect { var caption: String { get { "" } set {} } }

            """,
            "Waves/View/Wave.swift"
        )
        try fixture.write(
            "import UIKit\nopen class BaseController: UIViewController { @IBOutlet private var a: UIView? }\n",
            "WaveKit/Kit.swift"
        )
        return fixture
    }

    @Test("a storyboard arrives in the bundle with its languages, and the report says nothing of it")
    func resources() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(result.status == 0, "\(result.said)")
        let bundle = "Sources/Big_Waves/Big_Waves.app"
        #expect(fixture.written(bundle + "/Base.lproj/Main.storyboard") == Self.storyboard)
        #expect(fixture.written(bundle + "/de.lproj/Main.strings")?.contains("Zeiger") == true)
        #expect(!result.said.contains("not read"))
    }

    @Test(
        "members that documents name are listed though nothing marks them, as Swift 3 marked them by itself (P29)"
    )
    func inferred() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        let text = try #require(fixture.written("Sources/Big_Waves/View/Wave.ported.swift"))
        #expect(
            text.contains(
                #"class DialController: BaseController { override class var interfaceMembers: InterfaceMembers { var members = super.interfaceMembers; "#
                    + #"members.property("needle", \DialController.needle); members.action(Selector("back:", DialController.back(_:))); "#
                    + #"members.action(Selector("turned:", DialController.turned(_:))); return members };"#
            ),
            "\(text)"
        )
        // A superclass of another module of the project is known.
        #expect(!result.said.contains("is taken for"))
        #expect(
            fixture.written("Sources/WaveKit/Kit.ported.swift")?.contains(
                #"open override class var interfaceMembers: InterfaceMembers { var members = super.interfaceMembers; members.property("a", \BaseController.a)"#
            ) == true
        )
        // A class that a document names is found by its name.
        #expect(text.contains("internal class Round: UIView { override class var interfaceMembers"))
        #expect(text.contains("class TwoTaps: UITapGestureRecognizer {}"))
    }

    @Test("what extensions give UIKit's classes is listed by a class of the module (P29)")
    func extensions() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        let text = try #require(fixture.written("Sources/Big_Waves/Interface+Target.swift"))
        #expect(
            text.contains(
                """
                import UIKit
                import WaveKit

                """
            )
        )
        #expect(
            text.contains(
                """
                final class InterfaceExtensions: InterfaceConnecting {
                    static var interfaceMembers: InterfaceMembers {
                        var members = InterfaceMembers()
                        members.property("borderUIColor", \\CALayer.borderUIColor)
                        members.property("cornerRadius", \\UIView.cornerRadius)
                        return members
                    }
                }
                """
            ),
            "\(text)"
        )
        #expect(fixture.written("Sources/WaveKit/Interface+Target.swift") == nil)
    }

    @Test(
        "the property list says which modules the classes are in, and which have names of their own in Objective-C (P29)"
    )
    func information() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        let text = try #require(fixture.written("Sources/Big_Waves/Big_Waves.app/Info.plist"))
        let list =
            try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
            as? [String: Any]
        #expect(list?["AgateModules"] as? [String] == ["Big_Waves", "WaveKit"])
        #expect(list?["AgateClassNames"] as? [String: String] == ["RoundView": "Big_Waves.Round"])
    }

    @Test(
        "a class that a document names and no source declares is told of at its place; UIKit's own are known (P29)"
    )
    func missing() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        let result = try fixture.port()
        #expect(
            result.said.contains(
                "Main.storyboard:20:53: warning: it names the class MapThing, which no source declares that is carried over"
            ),
            "\(result.said)"
        )
        #expect(result.said.components(separatedBy: "it names the class").count == 2, "\(result.said)")
    }

    @Test("lists name nothing of a source that is left out, and a class of one is told of (P29)")
    func leftOut() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        try fixture.write(
            "import Maps\nimport UIKit\nclass MapThing: UIView {}\nextension AppDelegate { @IBAction func help(_ x: Any) {} }\n",
            "Waves/View/Wave.swift"
        )
        let result = try fixture.port(leavesOut: true)
        #expect(result.said.contains("it names the class MapThing, which the left-out"), "\(result.said)")
        #expect(
            fixture.written("Sources/Big_Waves/AppDelegate.ported.swift")?.contains("interfaceMembers")
                == false
        )
    }

    @Test("entries of settings name storyboards, and names of modules are put into a scene's configuration")
    func settings() throws {
        let fixture = ProjectFixture()
        try fixture.writeProject(
            more:
                "X1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Waves/Info.plist; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; }; };"
        )
        try fixture.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
            <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict>
            <key>UIAppFonts</key><array><string>Round.ttf</string></array></dict></plist>
            """,
            "Waves/Info.plist"
        )
        defer { fixture.removeOutput() }
        _ = try fixture.port()
        let text = try #require(fixture.written("Sources/Big_Waves/Big_Waves.app/Info.plist"))
        let list =
            try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
            as? [String: Any]
        #expect(list?["UIMainStoryboardFile"] as? String == "Main")
        #expect(list?["UILaunchStoryboardName"] as? String == "LaunchScreen")
        #expect(list?["UIAppFonts"] as? [String] == ["Round.ttf"])
        let manifest = list?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let scene = (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
        #expect(scene?["UISceneDelegateClassName"] as? String == "Big_Waves.SceneDelegate")
        #expect(scene?["UISceneStoryboardFile"] as? String == "Main")
    }

    @Test(
        "a folder without a project begins with its Main.storyboard, and documents in the folders of a library count, too"
    )
    func folders() throws {
        let fixture = ProjectFixture()
        defer { fixture.removeOutput() }
        try fixture.write(
            "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "App/App.swift"
        )
        try fixture.write(
            "<document><view customClass=\"Dial\"/></document>",
            "App/Base.lproj/Main.storyboard"
        )
        _ = try fixture.port(fixture.folder + "/App")
        let list = try #require(fixture.written("Sources/App/App.app/Info.plist"))
        #expect(list.contains("<key>UIMainStoryboardFile</key>\n\t<string>Main</string>"))
        try fixture.write("import UIKit\nclass Dial: UIView { var level = 1 }\n", "Lib/Dial.swift")
        try fixture.write(
            "<document><view customClass=\"Dial\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"level\"/></userDefinedRuntimeAttributes></view></document>",
            "Lib/Dial.xib"
        )
        _ = try FolderPort(paths: [fixture.folder + "/Lib"], output: fixture.output + "/lib").run()
        #expect(
            fixture.written("lib/Dial.ported.swift")?.contains(#"members.property("level", \Dial.level)"#)
                == true
        )
    }

    @Test(
        "an index keeps what documents name, and documents lie in folders that are copied as a whole, too (P8)"
    )
    func index() throws {
        let fixture = try fixture()
        try fixture.write("<a><b><outlet property=\"inner\"/></b></a>", "Views.bundle/Inner.xib")
        var index = SourceIndex()
        index.add(
            InterfaceNames(documents: [
                fixture.folder + "/Waves/Base.lproj/Main.storyboard", fixture.folder + "/Views.bundle",
            ])
        )
        let text = index.encoded()
        #expect(SourceIndex(encoded: text).encoded() == text)
        for row in [
            "class\tRoundView\t", "key\tcaption\tRoundView", "key\tinner\t", "inner\tborderUIColor\t",
            "selector\tturned:\t",
        ] {
            #expect(text.contains("document\t\(row)\n"), "\(row)")
        }
    }

    @Test("a document that is no XML names nothing, and hurts nothing")
    func damaged() throws {
        let fixture = try fixture()
        defer { fixture.removeOutput() }
        for text in [
            "", "<", "</", "<a b", "<a b=", "<a b=\"c", "<a b='&#x110000;&#0;&none;&'/", "<!--", "<![CDATA[",
            "<?xml",
            String(repeating: "<a customClass=\"B\">", count: 20_000), "\u{0}\u{1}<\u{2}=\"\"/>",
        ] {
            try fixture.write(text, "Waves/Base.lproj/Main.storyboard")
            #expect(try fixture.port().said.contains("target Big Waves"))
        }
    }
}
