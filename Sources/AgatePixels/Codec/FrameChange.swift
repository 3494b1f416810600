/// The smallest rectangle around all pixels in which a frame differs from the one before it.
struct FrameChange: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// Compares two frames of one size; without a frame before it is all of the frame, and one pixel where none differs.
    init(_ frame: ImageBuffer, after last: ImageBuffer?) {
        let (width, height) = (frame.width, frame.height)
        guard let last, last.width == width, last.height == height else {
            (x, y, self.width, self.height) = (0, 0, width, height)
            return
        }
        var (minX, minY, maxX, maxY) = (width, height, 0, 0)
        frame.withPixels { new in
            last.withPixels { old in
                for y in 0..<height {
                    let (newRow, oldRow) = (new + y * width, old + y * width)
                    guard let first = (0..<width).first(where: { newRow[$0] != oldRow[$0] }) else { continue }
                    var end = width
                    while newRow[end - 1] == oldRow[end - 1] { end -= 1 }
                    minX = min(minX, first)
                    maxX = max(maxX, end)
                    minY = min(minY, y)
                    maxY = y + 1
                }
            }
        }
        (x, y, self.width, self.height) =
            minX < maxX ? (minX, minY, maxX - minX, maxY - minY) : (0, 0, 1, 1)
    }

    /// The rectangle with its first column and row moved to even ones.
    var fromEven: FrameChange {
        var result = self
        result.x = x & ~1
        result.y = y & ~1
        result.width += x - result.x
        result.height += y - result.y
        return result
    }
}
