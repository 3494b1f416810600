package import Foundation

/// The files of the inspector's page.
package enum InspectorPage {
    /// The path of the page's socket, on which messages go in both directions.
    package static let socketPath = "/inspect/socket"

    /// A file by its path in the request; nil where there is none.
    package static func file(at path: String) -> (type: String, bytes: [UInt8])? {
        switch path {
        case "/inspect": ("text/html; charset=utf-8", PackageResources.inspect_html)
        case "/inspect.css": ("text/css; charset=utf-8", PackageResources.inspect_css)
        case "/inspect.js": ("text/javascript; charset=utf-8", PackageResources.inspect_js)
        default: nil
        }
    }

    /// The page with a capture in it, as one file that needs nothing else.
    package static func standalone(_ capture: Data) -> Data {
        var page = String(decoding: PackageResources.inspect_html, as: UTF8.self)
        let look = String(decoding: PackageResources.inspect_css, as: UTF8.self)
        let script = String(decoding: PackageResources.inspect_js, as: UTF8.self)
        // What begins like the end of the element would end it; in JSON the stroke may stand behind a backslash.
        let values = String(decoding: capture, as: UTF8.self).replacingOccurrences(of: "</", with: "<\\/")
            .replacingOccurrences(of: "<!--", with: "<\\u0021--")
        page = page.replacingOccurrences(
            of: "<link rel=\"stylesheet\" href=\"/inspect.css\">",
            with: "<style>\n\(look)</style>"
        )
        page = page.replacingOccurrences(of: "<script src=\"/inspect.js\" defer></script>", with: "")
        let end =
            "<script type=\"application/json\" id=\"capture\">\(values)</script>\n<script>\n\(script)</script>\n</body>"
        return Data(page.replacingOccurrences(of: "</body>", with: end).utf8)
    }
}
