import AgateText
import CoreGraphics
import CoreText
import Foundation

/// Finds the lines of a label and keeps them until the text changes.
///
/// The last results are kept: a label that is measured, laid out and drawn shapes its text once.
struct LabelTypesetter {
    /// A room that lines were found for.
    private struct Question: Equatable {
        var width: CGFloat
        var height: CGFloat
        var lines: Int
    }

    private var text: LabelText?
    private var size: (question: Question, answer: CGSize)?
    private var drawing: (question: Question, answer: LabelLayout)?

    /// Forgets all: the text is another one.
    mutating func forget() {
        text = nil
        size = nil
        drawing = nil
    }

    /// Forgets the lines that were drawn.
    mutating func forgetDrawing() {
        drawing = nil
    }

    /// Forgets colours that are attributes; lines stay where they are, but hold the attributes.
    mutating func attributedColorsDidChange() {
        text = nil
        drawing = nil
    }

    /// The text as it is laid out.
    private mutating func made(_ content: LabelContent) -> LabelText {
        if let text { return text }
        let made = LabelText(content)
        text = made
        return made
    }

    /// The size of the lines in a room, in points, not rounded.
    mutating func measure(_ content: LabelContent, width: CGFloat, height: CGFloat, lines: Int) -> CGSize {
        let question = Question(width: width, height: height, lines: lines)
        if let size, size.question == question { return size.answer }
        let text = made(content)
        let found = text.lines(in: content.room(width: width, height: height, lines: lines))
        let answer = found.layout.size(within: width)
        size = (question, answer)
        return answer
    }

    /// The lines that are drawn into a size.
    mutating func lines(_ content: LabelContent, in room: CGSize) -> LabelLayout {
        let question = Question(width: room.width, height: room.height, lines: content.numberOfLines)
        if let drawing, drawing.question == question { return drawing.answer }
        let text = made(content)
        let answer = LabelFitting(content: content, text: text, size: room).lines()
        drawing = (question, answer)
        return answer
    }
}

extension LabelContent {
    /// The room of the lines.
    ///
    /// GUESS height-lines: lines that do not fit in the height are left out, but the first one. Source: text T207.
    func room(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout.Room {
        var room = TextLayout.Room(width: width, height: height)
        room.lineLimit = lines
        room.alwaysHasLine = true
        room.extraLineSpacing = fontOfFirstCharacter.spacingOfStyle
        switch lineBreakMode {
        case .byWordWrapping: room.lineBreakMode = .byWordWrapping
        case .byCharWrapping: room.lineBreakMode = .byCharWrapping
        case .byClipping: room.lineBreakMode = lines == 1 ? .byClipping : .byWordWrapping
        case .byTruncatingHead: room.truncation = .start
        case .byTruncatingMiddle: room.truncation = .middle
        case .byTruncatingTail: room.truncation = .end
        }
        if room.truncation != nil { room.lineBreakMode = .byWordWrapping }
        return room
    }

    /// The font that the distance of lines is taken from.
    private var fontOfFirstCharacter: UIFont {
        guard let attributed, attributed.length > 0 else { return font }
        return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    }
}
