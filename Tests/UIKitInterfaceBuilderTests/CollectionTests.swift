import AgateDisplay
import CoreGraphics
import Foundation
import Testing
import UIKitControllers
import UIKitCore
import UIKitInterfaceBuilder
import UIKitLists

@MainActor @Suite("Collections of documents") struct CollectionTests {
    private func made<Object>(_ elements: String) throws -> Object {
        try #require(Document.xib(elements).instantiate(withOwner: nil).first as? Object)
    }

    private let collection = """
        <collectionView multipleTouchEnabled="YES" dataMode="prototypes" prefetchingEnabled="NO" allowsSelection="NO" allowsMultipleSelection="YES" id="v">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" \
        minimumInteritemSpacing="3" sectionInsetReference="layoutMargins" id="l">
                <size key="itemSize" width="60" height="70"/>
                <size key="headerReferenceSize" width="11" height="12"/>
                <size key="footerReferenceSize" width="13" height="14"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout>
            <view key="backgroundView" id="bv"/>
            <cells>
                <collectionViewCell reuseIdentifier="old" id="c1">
                    <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
                    <view key="contentView" id="o">
                        <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
                        <subviews><view tag="3" id="os"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
                    </view>
                    <size key="customSize" width="60" height="70"/>
                </collectionViewCell>
                <collectionViewCell reuseIdentifier="new" id="c2">
                    <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
                    <collectionViewCellContentView key="contentView" id="n">
                        <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
                        <subviews><view id="ns"><rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews>
                    </collectionViewCellContentView>
                    <connections><outlet property="dot" destination="ns" id="x"/></connections>
                </collectionViewCell>
            </cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h">
                <rect key="frame" x="0.0" y="0.0" width="11" height="12"/>
                <subviews><view id="hs"><rect key="frame" x="9" y="0.0" width="1" height="1"/></view></subviews>
            </collectionReusableView>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="foot" id="f"/>
        </collectionView>
        """

    @Test("a collection and its flow layout have what their elements say")
    func attributes() throws {
        let view: UICollectionView = try made(collection)
        #expect(!view.isPrefetchingEnabled && !view.allowsSelection && view.allowsMultipleSelection)
        #expect(view.backgroundView != nil)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === view && layout.scrollDirection == .horizontal)
        #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 3)
        #expect(layout.itemSize == CGSize(width: 60, height: 70))
        #expect(layout.headerReferenceSize == CGSize(width: 11, height: 12))
        #expect(layout.footerReferenceSize == CGSize(width: 13, height: 14))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(layout.sectionInsetReference == .fromLayoutMargins && layout.estimatedItemSize == .zero)
    }

    @Test("estimates of items are a size, or the size that cells find")
    func estimates() throws {
        func layout(_ attribute: String, _ child: String) throws -> UICollectionViewFlowLayout {
            let view: UICollectionView = try made(
                """
                <collectionView dataMode="none" id="v">
                    <collectionViewFlowLayout key="collectionViewLayout" \(attribute) id="l">\(child)</collectionViewFlowLayout>
                </collectionView>
                """
            )
            return try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        }
        let automatic = try layout(#"automaticEstimatedItemSize="YES""#, "")
        #expect(automatic.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
        let sized = try layout("", #"<size key="estimatedItemSize" width="20" height="30"/>"#)
        #expect(sized.estimatedItemSize == CGSize(width: 20, height: 30))
    }

    @Test("cells, headers and footers of prototypes are made anew, with content in either of its forms")
    func prototypes() throws {
        let view: UICollectionView = try made(collection)
        let path = IndexPath(item: 0, section: 0)
        let old = view.dequeueReusableCell(withReuseIdentifier: "old", for: path)
        let new = view.dequeueReusableCell(withReuseIdentifier: "new", for: path)
        #expect(old.contentView.subviews.first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(new.contentView.subviews.first?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(old.subviews.contains(old.contentView) && old.reuseIdentifier == "old")
        #expect(view.dequeueReusableCell(withReuseIdentifier: "old", for: path) !== old)
        let header = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head",
            for: path
        )
        #expect(header.subviews.first?.frame.minX == 9 && header.reuseIdentifier == "head")
        let footer = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "foot",
            for: path
        )
        #expect(footer.subviews.isEmpty)
    }

    @Test("a layout of the program's class places the items")
    func customLayout() throws {
        let view: UICollectionView = try made(
            """
            <collectionView dataMode="none" id="v">
                <collectionViewLayout key="collectionViewLayout" customClass="DiagonalLayout" customModule="UIKitInterfaceBuilderTests" id="l"/>
            </collectionView>
            """
        )
        let layout = try #require(view.collectionViewLayout as? DiagonalLayout)
        #expect(layout.wasDecoded && layout.collectionView === view)
    }
}

final class DiagonalLayout: UICollectionViewLayout {
    private(set) var wasDecoded = false

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        wasDecoded = true
    }
}
