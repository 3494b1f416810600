import AgateText
import Testing

/// The fonts that tests measure with.
enum TestFonts {
    static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    static let variableInter = "/usr/share/fonts/truetype/inter-vf/Inter-roman.var.ttf"
    static let sans = "/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf"
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    static let notoSans = "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"
    static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
    static let devanagari = "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf"
    static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

    /// A font that is not there.
    struct Missing: Error, CustomStringConvertible {
        let path: String
        let package: String?

        var description: String {
            "\(path) is missing: install Debian's package \(package ?? "that has it"), or run Scripts/setup"
        }
    }

    /// Debian's packages by folders and names.
    private static let packages: [(part: String, package: String)] = [
        ("/inter-vf/", "fonts-inter-variable 4.0~beta7+ds-1"), ("/inter/", "fonts-inter 4.0~beta7+ds-1"),
        ("/liberation2/", "fonts-liberation2 2.1.5-1"),
        ("/dejavu/", "fonts-dejavu-core 2.37-6"), ("/jetbrains-mono/", "fonts-jetbrains-mono 2.242+ds-3"),
        ("NotoSansCJK", "fonts-noto-cjk 1:20220127+repack1-1"),
        ("NotoColorEmoji", "fonts-noto-color-emoji 2.042-0+deb12u1"),
        ("/noto/", "fonts-noto-core 20201225-1"),
    ]

    /// Opens a face; a test without its font fails, and says which package has it.
    static func face(_ path: String, _ index: Int = 0, package: String? = nil) throws -> FontFace {
        guard let face = try? FontFile(path: path).face(index) else {
            throw Missing(path: path, package: package ?? packages.first { path.contains($0.part) }?.package)
        }
        return face
    }
}
