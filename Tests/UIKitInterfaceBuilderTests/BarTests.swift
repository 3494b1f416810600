import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Bars of documents") struct BarTests {
    private let red =
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private var textAttributes: String {
        """
        <fontDescription key="fontDescription" type="system" pointSize="33"/>
        <color key="textColor" \(red)
        <color key="textShadowColor" \(red)
        <offsetWrapper key="textShadowOffset" horizontal="1" vertical="2"/>
        """
    }

    private func expectAttributes(_ attributes: [NSAttributedString.Key: Any]?) throws {
        let attributes = try #require(attributes)
        #expect(attributes[.font] as? UIFont == UIFont.systemFont(ofSize: 33))
        #expect(attributes[.foregroundColor] as? UIColor == redColor)
        let shadow = try #require(attributes[.shadow] as? NSShadow)
        #expect(shadow.shadowOffset == CGSize(width: 1, height: 2))
        #expect(shadow.shadowColor as? UIColor == redColor)
    }

    @Test("a navigation bar has all that its element says, and its items")
    func navigationBars() throws {
        let text = """
            <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="a">
                <color key="barTintColor" \(red)
                <imageReference key="backIndicatorImage" image="star" catalog="system"/>
                <imageReference key="shadowImage" image="star" catalog="system"/>
                <textAttributes key="titleTextAttributes">\(textAttributes)</textAttributes>
                <textAttributes key="largeTitleTextAttributes">\(textAttributes)</textAttributes>
                <items>
                    <navigationItem title="First" id="b"/>
                    <navigationItem title="Second" id="c"/>
                </items>
            </navigationBar>
            """
        let bar = try Document.made(text, UINavigationBar.self)
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.prefersLargeTitles)
        #expect(bar.barTintColor == redColor && bar.backIndicatorImage != nil && bar.shadowImage != nil)
        try expectAttributes(bar.titleTextAttributes)
        try expectAttributes(bar.largeTitleTextAttributes)
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(#"<navigationBar id="a"/>"#, UINavigationBar.self)
        #expect(plain.barStyle == .default && plain.isTranslucent && !plain.prefersLargeTitles)
    }

    @Test("a navigation bar has its appearances")
    func appearances() throws {
        let text = """
            <navigationBar id="a">
                <navigationBarAppearance key="standardAppearance" backgroundEffect="systemThinMaterial">
                    <color key="backgroundColor" \(red)
                    <color key="shadowColor" \(red)
                    <textAttributes key="titleTextAttributes">\(textAttributes)</textAttributes>
                    <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="3"/>
                </navigationBarAppearance>
                <navigationBarAppearance key="scrollEdgeAppearance" backgroundEffect="none"/>
                <navigationBarAppearance key="compactAppearance"/>
                <navigationBarAppearance key="compactScrollEdgeAppearance"/>
            </navigationBar>
            """
        let bar = try Document.made(text, UINavigationBar.self)
        #expect(bar.standardAppearance.backgroundColor == redColor)
        #expect(bar.standardAppearance.shadowColor == redColor)
        #expect(bar.standardAppearance.backgroundEffect == UIBlurEffect(style: .systemThinMaterial))
        #expect(
            bar.standardAppearance.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: 3)
        )
        try expectAttributes(bar.standardAppearance.titleTextAttributes)
        #expect(bar.scrollEdgeAppearance != nil && bar.scrollEdgeAppearance?.backgroundEffect == nil)
        #expect(bar.compactAppearance != nil && bar.compactScrollEdgeAppearance != nil)
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a toolbar has all that its element says, and its items with spaces")
    func toolbars() throws {
        let text = """
            <toolbar barStyle="blackTranslucent" translucent="NO" id="a">
                <color key="barTintColor" \(red)
                <toolbarAppearance key="standardAppearance"><color key="backgroundColor" \(red)</toolbarAppearance>
                <toolbarAppearance key="scrollEdgeAppearance"/>
                <items>
                    <barButtonItem systemItem="flexibleSpace" id="b"/>
                    <barButtonItem systemItem="fixedSpace" width="42" id="c"/>
                    <barButtonItem title="Item" style="plain" id="d"/>
                </items>
            </toolbar>
            """
        let bar = try Document.made(text, UIToolbar.self)
        #expect(bar.barStyle == .blackTranslucent && !bar.isTranslucent && bar.barTintColor == redColor)
        #expect(bar.standardAppearance.backgroundColor == redColor && bar.scrollEdgeAppearance != nil)
        #expect(bar.items?.count == 3 && bar.items?[1].width == 42 && bar.items?[2].title == "Item")
        #expect(try Document.unheeded(text).isEmpty)
        #expect(try Document.made(#"<toolbar id="a"/>"#, UIToolbar.self).items ?? [] == [])
    }

    @Test("a tab bar has all that its element says, and its items")
    func tabBars() throws {
        let text = """
            <tabBar barStyle="black" translucent="NO" itemPositioning="centered" itemWidth="50" itemSpacing="5" id="a">
                <color key="barTintColor" \(red)
                <color key="selectedImageTintColor" \(red)
                <color key="unselectedItemTintColor" \(red)
                <tabBarAppearance key="standardAppearance" backgroundEffect="regular" stackedItemPositioning="fill" stackedItemWidth="30" stackedItemSpacing="3"/>
                <items>
                    <tabBarItem systemItem="favorites" id="b"/>
                    <tabBarItem title="Home" image="star" catalog="system" id="c"/>
                </items>
            </tabBar>
            """
        let bar = try Document.made(text, UITabBar.self)
        #expect(bar.barStyle == .black && !bar.isTranslucent && bar.itemPositioning == .centered)
        #expect(bar.itemWidth == 50 && bar.itemSpacing == 5 && bar.barTintColor == redColor)
        #expect(bar.selectedImageTintColor == redColor && bar.unselectedItemTintColor == redColor)
        #expect(bar.standardAppearance.stackedItemPositioning == .fill)
        #expect(bar.standardAppearance.stackedItemWidth == 30)
        #expect(bar.items?.map(\.title) == ["Favorites", "Home"])
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a navigation item has its titles, modes, views and buttons")
    func navigationItems() throws {
        let text = """
            <navigationBar id="a"><items>
                <navigationItem title="Title" prompt="Prompt" backButtonTitle="Back" largeTitleDisplayMode="never" backButtonDisplayMode="minimal" \
            hidesBackButton="YES" leftItemsSupplementBackButton="YES" hidesSearchBarWhenScrolling="NO" style="editor" id="b">
                    <barButtonItem key="backBarButtonItem" title="B" id="c"/>
                    <barButtonItem key="leftBarButtonItem" title="L" id="d"/>
                    <rightBarButtonItems><barButtonItem title="R1" id="e"/><barButtonItem title="R2" id="f"/></rightBarButtonItems>
                    <segmentedControl key="titleView" id="g"><segments><segment title="A"/></segments></segmentedControl>
                    <navigationBarAppearance key="standardAppearance"/>
                </navigationItem>
            </items></navigationBar>
            """
        let item = try #require(Document.made(text, UINavigationBar.self).items?.first)
        #expect(item.title == "Title" && item.prompt == "Prompt" && item.backButtonTitle == "Back")
        #expect(item.largeTitleDisplayMode == .never && item.backButtonDisplayMode == .minimal)
        #expect(item.hidesBackButton && item.leftItemsSupplementBackButton && item.style == .editor)
        #expect(!item.hidesSearchBarWhenScrolling && item.standardAppearance != nil)
        #expect(item.backBarButtonItem?.title == "B" && item.leftBarButtonItem?.title == "L")
        #expect(item.rightBarButtonItems?.map(\.title) == ["R1", "R2"])
        #expect(item.titleView is UISegmentedControl)
        #expect(try Document.unheeded(text).isEmpty)
        let untitled = """
            <navigationBar id="a"><items><navigationItem id="b"><nil key="title"/></navigationItem></items></navigationBar>
            """
        #expect(try Document.made(untitled, UINavigationBar.self).items?.first?.title == nil)
        #expect(try Document.unheeded(untitled).isEmpty)
    }

    @Test("a bar button item has all that its element says")
    func barButtonItems() throws {
        let text = """
            <barButtonItem title="Item" image="star" landscapeImage="star.fill" catalog="system" style="done" enabled="NO" tag="7" width="30" \
            springLoaded="YES" selected="YES" id="a">
                <color key="tintColor" \(red)
                <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <offsetWrapper key="titlePositionAdjustment" horizontal="5" vertical="6"/>
                <slider key="customView" maxValue="10" id="b"/>
            </barButtonItem>
            """
        let item = try Document.made(text, UIBarButtonItem.self)
        #expect(item.title == "Item" && item.image != nil && item.landscapeImagePhone != nil)
        #expect(item.style == .done && !item.isEnabled && item.tag == 7 && item.width == 30)
        #expect(item.isSpringLoaded && item.isSelected && item.tintColor == redColor)
        #expect(item.imageInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 5, vertical: 6))
        #expect((item.customView as? UISlider)?.maximumValue == 10)
        #expect(try Document.unheeded(text).isEmpty)
        let done = try Document.made(#"<barButtonItem systemItem="done" id="a"/>"#, UIBarButtonItem.self)
        #expect(done.style == UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style)
        let plain = try Document.made(#"<barButtonItem id="a"/>"#, UIBarButtonItem.self)
        #expect(plain.title == nil && plain.isEnabled && plain.style == .plain)
    }

    @Test("a tab bar item has all that its element says; those of the system have its title and image")
    func tabBarItems() throws {
        let text = """
            <tabBarItem title="Home" image="star" catalog="system" selectedImage="star.fill" badgeValue="3" tag="2" enabled="NO" springLoaded="YES" id="a">
                <color key="badgeColor" \(red)
                <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-4"/>
                <inset key="imageInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            </tabBarItem>
            """
        let item = try Document.made(text, UITabBarItem.self)
        #expect(item.title == "Home" && item.image != nil && item.selectedImage != nil)
        #expect(item.badgeValue == "3" && item.badgeColor == redColor && item.tag == 2)
        #expect(!item.isEnabled && item.isSpringLoaded)
        #expect(item.titlePositionAdjustment == UIOffset(horizontal: 0, vertical: -4))
        #expect(try Document.unheeded(text).isEmpty)
        let system = try Document.made(
            #"<tabBarItem systemItem="more" title="" tag="9" id="a"/>"#,
            UITabBarItem.self
        )
        #expect(system.title == "More" && system.image != nil && system.tag == 9)
    }
}
