public import CoreText

/// The alignments of lines; the numbers are those of iOS.
public enum NSTextAlignment: Int, Sendable {
    /// Lines begin at the left edge.
    case left = 0
    /// Lines are centred between the edges.
    case center = 1
    /// Lines end at the right edge.
    case right = 2
    /// To both sides, but for the last line of a paragraph.
    case justified = 3
    /// To the side where the text begins.
    case natural = 4
}

extension NSTextAlignment {
    /// The alignment of the same name in Core Text, which numbers them differently.
    public init(_ alignment: CTTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension CTTextAlignment {
    /// The alignment of the same name in UIKit, which numbers them differently.
    public init(_ nsTextAlignment: NSTextAlignment) {
        self =
            switch nsTextAlignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

/// The treatments of a line that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// A line breaks between words.
    case byWordWrapping = 0
    /// A line breaks between any two characters.
    case byCharWrapping = 1
    /// A line does not break; what does not fit is cut off.
    case byClipping = 2
    /// The beginning of the line is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// The end of the line is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// The middle of the line is replaced by an ellipsis.
    case byTruncatingMiddle = 5
}

/// The writing directions that a paragraph can have.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first letter that has one.
    case natural = -1
    /// From left to right, as in English.
    case leftToRight = 0
    /// From right to left, as in Arabic.
    case rightToLeft = 1
}

/// The ways in which a direction acts on a part of a text.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The part is a piece of text of that direction.
    case embedding = 0
    /// All letters run in the given direction, whatever their own is.
    case override = 2
}
