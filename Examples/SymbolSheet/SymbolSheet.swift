package import UIKit

/// A sheet of symbols: outlines, which become filled and bolder column by column.
package final class SymbolSheet: Program {
    package static let description = ProgramDescription(
        name: "symbol-sheet",
        title: "A sheet of symbols by the names that programs know, outlined and filled",
        duration: 2,
        size: CGSize(width: 480, height: 600),
        background: Palette.paper,
        framesPerSecond: 10
    )

    package let controller = SymbolSheetController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        for column in 0..<SymbolSheetController.columns {
            stage.at(0.6 + 0.08 * Double(column)) { [controller] in controller.fill(column) }
        }
    }
}

/// The sheet: a row of twelve symbols a line of the list.
package final class SymbolSheetController: UIViewController {
    static let columns = 12
    private var views: [[UIImageView]] = []

    package override func viewDidLoad() {
        super.viewDidLoad()
        for (row, line) in Self.names.split(separator: "\n").enumerated() {
            var images: [UIImageView] = []
            for (column, name) in line.split(separator: " ").enumerated() {
                let image = UIImageView(image: Self.image(String(name), .regular))
                image.tintColor = [Palette.blue, Palette.coral, Palette.teal, Palette.violet][row % 4]
                image.contentMode = .center
                image.frame = CGRect(x: 40 * CGFloat(column), y: 40 * CGFloat(row), width: 40, height: 40)
                view.addSubview(image)
                images.append(image)
            }
            views.append(images)
        }
    }

    private static func image(_ name: String, _ weight: UIImage.SymbolWeight) -> UIImage? {
        UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)
        )
    }

    /// Shows the filled and bold forms of a column.
    func fill(_ column: Int) {
        let lines = Self.names.split(separator: "\n").map { $0.split(separator: " ") }
        for (row, line) in lines.enumerated() where column < line.count {
            let name = String(line[column])
            views[row][column].image = Self.image(name.hasSuffix(".fill") ? name : name + ".fill", .bold)
        }
    }

    private static let names = """
        plus minus multiply xmark checkmark ellipsis info.circle questionmark.circle exclamationmark.triangle chevron.left chevron.right chevron.up.chevron.down
        arrow.clockwise arrow.counterclockwise arrow.uturn.left arrow.triangle.2.circlepath arrow.up.arrow.down arrow.left.and.right arrow.up.right arrow.up.left.and.arrow.down.right gobackward.15 goforward.10 arrowshape.turn.up.left arrow.triangle.branch
        square.and.arrow.up square.and.pencil pencil trash folder.badge.plus paperplane tray.and.arrow.down archivebox doc.text doc.on.doc doc.on.clipboard note.text
        calendar.badge.clock book books.vertical bookmark newspaper graduationcap ticket link paperclip person.crop.circle person.2 person.3
        globe sun.max moon.stars sparkles star.lefthalf.fill cloud.rain cloud.bolt.rain cloud.sun snowflake wind umbrella flame
        heart play.circle pause.rectangle backward.end shuffle repeat.1 speaker.wave.3 music.note.list mic.slash waveform headphones record.circle
        bell.badge megaphone tag flag location map mappin.and.ellipse camera video phone bubble.left.and.bubble.right envelope.open
        gearshape slider.horizontal.3 line.3.horizontal.decrease.circle list.bullet list.number text.alignleft text.quote textformat bold square.grid.2x2 rectangle.stack square.on.square
        sidebar.left photo.on.rectangle film tv desktopcomputer laptopcomputer iphone applewatch keyboard printer gamecontroller cpu
        airplane car bus tram bicycle figure.walk house building.2 building.columns bag cart.badge.plus creditcard
        gift banknote chart.bar chart.pie chart.line.uptrend.xyaxis lock.shield key eye.slash hand.thumbsup hand.raised hand.tap face.smiling
        faceid touchid qrcode barcode.viewfinder scope wand.and.stars paintbrush paintpalette hammer wrench.and.screwdriver scissors puzzlepiece
        lightbulb leaf hare tortoise ant ladybug pawprint timer clock.arrow.circlepath alarm hourglass speedometer
        wifi battery.100 power icloud.and.arrow.up server.rack terminal curlybraces number at circle.dashed shield trophy
        fork.knife cup.and.saucer pills stethoscope bandage bed.double brain atom 1.circle 50.square a.circle dollarsign.circle
        """
}
