import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitInterfaceBuilder

/// An owner of nibs with outlets and actions.
final class BoxController: UIViewController {
    weak var box: UIView?
    var boxes: [UIView] = []
    var width: NSLayoutConstraint?
    private(set) var calls: [String] = []

    func tap(_ sender: Any) { calls.append("tap \(type(of: sender))") }
    func plain() { calls.append("plain") }

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("box", \BoxController.box)
        members.property("boxes", \BoxController.boxes)
        members.property("width", \BoxController.width)
        members.action(Selector("tap:", BoxController.tap(_:)))
        members.action(Selector("plain", BoxController.plain))
        return members
    }
}

/// A view whose properties documents set.
final class PaintedView: UIView {
    var order: [String] = []
    var radius: CGFloat = 0 { didSet { order.append("radius") } }
    var count = 0
    var isRound = false
    var caption: String?
    var paint: UIColor?
    var offset = CGSize.zero
    weak var friend: UIView? { didSet { order.append("friend") } }

    override func awakeFromNib() {
        super.awakeFromNib()
        order.append("awake")
    }

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("radius", \PaintedView.radius)
        members.property("count", \PaintedView.count)
        members.property("isRound", \PaintedView.isRound)
        members.property("caption", \PaintedView.caption)
        members.property("paint", \PaintedView.paint)
        members.property("offset", \PaintedView.offset)
        members.property("friend", \PaintedView.friend)
        return members
    }
}

extension UIView {
    /// A property that an extension gives views.
    var roundness: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

/// What the module's extensions give other modules' classes, in the form that `agate port` writes.
@preconcurrency @MainActor
final class InterfaceExtensions: InterfaceConnecting {
    static var interfaceMembers: InterfaceMembers {
        var members = InterfaceMembers()
        members.property("roundness", \UIView.roundness)
        members.action(Selector("hide:", UIView.hide(_:)))
        return members
    }
}

extension UIView {
    func hide(_ sender: Any) { isHidden = true }
}

/// A view that lists nothing.
final class SilentView: UIView {}

@MainActor @Suite("Connections of documents") struct ConnectionTests {
    private static let module = "customModule=\"UIKitInterfaceBuilderTests\""

    @Test("outlets of the owner and of views lead to the objects of the nib", .claim("IB3.3"))
    func outlets() throws {
        let controller = BoxController()
        let loaded = try NibText.load(
            """
            <view id="a">
                <subviews><view id="b"/><view id="c"/></subviews>
                <constraints><constraint firstItem="b" firstAttribute="width" constant="30" id="w"/></constraints>
            </view>
            """,
            outlets: """
                <outlet property="view" destination="a" id="o1"/>
                <outlet property="box" destination="b" id="o2"/>
                <outlet property="width" destination="w" id="o3"/>
                <outletCollection property="boxes" destination="c" collectionClass="NSMutableArray" id="o4"/>
                <outletCollection property="boxes" destination="b" collectionClass="NSMutableArray" id="o5"/>
                """,
            owner: controller
        )
        let view = try #require(loaded.objects.first as? UIView)
        #expect(loaded.issues == [])
        #expect(controller.view === view)
        #expect(controller.box === view.subviews[0])
        #expect(controller.boxes == [view.subviews[1], view.subviews[0]])
        #expect(controller.width?.constant == 30)
    }

    @Test("the delegate of a text field is set, if it is one")
    func builtIn() throws {
        final class Delegate: UIViewController, UITextFieldDelegate {}
        let text = """
            <view customClass="UITextField" id="a">
                <connections><outlet property="delegate" destination="-1" id="o"/></connections>
            </view>
            """
        let owner = Delegate()
        let loaded = try NibText.load(text, owner: owner)
        #expect((loaded.objects.first as? UITextField)?.delegate === owner)
        #expect(loaded.issues == [])
        let other = try NibText.load(text, owner: UIViewController())
        #expect((other.objects.first as? UITextField)?.delegate == nil)
        #expect(
            other.issues
                == ["outlet/delegate: UIViewController is no UITextFieldDelegate; nothing is connected."]
        )
    }

    @Test("a name that a class without a list does not know is told of in Apple's words")
    func unknownKey() throws {
        let loaded = try NibText.view(
            """
            <view customClass="SilentView" \(Self.module) id="a">
                <connections><outlet property="label" destination="a" id="o"/></connections>
            </view>
            """
        )
        #expect(loaded.view is SilentView)
        #expect(loaded.issues.count == 1)
        #expect(
            loaded.issues[0].contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."
            )
        )
    }

    @Test("a connection that leads nowhere is told of")
    func missing() throws {
        let loaded = try NibText.view(
            """
            <view id="a"><connections><outlet property="label" destination="zz" id="o"/></connections></view>
            """
        )
        #expect(loaded.issues == ["outlet/label: leads to the object \"zz\", which is not there."])
    }

    @Test("actions of controls carry the methods of their targets")
    func actions() throws {
        let controller = BoxController()
        let loaded = try NibText.load(
            """
            <view customClass="UIControl" id="a">
                <connections>
                    <action selector="tap:" destination="-1" eventType="touchUpInside" id="o1"/>
                    <action selector="plain" destination="-1" eventType="valueChanged" id="o2"/>
                    <action selector="nothing:" destination="-1" eventType="touchDown" id="o3"/>
                </connections>
            </view>
            """,
            owner: controller
        )
        let made = try #require(loaded.objects.first as? UIControl)
        made.sendActions(for: .touchUpInside)
        made.sendActions(for: .valueChanged)
        #expect(controller.calls == ["tap UIControl", "plain"])
        #expect(loaded.issues.count == 1 && loaded.issues[0].contains("nothing:"))
    }

    @Test("an action to the first responder finds the responder that lists it")
    func responderChain() throws {
        let controller = BoxController()
        let loaded = try NibText.load(
            """
            <view id="v"><subviews><view customClass="UIControl" id="a">
                <connections><action selector="tap:" destination="-2" eventType="touchUpInside" id="o1"/></connections>
            </view></subviews></view>
            """,
            outlets: "<outlet property=\"view\" destination=\"v\" id=\"o\"/>",
            owner: controller
        )
        let control = try #require(controller.view.subviews.first as? UIControl)
        #expect(loaded.issues == [])
        control.sendActions(for: .touchUpInside)
        #expect(controller.calls == ["tap UIControl"])
    }

    @Test("methods of UIKit are called by their names, too")
    func systemActions() throws {
        let loaded = try NibText.view(
            """
            <view id="v"><subviews>
                <view id="target"/>
                <view customClass="UIControl" id="a">
                    <connections><action selector="removeFromSuperview" destination="target" eventType="touchUpInside" id="o1"/></connections>
                </view>
            </subviews></view>
            """
        )
        #expect(loaded.issues == [])
        let control = try #require(loaded.view.subviews.last as? UIControl)
        control.sendActions(for: .touchUpInside)
        #expect(loaded.view.subviews.count == 1)
    }

    @Test("runtime attributes set properties by key paths, before outlets and before the object awakes")
    func runtimeAttributes() throws {
        let loaded = try NibText.load(
            """
            <view customClass="PaintedView" \(Self.module) customModuleProvider="target" id="a">
                <subviews><view id="b"/></subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                    <userDefinedRuntimeAttribute type="string" keyPath="caption" value="One" localized="YES"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="paint"><color key="value" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                    <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="nil" keyPath="backgroundColor"/>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="friend" destination="b" id="o"/></connections>
            </view>
            """,
            texts: ["a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Eins"]
        )
        let view = try #require(loaded.objects.first as? PaintedView)
        #expect(loaded.issues == [])
        #expect(view.radius == 4.5 && view.count == 3 && view.isRound && view.caption == "Eins")
        #expect(view.paint == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(view.offset == CGSize(width: 2, height: 3))
        #expect(view.layer.cornerRadius == 8 && view.layer.masksToBounds)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view.order == ["radius", "friend", "awake"])
    }

    @Test("a runtime attribute that nothing takes is told of in Apple's words, and the rest is set")
    func failingAttribute() throws {
        let loaded = try NibText.view(
            """
            <view customClass="PaintedView" \(Self.module) id="a">
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="nickname" value="x"/>
                    <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0.0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
            """
        )
        #expect((loaded.view as? PaintedView)?.count == 3)
        #expect(loaded.issues.count == 2)
        #expect(
            loaded.issues.first?.contains(
                "Failed to set (nickname) user defined inspected property on (UIKitInterfaceBuilderTests.PaintedView): "
            ) == true
        )
    }

    @Test("a class that is not there is told of, and one of UIKit is made")
    func unknownClass() throws {
        let loaded = try NibText.view("<view customClass=\"Nobody\" customModule=\"Nowhere\" id=\"a\"/>")
        #expect(type(of: loaded.view) == UIView.self)
        #expect(loaded.issues.first?.contains("Unknown class Nobody in Interface Builder file") == true)
    }

    @Test("a name that a class with a list does not know ends the program in Apple's words")
    func stop() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try NibText.load(
                    """
                    <view customClass="PaintedView" customModule="UIKitInterfaceBuilderTests" id="a">
                        <connections><outlet property="label" destination="a" id="o"/></connections>
                    </view>
                    """
                )
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Test.xib:"))
        #expect(
            text.contains(
                "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label."
            )
        )
    }

    @Test("what extensions of a module list counts for the classes that they extend")
    func extensions() throws {
        let loaded = try NibText.view(
            """
            <view customClass="SilentView" \(Self.module) id="a">
                <subviews>
                    <view id="b"/>
                    <view customClass="UIControl" id="c">
                        <connections><action selector="hide:" destination="b" eventType="touchUpInside" id="o1"/></connections>
                    </view>
                </subviews>
                <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="6"/></userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </view>
            """
        )
        #expect(loaded.issues == [])
        #expect(loaded.view.layer.cornerRadius == 6)
        (loaded.view.subviews[1] as? UIControl)?.sendActions(for: .touchUpInside)
        #expect(loaded.view.subviews[0].isHidden)
    }
}
