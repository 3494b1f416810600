extension ImageBuffer {
    /// The picture the right way up, pixel for pixel.
    ///
    /// - Parameter orientation: How the stored pixels lie, as EXIF counts: 1 is upright, 2 mirrored, 3 half a turn,
    ///   4 mirrored vertically, 5 to 8 the same with rows and columns exchanged. Other numbers count as 1.
    /// - Returns: The image itself if it is upright; an empty one when memory is short.
    package func upright(orientation: Int) -> ImageBuffer {
        guard (2...8).contains(orientation), width > 0, height > 0 else { return self }
        let isTurned = orientation >= 5
        let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
        // Where the upright picture's column and row are found in the stored one.
        let fromRight = [2, 3, 7, 8].contains(orientation)
        let fromBottom = [3, 4, 6, 7].contains(orientation)
        return ImageBuffer(width: newWidth, height: newHeight) { target in
            guard target.count == newWidth * newHeight else { return }
            withPixels { source in
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        let (column, row) = isTurned ? (y, x) : (x, y)
                        let storedX = fromRight ? width - 1 - column : column
                        let storedY = fromBottom ? height - 1 - row : row
                        target[y * newWidth + x] = source[storedY * width + storedX]
                    }
                }
            }
        }
    }

    /// Whether another image has the same size and the same pixels.
    package func hasSamePixels(as other: ImageBuffer) -> Bool {
        if self === other { return true }
        guard width == other.width, height == other.height else { return false }
        return withPixels { mine in
            other.withPixels { theirs in
                UnsafeBufferPointer(start: mine, count: width * height)
                    .elementsEqual(UnsafeBufferPointer(start: theirs, count: width * height))
            }
        }
    }
}
