import Foundation
import QuartzCore
import Testing

private class Target: NSObject {
    nonisolated(unsafe) static var calls: [String] = []
    var heard: [String] = []
    var level = 1

    func plain() { heard.append("plain") }
    func take(_ value: Any) { heard.append("\(value)") }
    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func tick(_ timer: Timer) { heard.append("tick") }
    func add(_ a: String, _ b: String) -> NSString { NSString(string: a + b) }
    func none() -> NSString? { nil }
    static func shared() { calls.append("shared") }
}

/// A protocol as `agate port` makes one of optional requirements.
private protocol Teller: AnyObject {
    func tell(_ number: Int)
    func hush()
}

extension Teller {
    fileprivate func tell(_ number: Int) {}
    fileprivate func hush() {}
}

private class Listing: Target, Teller, MethodLister {
    class var implementedMethods: Set<String> { ["tell:"] }
    func tell(_ number: Int) { heard.append("\(number)") }
}

private final class LongerListing: Listing {
    override class var implementedMethods: Set<String> { super.implementedMethods.union(["hush"]) }
    func hush() {}
}

private final class Unlisted: Target, Teller {}

@Suite("Methods by selectors")
struct SelectorCallsTests {
    @Test("perform calls with none, one and two arguments and gives an object that a method returns")
    func perform() {
        let target = Target()
        target.perform(Selector("plain", Target.plain))
        target.perform(Selector("take:", Target.take), with: 7)
        let sum = target.perform(Selector("add::", Target.add), with: "a", with: "b")
        #expect(target.heard == ["plain", "7"])
        #expect(sum?.takeUnretainedValue() as? NSString == "ab")
        #expect(target.perform(Selector("none", Target.none)) == nil)
        #expect(target.perform(Selector("plain")) == nil)
    }

    @Test("an object responds to selectors with methods of its class")
    func responds() {
        #expect(Target().responds(to: Selector("plain", Target.plain)))
        #expect(!NSObject().responds(to: Selector("plain", Target.plain)))
        #expect(!Target().responds(to: Selector("plain")))
        #expect(!Target().responds(to: nil))
    }

    @Test("a class that lists its methods answers by the list for requirements and for names alone")
    func listed() {
        let (requirement, other) = (Selector("tell:", Teller.tell), Selector("hush", Teller.hush))
        #expect(Listing().responds(to: requirement) && !Listing().responds(to: other))
        #expect(Listing().responds(to: Selector("tell:")) && !Listing().responds(to: Selector("hush")))
        // What its superclass has, which lists nothing, it has too.
        #expect(Listing().responds(to: Selector("plain", Target.plain)))
        // A subclass adds to the list; who lists nothing has what has a default.
        #expect(LongerListing().responds(to: other) && LongerListing().responds(to: requirement))
        #expect(Unlisted().responds(to: other))
        #expect((Listing() as any NSObjectProtocol).responds(to: requirement))
    }

    @Test("a method is there for an object whose class lists it, and for one whose class lists none")
    func presence() {
        func isThere(_ teller: (any Teller)?) -> [Bool] {
            [
                AbsentRequirement.method(teller?.tell, "tell:", of: teller) != nil,
                AbsentRequirement.method(teller?.hush, "hush", of: teller) != nil,
            ]
        }
        #expect(isThere(nil) == [false, false])
        #expect(isThere(Listing()) == [true, false])
        #expect(isThere(LongerListing()) == [true, true])
        #expect(isThere(Unlisted()) == [true, true])
        let listing = Listing()
        let teller: (any Teller)? = listing
        AbsentRequirement.method(teller?.tell, "tell:", of: teller)?(5)
        #expect(listing.heard == ["5"])
    }

    @Test("selectors of accessors and of methods of a class")
    func accessors() {
        let target = Target()
        #expect(Selector("level", getter: \Target.level).perform(on: target) as? Int == 1)
        Selector("setLevel:", setter: \Target.level).perform(on: target, with: [5])
        #expect(target.level == 5)
        Selector("shared", ofClass: Target.shared).perform(on: Target.self)
        #expect(Target.calls == ["shared"])
    }

    @Test("a notification center calls a method until its observer is removed or gone")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        var target: Target? = Target()
        weak let seen = target
        let selector = Selector("hear:", Target.hear)
        if let target {
            center.addObserver(target, selector: selector, name: name, object: nil)
            center.addObserver(target, selector: selector, name: Notification.Name("b"), object: nil)
            center.post(name: name, object: nil)
            center.removeObserver(target, name: name, object: nil)
            center.post(name: name, object: nil)
            center.post(name: Notification.Name("b"), object: nil)
            #expect(target.heard == ["a", "b"])
            center.removeObserver(target)
            center.post(name: Notification.Name("b"), object: nil)
            #expect(target.heard == ["a", "b"])
            center.addObserver(target, selector: selector, name: name, object: nil)
        }
        target = nil
        #expect(seen == nil, "the center keeps its observer")
        center.post(name: name, object: nil)
    }

    @Test("an observer hears of one object alone, if it says which")
    func oneObject() {
        let center = NotificationCenter()
        let target = Target()
        let poster = NSObject()
        center.addObserver(
            target,
            selector: Selector("hear:", Target.hear),
            name: nil,
            object: poster
        )
        center.post(name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("b"), object: poster)
        #expect(target.heard == ["b"])
    }

    @Test("a block's observer is removed as before")
    func blocks() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: Notification.Name("a"), object: nil)
        center.removeObserver(token)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(count == 1)
    }

    @Test("a timer calls a method")
    func timers() {
        let target = Target()
        let timer = Timer(
            timeInterval: 1,
            target: target,
            selector: Selector("tick:", Target.tick),
            userInfo: nil,
            repeats: true
        )
        timer.fire()
        #expect(target.heard == ["tick"])
        timer.invalidate()
    }

    private final class Carrier {
        var carried: [String] = []
        func tick(_ timer: Timer) { carried.append(timer.userInfo as? String ?? "") }
    }

    @Test("a timer takes along what it was given until it is stopped")
    func carrying() {
        let target = Carrier()
        let selector = Selector("tick:", Carrier.tick)
        weak var kept: Witness?
        let timer: Timer
        do {
            let witness = Witness()
            kept = witness
            timer = Timer(
                timeInterval: 1,
                target: target,
                selector: selector,
                userInfo: witness,
                repeats: true
            )
        }
        #expect(timer.userInfo as? Witness === kept && kept != nil)
        timer.invalidate()
        #expect(timer.userInfo == nil && kept == nil)
        let other = Timer.scheduledTimer(
            timeInterval: 1,
            target: target,
            selector: selector,
            userInfo: "a",
            repeats: true
        )
        other.fire()
        other.invalidate()
        let plain = Timer(
            fireAt: Date(),
            interval: 1,
            target: target,
            selector: selector,
            userInfo: nil,
            repeats: true
        )
        plain.fire()
        plain.invalidate()
        #expect(target.carried == ["a", ""])
    }

    private final class Witness {}
}
