import AgateDisplay
import AgateText
import CoreText
import Foundation
import UIKit

/// Strings with attributes of right and wrong types, measured and drawn by all that draws them: the same bytes twice.
let attributedTargets = [
    FuzzTarget(name: "attributed-strings") { input in
        withUnsafeMutablePointer(to: &input) { input in
            MainActor.assumeIsolated { run(&input.pointee) }
        }
    }
]

@MainActor private func run(_ input: inout FuzzBytes) {
    let string = input.attributedString()
    let size = CGSize(width: input.number(), height: input.number())
    switch input.choice(5) {
    case 0: drawFrame(string, size, &input)
    case 1: drawLabel(string, size, &input)
    case 2: drawTextLayer(string, &input)
    case 3: drawString(string, size, &input)
    default: layOut(string, size, &input)
    }
}

extension FuzzBytes {
    private static let keys: [NSAttributedString.Key] =
        [
            .font, .paragraphStyle, .foregroundColor, .backgroundColor, .ligature, .kern, .tracking,
            .strikethroughStyle,
            .underlineStyle, .strokeColor, .strokeWidth, .shadow, .textEffect, .attachment, .link,
            .baselineOffset,
            .underlineColor, .strikethroughColor, .obliqueness, .expansion, .writingDirection,
            .verticalGlyphForm,
        ]
        + [
            kCTForegroundColorAttributeName, kCTForegroundColorFromContextAttributeName,
            kCTLanguageAttributeName,
            kCTRunDelegateAttributeName, kCTGlyphInfoAttributeName, kCTSuperscriptAttributeName,
            kCTBaselineOffsetAttributeName, kCTBackgroundColorAttributeName,
        ].map { NSAttributedString.Key($0 as String) }

    /// A string of some runs.
    ///
    /// They are put together and not changed: Foundation on Linux ends the program for some values that are set in the middle of others.
    fileprivate mutating func attributedString() -> NSAttributedString {
        let made = NSMutableAttributedString(string: "")
        for _ in 0...choice(6) {
            var attributes: [NSAttributedString.Key: Any] = [:]
            for _ in 0..<choice(4) {
                let key = Self.keys[choice(Self.keys.count)]
                attributes[key] = value(for: key)
            }
            let text = String(decoding: units(upTo: 8), as: UTF16.self)
            made.append(NSAttributedString(string: text, attributes: attributes))
        }
        return made
    }

    private mutating func value(for key: NSAttributedString.Key) -> Any {
        if bool() {
            switch key {
            case .font: return CTFont(font())
            case .paragraphStyle: return paragraphStyle()
            case .foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor:
                return UIColor(red: number(), green: number(), blue: number(), alpha: number())
            case .shadow:
                let shadow = NSShadow()
                shadow.shadowOffset = CGSize(width: number(), height: number())
                shadow.shadowBlurRadius = number()
                shadow.shadowColor = UIColor.red
                return shadow
            case .attachment:
                let attachment = NSTextAttachment()
                attachment.bounds = rect()
                return attachment
            case .writingDirection: return (0..<choice(4)).map { _ in Int(byte()) & 3 }
            default: break
            }
        }
        switch choice(12) {
        case 0: return number()
        case 1: return Int(Int8(bitPattern: byte()))
        case 2: return "text"
        case 3: return UIColor.blue
        case 4: return CTFont(font())
        case 5: return NSNull()
        case 6: return [1, 2, 3]
        case 7: return NSNumber(value: number())
        case 8: return paragraphStyle()
        case 9: return Data([1, 2])
        case 10: return CGColor(red: 0, green: 1, blue: 0, alpha: number())
        default: return URL(fileURLWithPath: "/")
        }
    }

    private mutating func paragraphStyle() -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        for _ in 0..<choice(5) {
            switch choice(14) {
            case 0: style.alignment = NSTextAlignment(rawValue: choice(5)) ?? .natural
            case 1: style.lineBreakMode = NSLineBreakMode(rawValue: choice(6)) ?? .byWordWrapping
            case 2: style.firstLineHeadIndent = number()
            case 3: style.headIndent = number()
            case 4: style.tailIndent = number()
            case 5: style.lineHeightMultiple = number()
            case 6: style.minimumLineHeight = number()
            case 7: style.maximumLineHeight = number()
            case 8: style.lineSpacing = number()
            case 9: style.paragraphSpacing = number()
            case 10: style.paragraphSpacingBefore = number()
            case 11: style.hyphenationFactor = Float(number())
            case 12: style.defaultTabInterval = number()
            default:
                style.tabStops = (0..<choice(4)).map { _ in
                    NSTextTab(
                        textAlignment: NSTextAlignment(rawValue: choice(5)) ?? .left,
                        location: number()
                    )
                }
            }
        }
        return style
    }
}

/// Draws into a small context, twice.
@MainActor private func drawTwice(_ draw: (CGContext) -> Void) {
    var pictures: [[UInt8]] = []
    for _ in 0..<2 {
        let context = CGContext(
            data: nil,
            width: 48,
            height: 40,
            bitsPerComponent: 8,
            bytesPerRow: 48 * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        guard let context else { return }
        UIGraphicsPushContext(context)
        draw(context)
        UIGraphicsPopContext()
        guard let data = context.data else { return }
        pictures.append([UInt8](UnsafeRawBufferPointer(start: data, count: 48 * 40 * 4)))
    }
    precondition(pictures.count < 2 || pictures[0] == pictures[1], "the same bytes twice")
}

private func isSize(_ size: CGSize) -> Bool {
    size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
}

@MainActor private func drawFrame(_ string: NSAttributedString, _ size: CGSize, _ input: inout FuzzBytes) {
    let setter = CTFramesetterCreateWithAttributedString(string)
    var fit = CFRange()
    let range = CFRange(location: input.choice(8), length: input.choice(40))
    let suggested = CTFramesetterSuggestFrameSizeWithConstraints(setter, range, nil, size, &fit)
    precondition(isSize(suggested), "need a size")
    let path = input.bool() ? CGPath(rect: input.rect(), transform: nil) : CGMutablePath()
    let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
    let visible = CTFrameGetVisibleStringRange(frame)
    precondition(visible.location >= 0 && visible.location + visible.length <= string.length, "need a range")
    drawTwice { CTFrameDraw(frame, $0) }
}

@MainActor private func drawLabel(_ string: NSAttributedString, _ size: CGSize, _ input: inout FuzzBytes) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    label.numberOfLines = Int(Int8(bitPattern: input.byte()))
    if input.bool() {
        label.attributedText = string
    } else {
        label.text = string.string
        label.font = CTFont(input.font())
    }
    label.lineBreakMode = NSLineBreakMode(rawValue: input.choice(6)) ?? .byWordWrapping
    label.textAlignment = NSTextAlignment(rawValue: input.choice(5)) ?? .natural
    label.adjustsFontSizeToFitWidth = input.bool()
    label.minimumScaleFactor = input.number()
    label.allowsDefaultTighteningForTruncation = input.bool()
    label.preferredMaxLayoutWidth = input.number()
    precondition(isSize(label.sizeThatFits(size)), "need a size")
    let own = label.intrinsicContentSize
    precondition(own.width.isFinite && own.height.isFinite, "need a size of its own")
    drawTwice { _ in label.drawText(in: CGRect(x: 0, y: 0, width: 40, height: 30)) }
    label.frame = input.rect()
    drawTwice { label.layer.render(in: $0) }
}

@MainActor private func drawTextLayer(_ string: NSAttributedString, _ input: inout FuzzBytes) {
    let layer = CATextLayer()
    layer.string = input.bool() ? string : string.string
    layer.font = input.bool() ? CTFont(input.font()) : "Menlo" as NSString
    layer.fontSize = input.number()
    layer.isWrapped = input.bool()
    layer.truncationMode = [.none, .start, .middle, .end][input.choice(4)]
    layer.alignmentMode = [.natural, .left, .right, .center, .justified][input.choice(5)]
    layer.bounds = CGRect(x: 0, y: 0, width: input.choice(64), height: input.choice(64))
    layer.contentsScale = [1, 2, 3][input.choice(3)]
    precondition(isSize(layer.preferredFrameSize()), "need a size")
    drawTwice { layer.render(in: $0) }
}

@MainActor private func drawString(_ string: NSAttributedString, _ size: CGSize, _ input: inout FuzzBytes) {
    let options = NSStringDrawingOptions(rawValue: Int(input.byte()))
    precondition(isSize(string.size()), "need a size")
    let bounds = string.boundingRect(with: size, options: options, context: nil)
    precondition(bounds.width >= 0 && bounds.height >= 0, "need bounds")
    let rect = input.rect()
    drawTwice { _ in
        string.draw(with: rect, options: options, context: nil)
        string.draw(at: rect.origin)
    }
}

@MainActor private func layOut(_ string: NSAttributedString, _ size: CGSize, _ input: inout FuzzBytes) {
    let storage = NSTextStorage(attributedString: string)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: size)
    container.lineFragmentPadding = input.number()
    container.maximumNumberOfLines = input.choice(4)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.usesDefaultHyphenation = input.bool()
    _ = manager.usedRect(for: container)
    _ = manager.glyphRange(for: container)
    if storage.length > 0 {
        let range = input.range(in: storage.length).clamped(to: 0..<storage.length)
        storage.replaceCharacters(
            in: NSRange(location: range.lowerBound, length: range.count),
            with: String(decoding: input.units(upTo: 5), as: UTF16.self)
        )
    }
    let glyphs = manager.glyphRange(for: container)
    drawTwice { _ in
        manager.drawBackground(forGlyphRange: glyphs, at: .zero)
        manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
    }
}
