/// Which keys are on the keyboard.
enum KeyboardPage: Hashable {
    case letters(areUpper: Bool)
    case signs
    /// For numbers alone.
    case digits(hasPoint: Bool)

    /// The page that a kind of text begins with.
    init(_ type: UIKeyboardType) {
        self =
            switch type {
            case .numberPad, .phonePad, .asciiCapableNumberPad: .digits(hasPoint: false)
            case .decimalPad: .digits(hasPoint: true)
            case .numbersAndPunctuation: .signs
            default: .letters(areUpper: false)
            }
    }

    /// What a key does.
    enum Key: Hashable {
        case text(String)
        case delete
        case shift
        case page(KeyboardPage)
        case space
        case enter

        /// How wide it is, in keys of letters.
        var width: Double {
            switch self {
            case .text: 1
            case .delete, .shift: 1.35
            case .page: 2.3
            case .space: 5
            case .enter: 2.3
            }
        }
    }

    /// The keys, from the top row to the lowest one, in the order of a keyboard of the United States.
    var rows: [[Key]] {
        switch self {
        case .letters(let areUpper):
            let texts = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
                row.map { Key.text(areUpper ? $0.uppercased() : String($0)) }
            }
            return [texts[0], texts[1], [.shift] + texts[2] + [.delete], [.page(.signs), .space, .enter]]
        case .signs:
            let texts = ["1234567890", "-/:;()$&@\"", ".,?!'"].map { row in row.map { Key.text(String($0)) } }
            return [
                texts[0], texts[1], texts[2] + [.delete], [.page(.letters(areUpper: false)), .space, .enter],
            ]
        case .digits(let hasPoint):
            let texts = ["123", "456", "789"].map { row in row.map { Key.text(String($0)) } }
            return texts + [
                [hasPoint ? .text(".") : .text("#"), .text("0"), .delete].filter { $0 != .text("#") }
            ]
        }
    }
}
