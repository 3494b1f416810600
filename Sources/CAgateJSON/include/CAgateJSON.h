// JSON as flat tables, made by the system's simdjson: a C face, as Swift does not see its C++ one.
#ifndef CAGATE_JSON_H
#define CAGATE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Kinds of values.
enum {
    AGATE_JSON_NULL,
    AGATE_JSON_BOOL,
    AGATE_JSON_NUMBER,
    AGATE_JSON_STRING,
    /// A string of no more than eight bytes.
    AGATE_JSON_SHORT_STRING,
    AGATE_JSON_ARRAY,
    AGATE_JSON_OBJECT,
};

/// A value. The first is that of the whole text.
typedef struct {
    /// Of a number, the bits of a double; of a flag, 0 or 1; of a string, where its UTF-8 begins among the bytes, and of a short one the
    /// UTF-8 itself, the first byte lowest and zeros behind the last one; of an array or an object, the number of its first node.
    uint64_t bits;
    /// Of a string, how many bytes; of an array, how many values; of an object, how many members.
    uint32_t count;
    uint8_t kind;
} AgateJSONNode;

/// The values of a text. The nodes of an array follow each other; so do those of an object, which are pairs of a key and a value.
typedef struct {
    const AgateJSONNode *nodes;
    size_t node_count;
    /// The UTF-8 of all strings that are not short.
    const uint8_t *bytes;
    size_t byte_count;
    /// What keeps them.
    void *owner;
} AgateJSONTables;

/// Whether there is a parser.
bool agate_json_is_available(void);

/// Parses a text in UTF-8 without a byte order mark.
///
/// `depth` is how deep brackets may lie in each other. False if the text is no JSON, is deeper, or there is no memory:
/// the tables are empty then, else `agate_json_free` gives their memory back.
bool agate_json_parse(const uint8_t *text, size_t length, size_t depth, AgateJSONTables *tables);

void agate_json_free(AgateJSONTables *tables);

#ifdef __cplusplus
}
#endif

#endif
