import Foundation
import QuartzCore

/// What dumps of layers say of a text view; not what is typed in secret.
extension UITextView: LayerDumpSource {
    package var layerDumpWords: [String] {
        guard let text, !text.isEmpty, !isSecureTextEntry else { return [] }
        return ["text=\(TextDump.text(text))"]
    }
}
