import AgateDisplay
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

extension Document {
    /// The first object of a nib of some elements.
    static func made<Object>(_ elements: String, _ type: Object.Type = Object.self) throws -> Object {
        let made = xib(elements).instantiate(withOwner: nil)
        return try #require(made.first as? Object)
    }

    /// What of a nib's elements is not honoured: the subjects, with what would have to be brought.
    static func unheeded(_ elements: String) throws -> [String] {
        // Other tests change the size of the live display.
        try ManualDisplay.run(size: CGSize(width: 375, height: 667)) { _ in
            let survey = try InterfaceSurvey(Data(xibText(elements).utf8), file: "Test.xib")
            let subjects = (survey.issues + survey.missing).map(\.subject)
            return subjects.filter { !$0.hasPrefix("placeholder") }
        }
    }
}
