import AgatePort
import Foundation

/// A project of Xcode in a temporary folder: a program with a module, resources in two languages, a test target and a source in Objective-C.
final class ProjectFixture {
    let folder = NSTemporaryDirectory() + "agate-project-\(UUID().uuidString)"

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var project: String { folder + "/Waves.xcodeproj" }
    var output: String { folder + "-out" }

    func write(_ text: String, _ place: String) throws {
        try PortFiles.write(Array(text.utf8), to: "\(folder)/\(place)")
    }

    func written(_ place: String) -> String? {
        (try? PortFiles.read("\(output)/\(place)")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Carries the project over.
    func port(_ path: String? = nil, leavesOut: Bool = false) throws -> FolderPort.Result {
        guard let source = try ProjectSource(path: path ?? project) else {
            throw PortFailure.missing(project)
        }
        var port = ProjectPort(source, output: output)
        port.agate = "/agate"
        port.leavesOut = leavesOut
        return try port.run()
    }

    func removeOutput() { try? FileManager.default.removeItem(atPath: output) }

    /// Writes the project.
    ///
    /// - Parameters:
    ///   - more: Objects to be added to its list, or to take the place of those of the same identifier.
    func writeProject(more: String = "", sources: String = "B1, B2") throws {
        try write(
            """
            // !$*UTF8*$!
            {
                archiveVersion = 1; classes = {}; objectVersion = 50;
                objects = {
                    B1 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1; };
                    B2 = {isa = PBXBuildFile; fileRef = F2; };
                    B3 = {isa = PBXBuildFile; fileRef = F3; };
                    B4 = {isa = PBXBuildFile; fileRef = F4; };
                    B5 = {isa = PBXBuildFile; fileRef = V1; };
                    B7 = {isa = PBXBuildFile; fileRef = F7; };
                    F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
                    F2 = {isa = PBXFileReference; path = View/Wave.swift; sourceTree = "<group>"; };
                    F3 = {isa = PBXFileReference; lastKnownFileType = folder.assetcatalog; path = Assets.xcassets; sourceTree = "<group>"; };
                    F4 = {isa = PBXFileReference; path = Text/level.txt; sourceTree = SOURCE_ROOT; };
                    F7 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
                    V1 = {isa = PBXVariantGroup; children = (L1, L2, ); name = Localizable.strings; sourceTree = "<group>"; };
                    L1 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                    L2 = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                    G0 = {isa = PBXGroup; children = (G1, G2, ); sourceTree = "<group>"; };
                    G1 = {isa = PBXGroup; children = (F1, F2, F3, F4, V1, ); path = Waves; sourceTree = "<group>"; };
                    G2 = {isa = PBXGroup; children = (F7, ); path = WaveKit; sourceTree = "<group>"; };
                    S1 = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
                    R1 = {isa = PBXResourcesBuildPhase; files = (B3, B4, B5, ); };
                    S2 = {isa = PBXSourcesBuildPhase; files = (B7, ); };
                    T1 = {isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (S1, R1, ); name = "Big Waves"; productType = "com.apple.product-type.application"; };
                    T2 = {isa = PBXNativeTarget; buildPhases = (S2, ); name = WaveKit; productType = "com.apple.product-type.framework"; };
                    T3 = {isa = PBXNativeTarget; buildPhases = ( ); name = WavesTests; productType = "com.apple.product-type.bundle.unit-test"; };
                    C0 = {isa = XCConfigurationList; buildConfigurations = (X0, ); };
                    C1 = {isa = XCConfigurationList; buildConfigurations = (X2, X1, ); };
                    X0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
                    X1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = Waves/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) CALM"; "OTHER_SWIFT_FLAGS[sdk=iphoneos*]" = "-DLOUD"; "OTHER_SWIFT_FLAGS[sdk=macosx*]" = "-DDESK"; INFOPLIST_KEY_UISupportedInterfaceOrientations = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"; }; };
                    X2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = Wrong; }; };
                    Z = {isa = PBXProject; buildConfigurationList = C0; developmentRegion = en; mainGroup = G0; targets = (T1, T2, T3, ); };
                    \(more)
                };
                rootObject = Z;
            }
            """,
            "Waves.xcodeproj/project.pbxproj"
        )
        try write(
            "import UIKit\nimport WaveKit\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "Waves/AppDelegate.swift"
        )
        try write("import QuartzCore\nlet mode = kCAFillModeForwards\n", "Waves/View/Wave.swift")
        try write("public struct Kit {}\n", "WaveKit/Kit.swift")
        try write("four\n", "Text/level.txt")
        try write("\"title\" = \"Waves\";\n", "Waves/en.lproj/Localizable.strings")
        try write("\"title\" = \"Wellen\";\n", "Waves/de.lproj/Localizable.strings")
        try write("{}", "Waves/Assets.xcassets/Contents.json")
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>UIApplicationSceneManifest</key><dict><key>Name</key><string>$(PRODUCT_MODULE_NAME).Scene</string></dict></dict></plist>
            """,
            "Waves/Info.plist"
        )
    }
}
