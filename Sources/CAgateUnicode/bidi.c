#include "CAgateUnicode.h"

#ifdef AGATE_UNICODE

#include <unicode/uchar.h>
#include <unicode/utf16.h>

// The numbers that Swift reads.
_Static_assert(U_LEFT_TO_RIGHT == 0 && U_RIGHT_TO_LEFT == 1 && U_EUROPEAN_NUMBER == 2 && U_ARABIC_NUMBER == 5, "classes");
_Static_assert(U_BLOCK_SEPARATOR == 7 && U_OTHER_NEUTRAL == 10 && U_RIGHT_TO_LEFT_ARABIC == 13, "classes");
_Static_assert(U_POP_DIRECTIONAL_FORMAT == 16 && U_BOUNDARY_NEUTRAL == 18 && U_POP_DIRECTIONAL_ISOLATE == 22, "classes");

bool agate_unicode_is_available(void) { return true; }

static uint8_t class_of(UChar32 c) {
    const uint8_t value = (uint8_t)u_charDirection(c);
    if (value != U_OTHER_NEUTRAL) { return value; }
    switch (u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN: return value | AGATE_BIDI_OPENS;
    case U_BPT_CLOSE: return value | AGATE_BIDI_CLOSES;
    default: return value;
    }
}

bool agate_bidi_classes(const uint16_t *text, int32_t count, uint8_t *classes) {
    for (int32_t i = 0; i < count;) {
        const int32_t start = i;
        UChar32 c;
        U16_NEXT(text, i, count, c);
        classes[start] = class_of(c);
        if (i > start + 1) { classes[start + 1] = U_BOUNDARY_NEUTRAL; }
    }
    return true;
}

uint32_t agate_bidi_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket((UChar32)scalar); }

uint32_t agate_bidi_mirrored(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

#else

bool agate_unicode_is_available(void) { return false; }

bool agate_bidi_classes(const uint16_t *text, int32_t count, uint8_t *classes) {
    (void)text;
    (void)count;
    (void)classes;
    return false;
}

uint32_t agate_bidi_paired_bracket(uint32_t scalar) { return scalar; }

uint32_t agate_bidi_mirrored(uint32_t scalar) { return scalar; }

#endif
