import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing

/// Every key path that key-value coding of layers knows beside plain keys, one row of the table each.
@Suite("Oracle: key paths")
struct KeyPathOracleTests {
    private static let rows = PropertyRow.load("keypaths.tsv")

    /// Paths that are no values of a layer; they have tests of their own below or, for the classes that there are not,
    /// none.
    private static let others: Set<String> = [
        "ANYKEY", "ANYKEY.field", "style.KEY", "affineTransform", "onOrderIn", "onOrderOut", "transition",
        // Filters are kept and not looked into.
        "filters.NAME.inputKey", "filters.NAME.enabled", "backgroundFilters.NAME.inputKey",
        "backgroundFilters.NAME.enabled", "compositingFilter.inputKey",
    ]

    private static let layerRows = rows.filter {
        PropertyStage.layer(of: $0.type) != nil && !others.contains($0.member)
    }

    private static let cellRows = rows.filter { $0.type == "CAEmitterCell" }

    @Test("the table is whole, and every row of it belongs to a test")
    func table() {
        #expect(Self.rows.count == 161)
        #expect(Self.layerRows.count + Self.cellRows.count > 120)
    }

    /// Another value than the default, with the numbers that it reads back as.
    private func sample(_ row: PropertyRow) -> (value: Any, numbers: [Double])? {
        switch row.valueType {
        case "NSNumber":
            if row.defaultValue == "true" { return (NSNumber(value: false), [0]) }
            if row.defaultValue == "false" { return (NSNumber(value: true), [1]) }
            return (NSNumber(value: 0.75), [0.75])
        case "NSValue":
            if row.defaultValue.hasPrefix("CGPoint") {
                return (NSValue(cgPoint: CGPoint(x: 3, y: 4)), [3, 4])
            }
            if row.defaultValue.hasPrefix("CGSize") {
                return (NSValue(cgSize: CGSize(width: 3, height: 4)), [3, 4])
            }
            return (NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4])
        case "CGColor":
            return (CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5), [1, 0.5, 0.25, 0.5])
        case "Any" where row.member.hasSuffix(".property"):
            return (NSNumber(value: 0.75), [0.75])
        default: return nil
        }
    }

    private func isReadOnly(_ row: PropertyRow) -> Bool { row.member.hasPrefix("visibleRect") }

    @Test("reads its default", .claim("4.8"), arguments: layerRows)
    func defaults(row: PropertyRow) throws {
        let layer = try #require(PropertyStage.layer(of: row.type))
        guard !row.defaultValue.isEmpty else { return }
        let read = layer.value(forKeyPath: row.keyPath)
        let expected = PropertyText.numbers(ofDefault: row.defaultValue)
        #expect(PropertyText.areClose(PropertyText.numbers(read), expected), "\(String(describing: read))")
        if row.defaultValue.hasPrefix("CGSize") { #expect(read as? CGSize != nil) }
        if row.defaultValue.hasPrefix("CGPoint") { #expect(read as? CGPoint != nil) }
    }

    @Test("reads what was written", .claim("4.8"), arguments: layerRows)
    func roundTrip(row: PropertyRow) throws {
        let layer = try #require(PropertyStage.layer(of: row.type))
        guard let sample = sample(row) else { return }
        layer.setValue(sample.value, forKeyPath: row.keyPath)
        let read = PropertyText.numbers(layer.value(forKeyPath: row.keyPath))
        guard !isReadOnly(row) else {
            #expect(PropertyText.areClose(read, PropertyText.numbers(ofDefault: row.defaultValue)))
            return
        }
        #expect(PropertyText.areClose(read, sample.numbers), "\(String(describing: read))")
    }

    @Test("a write leaves the other members alone", .claim("4.8"), arguments: layerRows)
    func others(row: PropertyRow) throws {
        guard let dot = row.member.firstIndex(of: "."), let sample = sample(row), !isReadOnly(row),
            !row.member.contains("NAME"), row.member != "mask.property"
        else { return }
        let layer = try #require(PropertyStage.layer(of: row.type))
        let key = String(row.member[..<dot])
        let siblings = Self.layerRows.filter {
            $0.type == row.type && $0.member.hasPrefix(key + ".") && !overlap($0.member, row.member)
        }
        let before = siblings.map { PropertyText.numbers(layer.value(forKeyPath: $0.keyPath)) }
        layer.setValue(sample.value, forKeyPath: row.keyPath)
        for (sibling, old) in zip(siblings, before) {
            let new = PropertyText.numbers(layer.value(forKeyPath: sibling.keyPath))
            #expect(PropertyText.areClose(new, old, within: 1e-9), "\(row.member) changed \(sibling.member)")
        }
    }

    /// Whether two members of one value say something about the same number.
    private func overlap(_ a: String, _ b: String) -> Bool {
        func isPart(_ part: String, of whole: String) -> Bool { part == whole || part.hasPrefix(whole + ".") }
        if isPart(a, of: b) || isPart(b, of: a) { return true }
        let parts = [a, b].map { $0.split(separator: ".").dropFirst().joined(separator: ".") }
        // An element of the matrix is in everything; the middle rotation is the one about z.
        return parts.contains("m11")
    }

    /// Animated by a key path of a layer around it; see `CALayer.add(_:forKey:)`.
    private func isAnimatedFromOutside(_ row: PropertyRow) -> Bool { row.member.hasPrefix("sublayers.") }

    @Test("animates, and the presentation shows it", .claim("4.8", "11.1"), arguments: layerRows)
    func animates(row: PropertyRow) throws {
        guard !row.valueType.isEmpty, !isAnimatedFromOutside(row), row.member != "mask.property",
            let sample = sample(row)
        else { return }
        let isNumber = row.valueType == "NSNumber" && !["true", "false"].contains(row.defaultValue)
        try ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let layer = try #require(PropertyStage.layer(of: row.type))
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let model = PropertyText.numbers(layer.value(forKeyPath: row.keyPath))
            let animation = CABasicAnimation(keyPath: row.keyPath)
            animation.fromValue = isNumber ? NSNumber(value: 0.25) : layer.value(forKeyPath: row.keyPath)
            animation.toValue = sample.value
            animation.duration = 1
            layer.add(animation, forKey: nil)
            display.advance(by: 0)
            display.advance(by: 0.5)
            let shown = PropertyText.numbers(layer.presentation()?.value(forKeyPath: row.keyPath))
            var expected = model
            if row.isAnimatable || row.member.contains(".m11") {
                expected =
                    isNumber ? [0.5] : zip(model ?? sample.numbers, sample.numbers).map { ($0 + $1) / 2 }
                if ["true", "false"].contains(row.defaultValue) { expected = [1] }
            }
            #expect(PropertyText.areClose(shown, expected), "\(String(describing: shown))")
            let stays = PropertyText.numbers(layer.value(forKeyPath: row.keyPath))
            #expect(PropertyText.areClose(stays, model), "the model stays")
        }
    }

    @Test("cells read defaults and what was written", .claim("4.8", "15.6"), arguments: cellRows)
    func cells(row: PropertyRow) {
        let cell = CAEmitterCell()
        let before = PropertyText.numbers(cell.value(forKeyPath: row.member))
        #expect(PropertyText.areClose(before, PropertyText.numbers(ofDefault: row.defaultValue)))
        guard let sample = sample(row) else { return }
        cell.setValue(sample.value, forKeyPath: row.member)
        let after = PropertyText.numbers(cell.value(forKeyPath: row.member))
        #expect(PropertyText.areClose(after, sample.numbers))
    }
}
