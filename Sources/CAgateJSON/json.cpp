#include "CAgateJSON.h"

#ifdef AGATE_JSON

#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <simdjson.h>
#include <vector>

namespace {

namespace dom = simdjson::dom;

/// Writes the values of a document into tables, those of each container beside each other.
///
/// The tables are what Swift reads: nothing is copied once more (benchmark `lottie/read`).
class Writer {
public:
    std::vector<uint8_t> bytes;

    /// Makes room for the values of so many bytes of text: one for every four or so.
    explicit Writer(size_t length) : capacity(length / 4 + 16) {
        memory = static_cast<AgateJSONNode *>(std::malloc(capacity * sizeof(AgateJSONNode)));
        if (!memory) throw std::bad_alloc();
    }
    ~Writer() { std::free(memory); }
    Writer(const Writer &) = delete;
    Writer &operator=(const Writer &) = delete;

    const AgateJSONNode *nodes() const { return memory; }
    size_t count() const { return used; }

    void add(dom::element root) { write(reserve(1), root); }

private:
    AgateJSONNode *memory;
    size_t capacity;
    size_t used = 0;

    /// The count that the parser gives of all longer lists.
    static constexpr size_t saturated = 0xFFFFFF;

    /// Makes room for nodes; those before may move.
    size_t reserve(size_t count) {
        if (count > capacity - used) {
            const size_t larger = used + count > 2 * capacity ? used + count : 2 * capacity;
            void *moved = std::realloc(memory, larger * sizeof(AgateJSONNode));
            if (!moved) throw std::bad_alloc();
            memory = static_cast<AgateJSONNode *>(moved);
            capacity = larger;
        }
        const size_t first = used;
        used += count;
        return first;
    }

    template <typename List> static size_t length(List list) {
        size_t count = list.size();
        if (count < saturated) return count;
        count = 0;
        for (auto item : list) {
            (void)item;
            count += 1;
        }
        return count;
    }

    /// Writes a value with all that is in it; nests as deep as the parser allowed.
    void write(size_t index, dom::element element) {
        switch (element.type()) {
        case dom::element_type::ARRAY: {
            const dom::array array(element);
            const size_t count = length(array);
            size_t next = reserve(count);
            memory[index] = {next, static_cast<uint32_t>(count), AGATE_JSON_ARRAY};
            for (auto item : array) write(next++, item);
            break;
        }
        case dom::element_type::OBJECT: {
            const dom::object object(element);
            const size_t count = length(object);
            size_t next = reserve(2 * count);
            memory[index] = {next, static_cast<uint32_t>(count), AGATE_JSON_OBJECT};
            for (auto field : object) {
                memory[next++] = string(field.key);
                write(next++, field.value);
            }
            break;
        }
        case dom::element_type::STRING: memory[index] = string(std::string_view(element)); break;
        case dom::element_type::BOOL: memory[index] = {bool(element), 0, AGATE_JSON_BOOL}; break;
        case dom::element_type::NULL_VALUE: memory[index] = {0, 0, AGATE_JSON_NULL}; break;
        case dom::element_type::INT64:
        case dom::element_type::UINT64:
        case dom::element_type::DOUBLE: {
            const double number(element);
            memory[index] = {0, 0, AGATE_JSON_NUMBER};
            std::memcpy(&memory[index].bits, &number, sizeof number);
            break;
        }
        }
    }

    AgateJSONNode string(std::string_view text) {
        const auto count = static_cast<uint32_t>(text.size());
        if (count <= 8) {
            uint64_t bits = 0;
            for (uint32_t place = 0; place < count; place++) {
                bits |= static_cast<uint64_t>(static_cast<uint8_t>(text[place])) << (8 * place);
            }
            return {bits, count, AGATE_JSON_SHORT_STRING};
        }
        const size_t first = bytes.size();
        bytes.insert(bytes.end(), text.begin(), text.end());
        return {first, count, AGATE_JSON_STRING};
    }
};

} // namespace

bool agate_json_is_available(void) { return true; }

bool agate_json_parse(const uint8_t *text, size_t length, size_t depth, AgateJSONTables *tables) {
    *tables = {};
    // Every value takes a byte at least: numbers of nodes have room.
    if (length >= UINT32_MAX / 2) return false;
    try {
        dom::parser parser;
        if (parser.allocate(length, depth) != simdjson::SUCCESS) return false;
        dom::element root;
        if (parser.parse(text, length, true).get(root) != simdjson::SUCCESS) return false;
        auto writer = std::make_unique<Writer>(length);
        writer->add(root);
        *tables = {writer->nodes(), writer->count(), writer->bytes.data(), writer->bytes.size(), nullptr};
        tables->owner = writer.release();
        return true;
    } catch (const std::exception &) {
        *tables = {};
        return false;
    }
}

void agate_json_free(AgateJSONTables *tables) {
    delete static_cast<Writer *>(tables->owner);
    *tables = {};
}

#else

bool agate_json_is_available(void) { return false; }

bool agate_json_parse(const uint8_t *, size_t, size_t, AgateJSONTables *tables) {
    *tables = {};
    return false;
}

void agate_json_free(AgateJSONTables *tables) { *tables = {}; }

#endif
