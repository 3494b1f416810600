#if AGATE_FONTS
import CLibFontconfig
import Synchronization

/// Reads which fonts fontconfig knows, and in which order it would try them.
///
/// `@unchecked Sendable`: fontconfig's configuration is used under the lock.
final class FontconfigReader: @unchecked Sendable {
    private let configuration: OpaquePointer?
    private let lock = Mutex<Void>(())

    /// Loads the configuration of the system and the user.
    init() {
        configuration = FcInitLoadConfigAndFonts()
    }

    deinit {
        if let configuration { FcConfigDestroy(configuration) }
    }

    /// The values that two versions of one font have in common.
    private struct FontIdentity: Hashable {
        let postScriptName: String
        let isItalic: Bool
        let weights, widths: ClosedRange<Double>

        init(_ record: FontRecord) {
            (postScriptName, isItalic) = (record.postScriptName, record.isItalic)
            (weights, widths) = (record.weights, record.widths)
        }
    }

    /// The outline fonts and bitmap fonts in colour that are installed, sorted by file and place in it.
    func records() -> [FontRecord] {
        lock.withLock { _ in
            guard let configuration else { return [] }
            var found: [(path: String, index: Int, record: FontRecord, version: Int)] = []
            for kind in [FcSetSystem, FcSetApplication] {
                guard let set = FcConfigGetFonts(configuration, kind), let fonts = set.pointee.fonts else {
                    continue
                }
                for place in 0..<Int(set.pointee.nfont) {
                    guard let pattern = fonts[place], let record = Self.record(pattern) else { continue }
                    guard case .path(let path) = record.source else { continue }
                    found.append((path, record.index, record, Self.integer(pattern, FC_FONTVERSION) ?? 0))
                }
            }
            // A variable face comes once for its axes, which is the one that reaches furthest.
            found.sort {
                if $0.path != $1.path { return $0.path < $1.path }
                if $0.index != $1.index { return $0.index < $1.index }
                return Self.reach($0.record) > Self.reach($1.record)
            }
            // Of a font that is installed in several versions the newest counts, whatever the folders are called.
            var newest: [FontIdentity: Int] = [:]
            for item in found {
                let identity = FontIdentity(item.record)
                newest[identity] = max(newest[identity] ?? item.version, item.version)
            }
            var result: [FontRecord] = []
            for (place, item) in found.enumerated() where newest[FontIdentity(item.record)] == item.version {
                let isRepeated =
                    place > 0 && found[place - 1].path == item.path && found[place - 1].index == item.index
                if !isRepeated { result.append(item.record) }
            }
            return result
        }
    }

    /// The files and places of fonts in the order that fontconfig would try them for a language, sans serif ones first.
    func order(language: String) -> [(path: String, index: Int)] {
        lock.withLock { _ in
            guard let configuration, let pattern = FcPatternCreate() else { return [] }
            defer { FcPatternDestroy(pattern) }
            FcPatternAddString(pattern, FC_FAMILY, "sans-serif")
            if !language.isEmpty { FcPatternAddString(pattern, FC_LANG, language) }
            FcConfigSubstitute(configuration, pattern, FcMatchPattern)
            FcDefaultSubstitute(pattern)
            var status = FcResultMatch
            guard let set = FcFontSort(configuration, pattern, 0, nil, &status) else { return [] }
            defer { FcFontSetDestroy(set) }
            guard let fonts = set.pointee.fonts else { return [] }
            return (0..<Int(set.pointee.nfont)).compactMap { place in
                guard let font = fonts[place], let path = Self.string(font, FC_FILE) else { return nil }
                return (path, (Self.integer(font, FC_INDEX) ?? 0) & 0xFFFF)
            }
        }
    }

    private static func reach(_ record: FontRecord) -> Double {
        record.weights.upperBound - record.weights.lowerBound
    }

    // MARK: Patterns

    /// Nil for bitmap fonts without colour, fonts of other formats, and named places of variable faces.
    private static func record(_ pattern: OpaquePointer) -> FontRecord? {
        let isOutline = boolean(pattern, FC_SCALABLE) ?? false
        let isColor = boolean(pattern, FC_COLOR) ?? false
        let format = string(pattern, FC_FONTFORMAT) ?? ""
        guard isOutline || isColor, format == "TrueType" || format == "CFF",
            let path = string(pattern, FC_FILE), let family = string(pattern, FC_FAMILY)
        else { return nil }
        let index = integer(pattern, FC_INDEX) ?? 0
        let isVariable = boolean(pattern, FC_VARIABLE) ?? false
        guard isVariable || index >> 16 == 0 else { return nil }
        var charset: OpaquePointer?
        let hasCharset = FcPatternGetCharSet(pattern, FC_CHARSET, 0, &charset) == FcResultMatch
        let weights = range(pattern, FC_WEIGHT) ?? 80...80
        let widths = range(pattern, FC_WIDTH) ?? 100...100
        return FontRecord(
            path: path,
            index: index & 0xFFFF,
            families: [family] + strings(pattern, FC_FAMILY).dropFirst(),
            fullNames: strings(pattern, FC_FULLNAME),
            postScriptName: string(pattern, FC_POSTSCRIPT_NAME) ?? family,
            weights: weightClass(weights.lowerBound)...weightClass(weights.upperBound),
            widths: WidthPercent.widthClasses(widths.lowerBound, widths.upperBound),
            isItalic: (integer(pattern, FC_SLANT) ?? 0) > 0,
            isColor: isColor,
            coverage: hasCharset ? charset.flatMap(FontCoverage.init) : nil
        )
    }

    private static func weightClass(_ weight: Double) -> Double {
        let value = FcWeightToOpenTypeDouble(weight)
        return value > 0 ? min(value.rounded(), 1000) : 400
    }

    private static func string(_ pattern: OpaquePointer, _ key: String, _ place: Int = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, Int32(place), &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
        var result: [String] = []
        while result.count < 64, let next = string(pattern, key, result.count) { result.append(next) }
        return result
    }

    private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    private static func boolean(_ pattern: OpaquePointer, _ key: String) -> Bool? {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch ? value == 1 : nil
    }

    /// A number or a range of numbers.
    private static func range(_ pattern: OpaquePointer, _ key: String) -> ClosedRange<Double>? {
        var number = 0.0
        if FcPatternGetDouble(pattern, key, 0, &number) == FcResultMatch, number.isFinite {
            return number...number
        }
        var range: OpaquePointer?
        var (low, high) = (0.0, 0.0)
        guard FcPatternGetRange(pattern, key, 0, &range) == FcResultMatch, let range,
            FcRangeGetDouble(range, &low, &high) != 0, low.isFinite, high.isFinite
        else { return nil }
        return min(low, high)...max(low, high)
    }
}
#else
/// Without the trait Fonts no fonts are installed.
final class FontconfigReader: Sendable {
    func records() -> [FontRecord] { [] }
    func order(language: String) -> [(path: String, index: Int)] { [] }
}
#endif
