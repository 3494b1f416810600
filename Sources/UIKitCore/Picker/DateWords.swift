import Foundation

/// Words and numbers of dates in a language that formats of dates do not give.
enum DateWords {
    /// What the present day is called, in English for languages that are not here: the formats of this system know no relative days.
    static func today(_ locale: Locale) -> String {
        todays[locale.language.languageCode?.identifier ?? "en"] ?? "Today"
    }

    private static let todays: [String: String] = [
        "ar": "اليوم", "bg": "Днес", "ca": "Avui", "cs": "Dnes", "da": "I dag", "de": "Heute",
        "el": "Σήμερα", "en": "Today", "es": "Hoy", "fi": "Tänään", "fr": "Aujourd’hui", "he": "היום",
        "hi": "आज", "hr": "Danas", "hu": "Ma", "id": "Hari Ini", "it": "Oggi", "ja": "今日", "ko": "오늘",
        "ms": "Hari Ini", "nb": "I dag", "nl": "Vandaag", "no": "I dag", "pl": "Dzisiaj", "pt": "Hoje",
        "ro": "Astăzi", "ru": "Сегодня", "sk": "Dnes", "sv": "Idag", "th": "วันนี้", "tr": "Bugün",
        "uk": "Сьогодні", "vi": "Hôm nay", "zh": "今天",
    ]

    /// A number in the digits of the language.
    static func number(_ value: Int, digits: Int = 1, _ locale: Locale) -> String {
        value.formatted(.number.grouping(.never).precision(.integerLength(digits...)).locale(locale))
    }

    /// A number of hours.
    static func hours(_ count: Int, _ locale: Locale) -> String {
        let style = Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide).locale(locale)
        return Duration.seconds(count * 3600).formatted(style)
    }

    /// A number of minutes, short.
    static func minutes(_ count: Int, _ locale: Locale) -> String {
        let style = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .abbreviated).locale(locale)
        return Duration.seconds(count * 60).formatted(style)
    }
}
