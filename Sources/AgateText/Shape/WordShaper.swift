import AgateGeometry
import Foundation
#if AGATE_SHAPING
import CLibHarfBuzz
#endif

/// The attributes that decide the glyphs of a text beside the text itself, but for the size of the font.
struct WordStyle: Hashable {
    let face: UInt64
    let variations: [FontVariation]
    let features: [FontFeature]
    let script: FontTag
    let language: String
    let isRightToLeft: Bool
}

/// Shapes pieces of a text, without looking at what was shaped before.
enum WordShaper {
    /// Which ends of the paragraph a piece touches.
    struct Ends: OptionSet, Hashable {
        let rawValue: UInt8

        static let start = Ends(rawValue: 1)
        static let end = Ends(rawValue: 2)
    }

    #if AGATE_SHAPING
    private static let buffers = ScratchPool<HarfBuzzBuffer>()

    /// Shapes a part of a text with what stands around it as context.
    ///
    /// - Parameter seesContext: Otherwise the part is shaped as if nothing were around it, but for the ends.
    static func shape(
        _ text: UnsafeBufferPointer<UInt16>,
        _ range: Range<Int>,
        _ style: WordStyle,
        with font: HarfBuzzFont,
        ends: Ends,
        seesContext: Bool
    ) -> ShapedWord {
        buffers.with(make: HarfBuzzBuffer.init) { scratch in
            guard let buffer = scratch.buffer, let start = text.baseAddress else {
                return ShapedWord([], startsSafely: false, endsSafely: false)
            }
            hb_buffer_clear_contents(buffer)
            if seesContext {
                hb_buffer_add_utf16(
                    buffer,
                    start,
                    Int32(clamping: text.count),
                    UInt32(range.lowerBound),
                    Int32(range.count)
                )
            } else {
                let count = Int32(range.count)
                hb_buffer_add_utf16(buffer, start + range.lowerBound, count, 0, count)
            }
            var flags = HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue
            if ends.contains(.start) { flags |= HB_BUFFER_FLAG_BOT.rawValue }
            if ends.contains(.end) { flags |= HB_BUFFER_FLAG_EOT.rawValue }
            shape(buffer, style, font, flags)
            let glyphs = glyphs(buffer, origin: seesContext ? range.lowerBound : 0)
            let (first, last) = safety(buffer, glyphs.count)
            let word = UnsafeBufferPointer(rebasing: text[range])
            return ShapedWord(
                glyphs,
                startsSafely: first,
                endsSafely: last,
                plain: style.isRightToLeft ? (0, 0) : plain(word, glyphs, font)
            )
        }
    }

    /// Shapes words, each with a space at its end, in one go, which takes less time than one by one.
    ///
    /// - Returns: Nil for a word that might see its neighbours here, which are not those of the text.
    static func shapeTogether(
        _ words: [UnsafeBufferPointer<UInt16>],
        _ style: WordStyle,
        with font: HarfBuzzFont,
        _ contexts: SpaceContexts
    ) -> [ShapedWord?] {
        var text: [UInt16] = []
        text.reserveCapacity(words.reduce(0) { $0 + $1.count })
        for word in words { text += word }
        let glyphs = buffers.with(make: HarfBuzzBuffer.init) { scratch -> [ShapedWord.Glyph] in
            guard let buffer = scratch.buffer else { return [] }
            hb_buffer_clear_contents(buffer)
            hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
            shape(buffer, style, font, 0)
            return self.glyphs(buffer, origin: 0)
        }
        var shaped: [ShapedWord?] = []
        shaped.reserveCapacity(words.count)
        var place = 0
        var start = 0
        for word in words {
            let end = start + word.count
            var own: [ShapedWord.Glyph] = []
            own.reserveCapacity(word.count)
            while place < glyphs.count, glyphs[place].cluster < end {
                var glyph = glyphs[place]
                glyph.cluster -= Int32(start)
                own.append(glyph)
                place += 1
            }
            // Nothing is known of other neighbours than those in the contexts.
            shaped.append(
                ShapedWord(own, startsSafely: false, endsSafely: false, plain: plain(word, own, font))
            )
            start = end
        }
        var isSafe = true
        for index in shaped.indices {
            guard let word = shaped[index] else { continue }
            let isSafeBefore = isSafe
            isSafe = index + 1 == shaped.count
            if !isSafe, let next = shaped[index + 1] { isSafe = font.areSeparate(word, next, contexts) }
            if word.plainEnd == 0 { isSafe = false }
            if !isSafe || !isSafeBefore { shaped[index] = nil }
        }
        return shaped
    }

    private static func shape(
        _ buffer: OpaquePointer,
        _ style: WordStyle,
        _ font: HarfBuzzFont,
        _ flags: UInt32
    ) {
        hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(style.script.rawValue))
        let language = style.language.isEmpty ? nil : hb_language_from_string(style.language, -1)
        if let language { hb_buffer_set_language(buffer, language) }
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
        let features = style.features.map {
            hb_feature_t(tag: $0.tag.rawValue, value: UInt32($0.value), start: 0, end: UInt32.max)
        }
        hb_shape(font.font, buffer, features, UInt32(features.count))
    }

    private static func glyphs(_ buffer: OpaquePointer, origin: Int) -> [ShapedWord.Glyph] {
        var count: UInt32 = 0
        var placeCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let places = hb_buffer_get_glyph_positions(buffer, &placeCount), placeCount == count
        else { return [] }
        return (0..<Int(count)).map { index in
            ShapedWord.Glyph(
                glyph: infos[index].codepoint,
                cluster: Int32(clamping: Int(infos[index].cluster) - origin),
                advance: places[index].x_advance,
                offsetX: places[index].x_offset,
                offsetY: places[index].y_offset
            )
        }
    }

    /// Whether text before what has been shaped, and text behind it, cannot change it.
    private static func safety(_ buffer: OpaquePointer, _ count: Int) -> (first: Bool, last: Bool) {
        guard count > 0, let infos = hb_buffer_get_glyph_infos(buffer, nil) else { return (true, true) }
        let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
        let isFirstSafe = infos[0].mask & unsafe == 0
        let isLastSafe = infos[count - 1].mask & unsafe == 0
        let isForward = hb_buffer_get_direction(buffer) == HB_DIRECTION_LTR
        return isForward ? (isFirstSafe, isLastSafe) : (isLastSafe, isFirstSafe)
    }

    /// How many glyphs at both ends of a word from left to right are what the character map says.
    private static func plain(
        _ text: UnsafeBufferPointer<UInt16>,
        _ glyphs: [ShapedWord.Glyph],
        _ font: HarfBuzzFont
    ) -> (start: Int, end: Int) {
        func isPlain(_ glyph: ShapedWord.Glyph, _ place: Int) -> Bool {
            let unit = text[place]
            guard Int(glyph.cluster) == place, unit & 0xF800 != 0xD800, let scalar = Unicode.Scalar(unit)
            else { return false }
            let isPassedOver =
                unit == 0xAD || unit >= 0x300 && scalar.properties.isDefaultIgnorableCodePoint
            return !isPassedOver && font.plainGlyph(scalar) == glyph.glyph
        }
        let limit = min(glyphs.count, text.count)
        var start = 0
        while start < limit, isPlain(glyphs[start], start) { start += 1 }
        guard text.last == 32, glyphs.last?.glyph == font.space else { return (start, 0) }
        if start == glyphs.count, start == text.count { return (start, start) }
        var end = 0
        while end < limit, isPlain(glyphs[glyphs.count - 1 - end], text.count - 1 - end) { end += 1 }
        return (start, end)
    }
    #endif
}

extension UnsafeBufferPointer<UInt16> {
    /// The character that begins at a place.
    func scalar(at place: Int) -> Unicode.Scalar {
        let unit = self[place]
        if UTF16.isLeadSurrogate(unit), place + 1 < count, UTF16.isTrailSurrogate(self[place + 1]) {
            let value = 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(self[place + 1]) & 0x3FF
            return Unicode.Scalar(value) ?? "\u{FFFD}"
        }
        return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
}
