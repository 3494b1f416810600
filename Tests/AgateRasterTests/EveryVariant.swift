import AgateRaster

/// Runs a check with the portable kernels and with those for each vector unit that the processor has.
///
/// Other tests may switch at the same time; the bytes are the same either way, which is what is shown here.
func withEveryVariant(_ check: (String) throws -> Void) rethrows {
    let best = RowKernel.unit
    for unit in RowKernel.Unit.allCases where unit < best {
        RowKernel.limit(to: unit, true)
        defer { RowKernel.limit(to: unit, false) }
        try check("\(unit)")
    }
    try check("\(best)")
}
