import AgateGeometry
import Foundation
#if AGATE_SHAPING
import CLibHarfBuzz
#endif

/// What decides the glyphs of a text beside the text itself, but for the size of the font.
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
            hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(style.script.rawValue))
            let language = style.language.isEmpty ? nil : hb_language_from_string(style.language, -1)
            if let language { hb_buffer_set_language(buffer, language) }
            hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
            var flags = HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT.rawValue
            if ends.contains(.start) { flags |= HB_BUFFER_FLAG_BOT.rawValue }
            if ends.contains(.end) { flags |= HB_BUFFER_FLAG_EOT.rawValue }
            hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
            let features = style.features.map {
                hb_feature_t(tag: $0.tag.rawValue, value: UInt32($0.value), start: 0, end: UInt32.max)
            }
            hb_shape(font.font, buffer, features, UInt32(features.count))
            return word(buffer, origin: seesContext ? range.lowerBound : 0)
        }
    }

    private static func word(_ buffer: OpaquePointer, origin: Int) -> ShapedWord {
        var count: UInt32 = 0
        var placeCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let places = hb_buffer_get_glyph_positions(buffer, &placeCount), placeCount == count
        else { return ShapedWord([], startsSafely: true, endsSafely: true) }
        let total = Int(count)
        let glyphs = (0..<total).map { index in
            ShapedWord.Glyph(
                glyph: infos[index].codepoint,
                cluster: Int32(clamping: Int(infos[index].cluster) - origin),
                advance: places[index].x_advance,
                offsetX: places[index].x_offset,
                offsetY: places[index].y_offset
            )
        }
        let unsafe = HB_GLYPH_FLAG_UNSAFE_TO_CONCAT.rawValue
        let isFirstSafe = infos[0].mask & unsafe == 0
        let isLastSafe = infos[total - 1].mask & unsafe == 0
        let isForward = hb_buffer_get_direction(buffer) == HB_DIRECTION_LTR
        return ShapedWord(
            glyphs,
            startsSafely: isForward ? isFirstSafe : isLastSafe,
            endsSafely: isForward ? isLastSafe : isFirstSafe
        )
    }
    #endif
}
