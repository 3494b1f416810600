import AgateDisplay
import Foundation
import UIKit

// Documents of Interface Builder.

extension Probe {
    @MainActor static let interfaces: [Probe] = [
        Probe("views of a nib", 50) { count, measured in
            let views = (0..<count).map {
                "<view tag=\"\($0)\" id=\"v\($0)\"><rect key=\"frame\" x=\"0.0\" y=\"\($0)\" width=\"9\" height=\"9\"/></view>"
            }
            load("<view id=\"r\"><subviews>\(views.joined())</subviews></view>", measured)
        },
        Probe("static rows of a nib", 10) { count, measured in
            let rows = (0..<count).map {
                "<tableViewCell id=\"c\($0)\"><tableViewCellContentView key=\"contentView\" id=\"d\($0)\"/></tableViewCell>"
            }
            load(
                "<tableView dataMode=\"static\" id=\"t\"><sections><tableViewSection id=\"s\"><cells>\(rows.joined())</cells></tableViewSection></sections></tableView>",
                measured
            )
        },
        Probe("outlets of a nib", 50) { count, measured in
            let outlets = (0..<count).map {
                "<outlet property=\"maskView\" destination=\"m\" id=\"o\($0)\"/>"
            }
            load(
                "<view id=\"m\"/><view id=\"r\"><connections>\(outlets.joined())</connections></view>",
                measured
            )
        },
    ]

    /// Measures how a nib of some elements is read and its objects are made.
    @MainActor private static func load(_ elements: String, _ measured: (() -> Void) -> Void) {
        let document = Data(
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>\(elements)</objects></document>"
                .utf8
        )
        ManualDisplay.run(size: CGSize(width: 320, height: 480)) { _ in
            measured { _ = UINib(data: document, bundle: nil).instantiate(withOwner: nil) }
        }
    }
}
