#ifndef CAGATE_UNICODE_H
#define CAGATE_UNICODE_H

#include <stdbool.h>
#include <stdint.h>

// ICU's functions carry its version in their names, by macros that Swift does not see. These functions have one name for all
// versions, and no types of ICU's. Texts are UTF-16; offsets count its units.

// Whether ICU is there. Without it the functions below fail.
bool agate_unicode_is_available(void);

// Bits of agate_bidi_classes beside the class.
#define AGATE_BIDI_OPENS 0x40
#define AGATE_BIDI_CLOSES 0x80

// Writes the Bidi_Class of each unit's character, by the numbers of ICU's UCharDirection, which never change, and whether it opens or
// closes a pair of brackets (Bidi_Paired_Bracket_Type). The second half of a surrogate pair has class BN. False without ICU.
bool agate_bidi_classes(const uint16_t *_Nonnull text, int32_t count, uint8_t *_Nonnull classes);

// The bracket that closes what a bracket opens, or opens what it closes.
uint32_t agate_bidi_paired_bracket(uint32_t scalar);

// The character that stands for another one in right-to-left text (rule L4), else the character itself.
uint32_t agate_bidi_mirrored(uint32_t scalar);

// The classes of UAX#14 after rule LB1, but that those of rule LB1's last lines are distinguished: letters and marks of scripts that break by
// dictionary, which are AL and CM otherwise.
typedef enum {
    AGATE_LINE_AL, AGATE_LINE_B2, AGATE_LINE_BA, AGATE_LINE_BB, AGATE_LINE_BK, AGATE_LINE_CB, AGATE_LINE_CL, AGATE_LINE_CM,
    AGATE_LINE_CP, AGATE_LINE_CR, AGATE_LINE_EB, AGATE_LINE_EM, AGATE_LINE_EX, AGATE_LINE_GL, AGATE_LINE_H2, AGATE_LINE_H3,
    AGATE_LINE_HL, AGATE_LINE_HY, AGATE_LINE_ID, AGATE_LINE_IN, AGATE_LINE_IS, AGATE_LINE_JL, AGATE_LINE_JT, AGATE_LINE_JV,
    AGATE_LINE_LF, AGATE_LINE_NL, AGATE_LINE_NS, AGATE_LINE_NU, AGATE_LINE_OP, AGATE_LINE_PO, AGATE_LINE_PR, AGATE_LINE_QU,
    AGATE_LINE_RI, AGATE_LINE_SP, AGATE_LINE_SY, AGATE_LINE_WJ, AGATE_LINE_ZW, AGATE_LINE_ZWJ,
    AGATE_LINE_DICTIONARY_LETTER, AGATE_LINE_DICTIONARY_MARK,
    // The second half of a surrogate pair.
    AGATE_LINE_TRAIL,
} AgateLineClass;

// Bits of agate_line_classes beside the class: OP and CP of East Asian width F, W or H; pictographs that Unicode has not assigned yet.
#define AGATE_LINE_IS_WIDE 0x40
#define AGATE_LINE_IS_UNASSIGNED_PICTOGRAPH 0x80

// Writes the class of each unit's character. False without ICU.
bool agate_line_classes(const uint16_t *_Nonnull text, int32_t count, uint8_t *_Nonnull classes);

// The boundaries that a break iterator finds.
typedef enum {
    AGATE_BREAK_GRAPHEMES,
    AGATE_BREAK_WORDS,
    // Of text in Thai, Lao, Khmer and Myanmar alone: between words of dictionaries.
    AGATE_BREAK_LINES,
} AgateBreakKind;

// The kind of the characters of the word before a boundary.
typedef enum {
    AGATE_BREAK_PLAIN,
    AGATE_BREAK_AFTER_NUMBER,
    AGATE_BREAK_AFTER_LETTERS,
    AGATE_BREAK_AFTER_KANA,
    AGATE_BREAK_AFTER_IDEOGRAPHS,
} AgateBreakStatus;

// Finds the boundaries of one text after another.
typedef struct AgateBreakIterator AgateBreakIterator;

// Makes an iterator by the rules of a language, given as a name of ICU's locales; "" is no language. NULL without ICU or memory.
AgateBreakIterator *_Nullable agate_breaks_open(AgateBreakKind kind, const char *_Nonnull locale);

// Gives an iterator's memory back.
void agate_breaks_close(AgateBreakIterator *_Nonnull iterator);

// Begins a text, which must outlive the calls of agate_breaks_next that follow, up to agate_breaks_end.
bool agate_breaks_begin(AgateBreakIterator *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t count);

// Writes the next boundaries and what they tell, the end of the text included and its beginning not. Gives how many, at most
// `capacity`; fewer mean that the text has no more.
int32_t agate_breaks_next(
    AgateBreakIterator *_Nonnull iterator, int32_t *_Nonnull offsets, uint8_t *_Nonnull statuses, int32_t capacity);

// Frees the text.
void agate_breaks_end(AgateBreakIterator *_Nonnull iterator);

#endif
