import AgateDisplay
import Foundation
import Lottie
import QuartzCore

/// Texts of Lottie files in many scripts, as outlines, and pictures where characters have colours.
enum ScriptCases {
    private static let words = [
        "Agate AVATAR", "e\u{301}a\u{308}o\u{302}\u{323}", "Ἑλλάς", "Здравствуй", "Բարեւ", "გამარჯობა",
        "שָׁלוֹם", "مرحبا بالعالم", "क्षत्रिय हिन्दी",
        "নমস্কার", "ਸਤਿ ਸ੍ਰੀ", "નમસ્તે", "வணக்கம்", "నమస్కారం", "ನಮಸ್ಕಾರ", "നമസ്കാരം", "ආයුබෝවන්", "สวัสดีครับ", "ສະບາຍດີ",
        "བཀྲ་ཤིས", "မင်္ဂလာပါ", "សួស្តី", "ሰላም", "日本語かな", "안녕하세요", "abc שלום 12", "A😀👩‍👩‍👧🇩🇪B",
    ]

    /// A document with a text layer for each word, in two columns.
    private static func document(_ words: [String], _ width: Int, _ height: Int, animators: [Any] = [])
        -> LottieAnimation?
    {
        let layers = words.enumerated().map { number, word -> [String: Any] in
            let place = [4 + number % 2 * 104, 18 + number / 2 * 24]
            let text: [String: Any] = ["t": word, "f": "A", "s": 15, "lh": 18, "fc": [0.1, 0.1, 0.2]]
            return [
                "ty": 5, "ip": 0, "op": 60, "ks": ["p": ["k": place]],
                "t": ["d": ["k": [["t": 0, "s": text]]], "a": animators],
            ]
        }
        return try? LottieAnimation(dictionary: [
            "w": width, "h": height, "fr": 30, "ip": 0, "op": 60, "layers": layers,
            "fonts": ["list": [["fName": "A", "fFamily": "Liberation Sans", "fStyle": "Regular"]]],
        ])
    }

    static let all: [GoldenCase] = [
        scene("script/words", 208, height: 344) { page in
            guard let made = document(words, 208, 344)?.makeLayer() else { return }
            page.put(made, 0, 0, 208, 344)
        },
        scene("script/by-characters", 208, height: 56) { page in
            let animators: [Any] = [
                [
                    "s": ["t": 0, "b": 1, "sh": 2, "r": 1],
                    "a": ["p": ["k": [0, 8]], "r": ["k": 20], "fc": ["k": [0.8, 0.1, 0.1]]],
                ]
            ]
            let texts = ["office", "مرحبا", "क्षत्रिय", "a😀b"]
            guard let made = document(texts, 208, 56, animators: animators)?.makeLayer() else { return }
            page.put(made, 0, 0, 208, 56)
        },
    ]
}
