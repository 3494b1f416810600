package import AgateDisplay
import Foundation

/// A message of a page: one JSON object in one text message.
///
/// Input is a ``HostInput`` as it is written in recordings, with a number: `{"kind":"key","sequence":7,"time":1.5,"phase":"down","usage":4,…}`.
/// The page tells times of its own clock. `{"kind":"drawn","frame":12}` acknowledges a frame, `{"kind":"drive"}` asks to be the one whose
/// input counts, and a long text of the clipboard comes in pieces, all but the last with `"more":true`.
package enum ClientMessage: Sendable, Equatable {
    /// Something that the person has done; its time is that of the page.
    case input(HostInput, sequence: UInt32)
    /// The page has drawn a frame.
    case drawn(UInt32)
    /// The page wants to be the one whose input counts.
    case drive
    /// A piece of a text of the clipboard that is not the last one.
    case clipboardPiece(String)

    /// The maximum number of bytes of a message; claim W40.
    package static let largestCount = 65_536
    /// The maximum number of units of UTF-8 that the clipboard may hold; claim W40.
    package static let largestClipboard = 1 << 20

    /// Reads a message; nil for what is none, or asks for what a page may not.
    ///
    /// Places and sizes are brought into range.
    package init?(reading text: String) {
        guard text.utf8.count <= Self.largestCount else { return nil }
        guard let body = try? JSONDecoder().decode(Body.self, from: Data(text.utf8)) else { return nil }
        self = body.message
    }

    private struct Body: Decodable {
        var message: ClientMessage

        private enum CodingKeys: String, CodingKey {
            case kind, sequence, frame, more, text
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            switch try values.decode(String.self, forKey: .kind) {
            case "drawn":
                message = .drawn(try values.decode(UInt32.self, forKey: .frame))
            case "drive":
                message = .drive
            case "clipboard" where try values.decodeIfPresent(Bool.self, forKey: .more) == true:
                message = .clipboardPiece(try values.decode(String.self, forKey: .text))
            default:
                guard let input = try HostInput(from: decoder).inRange else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .kind,
                        in: values,
                        debugDescription: "a page may not say this"
                    )
                }
                message = .input(input, sequence: try values.decode(UInt32.self, forKey: .sequence))
            }
        }
    }
}

extension HostInput {
    /// The least and the greatest size of the display that a page may ask for, in points.
    package static let sides = 120.0...4096.0
    /// The pixels per point that it may ask for; claim W45.
    package static let scales = 1.0...3.0

    /// The input with its numbers in range; nil for what a page may not say.
    fileprivate var inRange: HostInput? {
        guard time.isFinite else { return nil }
        var result = self
        switch event {
        case .pointer(var pointer):
            guard let place = Self.place(pointer.x, pointer.y), (0...5).contains(pointer.button) else {
                return nil
            }
            (pointer.x, pointer.y) = place
            result.event = .pointer(pointer)
        case .touch(var touch):
            guard let place = Self.place(touch.x, touch.y) else { return nil }
            (touch.x, touch.y) = place
            result.event = .touch(touch)
        case .wheel(var wheel):
            guard let place = Self.place(wheel.x, wheel.y), let delta = Self.place(wheel.deltaX, wheel.deltaY)
            else { return nil }
            (wheel.x, wheel.y) = place
            (wheel.deltaX, wheel.deltaY) = delta
            result.event = .wheel(wheel)
        case .transform(var transform):
            guard let place = Self.place(transform.x, transform.y), transform.scale.isFinite,
                transform.rotation.isFinite
            else { return nil }
            (transform.x, transform.y) = place
            transform.scale = transform.scale.clamped(to: 0.01...100)
            transform.rotation = transform.rotation.clamped(to: -Double.pi...Double.pi)
            result.event = .transform(transform)
        case .key(let key):
            guard (0...0xFFFF).contains(key.usage), key.characters.utf8.count <= 64,
                key.plainCharacters.utf8.count <= 64
            else { return nil }
        case .resize(var size):
            guard size.width.isFinite, size.height.isFinite, size.scale.isFinite else { return nil }
            size.width = size.width.clamped(to: Self.sides)
            size.height = size.height.clamped(to: Self.sides)
            size.scale = size.scale.clamped(to: Self.scales)
            result.event = .resize(size)
        case .composition, .text, .focus, .visibility, .style, .clipboard:
            break
        case .quit:
            return nil
        }
        return result
    }

    /// Places further away are as good as these, in points.
    private static let reach = -100_000.0...100_000.0

    private static func place(_ x: Double, _ y: Double) -> (Double, Double)? {
        guard x.isFinite, y.isFinite else { return nil }
        return (x.clamped(to: reach), y.clamped(to: reach))
    }
}

extension Double {
    /// The nearest number of a range.
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
