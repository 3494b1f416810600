import AgateDisplay
import CoreGraphics
import Foundation
import Testing
import UIKitControllers
import UIKitCore
import UIKitInterfaceBuilder
import UIKitLists
import UIKitTestSupport

@MainActor @Suite("Tables of documents") struct TableTests {
    /// The first object of a nib with some elements.
    private func made<Object>(_ elements: String, owner: Any? = nil) throws -> Object {
        try #require(Document.xib(elements).instantiate(withOwner: owner).first as? Object)
    }

    @Test("a table has what its element says")
    func attributes() throws {
        let table: UITableView = try made(
            """
            <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" \
            separatorStyle="singleLineEtched" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelection="YES" \
            allowsMultipleSelectionDuringEditing="YES" rowHeight="60" estimatedRowHeight="50" sectionHeaderHeight="45" \
            estimatedSectionHeaderHeight="34" sectionFooterHeight="1" estimatedSectionFooterHeight="2" \
            sectionIndexMinimumDisplayRowCount="2" contentViewInsetsToSafeArea="NO" springLoaded="YES" prefetchingEnabled="NO" id="t">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <inset key="separatorInset" minX="5" minY="1" maxX="7" maxY="2"/>
                <color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="sectionIndexColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="sectionIndexBackgroundColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="sectionIndexTrackingBackgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                <view key="tableHeaderView" contentMode="scaleToFill" id="h"><rect key="frame" x="0.0" y="0.0" width="320" height="30"/></view>
                <view key="tableFooterView" contentMode="scaleToFill" id="f"><rect key="frame" x="0.0" y="90" width="320" height="20"/></view>
                <view key="backgroundView" contentMode="scaleToFill" id="b"/>
            </tableView>
            """
        )
        #expect(table.style == .grouped && table.separatorStyle == .singleLineEtched)
        #expect(!table.allowsSelection && table.allowsSelectionDuringEditing)
        #expect(table.allowsMultipleSelection && table.allowsMultipleSelectionDuringEditing)
        #expect(table.rowHeight == 60 && table.estimatedRowHeight == 50)
        #expect(table.sectionHeaderHeight == 45 && table.estimatedSectionHeaderHeight == 34)
        #expect(table.sectionFooterHeight == 1 && table.estimatedSectionFooterHeight == 2)
        #expect(table.sectionIndexMinimumDisplayRowCount == 2 && !table.insetsContentViewsToSafeArea)
        #expect(table.isSpringLoaded && !table.isPrefetchingEnabled)
        #expect(table.separatorInset == UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 7))
        #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(table.sectionIndexColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(table.sectionIndexBackgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(table.sectionIndexTrackingBackgroundColor == UIColor(white: 0.5, alpha: 1))
        #expect(table.tableHeaderView?.frame.height == 30 && table.tableFooterView?.frame.height == 20)
        #expect(table.backgroundView != nil)
    }

    @Test("heights of -1 are automatic, and the editor's usual heights of headers count as not set")
    func automaticHeights() throws {
        let table: UITableView = try made(
            """
            <tableView dataMode="prototypes" style="plain" separatorStyle="none" rowHeight="-1" estimatedRowHeight="-1" \
            sectionHeaderHeight="28" sectionFooterHeight="28" id="t"/>
            """
        )
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.estimatedRowHeight == UITableView.automaticDimension)
        #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
        #expect(table.sectionFooterHeight == UITableView.automaticDimension)
        #expect(table.separatorStyle == .none)
        let old: UITableView = try made(
            #"<tableView style="grouped" rowHeight="44" sectionHeaderHeight="10" sectionFooterHeight="10" id="t"/>"#
        )
        #expect(old.rowHeight == 44 && old.estimatedRowHeight == 0)
        #expect(old.sectionHeaderHeight == UITableView.automaticDimension)
    }

    @Test("prototypes are made anew for each cell that is needed, connected and awake")
    func prototypes() throws {
        let owner = PrototypeOwner()
        let table: UITableView = try made(
            """
            <tableView dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="t">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <prototypes>
                    <tableViewCell selectionStyle="none" reuseIdentifier="row" indentationWidth="12" indentationLevel="1" \
            accessoryType="checkmark" editingAccessoryType="detailButton" showsReorderControl="YES" id="c" \
            customClass="PrototypeCell" customModule="UIKitInterfaceBuilderTests">
                        <rect key="frame" x="0.0" y="28" width="320" height="44"/>
                        <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
                            <rect key="frame" x="0.0" y="0.0" width="300" height="44"/>
                            <subviews><view id="badge"><rect key="frame" x="7" y="8" width="9" height="10"/></view></subviews>
                        </tableViewCellContentView>
                        <inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
                        <connections>
                            <outlet property="badge" destination="badge" id="o1"/>
                            <outlet property="owner" destination="-1" id="o2"/>
                        </connections>
                    </tableViewCell>
                    <tableViewCell id="nameless"/>
                </prototypes>
            </tableView>
            """,
            owner: owner
        )
        #expect(PrototypeCell.madeCount == 0)
        defer { PrototypeCell.madeCount = 0 }
        let first = try #require(table.dequeueReusableCell(withIdentifier: "row") as? PrototypeCell)
        let second = try #require(
            table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 1, section: 0))
                as? PrototypeCell
        )
        #expect(first !== second && first.badge !== second.badge && PrototypeCell.madeCount == 2)
        #expect(first.reuseIdentifier == "row" && first.selectionStyle == .none)
        #expect(first.indentationWidth == 12 && first.indentationLevel == 1)
        #expect(first.accessoryType == .checkmark && first.editingAccessoryType == .detailButton)
        #expect(first.showsReorderControl && first.separatorInset.left == 15)
        #expect(first.badge?.superview === first.contentView)
        #expect(first.badge?.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
        #expect(first.owner === owner && first.wasAwakeWithBadge)
        #expect(first.identifierInInit == "row")
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("the labels and the image of a cell with a style are those that the cell makes itself")
    func cellStyles() throws {
        let cell: UITableViewCell = try made(
            """
            <tableViewCell selectionStyle="blue" textLabel="a" detailTextLabel="b" imageView="i" rowHeight="62" style="IBUITableViewCellStyleSubtitle" id="c">
                <rect key="frame" x="0.0" y="0.0" width="320" height="62"/>
                <tableViewCellContentView key="contentView" id="cc">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="62"/>
                    <subviews>
                        <label text="Title" tag="7" id="a"><rect key="frame" x="16" y="12" width="30" height="20"/></label>
                        <label text="Subtitle" tag="8" id="b"><rect key="frame" x="16" y="33" width="40" height="14"/></label>
                        <imageView tag="9" id="i"/>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        )
        let text = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        let image = try #require(cell.imageView)
        #expect(cell.contentView.subviews.count == 3)
        #expect(text.superview === cell.contentView && text.text == "Title" && text.tag == 7)
        #expect(detail.text == "Subtitle" && detail.tag == 8 && image.tag == 9)
        #expect(detail.superview === cell.contentView && image.superview === cell.contentView)
        #expect(cell.selectionStyle == .blue)
    }

    @Test("backgrounds and accessories of a cell are views of the document")
    func cellViews() throws {
        let cell: UITableViewCell = try made(
            """
            <tableViewCell focusStyle="custom" shouldIndentWhileEditing="NO" hidesAccessoryWhenEditing="NO" id="c">
                <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/>
                <view key="backgroundView" id="b1"/>
                <view key="selectedBackgroundView" id="b2"/>
                <view key="multipleSelectionBackgroundView" id="b3"/>
                <view key="accessoryView" id="a1"><rect key="frame" x="0.0" y="0.0" width="20" height="20"/></view>
                <view key="editingAccessoryView" id="a2"/>
            </tableViewCell>
            """
        )
        let views = [
            cell.backgroundView, cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
            cell.accessoryView, cell.editingAccessoryView,
        ]
        #expect(Set(views.compactMap { $0.map { ObjectIdentifier($0) } }).count == 5)
        #expect(cell.accessoryView?.frame.width == 20)
        #expect(cell.focusStyle == .custom && !cell.shouldIndentWhileEditing)
    }

    // MARK: Static rows

    private let staticTable = """
        <tableView dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <sections>
                <tableViewSection headerTitle="Account" id="s1">
                    <cells>
                        <tableViewCell reuseIdentifier="x" rowHeight="62" id="c1"><tableViewCellContentView key="contentView" id="v1"/></tableViewCell>
                        <tableViewCell reuseIdentifier="x" id="c2"><tableViewCellContentView key="contentView" id="v2"/></tableViewCell>
                    </cells>
                </tableViewSection>
                <tableViewSection footerTitle="The end." id="s2">
                    <string key="headerTitle">Two
        lines</string>
                    <cells><tableViewCell indentationLevel="2" id="c3"><tableViewCellContentView key="contentView" id="v3"/></tableViewCell></cells>
                </tableViewSection>
            </sections>
        </tableView>
        """

    @Test(
        "a controller answers from the static rows of its table where a subclass says nothing, and gives them by super"
    )
    func staticRows() throws {
        let table: UITableView = try made(staticTable)
        let controller = UITableViewController(style: .plain)
        (table.dataSource, table.delegate) = (controller, controller)
        #expect(table.numberOfSections == 2)
        #expect((0...2).map { table.numberOfRows(inSection: $0) } == [2, 1, 0])
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(controller.tableView(table, titleForHeaderInSection: 1) == "Two\nlines")
        #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
        #expect(controller.tableView(table, titleForFooterInSection: 1) == "The end.")
        let paths = [
            IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1),
        ]
        #expect(paths.map { controller.tableView(table, heightForRowAt: $0) } == [62, 44, 44])
        let cells = paths.map { controller.tableView(table, cellForRowAt: $0) }
        #expect(
            cells.map { controller.tableView(table, cellForRowAt: table.indexPath(for: $0) ?? paths[0]) }
                .count == 3
        )
        #expect(cells[0] === controller.tableView(table, cellForRowAt: paths[0]) && cells[0] !== cells[1])
        #expect(controller.tableView(table, numberOfRowsInSection: -1) == 0)
        // A path beyond the rows gives an empty cell.
        _ = controller.tableView(table, cellForRowAt: IndexPath(row: 9, section: 9))
        let fewer = FewerRows(style: .plain)
        table.dataSource = fewer
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 1)
    }

    @Test("a static cell that scrolls away waits for no other row")
    func staticCellsAreNotReused() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible()
            let table: UITableView = try made(staticTable)
            let controller = UITableViewController(style: .plain)
            (table.dataSource, table.delegate) = (controller, controller)
            window.addSubview(table)
            display.advance(by: 0)
            let first = controller.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
            #expect(table.visibleCells.count == 3 && table.visibleCells.first === first)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 62)
            table.contentOffset.y = 400
            display.advance(by: 0)
            #expect(first.superview == nil)
            #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
            table.contentOffset.y = 0
            display.advance(by: 0)
            #expect(table.visibleCells.first === first)
        }
    }

    @Test(
        "rows that preserve the margins around them keep their own at the top and the bottom, wherever they have scrolled"
    )
    func preservedMargins() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible()
            let row = """
                <tableViewCell preservesSuperviewLayoutMargins="YES" rowHeight="60" id="c%">\
                <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="c%" id="v%"/></tableViewCell>
                """
            let rows = (0..<20).map { row.replacingOccurrences(of: "%", with: "\($0)") }.joined()
            let table: UITableView = try made(
                """
                <tableView dataMode="static" style="plain" rowHeight="60" id="t"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>\
                <edgeInsets key="layoutMargins" top="70" left="30" bottom="50" right="30"/>\
                <sections><tableViewSection id="s"><cells>\(rows)</cells></tableViewSection></sections></tableView>
                """
            )
            let controller = UITableViewController(style: .plain)
            (table.dataSource, table.delegate) = (controller, controller)
            window.addSubview(table)
            display.advance(by: 0)
            let first = try #require(table.visibleCells.first?.contentView.layoutMargins)
            #expect(first.top == 11 && first.bottom == 11 && first.left == 30)
            table.contentOffset.y = 720
            display.advance(by: 0)
            let last = try #require(table.visibleCells.last?.contentView.layoutMargins)
            #expect(last.top == 11 && last.bottom == 11 && last.right == 30)
        }
    }

    @Test("sections that the editor keeps beside prototypes say nothing")
    func sectionsBesidePrototypes() throws {
        let text = Document.xibText(
            """
            <tableView dataMode="prototypes" style="plain" id="t">
                <sections><tableViewSection id="s"/></sections>
            </tableView>
            """
        )
        let survey = try InterfaceSurvey(Data(text.utf8), file: "a.xib")
        #expect(!survey.issues.contains { $0.subject.hasPrefix("tableView") })
    }

    @Test("the segue of a row is performed before the delegate hears of the selection")
    func selectionSegue() throws {
        try ManualDisplay.run(size: CGSize(width: 320, height: 480)) { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.makeKeyAndVisible()
            let table: UITableView = try made(staticTable)
            let controller = SelectionLog(style: .plain)
            (table.dataSource, table.delegate) = (controller, controller)
            window.addSubview(table)
            display.advance(by: 0)
            let cell = controller.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
            cell.takeSelectionSegue {
                controller.lines.append("segue \(table.indexPathForSelectedRow?.row ?? -1)")
            }
            let place = table.convert(CGPoint(x: 100, y: cell.frame.midY), to: window)
            TouchScript { $0.tap(at: place) }.run(display, window)
            #expect(controller.lines == ["segue 1", "selected"])
        }
    }
}

private final class FewerRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - 1
    }
}

private final class SelectionLog: UITableViewController {
    var lines: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("selected")
    }
}

/// What a prototype is connected with.
final class PrototypeOwner: NSObject {}

final class PrototypeCell: UITableViewCell {
    static var madeCount = 0
    var badge: UIView?
    weak var owner: PrototypeOwner?
    private(set) var wasAwakeWithBadge = false
    private(set) var identifierInInit: String?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.madeCount += 1
        identifierInInit = reuseIdentifier
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        wasAwakeWithBadge = badge != nil
    }

    override class var interfaceMembers: InterfaceMembers {
        var members = super.interfaceMembers
        members.property("badge", \PrototypeCell.badge)
        members.property("owner", \PrototypeCell.owner)
        return members
    }
}
