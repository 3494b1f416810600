public import AgateGeometry
package import AgatePixels
public import Foundation
import Synchronization

/// Draws a pattern's cell: what the pattern was made with, and where to draw.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Tells that a pattern no longer needs what it was made with.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Draws one cell of the pattern into a context, in the pattern's own space.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern goes away.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Holds what a pattern calls.
    public init(
        version: UInt32,
        drawPattern: CGPatternDrawPatternCallback?,
        releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }

    /// Makes a table without callbacks.
    public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }
}

/// The fit of cells to the pixels, where their distance is no whole number of pixels.
///
/// GUESS pattern-tiling: a period is drawn with the nearest whole number of pixels; the modes differ in its places.
public enum CGPatternTiling: Int32, Sendable {
    /// All cells have the same pixels; their distance varies by up to a pixel.
    case noDistortion
    /// The distance is constant; here as ``constantSpacing``.
    case constantSpacingMinimalDistortion
    /// The distance is constant; the pixels of the cells vary.
    case constantSpacing
}

/// A cell that is drawn again and again, to fill and stroke with.
///
/// Cells lie in pattern space, which `matrix` maps to the base space of a context: the current transform does not
/// change them. Each is clipped to `bounds`; where cells overlap, those further right and up lie on top.
///
/// The cell is drawn once for a scale, and its pixels are kept: a callback draws the same whenever it is called, with
/// nothing but the context that it is given. At most 64 cells overlap in each direction.
///
/// `@unchecked Sendable`: immutable but for the kept pixels, which are locked.
public final class CGPattern: ColorPattern, Hashable, @unchecked Sendable {
    let bounds: CGRect
    let matrix: CGAffineTransform
    /// The distance of cells, above 0.
    let step: CGSize
    let tiling: CGPatternTiling
    /// Whether the cell sets its own colours.
    let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    /// The tile made last.
    let lastTile = Mutex<PatternTile?>(nil)

    /// Makes a pattern.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - bounds: The cell in pattern space.
    ///   - matrix: Pattern space to the base space of a context, which has its origin at the bottom left of a bitmap,
    ///     or at the top left in a context of UIKit.
    ///   - xStep: From one cell to the next along x, in pattern space; not 0.
    ///   - yStep: From one cell to the next along y, in pattern space; not 0.
    ///   - tiling: How cells are fitted to the pixels.
    ///   - isColored: Whether the cell sets its own colours. Otherwise it is a stencil for one colour, and setting
    ///     colours has no effect in it.
    ///   - callbacks: The callbacks; copied.
    /// - Returns: nil for an empty cell, steps of 0, a matrix without a way back, numbers that are not finite, and
    ///   without anything that draws.
    public init?(
        info: UnsafeMutableRawPointer?,
        bounds: CGRect,
        matrix: CGAffineTransform,
        xStep: CGFloat,
        yStep: CGFloat,
        tiling: CGPatternTiling,
        isColored: Bool,
        callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let cell = bounds.isFinite ? bounds.standardized : .zero
        guard callbacks.pointee.drawPattern != nil, cell.width > 0, cell.height > 0, xStep != 0, yStep != 0,
            xStep.isFinite, yStep.isFinite, matrix.isFinite, matrix.isInvertible
        else { return nil }
        self.info = info
        self.bounds = cell
        self.matrix = matrix
        step = CGSize(width: Swift.abs(xStep), height: Swift.abs(yStep))
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Makes a coloured pattern that a closure draws, its cells side by side.
    package convenience init?(
        bounds: CGRect,
        matrix: CGAffineTransform,
        draw: @escaping (CGContext) -> Void
    ) {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { draw($1) }, releaseInfo: nil)
        self.init(
            info: nil,
            bounds: bounds,
            matrix: matrix,
            xStep: bounds.width,
            yStep: bounds.height,
            tiling: .constantSpacing,
            isColored: true,
            callbacks: &callbacks
        )
    }

    /// Draws one cell.
    func drawCell(in context: CGContext) {
        context.clip(to: bounds)
        callbacks.drawPattern?(info, context)
    }

    /// Whether both are the same object.
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

    /// Feeds the identity of the pattern to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
