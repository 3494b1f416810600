import AgateLayout

/// Solves a system in exact fractions by the plainest method: a dense dictionary of variables that must not be negative, entering and
/// leaving by the lowest number, one level after the other, without elimination and without components.
struct RationalOracle {
    private(set) var broken: Set<Int> = []
    private(set) var errors: [Rational] = []
    private(set) var values: [Rational] = []
    /// Whether the values follow from the levels and the order of wishes.
    private(set) var isUnique: [Bool] = []

    private var basics: [Int] = []
    private var columns: [Int] = []
    private var constants: [Rational] = []
    private var matrix: [[Rational]] = []
    private var nextVariable = 0

    init(_ system: RandomSystem) {
        // A free variable is the difference of two.
        var halves: [(plus: Int, minus: Int?)] = []
        for isLength in system.isLength {
            let plus = makeColumn()
            halves.append((plus, isLength ? nil : makeColumn()))
        }
        func expression(_ condition: RandomSystem.Condition) -> [Int: Rational] {
            var terms: [Int: Rational] = [:]
            for (variable, count) in condition.terms {
                let value = Rational(count) / Rational(2)
                terms[halves[variable].plus, default: .zero] =
                    terms[halves[variable].plus, default: .zero] + value
                if let minus = halves[variable].minus {
                    terms[minus, default: .zero] = terms[minus, default: .zero] - value
                }
            }
            return terms
        }
        for (index, condition) in system.conditions.enumerated() where condition.priority >= 1000 {
            var (row, constant) = reduced(expression(condition), Rational(condition.constant))
            if condition.relation == .atMost || condition.relation == .equal && !constant.isNegative {
                row = row.map { -$0 }
                constant = -constant
            }
            if !require(row, constant, isEquality: condition.relation == .equal) { broken.insert(index) }
        }
        var wishes: [Int: (plus: Int, minus: Int)] = [:]
        for (index, condition) in system.conditions.enumerated() where condition.priority < 1000 {
            let (row, constant) = reduced(expression(condition), Rational(condition.constant))
            let (basic, other) = (nextVariable, nextVariable + 1)
            nextVariable += 2
            basics.append(basic)
            constants.append(constant.isNegative ? -constant : constant)
            matrix.append(constant.isNegative ? row.map { -$0 } : row)
            for place in matrix.indices { matrix[place].append(place == matrix.count - 1 ? .one : .zero) }
            columns.append(other)
            wishes[index] = constant.isNegative ? (other, basic) : (basic, other)
        }
        func priced(_ index: Int) -> [Int] {
            guard let wish = wishes[index] else { return [] }
            return switch system.conditions[index].relation {
            case .equal: [wish.plus, wish.minus]
            case .atMost: [wish.plus]
            case .atLeast: [wish.minus]
            }
        }
        let indices = wishes.keys.sorted()
        for priority in Set(indices.map { system.conditions[$0].priority }).sorted(by: >) {
            minimize(Set(indices.filter { system.conditions[$0].priority == priority }.flatMap(priced)))
        }
        for index in indices.reversed() where !columns.isEmpty { minimize(Set(priced(index))) }
        isUnique = halves.map { plus, minus in
            let up = row(of: plus)
            let down = minus.map { row(of: $0) }
            return columns.indices.allSatisfy { (up[$0] - (down?[$0] ?? .zero)).isZero }
        }
        values = halves.map { plus, minus in value(of: plus) - (minus.map { value(of: $0) } ?? .zero) }
        errors = system.conditions.indices.map { index in
            priced(index).reduce(.zero) { $0 + value(of: $1) }
        }
    }

    private mutating func makeColumn() -> Int {
        columns.append(nextVariable)
        nextVariable += 1
        return nextVariable - 1
    }

    private func value(of variable: Int) -> Rational {
        basics.firstIndex(of: variable).map { constants[$0] } ?? .zero
    }

    private func row(of variable: Int) -> [Rational] {
        if let place = basics.firstIndex(of: variable) { return matrix[place] }
        return columns.map { $0 == variable ? .one : .zero }
    }

    /// An expression in terms of what is not basic.
    private func reduced(_ terms: [Int: Rational], _ constant: Rational) -> (
        row: [Rational], constant: Rational
    ) {
        var row = columns.map { terms[$0] ?? .zero }
        var sum = constant
        for (place, basic) in basics.enumerated() {
            guard let factor = terms[basic], !factor.isZero else { continue }
            sum = sum + factor * constants[place]
            for column in columns.indices where !matrix[place][column].isZero {
                row[column] = row[column] + factor * matrix[place][column]
            }
        }
        return (row, sum)
    }

    /// Makes an expression not negative, or 0; false if that cannot be, and nothing has changed then.
    private mutating func require(_ row: [Rational], _ constant: Rational, isEquality: Bool) -> Bool {
        let before = self
        let variable = nextVariable
        nextVariable += 1
        basics.append(variable)
        if !isEquality, !constant.isNegative {
            constants.append(constant)
            matrix.append(row)
            return true
        }
        // What is missing must come down to 0.
        constants.append(-constant)
        matrix.append(row.map { -$0 })
        optimize([variable])
        guard value(of: variable).isZero else {
            self = before
            return false
        }
        if let place = basics.firstIndex(of: variable) {
            if isEquality {
                if let column = columns.indices.first(where: { !matrix[place][$0].isZero }) {
                    pivot(place, column)
                } else {
                    basics.remove(at: place)
                    constants.remove(at: place)
                    matrix.remove(at: place)
                }
            } else {
                matrix[place] = matrix[place].map { -$0 }
            }
        }
        if let column = columns.firstIndex(of: variable) {
            if isEquality {
                remove(column)
            } else {
                for place in matrix.indices { matrix[place][column] = -matrix[place][column] }
            }
        }
        return true
    }

    private mutating func remove(_ column: Int) {
        columns.remove(at: column)
        for place in matrix.indices { matrix[place].remove(at: column) }
    }

    private func reducedCosts(_ priced: Set<Int>) -> [Rational] {
        var costs = columns.map { priced.contains($0) ? Rational.one : .zero }
        for (place, basic) in basics.enumerated() where priced.contains(basic) {
            for column in columns.indices where !matrix[place][column].isZero {
                costs[column] = costs[column] + matrix[place][column]
            }
        }
        return costs
    }

    /// Makes a sum least, and forbids all that would make it larger again.
    private mutating func minimize(_ priced: Set<Int>) {
        guard !priced.isEmpty else { return }
        optimize(priced)
        let costs = reducedCosts(priced)
        for column in columns.indices.reversed() where !costs[column].isZero { remove(column) }
    }

    private mutating func optimize(_ priced: Set<Int>) {
        while true {
            let costs = reducedCosts(priced)
            let falling = columns.indices.filter { costs[$0].isNegative }
            guard let column = falling.min(by: { columns[$0] < columns[$1] }) else { return }
            var best: (place: Int, length: Rational)?
            for place in matrix.indices where matrix[place][column].isNegative {
                let length = constants[place] / -matrix[place][column]
                if let old = best {
                    if length > old.length || length == old.length && basics[place] > basics[old.place] {
                        continue
                    }
                }
                best = (place, length)
            }
            guard let best else { return }
            pivot(best.place, column)
        }
    }

    private mutating func pivot(_ place: Int, _ column: Int) {
        let coefficient = matrix[place][column]
        swap(&basics[place], &columns[column])
        var row = matrix[place].map { $0.isZero ? $0 : -$0 / coefficient }
        row[column] = .one / coefficient
        let constant = -constants[place] / coefficient
        matrix[place] = row
        constants[place] = constant
        for other in matrix.indices where other != place {
            let factor = matrix[other][column]
            guard !factor.isZero else { continue }
            for entry in row.indices where !row[entry].isZero {
                matrix[other][entry] =
                    entry == column
                    ? factor * row[entry] : matrix[other][entry] + factor * row[entry]
            }
            constants[other] = constants[other] + factor * constant
        }
    }
}
