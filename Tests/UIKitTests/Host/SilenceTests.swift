import AgateDisplay
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("What a program asks for and does not get is told of once")
struct SilenceTests {
    private func told(_ body: () -> Void) -> [String] {
        var told: [String] = []
        onWindow { _, _ in
            told = AnimationDiagnostics.mistakes {
                body()
                body()
            }
        }
        return told
    }

    @Test("files of Interface Builder, by their names", .claim("Q7.1"))
    func interfaceFiles() {
        let nib = told { UIViewController(nibName: "Main", bundle: nil).loadViewIfNeeded() }
        #expect(
            nib.count == 1 && nib[0].contains("\"Main\" of UIViewController") && nib[0].contains("loadView()")
        )
        #expect(told { _ = UINib(nibName: "Cell", bundle: nil) }.count == 1)
        #expect(told { UIViewController(nibName: nil, bundle: nil).loadViewIfNeeded() }.isEmpty)
    }

    @Test("pictures and colours that are not there", .claim("Q7.1"))
    func pictures() {
        let told = told { _ = UIImage(named: "no such picture") }
        #expect(told.count == 1 && told[0].contains("no such picture") && told[0].contains("Bundle.module"))
        #expect(self.told { _ = UIColor(named: "no such colour") }.count == 1)
    }

    @Test("another display is told anew")
    func displays() {
        for _ in 0..<2 { #expect(told { _ = UINib(nibName: "Cell", bundle: nil) }.count == 1) }
    }
}
