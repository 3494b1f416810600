import Foundation
import QuartzCore
import Testing

private final class Thing {
    let name: String
    init(_ name: String) { self.name = name }
}

private protocol Listener: AnyObject {}
extension Thing: Listener {}

@Suite("Collections by pointer")
struct PointerCollectionTests {
    @Test("a weak set lets go of what nobody holds, and keeps the order of the rest")
    func weakSet() {
        let table = NSHashTable<Thing>.weakObjects()
        let first = Thing("a")
        var second: Thing? = Thing("b")
        let third = Thing("c")
        for thing in [first, second, third, first, nil] { table.add(thing) }
        #expect(table.allObjects.map(\.name) == ["a", "b", "c"])
        second = nil
        #expect(table.allObjects.map(\.name) == ["a", "c"])
        #expect(table.count == 2)
        #expect(table.contains(first))
        #expect(!table.contains(nil))
        table.remove(first)
        #expect(table.anyObject === third)
        table.removeAllObjects()
        #expect(table.anyObject == nil)
    }

    @Test("a set takes equal objects for one, unless addresses decide")
    func sameness() {
        let equal = NSHashTable<NSString>(options: .strongMemory)
        let same = NSHashTable<NSString>(options: .objectPointerPersonality)
        let strings = [NSMutableString(string: "ab"), NSMutableString(string: "ab")]
        for string in strings {
            equal.add(string)
            same.add(string)
        }
        #expect(equal.count == 1)
        #expect(same.count == 2)
        #expect(equal.member("ab") === strings[0])
        #expect(same.member("ab") == nil)
    }

    @Test("a set of a protocol's objects holds them; sets are united, cut and compared")
    func algebra() {
        let things = (0..<100).map { Thing("\($0)") }
        let even = NSHashTable<any Listener>.weakObjects()
        let low = NSHashTable<any Listener>.weakObjects()
        for (index, thing) in things.enumerated() {
            if index % 2 == 0 { even.add(thing) }
            if index < 50 { low.add(thing) }
        }
        #expect(even.intersects(low))
        let both = even.copy() as! NSHashTable<any Listener>
        both.intersect(low)
        #expect(both.count == 25)
        #expect(both.isSubset(of: even))
        #expect(!even.isSubset(of: both))
        both.union(even)
        #expect(both.isEqual(to: even))
        both.minus(low)
        #expect(both.count == 25)
        #expect(both.allObjects.compactMap { ($0 as? Thing)?.name }.first == "50")
    }

    @Test("a set goes on working when thousands have gone out of it")
    func churn() {
        let table = NSHashTable<Thing>.weakObjects()
        let kept = Thing("kept")
        table.add(kept)
        for index in 0..<5000 {
            let thing = Thing("\(index)")
            table.add(thing)
            if index % 2 == 0 { table.remove(thing) }
        }
        #expect(table.allObjects.map(\.name) == ["kept"])
        #expect(table.contains(kept))
    }

    @Test("a table loses a key when the key or its object is gone")
    func weakTable() {
        let byName = NSMapTable<NSString, Thing>.strongToWeakObjects()
        var thing: Thing? = Thing("a")
        byName.setObject(thing, forKey: "key")
        #expect(byName.object(forKey: "key") === thing)
        #expect(byName.object(forKey: "other") == nil)
        thing = nil
        #expect(byName.object(forKey: "key") == nil)
        #expect(byName.count == 0)

        let byThing = NSMapTable<Thing, NSNumber>(keyOptions: .weakMemory, valueOptions: .strongMemory)
        let kept = Thing("kept")
        var lost: Thing? = Thing("lost")
        byThing.setObject(1, forKey: kept)
        byThing.setObject(2, forKey: lost)
        byThing.setObject(3, forKey: kept)
        #expect(byThing.count == 2)
        lost = nil
        #expect(byThing.count == 1)
        #expect(byThing.object(forKey: kept)?.intValue == 3)
        #expect(byThing.keyEnumerator().allObjects.count == 1)
        #expect((byThing.objectEnumerator()?.nextObject() as? NSNumber)?.intValue == 3)
        byThing.removeObject(forKey: kept)
        #expect(byThing.objectEnumerator() == nil)
    }

    @Test("a table says what it holds as a dictionary, and copies it")
    func dictionary() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "a")
        table.setObject(2, forKey: "b")
        table.setObject(nil, forKey: "c")
        let dictionary = table.dictionaryRepresentation()
        #expect(dictionary.count == 2)
        #expect(dictionary[NSString(string: "b")]?.intValue == 2)
        let copy = table.copy() as! NSMapTable<NSString, NSNumber>
        table.removeAllObjects()
        #expect(copy.object(forKey: "b")?.intValue == 2)
    }

    @Test("an array of addresses keeps empty places until it is packed; places outside of it are nothing")
    func pointers() {
        let array = NSPointerArray.weakObjects()
        let first = Thing("a")
        var second: Thing? = Thing("b")
        array.addPointer(Unmanaged.passUnretained(first).toOpaque())
        array.addPointer(second.map { Unmanaged.passUnretained($0).toOpaque() })
        array.addPointer(nil)
        #expect(array.count == 3)
        #expect(array.allObjects.count == 2)
        second = nil
        #expect(array.pointer(at: 1) == nil)
        #expect(array.pointer(at: 0) == Unmanaged.passUnretained(first).toOpaque())
        array.insertPointer(nil, at: 9)
        array.removePointer(at: -1)
        array.replacePointer(at: 7, withPointer: nil)
        #expect(array.pointer(at: 7) == nil)
        #expect(array.count == 3)
        array.compact()
        #expect(array.count == 1)
        array.count = 0
        #expect(array.allObjects.isEmpty)
    }
}
