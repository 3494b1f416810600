import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Texts of views in the language of the program") struct LocalizedViewTests {
    private func made<Object>(_ element: String, _ texts: [String: String], _ type: Object.Type) throws
        -> Object
    {
        try #require(NibText.load(element, texts: texts).objects.first as? Object)
    }

    @Test("a button has the titles of its states, and that of its configuration")
    func buttons() throws {
        let plain = try made(
            #"<button id="b"><state key="normal" title="Go"/><state key="selected" title="Gone"/></button>"#,
            ["b.normalTitle": "Los", "b.selectedTitle": "Weg"],
            UIButton.self
        )
        #expect(plain.title(for: .normal) == "Los" && plain.title(for: .selected) == "Weg")
        let configured = try made(
            #"<button id="b"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>"#,
            ["b.configuration.title": "Los"],
            UIButton.self
        )
        #expect(configured.configuration?.title == "Los")
    }

    @Test("fields and labels have their texts, of children too")
    func texts() throws {
        let field = try made(
            #"<textField text="a" placeholder="b" id="f"/>"#,
            ["f.text": "A", "f.placeholder": "B"],
            UITextField.self
        )
        #expect(field.text == "A" && field.placeholder == "B")
        let label = try made(
            #"<label id="l"><string key="text">a</string></label>"#,
            ["l.text": "A"],
            UILabel.self
        )
        #expect(label.text == "A")
        let bar = try made(
            """
            <searchBar placeholder="a" prompt="b" id="s"><scopeButtonTitles><string>c</string><string>d</string></scopeButtonTitles></searchBar>
            """,
            ["s.placeholder": "A", "s.prompt": "B", "s.scopeButtonTitles[1]": "D"],
            UISearchBar.self
        )
        #expect(bar.placeholder == "A" && bar.prompt == "B" && bar.scopeButtonTitles == ["c", "D"])
    }

    @Test("segments and items have their titles")
    func titles() throws {
        let control = try made(
            #"<segmentedControl id="s"><segments><segment title="a"/><segment title="b"/></segments></segmentedControl>"#,
            ["s.segmentTitles[0]": "A", "s.segmentTitles[1]": "B"],
            UISegmentedControl.self
        )
        #expect((0..<2).map { control.titleForSegment(at: $0) } == ["A", "B"])
        let bar = try made(
            """
            <navigationBar id="n"><items>
                <navigationItem title="a" id="i"><barButtonItem key="rightBarButtonItem" title="b" id="r"/></navigationItem>
            </items></navigationBar>
            """,
            ["i.title": "A", "r.title": "B"],
            UINavigationBar.self
        )
        #expect(bar.topItem?.title == "A" && bar.topItem?.rightBarButtonItem?.title == "B")
        let tab = try made(#"<tabBarItem title="a" id="t"/>"#, ["t.title": "A"], UITabBarItem.self)
        #expect(tab.title == "A")
    }
}
