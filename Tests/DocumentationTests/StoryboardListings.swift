import AgateDisplay
import Foundation
import Testing
import UIKit

// Listing begins
final class PriceCell: UITableViewCell {
    var price: UILabel?
    private(set) var orders = 0

    func order(_ sender: Any) { orders += 1 }

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("price", \PriceCell.price)
        members.action(Selector("order:", PriceCell.order(_:)))
        return members
    }
}
// Listing ends

@Suite("Listings about storyboards and xibs")
@MainActor
struct StoryboardListings {
    private let document = Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <tableViewCell id="c" customClass="PriceCell" customModule="DocumentationTests">
                    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
                        <subviews>
                            <label text="12" id="l"/>
                            <button id="b">
                                <connections><action selector="order:" destination="c" eventType="touchUpInside" id="a"/></connections>
                            </button>
                        </subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="price" destination="l" id="o"/></connections>
                </tableViewCell>
            </objects>
        </document>
        """.utf8
    )

    @Test("a class lists what documents connect")
    func members() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 480)) { _ in
            let nib = UINib(data: document, bundle: nil)
            // Listing begins
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(nib, forCellReuseIdentifier: "price")
            let cell = table.dequeueReusableCell(withIdentifier: "price") as? PriceCell
            // Listing ends
            #expect(cell?.price?.text == "12")
            let button = try #require(cell?.contentView.subviews.last as? UIButton)
            button.sendActions(for: .touchUpInside)
            #expect(cell?.orders == 1)
        }
    }
}
