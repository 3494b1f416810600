import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// The listings of the articles about text.
@Suite("Listings about text")
struct TextListings {
    @Test("a text layer is as large as its text, and its size animates")
    func layers() throws {
        ManualDisplay.run(size: CGSize(width: 300, height: 200)) { display in
            let view = display.layer
            // Listing begins
            let title = CATextLayer()
            title.string = "Agate"
            title.font = "Helvetica Neue" as NSString
            title.fontSize = 28
            title.foregroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.4, alpha: 1)
            title.contentsScale = 2
            title.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: title.preferredFrameSize())
            view.addSublayer(title)
            // Listing ends
            // Listing begins
            let note = CATextLayer()
            note.string = "A line that is too long for its room is cut where it ends."
            note.fontSize = 15
            note.isWrapped = true
            note.truncationMode = .end
            note.frame = CGRect(x: 20, y: 60, width: 180, height: 40)
            view.addSublayer(note)
            // Listing ends
            // Listing begins
            let growth = CABasicAnimation(keyPath: "fontSize")
            growth.fromValue = 12
            growth.duration = 0.5
            title.add(growth, forKey: "growth")
            // Listing ends
            display.advance(by: 0.25)
            #expect(title.bounds.width > 50)
            #expect(note.contents != nil)
            let size = title.presentation()?.fontSize ?? 0
            #expect(size > 12 && size < 28)
        }
    }
}
