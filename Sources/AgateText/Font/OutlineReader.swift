#if AGATE_FONTS
import AgateGeometry
import CLibFreeType
import Foundation

/// Turns an outline of FreeType's, in 64ths, into a path.
struct OutlineReader {
    private var verbs: [Path.Verb] = []
    private var points: [CGPoint] = []
    private var start = CGPoint.zero

    /// The path of an outline, every contour closed; what was read before an error where there is one.
    static func path(of outline: inout FT_Outline) -> Path {
        var reader = OutlineReader()
        let count = Int(outline.n_points) + 2 * Int(outline.n_contours)
        reader.verbs.reserveCapacity(count)
        reader.points.reserveCapacity(2 * count)
        var functions = FT_Outline_Funcs(
            move_to: { to, reader in
                OutlineReader.at(reader).pointee.move(to)
                return 0
            },
            line_to: { to, reader in
                OutlineReader.at(reader).pointee.line(to)
                return 0
            },
            conic_to: { control, to, reader in
                OutlineReader.at(reader).pointee.quad(control, to)
                return 0
            },
            cubic_to: { control1, control2, to, reader in
                OutlineReader.at(reader).pointee.cubic(control1, control2, to)
                return 0
            },
            shift: 0,
            delta: 0
        )
        // FreeType keeps no pointer to the reader.
        withUnsafeMutablePointer(to: &reader) {
            _ = FT_Outline_Decompose(&outline, &functions, $0)
        }
        reader.close()
        return Path(verbs: reader.verbs, points: reader.points, start: reader.start)
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlineReader> {
        guard let pointer else { preconditionFailure("FreeType passes on the pointer that it was given") }
        return pointer.assumingMemoryBound(to: OutlineReader.self)
    }

    /// A point in font units; no larger than what 64 bits of 64ths hold, so finite and usable in a path.
    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        let limit = 1e12
        return CGPoint(
            x: min(max(Double(vector.pointee.x) / 64, -limit), limit),
            y: min(max(Double(vector.pointee.y) / 64, -limit), limit)
        )
    }

    private mutating func move(_ to: UnsafePointer<FT_Vector>?) {
        close()
        start = point(to)
        verbs.append(.move)
        points.append(start)
    }

    /// Whether a contour has been begun; FreeType begins each with a move.
    private var isOpen: Bool { verbs.last.map { $0 != .close } ?? false }

    private mutating func line(_ to: UnsafePointer<FT_Vector>?) {
        guard isOpen else { return }
        verbs.append(.line)
        points.append(point(to))
    }

    private mutating func quad(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        guard isOpen else { return }
        verbs.append(.quad)
        points.append(point(control))
        points.append(point(to))
    }

    private mutating func cubic(
        _ control1: UnsafePointer<FT_Vector>?,
        _ control2: UnsafePointer<FT_Vector>?,
        _ to: UnsafePointer<FT_Vector>?
    ) {
        guard isOpen else { return }
        verbs.append(.cubic)
        points.append(point(control1))
        points.append(point(control2))
        points.append(point(to))
    }

    private mutating func close() {
        if isOpen { verbs.append(.close) }
    }
}
#endif
