import AgateDisplay
import AgateGeometry
package import AgatePixels
package import Foundation

/// Decides when a client gets its next message, and which: no more than the client has time for.
///
/// A client acknowledges the frames that it has drawn. While two are on their way to it, what else happens is put together and becomes one message
/// later. The display never waits for a client.
///
/// Time is an argument; nothing here waits or reads a clock.
///
/// Source: claims W43, W44.
package struct FramePump {
    /// The next step of the sender.
    package enum Step: Equatable {
        /// Send this message.
        case send(FrameMessage)
        /// Nothing until something happens, or until a time; infinite if nothing will come of waiting.
        case wait(until: Double)
    }

    /// A frame of the display.
    package struct Picture {
        package var image: ImageBuffer
        package var scale: Double
        package var time: Double
        /// The number of the last input of the client that the program had been given.
        package var input: UInt32

        package init(image: ImageBuffer, scale: Double, time: Double, input: UInt32) {
            self.image = image
            self.scale = scale
            self.time = time
            self.input = input
        }
    }

    /// The maximum number of messages that are sent and not acknowledged.
    package static let window = 2
    /// A client is behind when a picture had to wait for so long, in seconds.
    ///
    /// GUESS browser-behind: two refreshes of 60 a second.
    package static let patience = 0.034

    /// The maximum number of bytes that are sent in a second; infinite if the client may have all.
    private let bytesPerSecond: Double
    private var encoder = FrameEncoder()
    private var picture: Picture?
    private var damage = DamageList()
    /// Since when something is to be sent; nil if nothing is.
    private var waitingSince: Double?
    private var unacknowledged: [UInt32] = []
    /// When the bytes that were sent have gone through, if there is a limit.
    private var freeAt = -Double.infinity

    /// - Parameter bytesPerSecond: A limit for slow ways; no limit for nil, and for what is not above zero.
    package init(bytesPerSecond: Double? = nil) {
        self.bytesPerSecond = bytesPerSecond.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
    }

    /// How many messages are on their way.
    package var countOnTheWay: Int { unacknowledged.count }

    /// Takes a frame, in place of the one that waits.
    package mutating func offer(_ next: Picture, damage changed: [CGRect], at now: Double) {
        picture = next
        for rectangle in changed { damage.add(rectangle) }
        waitingSince = waitingSince ?? now
    }

    /// Notes that the client has drawn a frame, and so all before it; numbers that are not on their way are ignored.
    package mutating func acknowledge(_ number: UInt32) {
        guard let index = unacknowledged.firstIndex(of: number) else { return }
        unacknowledged.removeSubrange(...index)
    }

    /// Begins anew: the client has nothing.
    package mutating func restart(at now: Double) {
        encoder.restart()
        unacknowledged.removeAll()
        if picture != nil { waitingSince = now }
    }

    /// The step to take now.
    package mutating func next(at now: Double) -> Step {
        guard unacknowledged.count < Self.window else { return .wait(until: .infinity) }
        guard now >= freeAt else { return .wait(until: freeAt) }
        if let picture, let since = waitingSince {
            waitingSince = nil
            defer { damage.removeAll() }
            let message = encoder.message(
                for: picture.image,
                damage: damage.rectangles.map(DeviceRect.init(covering:)),
                scale: picture.scale,
                time: picture.time,
                input: picture.input,
                at: now,
                quality: now - since >= Self.patience ? .fast : .exact
            )
            if let message { return send(message, at: now) }
        }
        guard let rest = encoder.nextRefinement else { return .wait(until: .infinity) }
        if now >= rest, let message = encoder.refinement(input: picture?.input ?? 0, at: now) {
            return send(message, at: now)
        }
        return .wait(until: rest)
    }

    private mutating func send(_ message: FrameMessage, at now: Double) -> Step {
        unacknowledged.append(message.number)
        if bytesPerSecond < .infinity {
            let count = message.tiles.reduce(FrameMessage.headerCount) {
                $0 + FrameMessage.tileHeaderCount + $1.bytes.count
            }
            freeAt = now + Double(count) / bytesPerSecond
        }
        return .send(message)
    }
}
