import AgateRaster

/// Runs a check with the portable kernels and with those for each vector unit; a unit that the processor lacks repeats the best one.
///
/// Other tests may switch at the same time; the bytes are the same either way, which is what is shown here.
func withEveryVariant(_ check: (String) throws -> Void) rethrows {
    for unit in RowKernel.Unit.allCases {
        RowKernel.limit(to: unit, true)
        defer { RowKernel.limit(to: unit, false) }
        try check("\(unit)")
    }
}
