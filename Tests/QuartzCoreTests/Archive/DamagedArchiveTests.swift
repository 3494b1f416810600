import AgateTestSupport
import Foundation
import QuartzCore
import Testing

// An archive that was damaged behind its outermost object gives an error, or an object without what makes no sense.
//
// The outermost object's class stays whole here: `NSKeyedUnarchiver` on Linux ends the program over one of another class
// before it asks any class of ours.
@Suite("Archives that were damaged")
struct DamagedArchiveTests {
    private typealias Table = [String: Any]

    /// What became of damaged archives.
    private struct Outcome {
        var read = 0
        var refused = 0

        mutating func unarchive(_ plist: Table) throws {
            unarchive(
                try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
            )
        }

        mutating func unarchive(_ data: Data) {
            do {
                let object = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [CALayer.self], from: data)
                #expect(object == nil || object is CALayer)
                read += 1
            } catch {
                refused += 1
            }
        }
    }

    private func archive() throws -> Table {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: HostileArchiveTests.sample(),
            requiringSecureCoding: true
        )
        return try #require(
            try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? Table
        )
    }

    private func objects(of plist: Table) throws -> [Any] { try #require(plist["$objects"] as? [Any]) }

    private func replacing(_ objects: [Any], in plist: Table) -> Table {
        var plist = plist
        plist["$objects"] = objects
        return plist
    }

    /// A reference to an object, as property lists have it.
    private func reference(_ place: Int) throws -> Any {
        let text = "<plist version=\"1.0\"><dict><key>CF$UID</key><integer>\(place)</integer></dict></plist>"
        return try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    }

    private func isReference(_ value: Any) -> Bool { "\(type(of: value))" == "_NSKeyedArchiverUID" }

    /// The objects that may be damaged: all but `$null`, the outermost one and the description of its class.
    private func places(in objects: [Any]) -> [Int] {
        let rootClass = (objects[1] as? Table).flatMap { place(of: $0) }
        return objects.indices.dropFirst(2).filter { $0 != rootClass }
    }

    @Test("every reference of every object to every other object, and to none")
    func references() throws {
        let plist = try archive()
        let objects = try objects(of: plist)
        var outcome = Outcome()
        for place in objects.indices.dropFirst() {
            guard let table = objects[place] as? Table else { continue }
            for (key, value) in table where isReference(value) && !(place == 1 && key == "$class") {
                for target in Array(objects.indices) + [objects.count, 1_000_000] {
                    var damaged = objects
                    var changed = table
                    changed[key] = try reference(target)
                    damaged[place] = changed
                    try outcome.unarchive(replacing(damaged, in: plist))
                }
            }
        }
        #expect(outcome.read > 100 && outcome.refused > 10)
    }

    @Test("every entry of every object taken away, or of another type")
    func entries() throws {
        let plist = try archive()
        let objects = try objects(of: plist)
        let strangers: [Any?] = [
            nil, "text", 7, 2.5, Data([1, 2, 3]), [1, "two"], Table(), true, Date(timeIntervalSince1970: 0),
        ]
        var outcome = Outcome()
        for place in objects.indices.dropFirst() {
            guard let table = objects[place] as? Table else { continue }
            for key in table.keys.sorted() where place != 1 || key != "$class" {
                if !places(in: objects).contains(place), place != 1 { continue }
                for stranger in strangers {
                    var damaged = objects
                    var changed = table
                    changed[key] = stranger
                    damaged[place] = changed
                    try outcome.unarchive(replacing(damaged, in: plist))
                }
            }
        }
        #expect(outcome.read > 100)
    }

    @Test("objects that are of another type, gone, or have changed places")
    func exchanged() throws {
        let plist = try archive()
        let objects = try objects(of: plist)
        let places = places(in: objects)
        let root = try #require(objects[1] as? Table)
        let rootClass = try #require(place(of: root))
        var outcome = Outcome()
        for place in places {
            for stranger: Any in ["$null", "text", 7, Data([1]), [Any](), Table()] {
                var damaged = objects
                damaged[place] = stranger
                try outcome.unarchive(replacing(damaged, in: plist))
            }
            for other in places where other > place {
                var damaged = objects
                damaged.swapAt(place, other)
                try outcome.unarchive(replacing(damaged, in: plist))
            }
            if place > rootClass {
                try outcome.unarchive(replacing(Array(objects.prefix(place)), in: plist))
            }
        }
        #expect(outcome.read > 10 && outcome.refused > 10)
    }

    @Test("classes that are none of ours, or none at all")
    func classes() throws {
        let plist = try archive()
        let objects = try objects(of: plist)
        var outcome = Outcome()
        for place in places(in: objects) {
            guard let table = objects[place] as? Table, table["$classname"] != nil else { continue }
            for name: Any in [
                "NSObject", "NSOperation", "NSThread", "NSPredicate", "NSArray", "NSMutableDictionary",
                "NSString",
                "Nobody", "", "QuartzCore.CALayer", "AgateTiming.Nothing", 3,
            ] {
                var damaged = objects
                var changed = table
                changed["$classname"] = name
                damaged[place] = changed
                try outcome.unarchive(replacing(damaged, in: plist))
                changed["$classname"] = nil
                changed["$classhints"] = [name]
                damaged[place] = changed
                try outcome.unarchive(replacing(damaged, in: plist))
            }
        }
        #expect(outcome.read > 10 && outcome.refused > 10)
    }

    @Test("lists that hold themselves, or one another a thousand deep")
    func cycles() throws {
        let plist = try archive()
        let objects = try objects(of: plist)
        var outcome = Outcome()
        let list = objects.count
        let listClass: Table = ["$classname": "NSArray", "$classes": ["NSArray", "NSObject"]]
        let table = try #require(objects[1] as? Table)
        let key = try #require(table.keys.filter { $0.hasPrefix("agate.object") }.min())
        for length in [1, 2, 1_000] {
            var damaged = objects
            var changed = table
            changed[key] = try reference(list)
            damaged[1] = changed
            for index in 0..<length {
                let next = index + 1 < length || length < 10 ? (index + 1) % length : 0
                damaged.append(
                    [
                        "$class": try reference(list + length),
                        "NS.objects": [try reference(next == 0 && length > 10 ? 0 : list + next)],
                    ] as Table
                )
            }
            damaged.append(listClass)
            try outcome.unarchive(replacing(damaged, in: plist))
        }
        #expect(outcome.read + outcome.refused == 3)
    }

    @Test("bytes that were changed")
    func bytes() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: HostileArchiveTests.sample(),
            requiringSecureCoding: true
        )
        let whole = try archive()
        let root = try #require(try objects(of: whole)[1] as? Table)
        var random = SeededGenerator(seed: 23)
        var outcome = Outcome()
        for _ in 0..<2_000 {
            var damaged = data
            for _ in 0..<random.int(in: 1..<4) {
                let byte = UInt8(truncatingIfNeeded: random.next())
                // The mark of a set: Foundation ends the program over a set of what has no hash, whoever reads it.
                damaged[random.int(in: 40..<damaged.count)] = byte & 0xF0 == 0xC0 ? byte ^ 0x40 : byte
            }
            guard
                let plist = try? PropertyListSerialization.propertyList(
                    from: damaged,
                    options: [],
                    format: nil
                )
                    as? Table, keepsRoot(plist, root)
            else { continue }
            outcome.unarchive(damaged)
        }
        #expect(outcome.read > 100)
    }

    /// Whether the outermost object of a damaged archive is where it was and of the class that it had.
    private func keepsRoot(_ plist: Table, _ root: Table) -> Bool {
        func place(_ value: Any?) -> Int? {
            value.flatMap { Mirror(reflecting: $0).descendant("value") as? UInt32 }.map(Int.init)
        }
        guard let objects = plist["$objects"] as? [Any], objects.count > 2, let found = objects[1] as? Table,
            let top = plist["$top"] as? Table, place(top["root"]) == 1,
            let place = place(found["$class"]), place == self.place(of: root), place < objects.count
        else { return false }
        return (objects[place] as? Table)?["$classname"] as? String == "QuartzCore.CAShapeLayer"
    }

    /// Where an object's class is described.
    private func place(of root: Table) -> Int? {
        root["$class"].flatMap { Mirror(reflecting: $0).descendant("value") as? UInt32 }.map(Int.init)
    }
}
