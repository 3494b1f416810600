/// An index as text: a row a fact, fields divided by tabs, rows sorted.
extension SourceIndex {
    /// The index as text; the same text for the same facts.
    public func encoded() -> String {
        var rows: [String] = []
        for type in types.values {
            let inherited = type.inherited.sorted().joined(separator: ",")
            let flags = type.isPrivate ? "p" : ""
            rows.append(["type", type.kind, type.name, inherited, type.objectiveCName, flags].row)
        }
        for member in members.values.joined() {
            let flags =
                (member.isStatic ? "s" : "") + (member.isOptional ? "o" : "") + (member.isMarked ? "m" : "")
                + (member.isInExtension ? "e" : "") + (member.isOverride ? "v" : "")
                + (member.isPrivate ? "p" : "") + (member.isMarkedItself ? "i" : "")
                + (member.isSettable ? "w" : "") + (member.isPlain ? "a" : "")
                + (member.presence == .no ? "n" : member.presence == .unknown ? "u" : "")
            rows.append(
                [
                    member.kind.rawValue, member.owner, member.name, member.labels.joined(separator: ","),
                    member.type,
                    member.objectiveCName, flags, member.defaultMark, member.forward,
                    member.interface?.rawValue ?? "", member.parameters.joined(separator: ";"),
                ].row
            )
        }
        for (name, texts) in fallbacks { for text in texts { rows.append(["fallback", name, text].row) } }
        if asksForMethods { rows.append("asks") }
        if setsKeys { rows.append("keys") }
        rows += documents.rows.map(\.row)
        for pair in pairs {
            rows.append([pair.isCopy ? "copy" : "pair", pair.scope, pair.first, pair.second].row)
        }
        if isExchanging { rows.append("exchanging") }
        rows.sort()
        return rows.isEmpty ? "" : rows.joined(separator: "\n") + "\n"
    }

    /// Reads an index; rows that make no sense are passed over.
    public init(encoded text: String) {
        self.init()
        for row in text.split(separator: "\n") {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            switch fields[0] {
            case "type" where fields.count == 6:
                let inherited = fields[3].split(separator: ",").map(String.init)
                var type = IndexedType(kind: fields[1], name: fields[2], inherited: inherited)
                type.objectiveCName = fields[4]
                type.isPrivate = fields[5].contains("p")
                add(type)
            case "asks": noteAsking()
            case "keys": noteKeys()
            case "document" where fields.count == 4: add(InterfaceNames(row: fields))
            case "exchanging":
                noteExchange()
            case "pair" where fields.count == 4, "copy" where fields.count == 4:
                let isCopy = fields[0] == "copy"
                add(ExchangedPair(scope: fields[1], first: fields[2], second: fields[3], isCopy: isCopy))
            case "fallback" where fields.count == 3:
                addFallback(fields[2], of: fields[1])
            case "function" where fields.count == 11, "property" where fields.count == 11:
                add(
                    IndexedMember(
                        kind: fields[0] == "function" ? .function : .property,
                        owner: fields[1],
                        name: fields[2],
                        labels: fields[3].split(separator: ",").map(String.init),
                        type: fields[4],
                        objectiveCName: fields[5],
                        isStatic: fields[6].contains("s"),
                        isOptional: fields[6].contains("o"),
                        isMarked: fields[6].contains("m"),
                        isInExtension: fields[6].contains("e"),
                        isOverride: fields[6].contains("v"),
                        isPrivate: fields[6].contains("p"),
                        interface: InterfaceRole(rawValue: fields[9]),
                        isMarkedItself: fields[6].contains("i"),
                        isSettable: fields[6].contains("w"),
                        isPlain: fields[6].contains("a"),
                        presence: fields[6].contains("n") ? .no : fields[6].contains("u") ? .unknown : .yes,
                        parameters: fields[10].split(separator: ";").map(String.init),
                        defaultMark: fields[7],
                        forward: fields[8]
                    )
                )
            default:
                break
            }
        }
    }
}

extension [String] {
    /// The fields as one row.
    fileprivate var row: String {
        map { field in
            field.contains { $0.isNewline || $0 == "\t" }
                ? field.split { $0.isNewline || $0 == "\t" || $0 == " " }.joined(separator: " ") : field
        }
        .joined(separator: "\t")
    }
}
