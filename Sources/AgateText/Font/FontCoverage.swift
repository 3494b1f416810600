#if AGATE_FONTS
import CLibFontconfig

/// The characters of a font, as fontconfig has cached them.
///
/// `@unchecked Sendable`: the set is never changed.
final class FontCoverage: @unchecked Sendable {
    private let set: OpaquePointer

    /// Copies a set of fontconfig's.
    init?(_ set: OpaquePointer) {
        guard let copy = FcCharSetCopy(set) else { return nil }
        self.set = copy
    }

    deinit { FcCharSetDestroy(set) }

    func contains(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(set, scalar.value) != 0 }
}
#else
/// Without the trait Fonts no coverage is known.
final class FontCoverage: Sendable {
    func contains(_ scalar: Unicode.Scalar) -> Bool { false }
}
#endif
