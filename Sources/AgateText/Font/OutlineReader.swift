#if AGATE_FONTS
import AgateGeometry
import CLibFreeType
import Foundation

/// Turns an outline of FreeType's, in 64ths, into a path.
final class OutlineReader {
    private var path = Path()
    private var isOpen = false

    /// The path of an outline, every contour closed; what was read before an error where there is one.
    static func path(of outline: inout FT_Outline) -> Path {
        let reader = OutlineReader()
        reader.path.reserve(elements: Int(outline.n_points))
        var functions = FT_Outline_Funcs(
            move_to: { to, reader in
                OutlineReader.at(reader).move(to)
                return 0
            },
            line_to: { to, reader in
                OutlineReader.at(reader).line(to)
                return 0
            },
            conic_to: { control, to, reader in
                OutlineReader.at(reader).quad(control, to)
                return 0
            },
            cubic_to: { control1, control2, to, reader in
                OutlineReader.at(reader).cubic(control1, control2, to)
                return 0
            },
            shift: 0,
            delta: 0
        )
        // The reader lives until the end of this function, and FreeType keeps no pointer to it.
        withExtendedLifetime(reader) {
            _ = FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(reader).toOpaque())
        }
        reader.close()
        return reader.path
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> OutlineReader {
        guard let pointer else { preconditionFailure("FreeType passes on the pointer that it was given") }
        return Unmanaged<OutlineReader>.fromOpaque(pointer).takeUnretainedValue()
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
        guard let vector else { return .zero }
        return CGPoint(x: Double(vector.pointee.x) / 64, y: Double(vector.pointee.y) / 64)
    }

    private func move(_ to: UnsafePointer<FT_Vector>?) {
        close()
        path.move(to: point(to))
        isOpen = true
    }

    private func line(_ to: UnsafePointer<FT_Vector>?) {
        path.addLine(to: point(to))
    }

    private func quad(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        path.addQuadCurve(to: point(to), control: point(control))
    }

    private func cubic(
        _ control1: UnsafePointer<FT_Vector>?,
        _ control2: UnsafePointer<FT_Vector>?,
        _ to: UnsafePointer<FT_Vector>?
    ) {
        path.addCurve(to: point(to), control1: point(control1), control2: point(control2))
    }

    private func close() {
        if isOpen { path.closeSubpath() }
        isOpen = false
    }
}
#endif
