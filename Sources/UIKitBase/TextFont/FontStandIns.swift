import AgateText
import CoreText
import Foundation

/// Tells of families of iOS that another family is drawn for, each once.
enum FontStandIns {
    static func tell(_ font: FontInstance) {
        guard let standIn = FontStandIn(font) else { return }
        var text =
            "the font family \"\(standIn.family)\" is not on this system and is drawn by \(standIn.drawn)"
        if let package = standIn.package { text += "; Debian's \(package) has a closer one" }
        Mistakes.tell(text + ".", once: "font family \(standIn.family)")
    }
}
