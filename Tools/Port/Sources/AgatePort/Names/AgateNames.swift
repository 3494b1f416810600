import Foundation

/// The names that Agate's modules declare, read off its sources.
public struct AgateNames: Sendable {
    /// All names of public declarations, and those of requirements of public protocols.
    let names: Set<String>

    /// The folders of the modules that `UIKit` shows as one; one that a checkout lacks is left out.
    public static let kit = [
        "UIKit", "UIKitBase", "UIKitCore", "UIKitControls", "UIKitLists", "UIKitControllers", "UIKitDynamics",
        "UIKitHost", "UIKitInterfaceBuilder",
    ]

    /// Reads the sources of a checkout of Agate.
    ///
    /// - Returns: nil where the folder is none.
    public init?(checkout folder: String) {
        guard let manifest = try? PortFiles.read(folder + "/Package.swift"),
            String(decoding: manifest, as: UTF8.self).contains("name: \"agate\"")
        else { return nil }
        let modules =
            [
                "AgateGeometry", "AgatePixels", "AgateTiming", "AgateScene", "AgateText", "CoreGraphics",
                "CoreText",
                "ImageIO", "QuartzCore",
            ] + Self.kit
        let paths = modules.map { "\(folder)/Sources/\($0)" }.filter {
            FileManager.default.fileExists(atPath: $0)
        }
        guard let files = try? SourceFolder(paths: paths).sources else { return nil }
        let parts = DeepThreads.map(files.count) { place in
            (try? PortFiles.read(files[place].path)).map(Self.names) ?? []
        }
        // Foundation has these here, which are CoreGraphics' elsewhere.
        let foundation: Set = ["CFTimeInterval", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector"]
        names = parts.reduce(into: foundation) { $0.formUnion($1) }
    }

    /// Looks for a checkout in the folders around a file, such as the tool's own.
    public static func checkout(around path: String) -> String? {
        var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift").path
            let client = folder.appendingPathComponent("Sources/QuartzCore").path
            if FileManager.default.fileExists(atPath: manifest),
                FileManager.default.fileExists(atPath: client)
            {
                return folder.path
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The names after the words that declare something, on lines that say `public` or `open`, or that only protocols and
    /// enumerations have.
    private static func names(in bytes: [UInt8]) -> Set<String> {
        var result: Set<String> = []
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.drop { $0 == " " }
            guard !text.hasPrefix("//") else { continue }
            let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
            guard let first = words.first else { continue }
            if first == "case" {
                for word in words.dropFirst() where word.first?.isLowercase == true {
                    result.insert(String(word))
                }
                continue
            }
            let isOpen = words.prefix(6).contains("public") || words.prefix(6).contains("open")
            guard isOpen || first == "func" || first == "var" || first == "static" else { continue }
            for (place, word) in words.enumerated() where keywords.contains(word) {
                let next = words.dropFirst(place + 1).first { !keywords.contains($0) }
                if let next { result.insert(String(next)) }
                break
            }
        }
        return result
    }

    private static let keywords: Set<Substring> = [
        "actor", "class", "enum", "func", "let", "protocol", "static", "struct", "typealias", "var",
    ]
}
