import Foundation
import Testing
import UIKit

/// A class as `agate port` writes it: properties say that they change, derived ones which others they follow from.
private class Person: NSObject, KeyValueDependent {
    var firstName = "Ada" {
        willSet { willChangeValue(forKey: "firstName", from: firstName) }
        didSet { didChangeValue(forKey: "firstName", to: firstName) }
    }
    var lastName = "King" {
        willSet { willChangeValue(forKey: "lastName", from: lastName) }
        didSet { didChangeValue(forKey: "lastName", to: lastName) }
    }
    var fullName: String { "\(firstName) \(lastName)" }
    var greeting: String { "Hello \(fullName)" }

    class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        switch key {
        case "fullName": ["firstName", "lastName"]
        case "greeting": ["fullName"]
        // A circle is none of ours to mend.
        case "firstName": ["greeting"]
        default: super.keyPathsForValuesAffectingValue(forKey: key)
        }
    }
}

/// Properties that follow from others.
@Suite("Dependent keys")
struct DependentKeyTests {
    @Test(
        "who observes a property hears of changes of those that it follows from, with the values before and after"
    )
    func derived() {
        let person = Person()
        var heard: [String] = []
        let observation = person.observe(\.greeting, named: "greeting", options: [.old, .new]) { _, change in
            heard.append("\(change.oldValue ?? "-") > \(change.newValue ?? "-")")
        }
        person.firstName = "Anna"
        person.lastName = "Byron"
        observation.invalidate()
        person.lastName = "King"
        #expect(
            heard == ["Hello Ada King > Hello Anna King", "Hello Anna King > Hello Anna Byron"]
        )
    }

    @Test("prior and initial calls come for a derived property, too")
    func prior() {
        let person = Person()
        var heard: [String] = []
        let observation = person.observe(\.fullName, named: "fullName", options: [.initial, .prior, .new]) {
            heard.append("\($1.isPrior) \($1.newValue ?? "-") \($0.fullName)")
        }
        person.lastName = "Lovelace"
        withExtendedLifetime(observation) {}
        #expect(heard == ["false Ada King Ada King", "true - Ada King", "false Ada Lovelace Ada Lovelace"])
    }

    @Test("a class without dependent keys has none")
    func none() {
        #expect(NSObject.keyPathsForValuesAffectingValue(forKey: "x").isEmpty)
    }
}
