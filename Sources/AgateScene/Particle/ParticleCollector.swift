/// Collects the particles of a history at one time: those of the layer's own cells, then those that particles emit.
struct ParticleCollector {
    /// A particle that emits.
    private struct Source {
        /// The index of its cell in the table at the birth of the layer's own particle.
        var cell: Int
        var table: EmitterCellTable
        /// The table whose cells stand for the images of this one.
        var contents: EmitterCellTable
        var factors: ParticleLife.Factors
        var age: Double
        var key: UInt64
        var life: ParticleLife
    }

    /// Particles of one cell that were born under one entry.
    private struct BirthRange {
        var entry: Int
        var numbers: Range<Int>
    }

    private struct CellKey: Hashable {
        var table: ObjectIdentifier
        var cell: Int
    }

    private let entries: [EmitterEntry]
    private let count: Int
    /// The table of the last entry, whose cells are the first of ``cells``.
    private let currentTable: EmitterCellTable
    private(set) var cells: [EmitterCellValues]
    private(set) var particles: [Particle] = []
    /// The indices of cells of other tables.
    private var indices: [CellKey: Int] = [:]
    /// Keeps tables alive whose identifiers are keys.
    private var temporaryTables: [EmitterCellTable] = []
    private var sources: [Source] = []
    /// How many more particles there may be, and how many more births may be evaluated.
    private var particleBudget: Int
    private var birthBudget = 4 * ParticleField.maxParticles

    /// - Parameters:
    ///   - entries: Those of the history.
    ///   - count: How many of them have begun; at least one.
    ///   - limit: The maximum number of particles.
    init(_ entries: [EmitterEntry], count: Int, limit: Int) {
        self.entries = entries
        self.count = count
        currentTable = entries[count - 1].table
        cells = currentTable.cells
        particleBudget = limit
    }

    mutating func run(at localTime: Double) {
        var ranges: [BirthRange] = []
        let cellCount = entries[..<count].reduce(0) { max($0, $1.schedules.count) }
        for cell in 0..<cellCount {
            findBirths(of: cell, at: localTime, &ranges)
            for range in ranges.reversed() {
                add(range.numbers, of: cell, entries[range.entry], at: localTime)
            }
        }
        while let source = sources.popLast() {
            for cell in source.table.nested[source.cell] where source.table.cells[cell].isEnabled {
                add(particlesOf: cell, from: source)
            }
        }
    }

    // MARK: The layer's own particles

    /// Finds the births of a cell that count, the latest first.
    private func findBirths(of cell: Int, at localTime: Double, _ ranges: inout [BirthRange]) {
        ranges.removeAll(keepingCapacity: true)
        var room = particleBudget
        var limit = count < entries.count ? entries[count].start : .infinity
        for index in (0..<count).reversed() where room > 0 {
            let entry = entries[index]
            defer { limit = entry.start }
            guard cell < entry.schedules.count, limit + entry.maxAge[cell] > localTime else { continue }
            let numbers = entry.schedules[cell].births(
                at: localTime,
                until: limit,
                maxAge: entry.maxAge[cell],
                maxCount: room
            )
            guard !numbers.isEmpty else { continue }
            ranges.append(BirthRange(entry: index, numbers: numbers))
            room -= numbers.count
        }
    }

    private mutating func add(
        _ numbers: Range<Int>,
        of cell: Int,
        _ entry: EmitterEntry,
        at localTime: Double
    ) {
        let schedule = entry.schedules[cell]
        let maxAge = entry.maxAge[cell]
        let table = entry.table
        let emits = !table.nested[cell].isEmpty
        let factors = ParticleLife.Factors(entry.values)
        let index = index(of: cell, in: table)
        let values = BirthValues(table.cells[cell], factors)
        let (shape, middle) = (EmissionShape(entry.values), entry.values.emissionMiddle)
        let key = entry.values.key
        // Of many short ranges each would otherwise copy what is there.
        if numbers.count > particles.count {
            particles.reserveCapacity(particles.count + min(numbers.count, particleBudget))
        }
        for number in numbers where birthBudget > 0 {
            birthBudget -= 1
            let age = schedule.age(of: number, at: localTime)
            guard age >= -1e-9, age < maxAge else { continue }
            if let animations = entry.animations {
                let atBirth = animations.values(at: schedule.birthTime(of: number))
                add(number, of: cell, entry, animations, atBirth, age: age, index: index)
                continue
            }
            var dice = ParticleDice(parent: key, cell: cell, number: number)
            let life = values.particle(from: shape, around: middle, &dice)
            add(life, age: age, factors, cell: index)
            guard emits else { continue }
            sources.append(
                Source(
                    cell: cell,
                    table: table,
                    contents: table,
                    factors: factors,
                    age: age,
                    key: dice.key,
                    life: life
                )
            )
        }
    }

    /// A particle that was born while birth values were animated.
    ///
    /// - Parameters:
    ///   - values: Those at its birth.
    ///   - index: The index of the cell of the model.
    private mutating func add(
        _ number: Int,
        of cell: Int,
        _ entry: EmitterEntry,
        _ animations: EmitterAnimations,
        _ values: EmitterValues,
        age: Double,
        index: Int
    ) {
        guard let current = values.cells?.cells, cell < current.count else { return }
        let factors = ParticleLife.Factors(values)
        var dice = ParticleDice(parent: values.key, cell: cell, number: number)
        let life = BirthValues(current[cell], factors)
            .particle(from: EmissionShape(values), around: values.emissionMiddle, &dice)
        var index = index
        if animations.affectsContents, particleBudget > 0 {
            index = cells.count
            cells.append(current[cell])
        }
        add(life, age: age, factors, cell: index)
        guard !entry.table.nested[cell].isEmpty else { return }
        var table = entry.table
        if values.cells !== entry.values.cells || values.lifetime != entry.values.lifetime {
            table = EmitterCellTable(values.cells, lifetime: values.lifetime)
            if animations.affectsContents { temporaryTables.append(table) }
        }
        sources.append(
            Source(
                cell: cell,
                table: table,
                contents: animations.affectsContents ? table : entry.table,
                factors: factors,
                age: age,
                key: dice.key,
                life: life
            )
        )
    }

    // MARK: Particles of particles

    /// Adds the particles of one nested cell; what a particle emits follows the values at its own birth.
    private mutating func add(particlesOf cell: Int, from source: Source) {
        let values = source.table.cells[cell]
        let maxAge = source.table.maxAge[cell]
        let emits = !source.table.nested[cell].isEmpty
        let schedule = BirthSchedule(
            values.timing,
            rate: values[.birthRate],
            phase: BirthSchedule.phase(key: source.key, cell: cell)
        )
        let numbers = schedule.births(
            at: source.age,
            until: source.life.lifetime,
            maxAge: maxAge,
            maxCount: particleBudget
        )
        guard !numbers.isEmpty else { return }
        let index = index(of: cell, in: source.contents)
        let births = BirthValues(values, source.factors)
        for number in numbers where birthBudget > 0 {
            birthBudget -= 1
            let age = schedule.age(of: number, at: source.age)
            guard age >= -1e-9, age < maxAge else { continue }
            var dice = ParticleDice(parent: source.key, cell: cell, number: number)
            let life = births.particle(from: source.life, at: source.age - age, &dice)
            add(life, age: age, source.factors, cell: index)
            guard emits else { continue }
            var inner = source
            inner.cell = cell
            inner.age = age
            inner.key = dice.key
            inner.life = life
            sources.append(inner)
        }
    }

    // MARK: Adding

    private mutating func add(
        _ life: ParticleLife,
        age: Double,
        _ factors: ParticleLife.Factors,
        cell: Int
    ) {
        guard age < life.lifetime, particleBudget > 0 else { return }
        particleBudget -= 1
        let particle = life.particle(at: max(age, 0), factor: factors.scale, cell: cell)
        let sum = particle.position.sum() + particle.scale + particle.rotation + particle.color.sum()
        if sum.isFinite { particles.append(particle) }
    }

    /// The index of a cell of a table in ``cells``.
    private mutating func index(of cell: Int, in table: EmitterCellTable) -> Int {
        if table === currentTable { return cell }
        let key = CellKey(table: ObjectIdentifier(table), cell: cell)
        if let known = indices[key] { return known }
        indices[key] = cells.count
        cells.append(table.cells[cell])
        return cells.count - 1
    }
}
