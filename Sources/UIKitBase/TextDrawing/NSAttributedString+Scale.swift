import AgateText
import CoreGraphics
package import CoreText
package import Foundation

extension CTFont {
    /// The font at a size multiplied by a factor.
    package func scaled(by factor: CGFloat) -> CTFont { CTFont(instance.with(size: instance.size * factor)) }
}

extension NSAttributedString {
    /// The string with all fonts at sizes multiplied by a factor.
    package func scalingFonts(by factor: CGFloat) -> NSAttributedString {
        let scaled = OwnMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let font = value as? CTFont else { return }
            scaled.addAttribute(.font, value: font.scaled(by: factor), range: range)
        }
        return scaled
    }
}
