import AgateText
import CoreText
import Foundation
import QuartzCore

/// What dumps of layers say of a label.
extension UILabel: LayerDumpSource {
    package var layerDumpWords: [String] {
        if let attributed = content.attributed { return ["text=\(TextDump.text(attributed))"] }
        guard let plain = content.plain else { return [] }
        return ["text=\(TextDump.text(plain))", "font=\(TextDump.text(content.font.instance))"]
    }
}
