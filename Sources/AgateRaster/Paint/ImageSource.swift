import AgateGeometry
import AgatePixels
import CAgateKernels

/// An image moved by whole pixels.
final class CopySource: PaintSource {
    private let image: ImageBuffer
    private let offset: (x: Int, y: Int)
    private let edge: ImagePaint.Edge

    init(_ image: ImageBuffer, offset: (x: Int, y: Int), _ edge: ImagePaint.Edge) {
        self.image = image
        self.offset = offset
        self.edge = edge
    }

    /// The image lives as long as this source.
    override func stored(x: Int, y: Int, count: Int) -> UnsafePointer<UInt32>? {
        var (first, row) = (x + offset.x, y + offset.y)
        if edge == .repeats { (first, row) = (wrapped(first, image.width), wrapped(row, image.height)) }
        guard row >= 0, row < image.height, first >= 0, first + count <= image.width else { return nil }
        return image.withPixels { $0 + row * image.width + first }
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        let (first, wanted) = (x + offset.x, y + offset.y)
        if edge == .repeats {
            repeatRow(wrapped(wanted, image.height), from: wrapped(first, image.width), count, into: result)
            return
        }
        let row = min(max(wanted, 0), image.height - 1)
        image.withPixels { pixels in
            for index in 0..<count {
                let column = min(max(first + index, 0), image.width - 1)
                let isInside = row == wanted && column == first + index
                result[index] = isInside || edge == .clamp ? pixels[row * image.width + column] : 0
            }
        }
    }

    private func repeatRow(
        _ row: Int,
        from first: Int,
        _ count: Int,
        into result: UnsafeMutablePointer<UInt32>
    ) {
        image.withPixels { pixels in
            var column = first
            var done = 0
            while done < count {
                let length = min(count - done, image.width - column)
                (result + done).update(from: pixels + row * image.width + column, count: length)
                done += length
                column = 0
            }
        }
    }

    private func wrapped(_ value: Int, _ size: Int) -> Int {
        let rest = value % size
        return rest < 0 ? rest + size : rest
    }
}

/// An image somewhere on the plane.
///
/// A pixel's place is computed from its device column and row in double precision, so its bytes do not depend
/// on how a picture is divided.
final class ImageSource: PaintSource {
    private let image: ImageBuffer
    private let rows: ImageRows
    private let isNearest: Bool
    /// Whether colours change faster in the middle between two pixels than beside it.
    private let isSteep: Bool

    init(
        _ image: ImageBuffer,
        _ map: Projection,
        isNearest: Bool,
        isSteep: Bool = false,
        _ edge: ImagePaint.Edge
    ) {
        self.image = image
        rows = ImageRows(map, image, edge)
        self.isNearest = isNearest
        self.isSteep = isSteep
    }

    /// Lends what fills whole bands; false for an image that repeats.
    func withBandPaint(opacity: UInt32, _ body: (inout agate_image_paint) -> Void) -> Bool {
        guard rows.edge != .repeats else { return false }
        let map = rows.map
        image.withPixels { pixels in
            var paint = agate_image_paint(
                image: image.kernelImage(pixels, rows.edge, isSteep: isSteep),
                m11: map.m11,
                m12: map.m12,
                m13: map.m13,
                m21: map.m21,
                m22: map.m22,
                m23: map.m23,
                m31: map.m31,
                m32: map.m32,
                m33: map.m33,
                ahead: rows.ahead,
                perspective: !map.isAffine,
                nearest: isNearest,
                opacity: opacity
            )
            body(&paint)
        }
        return true
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        var row = rows.row(y)
        image.withPixels { pixels in
            var source = image.kernelImage(pixels, rows.edge, isSteep: isSteep)
            if isNearest {
                agate_sample_nearest(result, count, Int32(clamping: x), &row, &source)
            } else {
                agate_sample_bilinear(result, count, Int32(clamping: x), &row, &source)
            }
        }
    }
}

/// An image somewhere on the plane, each pixel from the two of its mip levels that fit best.
final class TrilinearSource: PaintSource {
    /// The image and its mip levels, whose pixels the numbers of `levels` point to.
    private let images: [ImageBuffer]
    private let levels: [agate_image]
    private let rows: ImageRows
    private let area: Double
    private let bias: Float

    init(_ paint: ImagePaint, _ map: Projection) {
        var images = [paint.image]
        while images.count <= paint.maxHalvings {
            let next = paint.reduced(level: images.count)
            if next === images[images.count - 1] { break }
            images.append(next)
        }
        self.images = images
        rows = ImageRows(map, paint.image, paint.edge)
        let edge = rows.edge
        // The images live as long as this source.
        levels = images.map { image in image.withPixels { image.kernelImage($0, edge) } }
        area = abs(rows.map.determinant)
        bias = paint.detailBias.isFinite ? paint.detailBias : 0
    }

    override func write(
        x: Int,
        y: Int,
        count: Int,
        into result: UnsafeMutablePointer<UInt32>,
        _ scratch: PaintScratch
    ) {
        var row = rows.row(y)
        levels.withUnsafeBufferPointer { levels in
            agate_sample_trilinear(
                result,
                count,
                Int32(clamping: x),
                &row,
                levels.baseAddress,
                Int32(levels.count),
                area,
                bias
            )
        }
    }
}

/// How the rows of device pixels lie in an image.
struct ImageRows {
    /// From device pixels to image pixels; the last element is 1 where there is no perspective.
    let map: Projection
    let edge: ImagePaint.Edge
    private let size: (width: Double, height: Double)
    /// The processor cannot guess which pixels a turned image needs next; a sixth of the time of large ones
    /// (`Scripts/bench raster affine`).
    private static let rowsAhead = 2
    let ahead: Int

    init(_ map: Projection, _ image: ImageBuffer, _ edge: ImagePaint.Edge) {
        self.map = map.affine.map { Projection($0) } ?? map
        self.edge = edge
        size = (Double(image.width), Double(image.height))
        let (right, down) = (map.m21 * Double(Self.rowsAhead), map.m22 * Double(Self.rowsAhead))
        let step = down.rounded() * size.width + right
        ahead = map.isAffine && abs(step) < 1e9 ? Int(step) : 0
    }

    /// The row of a device row.
    func row(_ y: Int) -> agate_image_row {
        let middle = Double(y) + 0.5
        // The middle of column x is at x + 0.5, which goes into the offsets.
        var row = agate_image_row(
            u_slope: map.m11,
            u_offset: 0.5 * map.m11 + middle * map.m21 + map.m31,
            v_slope: map.m12,
            v_offset: 0.5 * map.m12 + middle * map.m22 + map.m32,
            w_slope: map.m13,
            w_offset: 0.5 * map.m13 + middle * map.m23 + map.m33,
            perspective: !map.isAffine,
            ahead: ahead
        )
        if edge == .repeats, !row.perspective {
            // Keeps places far from the first tile within what the kernels take.
            row.u_offset.formTruncatingRemainder(dividingBy: size.width)
            row.v_offset.formTruncatingRemainder(dividingBy: size.height)
        }
        return row
    }
}

extension ImageBuffer {
    /// The image for the kernels.
    fileprivate func kernelImage(
        _ pixels: UnsafePointer<UInt32>,
        _ edge: ImagePaint.Edge,
        isSteep: Bool = false
    ) -> agate_image {
        agate_image(
            pixels: pixels,
            width: Int32(clamping: width),
            height: Int32(clamping: height),
            edge: edge.kernelNumber,
            steep: isSteep
        )
    }
}
