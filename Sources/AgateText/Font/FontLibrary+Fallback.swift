import Foundation
import Synchronization

/// The key of a search for a font with missing characters, without the size.
struct FallbackQuestion: Hashable {
    let scalars: [UInt32]
    let style: FontStyle
    let script: FontTag
    let language: String
    let isEmoji: Bool
}

/// Which face has the characters.
enum FallbackAnswer: Sendable {
    /// A face of registered fonts or of the folder, and how many of the characters it has.
    case own(Int, covered: Int)
    /// A face of the system's fonts, and how many of the characters it has.
    case system(Int, covered: Int)
    /// No face has any of them.
    case none
}

/// Fonts for characters that a font lacks.
extension FontLibrary {
    /// The maximum number of answers that are kept; when there are more, all are looked up again.
    private static let answerLimit = 4096
    /// More characters of one cluster are not looked at.
    private static let scalarLimit = 32

    /// The font for a cluster: the requested one when it has all characters, or else the first of the cascade that has most.
    ///
    /// A cluster is never divided. Size, weight and slant stay where there are such faces. The same question gets the same
    /// answer in every run on the same machine.
    ///
    /// GUESS fallback-order: the font's own list, emoji, fonts by script and language, fontconfig's order, DejaVu Sans, boxes.
    /// Source: text T60, T89, T90.
    ///
    /// - Parameters:
    ///   - cluster: The characters; invisible ones, such as variation selectors, need no glyph.
    ///   - script: An ISO 15924 code, such as `Arab`.
    ///   - language: A tag such as "ja"; empty for none.
    ///   - isEmoji: Whether the cluster is to look like an emoji, for which the emoji font comes first.
    package func font(
        for cluster: some Sequence<Unicode.Scalar>,
        instead base: FontInstance,
        script: FontTag,
        language: String,
        isEmoji: Bool
    ) -> FontInstance {
        let needed = Self.needed(of: cluster)
        func count(_ face: FontFace) -> Int { needed.reduce(0) { $0 + (face.suffices(for: $1) ? 1 : 0) } }
        let baseCount = count(base.face)
        let isBaseWanted = !isEmoji || base.face.traits.symbolic.contains(.colorGlyphs)
        if needed.isEmpty || (baseCount == needed.count && isBaseWanted) { return base }
        if !isEmoji, Self.equivalents(of: cluster).contains(where: { $0.allSatisfy(base.face.suffices) }) {
            return base
        }
        var best: (font: FontInstance, count: Int)? = baseCount > 0 ? (base, baseCount) : nil
        for font in base.cascade {
            let found = count(font.face)
            if found == needed.count { return font.resized(to: base.size) }
            if found > best?.count ?? 0 { best = (font.resized(to: base.size), found) }
        }
        let question = FallbackQuestion(
            scalars: needed.map(\.value),
            style: base.style,
            script: script,
            language: language,
            isEmoji: isEmoji
        )
        let found = state.withLock { state in
            let answer = state.fallbacks[question] ?? self.answer(question, needed, &state)
            if state.fallbacks.count >= Self.answerLimit { state.fallbacks.removeAll() }
            state.fallbacks[question] = answer
            return resolved(answer, base, &state)
        }
        if let found, isEmoji || found.covered > best?.count ?? 0 { return found.font }
        if let best { return best.font }
        // GUESS last-resort: a box for each cluster that no font has. Source: text T61.
        return FontInstance(.lastResort, size: base.size, matrix: base.matrix)
    }

    /// The different characters that need a glyph.
    private static func needed(of cluster: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        var seen: Set<UInt32> = []
        var needed: [Unicode.Scalar] = []
        for scalar in cluster {
            let isSeen =
                !scalar.properties.isDefaultIgnorableCodePoint
                && scalar.properties.generalCategory != .control
            guard isSeen, seen.insert(scalar.value).inserted else { continue }
            needed.append(scalar)
            if needed.count >= scalarLimit { break }
        }
        return needed
    }

    /// The same characters composed and decomposed: shaping uses what the face has.
    private static func equivalents(of cluster: some Sequence<Unicode.Scalar>) -> [[Unicode.Scalar]] {
        let scalars = Array(cluster.prefix(scalarLimit + 1))
        guard scalars.count <= scalarLimit else { return [] }
        let text = String(String.UnicodeScalarView(scalars))
        return [text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping]
            .map { needed(of: $0.unicodeScalars) }
    }

    private func resolved(
        _ answer: FallbackAnswer,
        _ base: FontInstance,
        _ state: inout State
    ) -> (font: FontInstance, covered: Int)? {
        let record: FontRecord
        let count: Int
        switch answer {
        case .none: return nil
        case .own(let index, let covered): (record, count) = (own(&state).records[index], covered)
        case .system(let index, let covered): (record, count) = (system(&state).records[index], covered)
        }
        guard let face = face(of: record, &state) else { return nil }
        // A face in colour does not lean: its pictures are upright.
        let style = record.isColor ? .regular : base.style
        let font = FontInstance(face, style: style, size: base.size)
        return (font.with(features: base.features, matrix: base.matrix), count)
    }

    private func answer(
        _ question: FallbackQuestion,
        _ needed: [Unicode.Scalar],
        _ state: inout State
    ) -> FallbackAnswer {
        var best = FallbackAnswer.none
        var bestCount = 0
        /// Whether a face has all characters; remembers it when it has more than those before.
        func take(_ record: FontRecord, _ isOwn: Bool, _ index: Int) -> Bool {
            let count: Int
            if let coverage = record.coverage {
                count = needed.reduce(0) { $0 + (coverage.contains($1) ? 1 : 0) }
            } else {
                guard let face = face(of: record, &state) else { return false }
                count = needed.reduce(0) { $0 + (face.covers($1) ? 1 : 0) }
            }
            if count > bestCount {
                bestCount = count
                best = isOwn ? .own(index, covered: count) : .system(index, covered: count)
            }
            return count == needed.count
        }
        func take(family: String) -> Bool {
            for (catalog, isOwn) in [(own(&state), true), (system(&state), false)] {
                guard let place = catalog.place(family: family, style: question.style) else { continue }
                if take(catalog.records[place], isOwn, place) { return true }
            }
            return false
        }
        if question.isEmoji {
            for family in ScriptFonts.emoji where take(family: family) { return best }
        }
        let families = ScriptFonts.families(script: question.script, language: question.language)
        for family in families where take(family: family) { return best }
        for isColor in [question.isEmoji, !question.isEmoji] {
            let own = own(&state)
            for place in own.records.indices where own.records[place].isColor == isColor {
                if take(own.records[place], true, place) { return styled(best, question, &state) }
            }
            let system = system(&state)
            for place in order(question.language, &state) where system.records[place].isColor == isColor {
                if take(system.records[place], false, place) { return styled(best, question, &state) }
            }
            if !isColor, take(family: "DejaVu Sans") { return best }
        }
        return best
    }

    /// The face of the same family that has the style, as long as it has as many of the characters.
    private func styled(
        _ answer: FallbackAnswer,
        _ question: FallbackQuestion,
        _ state: inout State
    ) -> FallbackAnswer {
        let catalog: FontCatalog
        let (index, covered, isOwn): (Int, Int, Bool)
        switch answer {
        case .none: return answer
        case .own(let place, let count): (catalog, index, covered, isOwn) = (own(&state), place, count, true)
        case .system(let place, let count):
            (catalog, index, covered, isOwn) = (system(&state), place, count, false)
        }
        guard let place = catalog.place(family: catalog.records[index].family, style: question.style),
            place != index, let face = face(of: catalog.records[place], &state),
            question.scalars.allSatisfy({ Unicode.Scalar($0).map(face.covers) ?? false })
        else { return answer }
        return isOwn ? .own(place, covered: covered) : .system(place, covered: covered)
    }

    /// The places of the system's faces in the order that fontconfig tries them for a language.
    private func order(_ language: String, _ state: inout State) -> [Int] {
        if let known = state.orders[language] { return known }
        let catalog = system(&state)
        var places: [String: Int] = [:]
        for (place, record) in catalog.records.enumerated() {
            if case .path(let path) = record.source { places["\(record.index) \(path)"] = place }
        }
        var seen: Set<Int> = []
        let found = (state.fontconfig?.order(language: language) ?? []).compactMap { font -> Int? in
            guard let place = places["\(font.index) \(font.path)"], seen.insert(place).inserted else {
                return nil
            }
            return place
        }
        state.orders[language] = found
        return found
    }
}
