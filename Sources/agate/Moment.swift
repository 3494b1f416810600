import AgateDisplay
import AgateRendering
import ArgumentParser
import Foundation

/// A moment of a film as the command line names it: `2`, `1.5s`, `250ms`, `40%`, `#120` or `#6.25`, `@marker` or `@marker+`.
package enum Moment: Sendable, Hashable, ExpressibleByArgument {
    /// Seconds from the beginning.
    case seconds(Double)
    /// A part of the whole, 0 to 1.
    case part(Double)
    /// A frame of the document, from 0, whole or not.
    case frame(Double)
    /// Where a marker begins, or ends.
    case marker(String, end: Bool)

    package init?(argument: String) {
        func number(_ text: Substring) -> Double? {
            Double(text).flatMap { $0.isFinite && $0 >= 0 && $0 <= 1e6 ? $0 : nil }
        }
        if argument.hasPrefix("@") {
            let name = argument.dropFirst()
            guard !name.isEmpty, name != "+" else { return nil }
            self = .marker(String(name.hasSuffix("+") ? name.dropLast() : name), end: name.hasSuffix("+"))
        } else if argument.hasPrefix("#") {
            guard let frame = Double(argument.dropFirst()), (0...1_000_000_000).contains(frame) else {
                return nil
            }
            self = .frame(frame)
        } else if argument.hasSuffix("%") {
            guard let part = number(argument.dropLast()), part <= 100 else { return nil }
            self = .part(part / 100)
        } else if argument.hasSuffix("ms") {
            guard let value = number(argument.dropLast(2)) else { return nil }
            self = .seconds(value / 1000)
        } else {
            guard let value = number(argument.hasSuffix("s") ? argument.dropLast() : argument[...]) else {
                return nil
            }
            self = .seconds(value)
        }
    }
}

extension RenderSource {
    /// When a moment is, in seconds; nil for a marker that is not there, and for a part of what has no end.
    func time(of moment: Moment) -> Double? {
        switch moment {
        case .seconds(let seconds): seconds
        case .part(let part): duration.map { $0 * part }
        case .frame(let frame):
            frame == frame.rounded()
                ? rate.time(of: Int(frame)) : frame * Double(rate.denominator) / Double(rate.numerator)
        case .marker(let name, let end): markers[name].map { end ? $0.upperBound : $0.lowerBound }
        }
    }
}
