/// Edits with members moved from extensions into their classes.
enum MovedMembers {
    /// The edits of a walk; those within a member that moves go with it.
    static func edits(of context: RewriteContext, path: String) -> [SourceEdit] {
        guard !context.moves.isEmpty else { return context.edits }
        let source = context.source
        let all = EditList(context.edits)
        var rest = context.edits
        var texts: [Int: String] = [:]
        for move in context.moves {
            rest.removeAll { move.range.lowerBound <= $0.offset && $0.end <= move.range.upperBound }
            let moved = String(decoding: all.applied(to: source, in: move.range), as: UTF8.self)
            let location =
                "#sourceLocation(file: \(HeaderLine.quoted(path)), line: \(source.line(of: move.range.lowerBound)))"
            texts[move.destination, default: ""] += source.lineEnd + location + source.lineEnd + moved
            rest.append(
                SourceEdit(
                    rule: .extensionOverrides,
                    offset: move.range.lowerBound,
                    length: move.range.count,
                    replacement: source.lineEnds(move.range)
                )
            )
        }
        for (destination, text) in texts.sorted(by: { $0.key < $1.key }) {
            let line = source.line(of: destination)
            let back =
                "\(source.lineEnd)#sourceLocation(file: \(HeaderLine.quoted(path)), line: \(line))\(source.lineEnd)"
            rest.append(
                SourceEdit(
                    rule: .extensionOverrides,
                    offset: destination,
                    length: 0,
                    replacement: text + back
                )
            )
        }
        return rest
    }
}
