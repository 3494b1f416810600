public import Foundation

/// The inputs to a display over a time: one line of JSON for each input.
///
/// The first line says the size and the look at the beginning. Times count from the beginning, so that a recording can be played again at any
/// time; see `agate replay`.
public struct InputRecording: Sendable, Hashable {
    /// The inputs, in the order of their times.
    public private(set) var inputs: [HostInput]

    /// Why a recording cannot be read.
    public struct Failure: Error, CustomStringConvertible {
        /// The number of the line, from 1 on.
        public let line: Int
        /// The reason why the recording cannot be read.
        public let reason: String

        /// A sentence with the number of the line and the reason.
        public var description: String { "Line \(line) of the recording is no input: \(reason)." }
    }

    /// A recording of some inputs; those whose time is not a number are left out, and the rest is put in order.
    public init(_ inputs: [HostInput] = []) {
        self.inputs = []
        for input in inputs { add(input) }
    }

    /// When the last input happens, in seconds.
    public var duration: Double { inputs.last?.time ?? 0 }

    /// Adds an input in its place.
    public mutating func add(_ input: HostInput) {
        guard input.time.isFinite else { return }
        let place = inputs.lastIndex { $0.time <= input.time }.map { $0 + 1 } ?? 0
        inputs.insert(input, at: place)
    }

    /// Reads a recording; empty lines are passed over.
    public init(lines data: Data) throws {
        let decoder = JSONDecoder()
        var read: [HostInput] = []
        for (index, line) in data.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { continue }
            do {
                read.append(try decoder.decode(HostInput.self, from: Data(line)))
            } catch {
                throw Failure(line: index + 1, reason: Self.reason(error))
            }
        }
        self.init(read)
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "it has no \(key.stringValue)"
        case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
            DecodingError.valueNotFound(_, let context):
            context.debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        default: "\(error)"
        }
    }

    /// The lines; the same recording gives the same bytes.
    public var lines: Data {
        inputs.reduce(into: Data()) { $0.append(Self.line(of: $1)) }
    }

    /// One input as a line with its end; nothing for one that JSON cannot hold, because it has a number that is not finite.
    public static func line(of input: HostInput) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let line = try? encoder.encode(input) else { return Data() }
        return line + [10]
    }
}
