import AgateDocuments
import AgateTiming
import Foundation
import QuartzCore

/// One reading of an archive of layers, without Foundation's reader, which on Linux ends the program over what it does not expect.
///
/// Two forms are read, and may be mixed: what Apple's systems write (a dictionary of the root layer and the direction of y, objects with their
/// properties by name, values in objects whose classes end in `CodingProxy`), and what this project writes (`ObjectArchiveWriter`). Layers are
/// made in a loop, so that no nesting takes the stack. Unknown content is reported as an issue; a damaged archive is an error.
///
/// Source: documents K74.
final class ArchiveReader {
    let archive: KeyedArchive
    let limits: CAMLLimits
    let images: ImageLoader
    var issues = MarkupIssueList()

    /// The values made of objects; nil for those that make no sense.
    private var made: [Int: Any?] = [:]
    /// The objects that are being made: one that holds itself ends there.
    private var open: Set<Int> = []
    private var depth = 0
    /// Layers of Apple's form that have no values yet.
    private var pending: [(number: Int, layer: CALayer)] = []
    private var layerCount = 0
    private var keyframeCount = 0
    private var pointCount = 0
    /// The first error in a place that cannot throw.
    private(set) var failure: CAMLError?

    /// Values that lie deeper in one another are left out.
    private static let deepest = 64

    init(_ data: Data, limits: CAMLLimits) throws(CAMLError) {
        do { archive = try KeyedArchive(data, limits: limits.container) } catch { throw CAMLError(error) }
        self.limits = limits
        images = ImageLoader(nil, maxPixels: limits.markup.imagePixels)
    }

    func note(_ severity: MarkupIssue.Severity, _ feature: String) {
        issues.note(severity, feature, at: MarkupPlace(line: 0, column: 0))
    }

    /// Keeps an error until the reading ends with it.
    func fail(_ error: CAMLError) {
        if failure == nil { failure = error }
    }

    // MARK: The root

    /// The root layer with its tree, and what the archive says about y; nil where it says nothing of it.
    func root() throws(CAMLError) -> (layer: CALayer, pointsDown: Bool?) {
        let top = archive.top["root"] ?? (archive.top.count == 1 ? archive.top.first?.value : nil)
        guard case .object(let number)? = top, let entries = entries(number) else { throw Self.noLayer }
        var layer: CALayer?
        var pointsDown: Bool?
        if let pairs = pairs(of: entries) {
            guard case .object(let place)? = pairs.first(where: { $0.key == "rootLayer" })?.value else {
                throw Self.noLayer
            }
            layer = self.layer(place)
            let flag = pairs.first { $0.key == "geometryFlipped" }.flatMap { self.number(of: $0.value) }
            pointsDown = (flag ?? 0) != 0
        } else {
            layer = self.layer(number)
        }
        while failure == nil, let next = pending.popLast() { fill(next.layer, next.number) }
        if let failure { throw failure }
        guard let layer else { throw Self.noLayer }
        return (layer, pointsDown)
    }

    private static let noLayer = CAMLError.malformed(line: 0, column: 0, reason: "the archive holds no layer")

    // MARK: Objects

    /// The class and the values of an object; nil for one that has no class, and for a plain value.
    func entries(_ number: Int) -> ArchiveEntries? {
        guard case .keyed(let name, let classes, let entries)? = object(at: number) else { return nil }
        return ArchiveEntries(className: name, classes: classes, list: entries)
    }

    private func object(at number: Int) -> KeyedArchive.Object? {
        guard failure == nil else { return nil }
        do { return try archive.object(number) } catch {
            fail(CAMLError(error))
            return nil
        }
    }

    /// The value of an object for a program; nil where it makes no sense.
    func value(at number: Int) -> Any? {
        if let known = made[number] { return known }
        switch object(at: number) {
        case .plain(let plain)?:
            // A plain value is none of the objects; one that says so leads to itself.
            if case .object = plain { return nil }
            return value(of: plain)
        case .keyed(let name, let classes, let list)?:
            let entries = ArchiveEntries(className: name, classes: classes, list: list)
            if entries.isLayer { return layer(number, entries) }
            return inside(number) { entries.isOwn ? ownObject(entries) : appleValue(entries) }
        case nil: return nil
        }
    }

    /// Makes an object, unless it is being made or lies too deep, and keeps it.
    private func inside(_ number: Int, _ make: () -> Any?) -> Any? {
        guard depth < Self.deepest, open.insert(number).inserted else { return nil }
        depth += 1
        let found = make()
        depth -= 1
        open.remove(number)
        made[number] = .some(found)
        return found
    }

    /// The program's form of an archived value; nil where it makes no sense.
    func value(of archived: KeyedArchive.Value) -> Any? {
        switch archived {
        case .null: NSNull()
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .number(let number): number.isNaN ? nil : NSNumber(value: number)
        case .text(let text): text
        case .data(let data): data
        case .object(let number): value(at: number)
        case .list(let items): items.map { value(of: $0) ?? NSNull() }
        case .other: nil
        }
    }

    /// The number that a value is, itself or as an object; nil for anything else.
    func number(of archived: KeyedArchive.Value) -> Double? {
        switch archived {
        case .bool(let flag): flag ? 1 : 0
        case .integer(let number): Double(number)
        case .number(let number): number
        case .object(let place):
            if case .plain(let plain)? = object(at: place) { number(ofPlain: plain) } else { nil }
        default: nil
        }
    }

    private func number(ofPlain plain: KeyedArchive.Value) -> Double? {
        if case .object = plain { nil } else { number(of: plain) }
    }

    /// An object in the form of this project: a class of ours, or of the program's, that reads itself.
    private func ownObject(_ entries: ArchiveEntries) -> Any? {
        guard let found = entries.ownClass else {
            note(.dropped, "unknown class \(entries.className)")
            return nil
        }
        return found.init(coder: ArchiveCoder(self, entries))
    }

    // MARK: Layers

    /// The layer that an object is; nil where it is none.
    ///
    /// Its values come later.
    func layer(_ number: Int) -> CALayer? {
        if let known = made[number] { return known as? CALayer }
        guard let entries = entries(number), entries.isLayer else { return nil }
        return layer(number, entries)
    }

    private func layer(_ number: Int, _ entries: ArchiveEntries) -> CALayer? {
        layerCount += 1
        guard layerCount <= limits.markup.layers else {
            fail(.limit(name: "layers", value: layerCount, limit: limits.markup.layers))
            return nil
        }
        if entries.isOwn { return inside(number) { ownObject(entries) } as? CALayer }
        let known = entries.classes.lazy.compactMap { ClassNames.makeLayer($0) }.first
        let layer = known ?? CALayer()
        if ClassNames.layer(entries.className) == nil {
            note(.approximated, "unknown class \(entries.className)")
        }
        made[number] = .some(layer)
        pending.append((number, layer))
        return layer
    }

    /// The keys of a layer in archives beside its own values.
    private static let surroundings: Set = ["superlayer", "delegate", "layoutManager"]

    private func fill(_ layer: CALayer, _ number: Int) {
        guard let entries = entries(number) else { return }
        var contents = ContentsAdjustment()
        for (key, archived) in entries.list where failure == nil {
            switch key {
            case "sublayers":
                for member in members(of: archived) {
                    if let sublayer = self.layer(member), sublayer.superlayer == nil, sublayer !== layer {
                        layer.addSublayer(sublayer)
                    }
                }
            case "mask":
                if case .object(let place) = archived, let mask = self.layer(place), mask.superlayer == nil {
                    layer.mask = mask
                }
            case "states": layer.states = (value(of: archived) as? [Any])?.compactMap { $0 as? CAState }
            case "stateTransitions":
                layer.stateTransitions = (value(of: archived) as? [Any])?.compactMap {
                    $0 as? CAStateTransition
                }
            case _ where Self.surroundings.contains(key) || PropertyTypes.withoutEffect.contains(key): break
            case _ where ContentsAdjustment.keys.contains(key):
                if !contents.set(key, value(of: archived)) { note(.dropped, "value of \(key)") }
            default: set(key, archived, of: layer, entries)
            }
        }
        if let issue = contents.apply(to: layer) { note(.approximated, issue) }
    }

    private func set(
        _ key: String,
        _ archived: KeyedArchive.Value,
        of layer: CALayer,
        _ entries: ArchiveEntries
    ) {
        let value = value(of: archived)
        if add(value, to: layer) { return }
        guard PropertyTypes.ofLayer(key) != nil else {
            return note(.dropped, "value \(key) of \(entries.className)")
        }
        guard let value else { return note(.dropped, "value of \(key)") }
        layer.setValue(value is NSNull ? nil : value, forKey: key)
    }

    /// Adds the animations that a value holds, alone, in a list or by their keys; false where it holds none.
    private func add(_ value: Any?, to layer: CALayer) -> Bool {
        func add(_ animation: CAAnimation, _ key: String?) {
            layer.add(animation, forKey: key ?? (animation as? CAPropertyAnimation)?.keyPath)
        }
        switch value {
        case let animation as CAAnimation: add(animation, nil)
        case let list as [Any] where list.contains { $0 is CAAnimation }:
            for case let animation as CAAnimation in list { add(animation, nil) }
        case let table as [String: Any] where table.values.contains { $0 is CAAnimation }:
            for (key, animation) in table.sorted(by: { $0.key < $1.key }) {
                if let animation = animation as? CAAnimation { add(animation, key) }
            }
        default: return false
        }
        return true
    }

    /// The objects of a list, whatever it is wrapped in.
    func members(of archived: KeyedArchive.Value) -> [Int] {
        var archived = archived
        for _ in 0..<4 {
            switch archived {
            case .list(let items):
                return items.compactMap { if case .object(let number) = $0 { number } else { nil } }
            case .object(let number):
                guard let entries = entries(number),
                    let inner = entries["NS.objects"] ?? entries["array"] ?? entries.onlyValue
                else { return [] }
                archived = inner
            default: return []
            }
        }
        return []
    }

    /// The values of a dictionary by their keys, in the order of the file; nil for an object that is none.
    func pairs(of entries: ArchiveEntries) -> [(key: String, value: KeyedArchive.Value)]? {
        guard case .list(let keys)? = entries["NS.keys"], case .list(let values)? = entries["NS.objects"]
        else {
            return nil
        }
        return zip(keys, values).compactMap { key, value in
            (self.value(of: key) as? String).map { ($0, value) }
        }
    }

    // MARK: Limits

    /// Counts values of key frames; false when there are too many.
    func countKeyframes(_ count: Int) -> Bool {
        keyframeCount += count
        if keyframeCount > limits.markup.keyframes {
            fail(.limit(name: "values of key frames", value: keyframeCount, limit: limits.markup.keyframes))
        }
        return failure == nil
    }

    /// Counts points of paths; false when there are too many.
    func countPoints(_ count: Int) -> Bool {
        pointCount += count
        if pointCount > limits.markup.pathPoints {
            fail(.limit(name: "points of paths", value: pointCount, limit: limits.markup.pathPoints))
        }
        return failure == nil
    }
}
