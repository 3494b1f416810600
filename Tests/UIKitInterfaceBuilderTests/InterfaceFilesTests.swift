import AgateTestSupport
import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

/// A controller whose nib has its name.
final class DoorViewController: UIViewController {
    weak var box: UIView?

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("box", \DoorViewController.box)
        return members
    }
}

@MainActor @Suite("Files of nibs") struct InterfaceFilesTests {
    /// A nib with a label of a tag, which is what a test knows a file by.
    private static func nib(tag: Int) -> String {
        String(
            decoding: NibText.document(
                "<view tag=\"\(tag)\" id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Hello\"/></view>"
            ),
            as: UTF8.self
        )
    }

    private func view(_ name: String, _ folder: BundleFolder) throws -> UIView {
        let made = UINib(nibName: name, bundle: folder.bundle).instantiate(withOwner: nil)
        return try #require(made.first as? UIView)
    }

    @Test(
        "a nib is found in the bundle, in Base.lproj and in the folder of the language, which counts most",
        .claim("IB3.4")
    )
    func folders() throws {
        let language = Locale.preferredLanguages.first?.split(separator: "-").first.map(String.init) ?? "en"
        let folder = try BundleFolder([
            "Plain.xib": Self.nib(tag: 1),
            "Base.lproj/Based.xib": Self.nib(tag: 2),
            "Base.lproj/Both.xib": Self.nib(tag: 3),
            "\(language).lproj/Both.xib": Self.nib(tag: 4),
        ])
        #expect(try view("Plain", folder).tag == 1)
        #expect(try view("Based", folder).tag == 2)
        #expect(try view("Both", folder).tag == 4)
    }

    @Test("a document in Base.lproj has the texts of the strings in the language's folder")
    func strings() throws {
        let language = Locale.preferredLanguages.first?.split(separator: "-").first.map(String.init) ?? "en"
        let folder = try BundleFolder([
            "Base.lproj/Main.xib": Self.nib(tag: 1),
            "\(language).lproj/Main.strings":
                "/* Class = \"UIView\"; */\n\"a.accessibilityLabel\" = \"Gr\\u00fc\\\"sse\";\n",
            "Base.lproj/Other.xib": Self.nib(tag: 2),
        ])
        #expect(try view("Main", folder).accessibilityLabel?.hasSuffix("sse") == true)
        #expect(try view("Other", folder).accessibilityLabel == "Hello")
    }

    @Test("a nib for the device counts before the plain one")
    func device() throws {
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let folder = try BundleFolder([
            "Screen.xib": Self.nib(tag: 1), "Screen\(suffix).xib": Self.nib(tag: 2),
        ])
        #expect(try view("Screen", folder).tag == 2)
    }

    @Test("a controller without a nib's name has the one that is named like its class, without Controller")
    func defaultNames() throws {
        let text = NibText.document(
            "<view tag=\"5\" id=\"a\"><subviews><view id=\"b\"/></subviews></view>",
            outlets: """
                <outlet property="view" destination="a" id="o1"/>
                <outlet property="box" destination="b" id="o2"/>
                """
        )
        let folder = try BundleFolder(["DoorView.xib": String(decoding: text, as: UTF8.self)])
        let controller = DoorViewController(nibName: nil, bundle: folder.bundle)
        #expect(controller.view.tag == 5)
        #expect(controller.box === controller.view.subviews.first)
        let named = DoorViewController(nibName: "DoorView", bundle: folder.bundle)
        #expect(named.view.tag == 5 && named.view !== controller.view)
    }

    @Test("objects that the program brings stand for placeholders")
    func external() throws {
        let delegate = DoorViewController()
        let loaded = try NibText.load(
            """
            <placeholder placeholderIdentifier="Door" id="x"/>
            <view id="a"/>
            <view customClass="UITextField" id="f">
                <connections><outlet property="leftView" destination="y" id="o"/></connections>
            </view>
            <placeholder placeholderIdentifier="Side" id="y"/>
            """,
            external: ["Door": delegate, "Side": UIView()]
        )
        #expect(loaded.issues == [])
        #expect(loaded.objects.count == 2)
        #expect((loaded.objects.last as? UITextField)?.leftView != nil)
    }

    @Test("objects on the top level live as long as the program keeps them")
    func lifetime() throws {
        final class Witness: UIView {}
        weak var view: UIView?
        weak var controller: UIViewController?
        do {
            let owner = DoorViewController()
            let loaded = try NibText.load(
                "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>",
                outlets: "<outlet property=\"box\" destination=\"b\" id=\"o\"/>",
                owner: owner
            )
            view = loaded.objects.first as? UIView
            controller = owner
            #expect(owner.box != nil)
        }
        #expect(view == nil && controller == nil)
    }

    @Test("of two elements with one identifier the first one counts, and the other is told of")
    func duplicates() throws {
        let loaded = try NibText.view(
            """
            <view id="top">
                <subviews><view tag="1" id="a"/><view tag="2" id="a"/></subviews>
            </view>
            """
        )
        #expect(loaded.view.subviews.map(\.tag) == [1, 2])
        #expect(
            loaded.issues
                == ["view/id: the identifier \"a\" is there twice; references lead to the first one."]
        )
    }

    @Test("a nib is made anew each time, from one document")
    func again() throws {
        let nib = UINib(data: NibText.document("<view id=\"a\"/>"), bundle: nil)
        let (first, second) = (nib.instantiate(withOwner: nil), nib.instantiate(withOwner: nil))
        #expect(first.first as? UIView !== second.first as? UIView)
    }
}
