import AgateText
import CoreGraphics

/// The values of a paragraph's style, by Apple's specifiers.
struct ParagraphStyleValues: Equatable {
    var alignment = CTTextAlignment.natural
    var lineBreakMode = CTLineBreakMode.byWordWrapping
    var direction = CTWritingDirection.natural
    var boundsOptions: CTLineBoundsOptions = []
    /// Nil: twelve stops, 28 points apart.
    var tabs: [CTTextTab]?
    /// The lengths that were said, by the numbers of their specifiers.
    var lengths: [UInt32: Double] = [:]

    /// The default of the greatest space between lines: no limit.
    private static let unlimitedSpacing = 1e7
    /// More tab stops than that are not read.
    private static let maximumTabCount = 10_000

    /// A length, or what it is unless it is said; nil for what is no length.
    func length(_ spec: CTParagraphStyleSpecifier) -> Double? {
        switch spec {
        case .maximumLineSpacing: lengths[spec.rawValue] ?? Self.unlimitedSpacing
        case .lineSpacing, .lineSpacingAdjustment:
            lengths[CTParagraphStyleSpecifier.lineSpacingAdjustment.rawValue] ?? 0
        case .alignment, .tabStops, .lineBreakMode, .baseWritingDirection, .lineBoundsOptions, .count: nil
        default: lengths[spec.rawValue] ?? 0
        }
    }

    /// Reads a setting.
    mutating func read(_ setting: CTParagraphStyleSetting) {
        switch setting.spec {
        case .alignment:
            if let value = CTTextAlignment(rawValue: setting.load(UInt8.self) ?? .max) { alignment = value }
        case .lineBreakMode:
            if let value = CTLineBreakMode(rawValue: setting.load(UInt8.self) ?? .max) {
                lineBreakMode = value
            }
        case .baseWritingDirection:
            if let value = CTWritingDirection(rawValue: setting.load(Int8.self) ?? .max) { direction = value }
        case .lineBoundsOptions:
            if let value = setting.load(UInt.self) { boundsOptions = CTLineBoundsOptions(rawValue: value) }
        case .tabStops: readTabs(setting)
        case .count: break
        default:
            guard let value = setting.length else { return }
            let spec = setting.spec == .lineSpacing ? .lineSpacingAdjustment : setting.spec
            lengths[spec.rawValue] = value
        }
    }

    private mutating func readTabs(_ setting: CTParagraphStyleSetting) {
        guard let pointer = setting.load(UnsafeRawPointer?.self) ?? nil else { return }
        let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
        guard let list = object as? NSArray else { return }
        tabs = list.prefix(Self.maximumTabCount).compactMap { $0 as? CTTextTab }
    }

    /// The style as lines are laid out by it.
    var setting: TextContent.ParagraphSetting {
        var style = ParagraphStyle()
        switch alignment {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        case .natural: style.alignment = .natural
        }
        switch lineBreakMode {
        case .byWordWrapping: style.lineBreakMode = .byWordWrapping
        case .byCharWrapping: style.lineBreakMode = .byCharWrapping
        case .byClipping: style.lineBreakMode = .byClipping
        case .byTruncatingHead: style.lineBreakMode = .byTruncatingHead
        case .byTruncatingTail: style.lineBreakMode = .byTruncatingTail
        case .byTruncatingMiddle: style.lineBreakMode = .byTruncatingMiddle
        }
        func length(_ spec: CTParagraphStyleSpecifier) -> Double { self.length(spec) ?? 0 }
        style.firstLineHeadIndent = length(.firstLineHeadIndent)
        style.headIndent = length(.headIndent)
        style.tailIndent = length(.tailIndent)
        style.lineHeightMultiple = length(.lineHeightMultiple)
        style.minimumLineHeight = length(.minimumLineHeight)
        style.maximumLineHeight = length(.maximumLineHeight)
        style.lineSpacing = length(.lineSpacingAdjustment)
        style.minimumLineSpacing = length(.minimumLineSpacing)
        let maximum = length(.maximumLineSpacing)
        style.maximumLineSpacing = maximum < Self.unlimitedSpacing ? maximum : 0
        style.paragraphSpacing = length(.paragraphSpacing)
        style.paragraphSpacingBefore = length(.paragraphSpacingBefore)
        let interval = length(.defaultTabInterval)
        if let tabs {
            style.tabs = TabRuler(stops: tabs.map(\.stop), defaultInterval: interval)
        } else if interval > 0 {
            style.tabs = TabRuler(stops: TabRuler.standard.stops, defaultInterval: interval)
        }
        let direction: BaseDirection =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        return TextContent.ParagraphSetting(style: style, direction: direction)
    }
}

extension CTParagraphStyleSetting {
    /// The value as a type; nil where it is smaller than that.
    func load<Value>(_ type: Value.Type) -> Value? {
        guard valueSize >= MemoryLayout<Value>.size else { return nil }
        return value.loadUnaligned(as: type)
    }

    /// The value as a finite length; nil for anything else.
    var length: Double? {
        let length: Double?
        switch valueSize {
        case 8: length = load(Double.self)
        case 4: length = load(Float.self).map(Double.init)
        default: length = nil
        }
        return length.flatMap { $0.isFinite ? $0 : nil }
    }
}
