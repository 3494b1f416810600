import CoreGraphics
import Foundation
import QuartzCore

/// Ways that the caret goes.
enum TextMotion: Equatable {
    /// To the next caret stop that is seen to the left.
    case left
    /// To the next caret stop that is seen to the right.
    case right
    /// To the caret stop before.
    case backward
    /// To the next caret stop.
    case forward
    case wordLeft
    case wordRight
    case wordBackward
    case wordForward
    case up
    case down
    case pageUp
    case pageDown
    case lineStart
    case lineEnd
    case paragraphStart
    case paragraphEnd
    case documentStart
    case documentEnd
}

/// Finds where a motion leads.
@MainActor struct TextMotionFinder {
    private let host: any TextEditorHost
    private let selection: TextSelection
    private let units: TextUnits

    init(_ host: any TextEditorHost, _ selection: TextSelection) {
        self.host = host
        self.selection = selection
        units = TextUnits(host.editedStorage.string)
    }

    /// Where a motion leads, and the column that further motions up and down keep to.
    ///
    /// Without extending, a selection ends at its side where the motion leads.
    func target(of motion: TextMotion, extending: Bool) -> (offset: Int, column: CGFloat?) {
        let geometry = host.geometry
        let place = selection.focus
        switch motion {
        case .left, .right:
            if !extending, !selection.isEmpty {
                let isForward = geometry.isRightToLeft(at: place) != (motion == .right)
                return (isForward ? selection.end : selection.start, nil)
            }
            return (geometry.neighbour(of: place, toRight: motion == .right), nil)
        case .backward: return (units.caretStop(before: place), nil)
        case .forward: return (units.caretStop(after: place), nil)
        case .wordLeft, .wordRight:
            let isForward = geometry.isRightToLeft(at: place) != (motion == .wordRight)
            return (word(from: place, forward: isForward), nil)
        case .wordBackward: return (word(from: place, forward: false), nil)
        case .wordForward: return (word(from: place, forward: true), nil)
        case .up, .down, .pageUp, .pageDown: return vertical(motion, extending)
        case .lineStart: return (geometry.line(at: place)?.lowerBound ?? 0, nil)
        case .lineEnd: return (geometry.lineEnd(at: place) ?? units.count, nil)
        case .paragraphStart:
            let start = units.paragraph(at: place).content.lowerBound
            return (
                start < place || place == 0 ? start : units.paragraph(at: place - 1).content.lowerBound, nil
            )
        case .paragraphEnd:
            let (content, end) = units.paragraph(at: place)
            return (
                content.upperBound > place ? content.upperBound : units.paragraph(at: end).content.upperBound,
                nil
            )
        case .documentStart: return (0, nil)
        case .documentEnd: return (units.count, nil)
        }
    }

    private func word(from place: Int, forward: Bool) -> Int {
        // Of a secret text it is not said where words are.
        if !host.allowsCopying { return forward ? units.count : 0 }
        return units.boundary(.word, from: place, forward: forward) ?? place
    }

    private func vertical(_ motion: TextMotion, _ extending: Bool) -> (offset: Int, column: CGFloat?) {
        let geometry = host.geometry
        let isUp = motion == .up || motion == .pageUp
        let place = extending ? selection.focus : isUp ? selection.start : selection.end
        let column = selection.column ?? geometry.caret(at: place).midX
        let page = motion == .pageUp || motion == .pageDown ? host.bounds.height * 0.9 : nil
        guard let found = geometry.offset(from: place, up: isUp, column: column, by: page) else {
            return (isUp ? 0 : units.count, nil)
        }
        return (found, column)
    }
}
