import AgateRendering
import ArgumentParser

/// A colour on the command line: `none`, `white`, `black`, `#rgb`, `#rrggbb` or `#rrggbbaa`.
package struct BackgroundColor: Sendable, Hashable, ExpressibleByArgument {
    /// The colour as `#rrggbbaa`; nil for none.
    package let color: String?

    package init?(argument: String) {
        switch argument.lowercased() {
        case "none", "transparent": color = nil
        case "white": color = "#ffffffff"
        case "black": color = "#000000ff"
        case let text:
            guard let long = HexColor.longForm(text) else { return nil }
            color = long
        }
    }
}
