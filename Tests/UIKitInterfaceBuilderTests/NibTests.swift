import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Nibs") struct NibTests {
    @Test("a nib makes the views that it describes")
    func views() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view id="a">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
                        <subviews>
                            <view id="b"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
                        </subviews>
                    </view>
                </objects>
            </document>
            """
        let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        let view = try #require(made.first as? UIView)
        #expect(made.count == 1)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
        #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
    }
}
