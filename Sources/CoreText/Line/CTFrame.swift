// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import AgateText
public import CoreGraphics
import Foundation
import Synchronization

/// Lines in their places in a path.
///
/// Immutable, and usable from any thread. Origins count from the lower left corner of the path's box, y up. Source: text T100, T147.
public final class CTFrame: NSObject, @unchecked Sendable {
    // `@unchecked`: the looks hold values of attributes, which nothing here changes; the lines' objects are made under the lock.

    /// The characters that were to be laid out.
    let range: Range<Int>
    let shape: FrameShape
    let lines: [TextLine]
    let looks: [TextAppearance]
    let attributes: NSDictionary?
    private let lineList = Mutex<NSArray?>(nil)

    init(
        _ range: Range<Int>,
        _ shape: FrameShape,
        _ lines: [TextLine],
        _ looks: [TextAppearance],
        _ attributes: CFDictionary?
    ) {
        self.range = range
        self.shape = shape
        self.lines = lines
        self.looks = looks
        self.attributes = attributes?.copy() as? NSDictionary
    }

    /// The lines as objects, made at the first use.
    var lineObjects: NSArray {
        lineList.withLock { list in
            if let list { return list }
            let made = lines.map { CTLine($0, looks) } as NSArray
            list = made
            return made
        }
    }

    /// The left end of a line's baseline, from the lower left corner of the path's box.
    func origin(_ line: TextLine) -> CGPoint {
        CGPoint(x: line.x, y: shape.box.height - line.baseline)
    }
}

/// The number of the type.
public func CTFrameGetTypeID() -> CFTypeID { CoreTextTypeNumber.frame }

/// The characters that were to be laid out.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// The characters that the frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    let start = frame.range.lowerBound
    return CFRange(start..<(frame.lines.last?.textRange.upperBound ?? start))
}

/// The path that the lines are in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.shape.path }

/// The attributes that the frame was made with; nil for none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// The lines from the top downwards, an array of ``CTLine``; always the same objects.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lineObjects }

/// Copies the origins of lines into a buffer: the left ends of their baselines, from the lower left corner of the path's box, y up.
///
/// Source: text T147.
///
/// - Parameter range: Of the lines, cut to them; length 0 means all that follow its location.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame,
    _ range: CFRange,
    _ origins: UnsafeMutablePointer<CGPoint>
) {
    for (place, index) in range.clamped(to: frame.lines.count).enumerated() {
        origins[place] = frame.origin(frame.lines[index])
    }
}

/// Draws the lines of a frame.
///
/// Each line goes through the context's text matrix at its place; its text position counts for nothing and is behind the last line then.
/// Backgrounds are drawn under the glyphs of all lines, as high as the line.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let painter = LinePainter(context)
    func move(to line: TextLine) {
        let origin = frame.origin(line)
        context.textPosition = CGPoint(x: frame.shape.box.minX + origin.x, y: frame.shape.box.minY + origin.y)
    }
    for line in frame.lines {
        move(to: line)
        painter.drawBackground(line, looks: frame.looks)
    }
    for line in frame.lines {
        move(to: line)
        painter.drawGlyphs(line, looks: frame.looks)
    }
}
