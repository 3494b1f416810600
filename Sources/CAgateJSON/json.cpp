#include "CAgateJSON.h"

#ifdef AGATE_JSON

#include <cstring>
#include <exception>
#include <memory>
#include <simdjson.h>
#include <vector>

namespace {

namespace dom = simdjson::dom;

/// Writes the values of a document into tables, each container's parts beside each other.
class Writer {
public:
    std::vector<AgateJSONNode> nodes;
    std::vector<uint32_t> parts;
    std::vector<uint8_t> bytes;

    /// Adds a value with all that is in it; nests as deep as the parser allowed.
    uint32_t add(dom::element element) {
        const auto index = static_cast<uint32_t>(nodes.size());
        nodes.push_back({0, 0, AGATE_JSON_NULL});
        switch (element.type()) {
        case dom::element_type::ARRAY: add(index, dom::array(element)); break;
        case dom::element_type::OBJECT: add(index, dom::object(element)); break;
        case dom::element_type::STRING: set_string(index, std::string_view(element)); break;
        case dom::element_type::BOOL:
            nodes[index].kind = AGATE_JSON_BOOL;
            nodes[index].bits = bool(element);
            break;
        case dom::element_type::NULL_VALUE: break;
        case dom::element_type::INT64:
        case dom::element_type::UINT64:
        case dom::element_type::DOUBLE: set_number(index, double(element)); break;
        }
        return index;
    }

private:
    void add(uint32_t index, dom::array array) {
        // The parser's own count saturates.
        size_t count = 0;
        for (auto item : array) {
            (void)item;
            count += 1;
        }
        size_t next = reserve(index, AGATE_JSON_ARRAY, count, count);
        for (auto item : array) {
            const uint32_t part = add(item);
            parts[next++] = part;
        }
    }

    void add(uint32_t index, dom::object object) {
        size_t count = 0;
        for (auto field : object) {
            (void)field;
            count += 1;
        }
        size_t next = reserve(index, AGATE_JSON_OBJECT, count, 2 * count);
        for (auto field : object) {
            const auto key = static_cast<uint32_t>(nodes.size());
            nodes.push_back({0, 0, AGATE_JSON_NULL});
            set_string(key, field.key);
            parts[next++] = key;
            const uint32_t part = add(field.value);
            parts[next++] = part;
        }
    }

    size_t reserve(uint32_t index, uint8_t kind, size_t count, size_t length) {
        const size_t first = parts.size();
        parts.resize(first + length);
        nodes[index].kind = kind;
        nodes[index].bits = first;
        nodes[index].count = static_cast<uint32_t>(count);
        return first;
    }

    void set_string(uint32_t index, std::string_view text) {
        nodes[index].kind = AGATE_JSON_STRING;
        nodes[index].bits = bytes.size();
        nodes[index].count = static_cast<uint32_t>(text.size());
        bytes.insert(bytes.end(), text.begin(), text.end());
    }

    void set_number(uint32_t index, double number) {
        nodes[index].kind = AGATE_JSON_NUMBER;
        std::memcpy(&nodes[index].bits, &number, sizeof number);
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
        auto writer = std::make_unique<Writer>();
        // A value and what parts it from the next one take four bytes or so.
        writer->nodes.reserve(length / 4);
        writer->parts.reserve(length / 4);
        writer->bytes.reserve(length / 2);
        writer->add(root);
        *tables = {
            writer->nodes.data(), writer->nodes.size(), writer->parts.data(), writer->parts.size(),
            writer->bytes.data(), writer->bytes.size(), nullptr,
        };
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
