/// An exact fraction; one that is too long for 128 bits says so and stops the test.
struct Rational: Comparable, CustomStringConvertible {
    let numerator: Int128
    let denominator: Int128

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ whole: Int) {
        numerator = Int128(whole)
        denominator = 1
    }

    private init(numerator: Int128, denominator: Int128) {
        if denominator == 1 {
            self.numerator = numerator
            self.denominator = 1
            return
        }
        var (a, b) = (numerator.magnitude, denominator.magnitude)
        if a <= UInt128(UInt64.max), b <= UInt128(UInt64.max) {
            var (x, y) = (UInt64(a), UInt64(b))
            while y != 0 { (x, y) = (y, x % y) }
            a = UInt128(x)
        } else {
            while b != 0 { (a, b) = (b, a % b) }
        }
        let divisor = Int128(a) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    static func + (left: Rational, right: Rational) -> Rational {
        if left.denominator == right.denominator {
            return Rational(numerator: left.numerator + right.numerator, denominator: left.denominator)
        }
        return Rational(
            numerator: left.numerator * right.denominator + right.numerator * left.denominator,
            denominator: left.denominator * right.denominator
        )
    }

    static prefix func - (value: Rational) -> Rational { zero - value }

    static func - (left: Rational, right: Rational) -> Rational {
        if left.denominator == right.denominator {
            return Rational(numerator: left.numerator - right.numerator, denominator: left.denominator)
        }
        return Rational(
            numerator: left.numerator * right.denominator - right.numerator * left.denominator,
            denominator: left.denominator * right.denominator
        )
    }

    static func * (left: Rational, right: Rational) -> Rational {
        Rational(
            numerator: left.numerator * right.numerator,
            denominator: left.denominator * right.denominator
        )
    }

    static func / (left: Rational, right: Rational) -> Rational {
        Rational(
            numerator: left.numerator * right.denominator,
            denominator: left.denominator * right.numerator
        )
    }

    static func < (left: Rational, right: Rational) -> Bool {
        left.numerator * right.denominator < right.numerator * left.denominator
    }

    var isZero: Bool { numerator == 0 }
    var isNegative: Bool { numerator < 0 }
    var double: Double { Double(numerator) / Double(denominator) }
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
