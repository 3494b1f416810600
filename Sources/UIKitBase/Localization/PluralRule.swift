import Foundation

/// The categories of numbers that a language has forms of words for.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// Which category a number has in a language.
///
/// Source: the cardinal rules of Unicode CLDR, typed in for whole numbers and for numbers with a fraction; languages that are not listed have `one` for 1.
package enum PluralRule {
    /// The category of a number in a language, such as `pl` or `pt-PT`.
    package static func category(_ number: Double, language: String) -> PluralCategory {
        let value = abs(number)
        guard value.isFinite, value < 1e15 else { return .other }
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        guard let code = parts.first.map({ String($0) }) else { return .other }
        let isEuropean = code == "pt" && parts.count > 1 && parts.last == "pt"
        let group = groups[isEuropean ? "pt-pt" : code] ?? .one
        return group.category(whole: Int(value), isWhole: value == value.rounded())
    }

    /// Languages whose rules are the same.
    private enum Group {
        case none, one, millions, zeroAndOne, armenian, french, hindi, sinhala, latvian, lithuanian, russian,
            polish
        case czech, serbian, slovenian, sorbian, romanian, arabic, hebrew, two, irish, scottish, welsh,
            maltese
        case icelandic, macedonian, filipino, danish

        func category(whole n: Int, isWhole: Bool) -> PluralCategory {
            let (tens, hundreds) = (n % 10, n % 100)
            switch self {
            case .none: return .other
            case .one: return isWhole && n == 1 ? .one : .other
            case .millions:
                if isWhole, n == 1 { return .one }
                return isWhole && n != 0 && n % 1_000_000 == 0 ? .many : .other
            case .zeroAndOne: return isWhole && n <= 1 ? .one : .other
            case .armenian: return n <= 1 ? .one : .other
            case .french:
                if n <= 1 { return .one }
                return isWhole && n % 1_000_000 == 0 ? .many : .other
            case .hindi: return n == 0 || isWhole && n == 1 ? .one : .other
            case .sinhala: return isWhole && n <= 1 ? .one : .other
            case .latvian:
                guard isWhole else { return .other }
                if tens == 0 || (11...19).contains(hundreds) { return .zero }
                return tens == 1 ? .one : .other
            case .lithuanian:
                guard isWhole else { return .many }
                if (11...19).contains(hundreds) || tens == 0 { return .other }
                return tens == 1 ? .one : .few
            case .russian:
                guard isWhole else { return .other }
                if tens == 1, hundreds != 11 { return .one }
                return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
            case .polish:
                guard isWhole else { return .other }
                if n == 1 { return .one }
                return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
            case .czech:
                guard isWhole else { return .many }
                if n == 1 { return .one }
                return (2...4).contains(n) ? .few : .other
            case .serbian:
                guard isWhole else { return .other }
                if tens == 1, hundreds != 11 { return .one }
                return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
            case .slovenian, .sorbian:
                guard isWhole else { return self == .slovenian ? .few : .other }
                switch hundreds {
                case 1: return .one
                case 2: return .two
                case 3, 4: return .few
                default: return .other
                }
            case .romanian:
                if isWhole, n == 1 { return .one }
                return !isWhole || n == 0 || (1...19).contains(hundreds) ? .few : .other
            case .arabic:
                guard isWhole else { return .other }
                switch n {
                case 0: return .zero
                case 1: return .one
                case 2: return .two
                default:
                    return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
                }
            case .hebrew:
                if isWhole ? n == 1 : n == 0 { return .one }
                return isWhole && n == 2 ? .two : .other
            case .two:
                guard isWhole else { return .other }
                return n == 1 ? .one : n == 2 ? .two : .other
            case .irish:
                guard isWhole else { return .other }
                switch n {
                case 1: return .one
                case 2: return .two
                case 3...6: return .few
                case 7...10: return .many
                default: return .other
                }
            case .scottish:
                guard isWhole else { return .other }
                switch n {
                case 1, 11: return .one
                case 2, 12: return .two
                case 3...10, 13...19: return .few
                default: return .other
                }
            case .welsh:
                guard isWhole else { return .other }
                switch n {
                case 0: return .zero
                case 1: return .one
                case 2: return .two
                case 3: return .few
                case 6: return .many
                default: return .other
                }
            case .maltese:
                guard isWhole else { return .other }
                switch n {
                case 1: return .one
                case 2: return .two
                default:
                    return n == 0 || (3...10).contains(hundreds)
                        ? .few : (11...19).contains(hundreds) ? .many : .other
                }
            case .icelandic: return isWhole && tens == 1 && hundreds != 11 ? .one : .other
            case .macedonian: return isWhole && tens == 1 && hundreds != 11 ? .one : .other
            case .filipino: return !isWhole || ![4, 6, 9].contains(tens) ? .one : .other
            case .danish: return isWhole ? (n == 1 ? .one : .other) : (n <= 1 ? .one : .other)
            }
        }
    }

    private static let groups: [String: Group] = {
        var groups: [String: Group] = [:]
        for (codes, group) in [
            (
                "ja ko zh yue vi th id in ms my lo km bo dz jv kde kea lkt nqo sah ses sg su to tpi wo yo ig ii",
                Group.none
            ),
            ("ak bh guw ln mg nso pa ti wa", .zeroAndOne), ("hy ff kab", .armenian), ("fr pt", .french),
            ("es it ca gl pt-pt", .millions), ("hi am as bn doi fa gu kn pcm zu", .hindi), ("si", .sinhala),
            ("lv prg", .latvian),
            ("lt", .lithuanian), ("ru uk be", .russian), ("pl", .polish), ("cs sk", .czech),
            ("sr hr bs sh", .serbian), ("sl", .slovenian), ("dsb hsb", .sorbian), ("ro mo", .romanian),
            ("ar ars", .arabic),
            ("he iw", .hebrew), ("iu naq sat se sma smi smj smn sms", .two), ("ga", .irish),
            ("gd", .scottish),
            ("cy", .welsh), ("mt", .maltese), ("is", .icelandic), ("mk", .macedonian),
            ("fil tl ceb", .filipino),
            ("da", .danish),
        ] {
            for code in codes.split(separator: " ") { groups[String(code)] = group }
        }
        return groups
    }()
}
