/// Powers with the same bits on every machine, which the C library does not promise.
///
/// Only sums, products and quotients of `Double`, in one order; the relative error is below 1e-14 for results
/// between 1e-30 and 1e30.
enum PortablePower {
    /// A number raised to an exponent.
    ///
    /// - Parameters:
    ///   - base: 0 or more; less counts as 0, and what is not a number too.
    ///   - exponent: Finite, above 0.
    static func power(_ base: Double, _ exponent: Double) -> Double {
        guard base > 0 else { return 0 }
        guard base < .infinity else { return .infinity }
        return exponential(exponent * logarithm(base))
    }

    /// The natural logarithm of a finite number above 0.
    static func logarithm(_ value: Double) -> Double {
        var mantissa = value.significand
        var exponent = Double(value.exponent)
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        // log m = 2 artanh((m - 1) / (m + 1)), whose argument is below 0.172.
        let ratio = (mantissa - 1) / (mantissa + 1)
        let square = ratio * ratio
        var sum = 0.0
        var divisor = 23.0
        while divisor >= 3 {
            sum = (sum + 1 / divisor) * square
            divisor -= 2
        }
        return exponent * 0.6931471805599453 + 2 * ratio * (1 + sum)
    }

    /// The exponential function; 0 and infinity where a `Double` has nothing nearer.
    static func exponential(_ value: Double) -> Double {
        guard value < 709 else { return .infinity }
        guard value > -708 else { return 0 }
        let steps = (value * 1.4426950408889634).rounded()
        // ln 2 in two parts, so that the difference keeps its last bits.
        let rest = (value - steps * 0.693147180369123816490) - steps * 1.90821492927058770002e-10
        var sum = 1.0
        var divisor = 14.0
        while divisor >= 1 {
            sum = 1 + sum * rest / divisor
            divisor -= 1
        }
        return sum * Double(sign: .plus, exponent: Int(steps), significand: 1)
    }
}
