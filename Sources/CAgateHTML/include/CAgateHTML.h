#ifndef CAGATE_HTML_H
#define CAGATE_HTML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libxml2's headers bring ICU's, which clash with those of Foundation when Swift sees both. These functions show none of its types.

// Whether libxml2 is there. Without it no document can be read.
bool agate_html_is_available(void);

// A document that was read, and a place in it.
typedef struct AgateHTML AgateHTML;

// Reads UTF-8, in order and complete whatever the text is like; nothing is fetched. NULL if there is no memory, or no libxml2.
AgateHTML *_Nullable agate_html_read(const uint8_t *_Nonnull bytes, size_t count);

void agate_html_free(AgateHTML *_Nullable document);

typedef enum { AGATE_HTML_END, AGATE_HTML_OPEN, AGATE_HTML_CLOSE, AGATE_HTML_TEXT } AgateHTMLStep;

// Goes to the next step through the document.
AgateHTMLStep agate_html_next(AgateHTML *_Nonnull document);

// The name of the element that a step opens or closes, or the characters of text. It lasts as long as the document.
const char *_Nonnull agate_html_string(const AgateHTML *_Nonnull document);

// Goes to the next attribute of the element that a step opens; false behind the last one. Name and value last until the next call.
bool agate_html_next_attribute(
    AgateHTML *_Nonnull document, const char *_Nullable *_Nonnull name, const char *_Nullable *_Nonnull value);

#endif
