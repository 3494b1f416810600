import AgateDisplay
import Foundation
import UIKit
import UIKitInterfaceBuilder

/// Storyboards and xibs from nowhere, or nearly right ones: loaded whole, shown, and found to be the same the second time.
let interfaceBuilderTargets = [
    FuzzTarget(name: "interface-builder") { input in
        let bytes = input.bool() ? input.rest() : input.brokenInterface()
        MainActor.assumeIsolated {
            let first = survey(bytes)
            precondition(first == survey(bytes), "a document is another one when it is read again")
        }
    }
]

/// What is found in a document whose views are shown; nil where it is none.
@MainActor private func survey(_ bytes: Data) -> [String]? {
    ManualDisplay.run(size: CGSize(width: 200, height: 300)) { display in
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let found = try? InterfaceSurvey(bytes, file: "fuzz", isStrict: true) { object in
            guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded,
                view.superview == nil, !(view is UIWindow)
            else { return }
            window.addSubview(view)
            display.advance(by: 0)
            view.removeFromSuperview()
        }
        display.advance(by: 0.1)
        return found.map { ($0.issues + $0.missing).map(\.text) }
    }
}

extension FuzzBytes {
    private static let interfaces = [
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects><placeholder \
        placeholderIdentifier="IBFilesOwner" id="-1"><connections><outlet property="view" destination="a" id="o"/></connections></placeholder>\
        <view contentMode="scaleToFill" id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/><subviews><label text="Word" \
        textAlignment="center" numberOfLines="0" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="b">\
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><nil key="textColor"/></label><stackView axis="vertical" \
        spacing="4" id="s"><rect key="frame" x="9" y="9" width="90" height="80"/><subviews><button buttonType="system" id="t"><state key="normal" \
        title="Go"/><connections><action selector="go:" destination="-1" eventType="touchUpInside" id="e"/></connections></button><slider \
        minValue="0.0" maxValue="1" value="0.5" id="u"/><switch on="YES" id="v"/></subviews></stackView></subviews><viewLayoutGuide \
        key="safeArea" id="g"/><color key="backgroundColor" systemColor="systemBackgroundColor"/><constraints><constraint firstItem="b" \
        firstAttribute="top" secondItem="g" secondAttribute="top" constant="8" symbolic="YES" id="k"/><constraint firstItem="b" \
        firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="1:2" priority="750" id="l"/></constraints><variation \
        key="heightClass=compact"><mask key="constraints"><exclude reference="k"/></mask></variation></view></objects></document>
        """,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><tableView dataMode="static" style="grouped" \
        rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="18" id="t"><rect key="frame" x="0.0" y="0.0" width="200" height="300"/>\
        <sections><tableViewSection headerTitle="One" id="s"><cells><tableViewCell style="IBUITableViewCellStyleValue1" textLabel="x" \
        detailTextLabel="y" rowHeight="60" id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="d"><subviews><label \
        text="A" id="x"/><label text="B" id="y"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>\
        </tableView><collectionView dataMode="prototypes" id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="90"/>\
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" id="f"><size key="itemSize" width="20" height="20"/>\
        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="r" id="p"><view key="contentView" id="q"/></collectionViewCell>\
        </cells></collectionView></objects></document>
        """,
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n"><scenes><scene \
        sceneID="1"><objects><navigationController id="n"><navigationBar key="navigationBar" id="m"/><connections><segue destination="a" \
        kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController><placeholder \
        placeholderIdentifier="IBFirstResponder" id="f"/></objects></scene><scene sceneID="2"><objects><viewController \
        storyboardIdentifier="A" id="a"><view key="view" id="v"><subviews><containerView id="c"><connections><segue destination="b" \
        kind="embed" id="g"/></connections></containerView></subviews></view><navigationItem key="navigationItem" title="A" id="i">\
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="j"><connections><segue destination="b" kind="show" id="h"/></connections>\
        </barButtonItem></navigationItem></viewController></objects></scene><scene sceneID="3"><objects><viewController id="b"><view \
        key="view" id="w"/></viewController></objects></scene></scenes></document>
        """,
    ]

    private static let interfaceWords = [
        "nan", "inf", "-1", "1e308", "1e-320", "0.0", "99999999999999999999", "\"", "<", "/>", "&lt;", "YES",
        "NO", " id=\"a\"", " id=\"\"",
        "destination=\"n\"", "destination=\"c\"", "../../etc/passwd", "kind=\"embed\"", "kind=\"unwind\"",
        "key=\"contentView\"", "key=\"view\"",
        "<subviews>", "</subviews>", "<view/>", "<tableView dataMode=\"static\"/>", "customClass=\"UIView\"",
        "customClass=\"NSObject\"",
        "type=\"image\"", "multiplier=\"1:0\"", "firstAttribute=\"leading\"", "secondItem=\"a\"",
        "priority=\"1001\"", "style=\"grouped\"",
    ]

    /// A document in which a few places are changed.
    mutating func brokenInterface() -> Data {
        var bytes = Array(Self.interfaces[choice(Self.interfaces.count)].utf8)
        for _ in 0..<1 + choice(6) {
            let place = Int(word() % UInt64(bytes.count))
            let length = min(choice(24), bytes.count - place)
            let replacement = Array(Self.interfaceWords[choice(Self.interfaceWords.count)].utf8)
            switch choice(4) {
            case 0: bytes.removeSubrange(place..<place + length)
            case 1: bytes.insert(contentsOf: replacement, at: place)
            case 2:
                let copy = Array(bytes[place..<place + length])
                bytes.insert(contentsOf: copy, at: Int(word() % UInt64(bytes.count)))
            default: replaceValue(at: place, by: replacement, in: &bytes)
            }
            if bytes.isEmpty { break }
        }
        return Data(bytes)
    }

    /// Replaces the value of the attribute behind a place.
    private func replaceValue(at place: Int, by replacement: [UInt8], in bytes: inout [UInt8]) {
        let quote = UInt8(ascii: "\"")
        guard let start = bytes[place...].firstIndex(of: quote),
            let end = bytes[(start + 1)...].firstIndex(of: quote)
        else { return }
        bytes.replaceSubrange(
            (start + 1)..<end,
            with: replacement.filter { $0 != quote && $0 != UInt8(ascii: "<") }
        )
    }
}
