import AgateDisplay
import Foundation
import QuartzCore
import UIKitCore
import UIKitTestSupport

/// Documents of storyboards in a bundle of their own.
@MainActor final class Storyboards {
    let bundle: Bundle
    private let folder: URL

    /// Writes documents, and an Info.plist if there is one, into a folder that goes with the object.
    init(_ documents: [String: String], info: [String: Any] = [:]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in documents {
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
        }
        if !info.isEmpty {
            try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent("Info.plist"))
        }
        guard let bundle = Bundle(url: folder) else { throw CocoaError(.fileReadUnknown) }
        self.bundle = bundle
    }

    /// One document, of scenes with the given contents.
    convenience init(initial: String?, _ scenes: String...) throws {
        try self.init(["Main": Self.document(initial: initial, scenes)])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The text of a document.
    static func document(initial: String?, _ scenes: [String], attributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")\(attributes)>
            <scenes>
        \(scenes.enumerated().map { index, scene in
            """
                <scene sceneID="scene\(index)">
                    <objects>
            \(scene)
                        <placeholder placeholderIdentifier="IBFirstResponder" id="responder\(index)" userLabel="First Responder" sceneMemberID="firstResponder"/>
                    </objects>
                    <point key="canvasLocation" x="0.0" y="0.0"/>
                </scene>
            """
        }.joined(separator: "\n"))
            </scenes>
        </document>
        """
    }

    /// A storyboard of the bundle.
    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, bundle: bundle) }

    /// The controller that the storyboard begins with.
    func initial<Controller: UIViewController>(_ type: Controller.Type = Controller.self) -> Controller? {
        storyboard().instantiateInitialViewController() as? Controller
    }
}

/// Elements of scenes, as text.
enum Scene {
    /// A controller of the class ``SceneController`` with a view that has a button of the given connections.
    static func controller(
        _ id: String,
        _ attributes: String = "",
        button: String = "",
        own: String = "",
        items: String = ""
    ) -> String {
        """
        <viewController id="\(id)" \(attributes) customClass="SceneController" customModule="UIKitInterfaceBuilderTests" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="\(id)-view">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="\(id)-button">
                        <rect key="frame" x="100" y="300" width="80" height="40"/>
                        <connections>\(button)</connections>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
                <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            \(items)
            <connections>
                <outlet property="button" destination="\(id)-button" id="\(id)-outlet"/>
                \(own)
            </connections>
        </viewController>
        """
    }

    static func navigation(_ id: String, root: String, _ more: String = "") -> String {
        """
        <navigationController id="\(id)" sceneMemberID="viewController" \(more)>
            <toolbarItems/>
            <nil name="viewControllers"/>
            <connections>
                <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-root"/>
            </connections>
        </navigationController>
        """
    }
}

/// What happens in scenes, in order.
@MainActor enum SceneLog {
    private(set) static var lines: [String] = []

    static func add(_ line: String) { lines.append(line) }

    /// What was written since the last call.
    static func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that writes down what it is called for.
class SceneController: UIViewController {
    var button: UIButton?
    var mark = ""
    /// Identifiers of segues that are not to be performed.
    var refused: Set<String> = []
    var lastSegue: UIStoryboardSegue?

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("button", \SceneController.button)
        members.property("mark", \SceneController.mark)
        members.action(Selector("touched:", SceneController.touched))
        members.action(Selector("back:", SceneController.back))
        members.segueAction(Selector("makeDetail:sender:identifier:", SceneController.makeDetail))
        return members
    }

    var name: String { title ?? "untitled" }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        SceneLog.add("\(name) init, storyboard \(storyboard != nil)")
    }

    init() { super.init(nibName: nil, bundle: nil) }

    override func awakeFromNib() {
        super.awakeFromNib()
        SceneLog.add("\(name) awake, button \(button != nil)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        SceneLog.add("\(name) viewDidLoad, button \(button != nil), children \(children.count)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        SceneLog.add("\(name) should \(identifier)")
        return !refused.contains(identifier)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        lastSegue = segue
        let sender = sender.map { $0 is String ? "\($0)" : "\(type(of: $0))" } ?? "nobody"
        SceneLog.add(
            "\(name) prepare \(segue.identifier ?? "-") to \((segue.destination as? SceneController)?.name ?? "\(type(of: segue.destination))"), loaded \(segue.destination.isViewLoaded), from \(sender)"
        )
    }

    func touched(_ sender: Any?) { SceneLog.add("\(name) touched") }

    func back(_ segue: UIStoryboardSegue) {
        SceneLog.add("\(name) back from \((segue.source as? SceneController)?.name ?? "?")")
    }

    func makeDetail(_ coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? {
        let made = SceneController(coder: coder)
        made?.mark = "made for \(identifier ?? "-")"
        return made
    }
}

extension ManualDisplay {
    /// Taps the middle of a view, and lets what follows end.
    @MainActor func tap(_ view: UIView?, in window: UIWindow) {
        guard let view else { return }
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        TouchScript { $0.tap(at: middle) }.run(self, window, and: 2)
    }
}
