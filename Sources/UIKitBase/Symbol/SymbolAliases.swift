import Foundation

/// Names that mean a drawing of the list under another name: those of later versions, and older spellings.
enum SymbolAliases {
    /// The name that a symbol has in the list; nil where no rule changes it.
    static func drawnName(of name: String) -> String? {
        if let whole = whole[name] { return whole }
        if let number = name.split(separator: ".").first.flatMap({ Int($0) }) {
            if name.hasSuffix(".arrow.trianglehead.clockwise") { return "goforward.\(number)" }
            if name.hasSuffix(".arrow.trianglehead.counterclockwise") { return "gobackward.\(number)" }
        }
        // One word for another, wherever it stands, then the beginnings.
        var words = name.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
        for index in words.indices { words[index] = single[words[index]] ?? words[index] }
        var text = words.joined(separator: ".")
        for (from, to) in parts where text.contains(from) {
            text = text.replacingOccurrences(of: from, with: to)
        }
        if text.hasPrefix("text.doc") { text = "doc.text" + text.dropFirst("text.doc".count) }
        return text == name ? nil : whole[text] ?? text
    }

    /// The letters that stand for signs of currencies.
    static let currencies: [String: String] = [
        "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥", "centsign": "¢",
        "bitcoinsign": "₿", "indianrupeesign": "₹", "rublesign": "₽", "wonsign": "₩",
    ]

    private static let single = [
        "document": "doc", "filled": "fill", "mail": "envelope",
    ]

    private static let parts: [(String, String)] = [
        ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.circlepath"),
        ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
        ("arrow.trianglehead.2.counterclockwise", "arrow.2.circlepath"),
        ("arrow.trianglehead.clockwise", "goforward"), ("arrow.trianglehead.counterclockwise", "gobackward"),
        ("arrow.trianglehead.", "arrow.triangle."), ("page.on.clipboard", "doc.on.clipboard"),
        ("line.horizontal.3", "line.3.horizontal"),
        ("line.horizontal.2.decrease", "line.3.horizontal.decrease"),
        ("circles.hexagongrid", "circle.hexagongrid"), ("rectangle.3.offgrid", "rectangle.3.group"),
        ("square.3.stack.3d", "square.3.layers.3d"), ("square.2.stack.3d", "square.2.layers.3d"),
        ("smallcircle.fill.circle", "smallcircle.filled.circle"),
        ("square.fill.on.square", "square.on.square"),
        ("photo.fill.on.rectangle.fill", "photo.on.rectangle.fill"),
        ("rectangle.fill.on.rectangle", "rectangle.on.rectangle"), ("suit.heart", "heart"),
        ("suit.diamond", "diamond"), ("wand.and.sparkles", "wand.and.stars"),
        ("chart.line.flattrend", "chart.line.uptrend"),
        ("bubble.middle.bottom", "bubble.left"),
        ("bubble.middle.top", "bubble.left"), ("iphone.gen3", "iphone"),
        ("iphone.gen2", "iphone"), ("iphone.gen1", "iphone"), ("iphone.homebutton", "iphone"),
        ("ipad.homebutton", "ipad"), ("person.fill.and.person", "person.2"),
        ("captions.bubble", "text.bubble"),
    ]

    private static let whole = [
        "circle.inset.filled": "largecircle.fill.circle",
        "largecircle.filled.circle": "largecircle.fill.circle",
        "clear": "xmark.square", "clear.fill": "xmark.square.fill",
        "exclamationmark.triangle.text.page": "exclamationmark.triangle",
        "person.crop.square.fill.and.at.rectangle": "person.text.rectangle.fill",
        "person.crop.circle.dashed": "person.crop.circle", "star.leadinghalf.fill": "star.lefthalf.fill",
        "checkmark.rectangle.portrait": "checkmark.rectangle",
        "square.and.arrow.up.on.square.fill": "square.and.arrow.up.on.square",
        "plus.square.fill.on.square.fill": "plus.square.on.square.fill",
        "questionmark.folder": "folder.badge.questionmark", "doc.append": "doc.text",
        "person.2.square.stack": "person.crop.square", "rectangle.stack.person.crop": "person.crop.rectangle",
        "minus.rectangle.portrait": "minus.rectangle", "plus.rectangle.portrait": "plus.rectangle",
        "xmark.rectangle.portrait": "xmark.rectangle", "plus.message": "plus.bubble",
        "arrow.uturn.backward.circle.badge.ellipsis": "arrow.uturn.backward.circle",
        "photo.artframe": "photo",
        "quote.bubble": "quote.opening.bubble", "quote.bubble.fill": "quote.opening.bubble.fill",
        "text.bubble": "text.alignleft.bubble", "text.bubble.fill": "text.alignleft.bubble.fill",
        "star.bubble": "star.fill.bubble",
        "lock.shield": "lock.fill.shield", "lock.shield.fill": "lock.fill.shield.fill",
        "lock.icloud": "lock.fill.icloud", "lock.icloud.fill": "lock.fill.icloud.fill",
        "xmark.bin": "trash.slash", "xmark.bin.fill": "trash.slash.fill",
        "arrow.up.doc": "doc.badge.arrow.up", "arrow.up.doc.fill": "doc.fill.badge.arrow.up",
        "arrow.down.doc": "doc.badge.arrow.down", "arrow.down.doc.fill": "doc.fill.badge.arrow.down",
        "sparkle.magnifyingglass": "magnifyingglass.badge.sparkle",
        "doc.text.magnifyingglass": "doc.text.badge.magnifyingglass",
        "person.fill.checkmark": "person.fill.badge.checkmark",
        "person.fill.xmark": "person.fill.badge.xmark",
        "person.fill.questionmark": "person.fill.badge.questionmark",
        "person.badge.plus.fill": "person.fill.badge.plus",
        "phone.arrow.up.right": "phone.badge.arrow.up.right",
        "phone.fill.arrow.up.right": "phone.fill.badge.arrow.up.right",
        "phone.arrow.down.left": "phone.badge.arrow.down.left",
        "phone.fill.arrow.down.left": "phone.fill.badge.arrow.down.left",
        "text.badge.plus": "text.justify.badge.plus",
        "text.badge.minus": "text.justify.badge.minus",
        "text.badge.checkmark": "text.justify.badge.checkmark",
        "text.badge.xmark": "text.justify.badge.xmark", "text.badge.star": "text.justify.badge.star",
        "play.rectangle.on.rectangle": "play.rectangle",
        "play.square.stack": "play.square",
        "arrow.triangle.turn.up.right.diamond": "arrow.turn.up.right.diamond",
        "arrow.triangle.turn.up.right.diamond.fill": "arrow.turn.up.right.diamond.fill",
        "arrow.triangle.turn.up.right.circle": "arrow.turn.up.right.circle",
        "arrow.triangle.turn.up.right.circle.fill": "arrow.turn.up.right.circle.fill",
        "globe.americas": "globe", "globe.americas.fill": "globe.fill",
        "globe.europe.africa": "globe", "globe.europe.africa.fill": "globe.fill",
        "globe.asia.australia": "globe",
        "globe.asia.australia.fill": "globe.fill", "mail.stack": "envelope",
        "exclamationmark.arrow.triangle.2.circlepath": "arrow.triangle.2.circlepath.badge.exclamationmark",
    ]
}
