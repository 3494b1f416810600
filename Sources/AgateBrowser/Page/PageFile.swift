/// The files of the page.
package enum PageFile: String, Sendable, CaseIterable {
    case page = "/"
    case look = "/page.css"
    case script = "/page.js"

    /// The file at a path; nil where there is none.
    package init?(path: String) { self.init(rawValue: path) }

    /// Its bytes.
    package var bytes: [UInt8] {
        switch self {
        case .page: PackageResources.page_html
        case .look: PackageResources.page_css
        case .script: PackageResources.page_js
        }
    }

    /// The media type that the browser receives, such as `text/css`.
    package var type: String {
        switch self {
        case .page: "text/html; charset=utf-8"
        case .look: "text/css; charset=utf-8"
        case .script: "text/javascript; charset=utf-8"
        }
    }

    /// Headers of all answers: nothing from elsewhere, no script in the page itself, no frame of another page around it, no caching.
    ///
    /// Source: claim W40.
    package static let headers: [(name: String, value: String)] = [
        (
            "Content-Security-Policy",
            "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
        ),
        ("Cache-Control", "no-store"),
        ("Referrer-Policy", "no-referrer"),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "DENY"),
        ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
    ]
}
