package import AgateGeometry
package import AgatePixels
import Foundation

/// Makes messages of frames for one client, and knows what the client has.
///
/// The frame is cut into cells of 256 pixels. Of each cell that the damage touches the smallest rectangle around the pixels that differ is a tile.
/// What was only moved is copied first. So a message says no more than what changed, however many frames were passed over.
package struct FrameEncoder {
    /// How close the next message is to be to the picture.
    package enum Quality: Sendable {
        /// The same bytes.
        case exact
        /// Large tiles as JPEG, and again exactly when they have been still for a while.
        case fast
    }

    /// The side of a cell, in pixels; claim W42.
    static let cell = 256
    /// Tiles with fewer pixels are always exact.
    private static let smallestLossyTile = 1024
    /// With more pixels to deflate than this a message is made in the fast way.
    ///
    /// GUESS browser-exact-pixels: as many as take about 6 milliseconds (claim W43).
    static let exactPixels = 900_000

    private let tiles = TileEncoder()
    /// The picture that the client has, apart from ``lossy``; nil before the first message.
    private var shown: ImageBuffer?
    private var scale = 1.0
    private var time = 0.0
    private var number: UInt32 = 0
    private var lossy = LossyCells()

    package init() {}

    /// When something is to be sent although there is no other frame: what was not exact has been still; nil if all is exact.
    package var nextRefinement: Double? { lossy.nextRest }

    /// Forgets what the client has: the next message says all.
    package mutating func restart() {
        shown = nil
        lossy.removeAll()
    }

    /// The message that brings the client to a frame; nil when it has it.
    ///
    /// - Parameters:
    ///   - image: The frame's pixels; no side above 65,535.
    ///   - damage: The pixels that may differ from the frame of the last call.
    ///   - scale: Pixels per point.
    ///   - time: The time that the frame shows.
    ///   - input: The number of the last input.
    ///   - now: The time, in seconds.
    package mutating func message(
        for image: ImageBuffer,
        damage: [DeviceRect],
        scale: Double,
        time: Double,
        input: UInt32,
        at now: Double,
        quality: Quality
    ) -> FrameMessage? {
        let whole = DeviceRect(x: 0, y: 0, width: image.width, height: image.height)
        guard !whole.isEmpty else { return nil }
        (self.scale, self.time) = (scale, time)
        guard let old = shown, old.width == image.width, old.height == image.height else {
            restart()
            shown = image
            // All of it exactly: a client that has just connected has no earlier frame.
            let all = cells(in: [whole], of: whole).map { tiles.exact($0.place, of: image) }
            return message(all, isKey: true, input: input)
        }
        shown = image
        var changes = changes(from: old, to: image, in: damage, whole)
        guard !changes.isEmpty else { return nil }
        var made: [FrameTile] = []
        if let move = move(from: old, to: image, changes) {
            made.append(copyTile(move))
            if lossy.touches(move.source) {
                for cell in cells(in: [move.place], of: whole) {
                    lossy.add(cell.place, cell: cell.index, at: now)
                }
            }
            changes = self.changes(from: old.moving(move), to: image, in: damage, whole)
        }
        let pixels = changes.reduce(0) { $0 + $1.place.width * $1.place.height }
        let isFast = quality == .fast || pixels > Self.exactPixels
        for change in changes {
            let size = change.place.width * change.place.height
            let tile =
                isFast && size >= Self.smallestLossyTile
                ? tiles.lossy(change.place, of: image) : tiles.exact(change.place, of: image)
            if tile.codec == .jpeg {
                lossy.add(change.place, cell: change.index, at: now)
            } else {
                lossy.cover(change.place, cell: change.index)
            }
            made.append(tile)
        }
        return message(made, isKey: false, input: input)
    }

    /// The message that makes exact what has been still for a while; nil if nothing has.
    package mutating func refinement(input: UInt32, at now: Double) -> FrameMessage? {
        guard let shown else { return nil }
        let places = lossy.takeRested(at: now)
        guard !places.isEmpty else { return nil }
        return message(places.map { tiles.exact($0, of: shown) }, isKey: false, input: input)
    }

    private mutating func message(_ made: [FrameTile], isKey: Bool, input: UInt32) -> FrameMessage {
        number &+= 1
        return FrameMessage(
            isKey: isKey,
            number: number,
            time: time,
            input: input,
            width: shown?.width ?? 0,
            height: shown?.height ?? 0,
            scale: scale,
            tiles: made
        )
    }

    // MARK: What differs

    /// A cell of the grid, and what is meant of it.
    private struct Cell {
        var index: Int
        var place: DeviceRect
    }

    /// The cells that parts touch, each cut to the rectangle around what they cover of it; in order.
    private func cells(in parts: [DeviceRect], of whole: DeviceRect) -> [Cell] {
        let columns = (whole.width + Self.cell - 1) / Self.cell
        var places: [Int: DeviceRect] = [:]
        for part in parts.map({ $0.intersection(whole) }) where !part.isEmpty {
            for row in part.minY / Self.cell...(part.maxY - 1) / Self.cell {
                for column in part.minX / Self.cell...(part.maxX - 1) / Self.cell {
                    let cell = DeviceRect(
                        x: column * Self.cell,
                        y: row * Self.cell,
                        width: Self.cell,
                        height: Self.cell
                    )
                    places[row * columns + column, default: .empty] =
                        places[row * columns + column, default: .empty].union(cell.intersection(part))
                }
            }
        }
        return places.map { Cell(index: $0.key, place: $0.value) }.sorted { $0.index < $1.index }
    }

    /// For each cell the rectangle around what differs.
    private func changes(
        from old: ImageBuffer,
        to new: ImageBuffer,
        in damage: [DeviceRect],
        _ whole: DeviceRect
    ) -> [Cell] {
        guard old !== new else { return [] }
        return cells(in: damage, of: whole).compactMap { cell in
            let place = new.bounds(ofWhatDiffersFrom: old, in: cell.place)
            return place.isEmpty ? nil : Cell(index: cell.index, place: place)
        }
    }

    // MARK: What was moved

    private func move(
        from old: ImageBuffer,
        to new: ImageBuffer,
        _ changes: [Cell]
    ) -> ScrollFinder.Move? {
        let part = changes.reduce(DeviceRect.empty) { $0.union($1.place) }
        guard let move = ScrollFinder.move(from: old, to: new, in: part) else { return nil }
        return move
    }

    private func copyTile(_ move: ScrollFinder.Move) -> FrameTile {
        var bytes: [UInt8] = []
        bytes.append(UInt16(clamping: move.source.minX))
        bytes.append(UInt16(clamping: move.source.minY))
        return FrameTile(place: move.place, codec: .copy, bytes: bytes)
    }
}

extension ImageBuffer {
    /// The smallest rectangle around the pixels of a part that differ from another picture of the same size.
    fileprivate func bounds(ofWhatDiffersFrom other: ImageBuffer, in part: DeviceRect) -> DeviceRect {
        withPixels { pixels in
            other.withPixels { others in
                var result = DeviceRect.empty
                for y in part.minY..<part.maxY {
                    let row = pixels + y * width
                    let otherRow = others + y * width
                    guard memcmp(row + part.minX, otherRow + part.minX, part.width * 4) != 0,
                        let first = (part.minX..<part.maxX).first(where: { row[$0] != otherRow[$0] }),
                        let last = (first..<part.maxX).last(where: { row[$0] != otherRow[$0] })
                    else { continue }
                    result = result.union(DeviceRect(minX: first, minY: y, maxX: last + 1, maxY: y + 1))
                }
                return result
            }
        }
    }

    /// The picture after a move.
    fileprivate func moving(_ move: ScrollFinder.Move) -> ImageBuffer {
        ImageBuffer(width: width, height: height) { target in
            guard let target = target.baseAddress else { return }
            withPixels { pixels in
                target.update(from: pixels, count: width * height)
                for y in 0..<move.place.height {
                    let to = (move.place.minY + y) * width + move.place.minX
                    let from = (move.source.minY + y) * width + move.source.minX
                    (target + to).update(from: pixels + from, count: move.place.width)
                }
            }
        }
    }
}
