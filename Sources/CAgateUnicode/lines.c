#include "CAgateUnicode.h"

#ifdef AGATE_UNICODE

#include <pthread.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

/// Whether a character is a mark: of category Mn or Mc.
static bool is_mark(UChar32 c) {
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_MC_MASK)) != 0;
}

/// The mark of brackets of East Asian width F, W or H.
static uint8_t width_mark(UChar32 c) {
    switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_FULLWIDTH:
    case U_EA_WIDE:
    case U_EA_HALFWIDTH: return AGATE_LINE_IS_WIDE;
    default: return 0;
    }
}

/// The class of a character that none of the simple ones is.
static uint8_t ideograph(UChar32 c) {
    const bool is_unassigned = u_charType(c) == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
    return AGATE_LINE_ID | (is_unassigned ? AGATE_LINE_IS_UNASSIGNED_PICTOGRAPH : 0);
}

static uint8_t class_of(UChar32 c) {
    switch ((ULineBreak)u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_SURROGATE:
    case U_LB_UNKNOWN: return AGATE_LINE_AL;
    case U_LB_BREAK_BOTH: return AGATE_LINE_B2;
    case U_LB_BREAK_AFTER: return AGATE_LINE_BA;
    case U_LB_BREAK_BEFORE: return AGATE_LINE_BB;
    case U_LB_MANDATORY_BREAK: return AGATE_LINE_BK;
    case U_LB_CONTINGENT_BREAK: return AGATE_LINE_CB;
    case U_LB_CLOSE_PUNCTUATION: return AGATE_LINE_CL;
    case U_LB_COMBINING_MARK: return AGATE_LINE_CM;
    case U_LB_CLOSE_PARENTHESIS: return AGATE_LINE_CP | width_mark(c);
    case U_LB_CARRIAGE_RETURN: return AGATE_LINE_CR;
    case U_LB_E_BASE: return AGATE_LINE_EB;
    case U_LB_E_MODIFIER: return AGATE_LINE_EM;
    case U_LB_EXCLAMATION: return AGATE_LINE_EX;
    case U_LB_GLUE: return AGATE_LINE_GL;
    case U_LB_H2: return AGATE_LINE_H2;
    case U_LB_H3: return AGATE_LINE_H3;
    case U_LB_HEBREW_LETTER: return AGATE_LINE_HL;
    case U_LB_HYPHEN: return AGATE_LINE_HY;
    case U_LB_IDEOGRAPHIC: return ideograph(c);
    case U_LB_INSEPARABLE: return AGATE_LINE_IN;
    case U_LB_INFIX_NUMERIC: return AGATE_LINE_IS;
    case U_LB_JL: return AGATE_LINE_JL;
    case U_LB_JT: return AGATE_LINE_JT;
    case U_LB_JV: return AGATE_LINE_JV;
    case U_LB_LINE_FEED: return AGATE_LINE_LF;
    case U_LB_NEXT_LINE: return AGATE_LINE_NL;
    case U_LB_NONSTARTER:
    case U_LB_CONDITIONAL_JAPANESE_STARTER: return AGATE_LINE_NS;
    case U_LB_NUMERIC: return AGATE_LINE_NU;
    case U_LB_OPEN_PUNCTUATION: return AGATE_LINE_OP | width_mark(c);
    case U_LB_POSTFIX_NUMERIC: return AGATE_LINE_PO;
    case U_LB_PREFIX_NUMERIC: return AGATE_LINE_PR;
    case U_LB_QUOTATION: return AGATE_LINE_QU;
    case U_LB_REGIONAL_INDICATOR: return AGATE_LINE_RI;
    case U_LB_SPACE: return AGATE_LINE_SP;
    case U_LB_BREAK_SYMBOLS: return AGATE_LINE_SY;
    case U_LB_WORD_JOINER: return AGATE_LINE_WJ;
    case U_LB_ZWSPACE: return AGATE_LINE_ZW;
    case U_LB_ZWJ: return AGATE_LINE_ZWJ;
    case U_LB_COMPLEX_CONTEXT: return is_mark(c) ? AGATE_LINE_DICTIONARY_MARK : AGATE_LINE_DICTIONARY_LETTER;
    default: return AGATE_LINE_AL;
    }
}

/// The classes of the characters that most texts are made of, found once.
static uint8_t low_classes[0x250];
static pthread_once_t low_once = PTHREAD_ONCE_INIT;

static void find_low_classes(void) {
    for (UChar32 c = 0; c < (UChar32)sizeof low_classes; c++) { low_classes[c] = class_of(c); }
}

bool agate_line_classes(const uint16_t *text, int32_t count, uint8_t *classes) {
    pthread_once(&low_once, find_low_classes);
    for (int32_t i = 0; i < count;) {
        const int32_t start = i;
        if (text[i] < sizeof low_classes) {
            classes[start] = low_classes[text[i]];
            i++;
            continue;
        }
        UChar32 c;
        U16_NEXT(text, i, count, c);
        classes[start] = class_of(c);
        if (i > start + 1) { classes[start + 1] = AGATE_LINE_TRAIL; }
    }
    return true;
}

#else

bool agate_line_classes(const uint16_t *text, int32_t count, uint8_t *classes) {
    (void)text;
    (void)count;
    (void)classes;
    return false;
}

#endif
