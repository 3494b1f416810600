import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

/// Views and layers in the safe mode, where nothing is taken from the toolchain's ABI: in a process of its own, which a variable puts into it.
@Suite("The safe mode")
struct SafeModeTests {
    @Test(
        "views draw, layers of registered classes stand behind them, and their presentations move",
        .claim("Q6.7")
    )
    func views() async {
        await #expect(processExitsWith: .exitCode(7)) {
            setenv("AGATE_ABI", "safe", 1)
            await MainActor.run {
                AgateFactories.register(
                    DialLayer.self,
                    make: { DialLayer(turns: 3) },
                    copy: { DialLayer(layer: $0) }
                )
                onStage { display in
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                    window.makeKeyAndVisible()
                    let plain = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    plain.backgroundColor = .red
                    let drawing = DrawingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
                    let dial = DialView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
                    [plain, drawing, dial].forEach(window.addSubview)
                    display.advance(by: 0.1)
                    let picture = CGImage(display.makeSurface().makeImage())
                    precondition(
                        pixel(of: picture, x: 50, y: 50) == [255, 0, 0, 255],
                        "a view without a drawing method"
                    )
                    precondition(pixel(of: picture, x: 150, y: 50) == [0, 0, 255, 255], "a view that draws")
                    precondition((dial.layer as? DialLayer)?.made == 3, "a registered layer class")

                    // A property of the layer's own, found by reflection.
                    guard let layer = dial.layer as? DialLayer else { return }
                    let animation = CABasicAnimation(keyPath: "turns")
                    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 8.0, 1)
                    layer.add(animation, forKey: nil)
                    display.advance(by: 0)
                    display.advance(to: display.time + 0.5)
                    let shown = layer.presentation()?.turns ?? 0
                    precondition(shown > 3 && shown < 5, "a presentation with a property of its own")
                    exit(7)
                }
            }
        }
    }

    @Test(
        "a class without a factory is told of once, and the nearest that there is stands in",
        .claim("Q6.7")
    )
    func unregistered() async {
        let result = await #expect(
            processExitsWith: .exitCode(7),
            observing: [\.standardErrorContent]
        ) {
            setenv("AGATE_ABI", "safe", 1)
            await MainActor.run {
                onStage { display in
                    let view = DialView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    let second = DialView(frame: .zero)
                    precondition(
                        type(of: view.layer) == CALayer.self && type(of: second.layer) == CALayer.self
                    )
                    view.backgroundColor = .red
                    display.layer.addSublayer(view.layer)
                    display.advance(by: 0)
                    let picture = CGImage(display.makeSurface().makeImage())
                    precondition(pixel(of: picture, x: 50, y: 50) == [255, 0, 0, 255])
                    let layer = DialLayer(turns: 1)
                    display.layer.addSublayer(layer)
                    display.advance(by: 0)
                    precondition(layer.presentation() == nil)
                    exit(7)
                }
            }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        let lines = said.split(separator: "\n").filter { $0.contains("DialLayer") }
        #expect(lines.count == 2, "\(said)")
        #expect(lines.allSatisfy { $0.contains("AgateFactories.register") })
    }

    @Test(
        "cells, headers and proxies of appearances are made, registered or of the library",
        .claim("Q6.7")
    )
    func lists() async {
        await #expect(processExitsWith: .exitCode(7)) {
            setenv("AGATE_ABI", "safe", 1)
            await MainActor.run {
                AgateFactories.register(NoteCell.self) { NoteCell(style: $0, reuseIdentifier: $1) }
                AgateFactories.register(TileCell.self) { TileCell(frame: $0) }
                onStage { display in
                    UILabel.appearance().alpha = 0.5
                    UIBarButtonItem.appearance().tintColor = .red
                    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
                    window.makeKeyAndVisible()
                    let rows = Rows()
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
                    table.register(NoteCell.self, forCellReuseIdentifier: "note")
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
                    table.dataSource = rows
                    let flow = UICollectionViewFlowLayout()
                    let tiles = UICollectionView(
                        frame: CGRect(x: 150, y: 0, width: 150, height: 300),
                        collectionViewLayout: flow
                    )
                    tiles.register(TileCell.self, forCellWithReuseIdentifier: "tile")
                    tiles.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
                    tiles.dataSource = rows
                    [table, tiles].forEach(window.addSubview)
                    display.advance(by: 0.1)
                    precondition(table.visibleCells.first is NoteCell)
                    precondition(table.visibleCells.last.map { type(of: $0) == UITableViewCell.self } == true)
                    precondition(tiles.cellForItem(at: IndexPath(item: 0, section: 0)) is TileCell)
                    precondition(
                        tiles.cellForItem(at: IndexPath(item: 1, section: 0)) is UICollectionViewListCell
                    )
                    exit(7)
                }
            }
        }
    }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectFill(rect)
    }
}

private final class DialView: UIView {
    override class var layerClass: AnyClass { DialLayer.self }
}

/// A layer with a property of its own, which knows what it was made with.
private final class DialLayer: CALayer {
    @LayerProperty var turns = 0.0
    let made: Double

    init(turns: Double) {
        made = turns
        super.init()
    }

    override init(layer: Any) {
        made = (layer as? DialLayer)?.made ?? 0
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }
}

private final class NoteCell: UITableViewCell {}

private final class TileCell: UICollectionViewCell {}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "note" : "plain", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(
            withReuseIdentifier: indexPath.item == 0 ? "tile" : "list",
            for: indexPath
        )
    }
}
