import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder
import UIKitLists

@MainActor @Suite("Nibs that lists register") struct NibRegistrationTests {
    private let path = IndexPath(row: 0, section: 0)

    @Test(
        "a table makes its cells of a registered nib, with the identifier of the nib or of the registration"
    )
    func tableCells() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(
            Document.xib(#"<tableViewCell reuseIdentifier="a" selectionStyle="none" id="c"/>"#),
            forCellReuseIdentifier: "a"
        )
        table.register(
            Document.xib(#"<tableViewCell selectionStyle="gray" id="c"/>"#),
            forCellReuseIdentifier: "b"
        )
        let first = table.dequeueReusableCell(withIdentifier: "a", for: path)
        #expect(first.reuseIdentifier == "a" && first.selectionStyle == .none)
        let second = table.dequeueReusableCell(withIdentifier: "b", for: path)
        #expect(second.reuseIdentifier == "b" && second.selectionStyle == .gray)
        #expect(table.dequeueReusableCell(withIdentifier: "a", for: path) !== first)
        table.register(nil as UINib?, forCellReuseIdentifier: "a")
        #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test("a table makes its headers of a registered nib")
    func tableHeaders() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let nib = Document.xib(
            #"<view tag="5" id="h" customClass="NibHeader" customModule="UIKitInterfaceBuilderTests"/>"#
        )
        table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
        let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? NibHeader)
        #expect(header.reuseIdentifier == "head")
    }

    @Test("a collection makes its cells and supplementary views of registered nibs")
    func collectionViews() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(Document.xib(#"<collectionViewCell id="c"/>"#), forCellWithReuseIdentifier: "cell")
        view.register(
            Document.xib(#"<collectionReusableView reuseIdentifier="head" id="h"/>"#),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head"
        )
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        #expect(cell.reuseIdentifier == "cell")
        let header = view.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head",
            for: path
        )
        #expect(header.reuseIdentifier == "head")
    }

    @Test("a nib with another identifier than that of its registration stops the program, in Apple's words")
    func otherIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(
                    Document.xib(#"<tableViewCell reuseIdentifier="mine" id="c"/>"#),
                    forCellReuseIdentifier: "yours"
                )
                _ = table.dequeueReusableCell(withIdentifier: "yours")
            }
        }
        let words =
            "cell reuse indicator in nib (mine) does not match the identifier used to register the nib (yours)"
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } == true
        )
    }

    @Test("a nib of two objects, or of another kind of view, stops the program, in Apple's words")
    func otherContents() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                table.register(
                    Document.xib(#"<tableViewCell id="c"/><tableViewCell id="d"/>"#),
                    forCellReuseIdentifier: "a"
                )
                _ = table.dequeueReusableCell(withIdentifier: "a")
            }
        }
        let words =
            "invalid nib registered for identifier (a) - nib must contain exactly one top level object which must be a UITableViewCell instance"
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } == true
        )
    }

    @Test("a cell that nothing is registered for stops the program, in Apple's words")
    func nothingRegistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView(frame: .zero).dequeueReusableCell(
                    withIdentifier: "a",
                    for: IndexPath(row: 0, section: 0)
                )
            }
        }
        let words =
            "unable to dequeue a cell with identifier a - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } == true
        )
    }
}

final class NibHeader: UITableViewHeaderFooterView {}
