import CAgateKernels

/// The row loops in C, and which variant of them runs.
package enum RowKernel {
    /// The vector units that there are variants for, each with what those before it have.
    package enum Unit: Int32, CaseIterable, Comparable, Sendable {
        /// The instructions that every processor of the family has.
        case portable
        /// Vectors of 256 bits.
        case avx2
        /// Vectors of 512 bits, with all that servers of Intel and AMD have had since 2017 and 2022.
        case avx512

        package static func < (one: Unit, other: Unit) -> Bool { one.rawValue < other.rawValue }
    }

    /// Which variants run; loops without one of their own for AVX-512 run that for AVX2.
    package static var unit: Unit { Unit(rawValue: agate_kernels_unit()) ?? .portable }

    /// Keeps all loops from using units after another until they were allowed them again as often.
    ///
    /// For tests and benchmarks: the results are the same bytes.
    package static func limit(to unit: Unit, _ limits: Bool) { agate_kernels_limit(unit.rawValue, limits) }

    /// Makes all loops portable until the processor was let decide again as often.
    package static func forcePortable(_ force: Bool) { limit(to: .portable, force) }
}
