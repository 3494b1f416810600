import CAgateKernels

/// The row loops in C, and which variant of them runs.
package enum RowKernel {
    /// Whether the loops use AVX2.
    package static var usesAVX2: Bool { agate_kernels_use_avx2() }

    /// Makes all loops portable until the processor was let decide again as often.
    ///
    /// For tests and benchmarks: the results are the same bytes.
    package static func forcePortable(_ force: Bool) { agate_kernels_force_portable(force) }
}
