#include "CAgateUnicode.h"

#include <stddef.h>

#ifdef AGATE_UNICODE

#include <stdlib.h>
#include <unicode/ubrk.h>

struct AgateBreakIterator {
    UBreakIterator *breaks;
    AgateBreakKind kind;
};

static UBreakIteratorType type_of(AgateBreakKind kind) {
    switch (kind) {
    case AGATE_BREAK_GRAPHEMES: return UBRK_CHARACTER;
    case AGATE_BREAK_WORDS: return UBRK_WORD;
    case AGATE_BREAK_LINES: return UBRK_LINE;
    }
    return UBRK_CHARACTER;
}

static AgateBreakStatus status_of(AgateBreakKind kind, int32_t status) {
    switch (kind) {
    case AGATE_BREAK_GRAPHEMES:
    case AGATE_BREAK_LINES: return AGATE_BREAK_PLAIN;
    case AGATE_BREAK_WORDS: break;
    }
    if (status >= UBRK_WORD_IDEO) { return AGATE_BREAK_AFTER_IDEOGRAPHS; }
    if (status >= UBRK_WORD_KANA) { return AGATE_BREAK_AFTER_KANA; }
    if (status >= UBRK_WORD_LETTER) { return AGATE_BREAK_AFTER_LETTERS; }
    if (status >= UBRK_WORD_NUMBER) { return AGATE_BREAK_AFTER_NUMBER; }
    return AGATE_BREAK_PLAIN;
}

AgateBreakIterator *agate_breaks_open(AgateBreakKind kind, const char *locale) {
    AgateBreakIterator *iterator = malloc(sizeof *iterator);
    if (iterator == NULL) { return NULL; }
    UErrorCode error = U_ZERO_ERROR;
    iterator->kind = kind;
    iterator->breaks = ubrk_open(type_of(kind), locale, NULL, 0, &error);
    if (U_FAILURE(error)) {
        if (iterator->breaks != NULL) { ubrk_close(iterator->breaks); }
        free(iterator);
        return NULL;
    }
    return iterator;
}

void agate_breaks_close(AgateBreakIterator *iterator) {
    ubrk_close(iterator->breaks);
    free(iterator);
}

bool agate_breaks_begin(AgateBreakIterator *iterator, const uint16_t *text, int32_t count) {
    UErrorCode error = U_ZERO_ERROR;
    ubrk_setText(iterator->breaks, (const UChar *)text, count, &error);
    if (U_FAILURE(error)) { return false; }
    ubrk_first(iterator->breaks);
    return true;
}

int32_t agate_breaks_next(
    AgateBreakIterator *iterator, int32_t *offsets, uint8_t *statuses, int32_t capacity) {
    int32_t count = 0;
    while (count < capacity) {
        const int32_t offset = ubrk_next(iterator->breaks);
        if (offset == UBRK_DONE) { break; }
        offsets[count] = offset;
        statuses[count] = (uint8_t)status_of(iterator->kind, ubrk_getRuleStatus(iterator->breaks));
        count++;
    }
    return count;
}

void agate_breaks_end(AgateBreakIterator *iterator) {
    static const UChar nothing[1] = {0};
    UErrorCode error = U_ZERO_ERROR;
    ubrk_setText(iterator->breaks, nothing, 0, &error);
}

#else

AgateBreakIterator *agate_breaks_open(AgateBreakKind kind, const char *locale) {
    (void)kind;
    (void)locale;
    return NULL;
}

void agate_breaks_close(AgateBreakIterator *iterator) { (void)iterator; }

bool agate_breaks_begin(AgateBreakIterator *iterator, const uint16_t *text, int32_t count) {
    (void)iterator;
    (void)text;
    (void)count;
    return false;
}

int32_t agate_breaks_next(
    AgateBreakIterator *iterator, int32_t *offsets, uint8_t *statuses, int32_t capacity) {
    (void)iterator;
    (void)offsets;
    (void)statuses;
    (void)capacity;
    return 0;
}

void agate_breaks_end(AgateBreakIterator *iterator) { (void)iterator; }

#endif
