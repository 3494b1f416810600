import AgateRaster

/// Runs a check with the portable kernels and with those of the processor.
///
/// Other tests may switch at the same time; the bytes are the same either way, which is what is shown here.
func withBothVariants(_ check: (String) throws -> Void) rethrows {
    RowKernel.forcePortable(true)
    try check("portable")
    RowKernel.forcePortable(false)
    try check(RowKernel.usesAVX2 ? "AVX2" : "portable again")
}
