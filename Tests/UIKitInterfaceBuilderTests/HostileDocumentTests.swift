import AgateDisplay
import AgateDocuments
import CoreGraphics
import Foundation
import Testing
import UIKitControllers
import UIKitCore
import UIKitInterfaceBuilder
import UIKitLists

/// Documents that nobody has saved in Interface Builder: an error or an issue, never a crash or a hang.
@MainActor @Suite("Hostile documents of Interface Builder") struct HostileDocumentTests {
    private func reason(_ text: String) -> String? { reason(Data(text.utf8)) }

    /// Why a document is refused; nil for one that is read.
    private func reason(_ data: Data) -> String? {
        do {
            _ = try survey(data)
            return nil
        } catch { return "\(error)" }
    }

    /// Loads a document and shows its views.
    @discardableResult
    private func survey(_ data: Data) throws -> InterfaceSurvey {
        try ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible()
            return try InterfaceSurvey(data, file: "hostile") { object in
                let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded
                guard let view, view.superview == nil, !(view is UIWindow) else { return }
                window.addSubview(view)
                display.advance(by: 0)
            }
        }
    }

    @discardableResult
    private func survey(_ elements: String) throws -> InterfaceSurvey {
        try survey(Data(Document.xibText(elements).utf8))
    }

    @Test("files that are no documents are refused with what they are")
    func noDocuments() {
        #expect(reason("")?.contains("empty") == true)
        #expect(reason("NIBArchive\u{1}\u{0}")?.contains("compiled nib") == true)
        #expect(reason("bplist00\u{1}")?.contains("compiled nib") == true)
        #expect(
            reason(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#)?.contains(
                "Xcode 4"
            ) == true
        )
        #expect(reason("<plist/>")?.contains("plist") == true)
        #expect(
            reason(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#)?
                .contains("MacOSX") == true
        )
        #expect(reason("<document><objects></document>") != nil)
        #expect(reason("<document") != nil && reason("text") != nil)
    }

    @Test("a document of nothing but its root is told of")
    func emptyRoot() throws {
        #expect(
            try survey(Data("<document/>".utf8)).issues.map(\.reason) == ["has no objects: it is no nib."]
        )
    }

    @Test("100,000 elements in each other are refused, and 120 views in each other are shown")
    func depth() throws {
        let deep = String(repeating: "<view>", count: 100_000) + String(repeating: "</view>", count: 100_000)
        #expect(reason(Document.xibText(deep))?.contains("nesting") == true)
        let views =
            String(repeating: "<view><subviews>", count: 120)
            + String(repeating: "</subviews></view>", count: 120)
        #expect(try survey(views).elementCount == 246)
    }

    @Test("100,000 elements are read")
    func count() throws {
        let row =
            "<view><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
            + String(repeating: "<whatever/>", count: 98) + "</view>"
        let found = try survey(
            "<view id=\"a\"><subviews>" + String(repeating: row, count: 1_000) + "</subviews></view>"
        )
        #expect(found.elementCount == 100_008)
        #expect(found.issues.filter { $0.subject == "whatever" }.count == 98_000)
    }

    @Test(
        "identifiers that are there twice, that are their own, and that lead to nothing change nothing else"
    )
    func identifiers() throws {
        let found = try survey(
            """
            <view id="a"><subviews><view id="a"/><view id="b"><subviews><view id="b"/></subviews></view></subviews>\
            <connections><outlet property="delegate" destination="nowhere" id="o"/></connections></view>
            <tableViewCell textLabel="c" detailTextLabel="cc" imageView="none" style="IBUITableViewCellStyleSubtitle" id="c">\
            <tableViewCellContentView key="contentView" id="cc"><subviews><label id="c"/></subviews></tableViewCellContentView></tableViewCell>
            <tableViewCell id="d"><tableViewCellContentView key="contentView" id="d"/></tableViewCell>
            """
        )
        #expect(found.issues.contains { $0.subject == "tableViewCell/textLabel" })
        #expect(found.issues.contains { $0.subject == "tableViewCell/imageView" })
    }

    @Test(
        "numbers that are none, too large or below zero are shown somehow",
        arguments: [
            "nan", "inf", "-inf", "1e308", "-1e308", "1e-320", "-5", "99999999999999999999", "0x10", "",
            "1,5", "infinite",
        ]
    )
    func numbers(_ number: String) throws {
        try survey(
            """
            <view alpha="\(number)" tag="\(number)" id="a">
                <rect key="frame" x="\(number)" y="\(number)" width="\(number)" height="\(number)"/>
                <subviews>
                    <tableView dataMode="static" rowHeight="\(number)" estimatedRowHeight="\(number)" sectionHeaderHeight="\(number)" \
            sectionFooterHeight="\(number)" sectionIndexMinimumDisplayRowCount="\(number)" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="\(number)"/>
                        <inset key="separatorInset" minX="\(number)" minY="\(number)" maxX="\(number)" maxY="\(number)"/>
                        <sections><tableViewSection><cells><tableViewCell rowHeight="\(number)" indentationLevel="\(number)" \
            indentationWidth="\(number)" id="c"/></cells></tableViewSection></sections>
                    </tableView>
                    <collectionView id="v">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="\(number)" minimumInteritemSpacing="\(number)" id="l">
                            <size key="itemSize" width="\(number)" height="\(number)"/>
                            <size key="headerReferenceSize" width="\(number)" height="\(number)"/>
                        </collectionViewFlowLayout>
                    </collectionView>
                    <label text="word" numberOfLines="\(number)" minimumScaleFactor="\(number)" preferredMaxLayoutWidth="\(number)" id="w">
                        <rect key="frame" x="0.0" y="0.0" width="\(number)" height="20"/>
                        <fontDescription key="fontDescription" type="system" pointSize="\(number)"/>
                        <constraints><constraint firstAttribute="width" constant="\(number)" priority="\(number)" multiplier="\(number)" id="k"/></constraints>
                    </label>
                    <slider minValue="\(number)" maxValue="\(number)" value="\(number)" id="s"/>
                    <stackView spacing="\(number)" translatesAutoresizingMaskIntoConstraints="NO" id="st"><subviews>\
            <view translatesAutoresizingMaskIntoConstraints="NO" id="sv"/></subviews></stackView>
                </subviews>
            </view>
            """
        )
    }

    @Test("names lead out of no bundle")
    func paths() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                    "agate-names-\(UUID().uuidString)"
                )
                let inside = folder.appendingPathComponent("A.bundle")
                try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
                defer { try? FileManager.default.removeItem(at: folder) }
                let document = Data(Document.xibText("<view/>").utf8)
                try document.write(to: inside.appendingPathComponent("Inside.xib"))
                try document.write(to: folder.appendingPathComponent("Outside.xib"))
                let bundle = try #require(Bundle(path: inside.path))
                try #require(bundle.loadNibNamed("Inside", owner: nil)?.count == 1)
                _ = bundle.loadNibNamed("../Outside", owner: nil)
            }
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
        #expect(words?.contains("with name '../Outside'") == true)
    }

    @Test("attributes of wrong kinds are told of, and the rest is loaded")
    func wrongKinds() throws {
        let found = try survey(
            """
            <tableView dataMode="sideways" style="round" separatorStyle="wavy" id="t"/>
            <tableViewCell accessoryType="hat" selectionStyle="loud" style="Mine" id="c"/>
            <collectionView dataMode="static" id="v"><view key="collectionViewLayout" id="l"/></collectionView>
            <tableView dataMode="static" id="u"><sections><view id="x"/><tableViewSection><cells><view id="y"/></cells></tableViewSection></sections></tableView>
            """
        )
        let subjects = Set(found.issues.map(\.subject))
        #expect(
            subjects.isSuperset(of: [
                "tableView/dataMode", "tableView/style", "tableView/separatorStyle",
                "tableViewCell/accessoryType",
                "tableViewCell/selectionStyle", "tableViewCell/style", "collectionView/dataMode",
            ])
        )
    }
}
