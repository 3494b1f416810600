#include "CAgateHTML.h"

#ifdef AGATE_HTML

#include <libxml/HTMLparser.h>
#include <limits.h>
#include <stdlib.h>

struct AgateHTML {
    htmlDocPtr document;
    xmlNodePtr node;
    // Whether the last step was the end of the node, or the node has none.
    bool is_left;
    bool is_started;
    xmlAttrPtr attribute;
    xmlChar *value;
};

bool agate_html_is_available(void) { return true; }

AgateHTML *agate_html_read(const uint8_t *bytes, size_t count) {
    if (count > INT_MAX) return NULL;
    AgateHTML *html = calloc(1, sizeof(AgateHTML));
    if (html == NULL) return NULL;
    int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET | HTML_PARSE_COMPACT;
    html->document = htmlReadMemory((const char *)bytes, (int)count, NULL, "UTF-8", options);
    if (html->document == NULL) {
        free(html);
        return NULL;
    }
    return html;
}

void agate_html_free(AgateHTML *html) {
    if (html == NULL) return;
    if (html->value != NULL) xmlFree(html->value);
    xmlFreeDoc(html->document);
    free(html);
}

static AgateHTMLStep enter(AgateHTML *html, xmlNodePtr node) {
    html->node = node;
    html->attribute = NULL;
    if (node->type == XML_ELEMENT_NODE) {
        html->is_left = false;
        html->attribute = node->properties;
        return AGATE_HTML_OPEN;
    }
    html->is_left = true;
    return AGATE_HTML_TEXT;
}

// Whether there is an event for a node.
static bool counts(xmlNodePtr node) {
    if (node->type == XML_ELEMENT_NODE) return node->name != NULL;
    return (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE) && node->content != NULL;
}

static xmlNodePtr first_that_counts(xmlNodePtr node) {
    while (node != NULL && !counts(node)) node = node->next;
    return node;
}

AgateHTMLStep agate_html_next(AgateHTML *html) {
    if (!html->is_started) {
        html->is_started = true;
        xmlNodePtr root = xmlDocGetRootElement(html->document);
        return root == NULL ? AGATE_HTML_END : enter(html, root);
    }
    if (html->node == NULL) return AGATE_HTML_END;
    if (!html->is_left) {
        xmlNodePtr child = first_that_counts(html->node->children);
        if (child != NULL) return enter(html, child);
        html->is_left = true;
        return AGATE_HTML_CLOSE;
    }
    xmlNodePtr next = first_that_counts(html->node->next);
    // Nodes after the root are no part of the document.
    if (next != NULL && html->node->parent != (xmlNodePtr)html->document) return enter(html, next);
    xmlNodePtr parent = html->node->parent;
    html->node = parent == (xmlNodePtr)html->document ? NULL : parent;
    return html->node == NULL ? AGATE_HTML_END : AGATE_HTML_CLOSE;
}

const char *agate_html_string(const AgateHTML *html) {
    if (html->node == NULL) return "";
    const xmlChar *string = html->node->type == XML_ELEMENT_NODE ? html->node->name : html->node->content;
    return string == NULL ? "" : (const char *)string;
}

bool agate_html_next_attribute(AgateHTML *html, const char **name, const char **value) {
    xmlAttrPtr attribute = html->attribute;
    if (attribute == NULL) return false;
    html->attribute = attribute->next;
    if (html->value != NULL) xmlFree(html->value);
    html->value = xmlNodeListGetString(html->document, attribute->children, 1);
    *name = (const char *)attribute->name;
    *value = html->value == NULL ? "" : (const char *)html->value;
    return true;
}

#else

bool agate_html_is_available(void) { return false; }
AgateHTML *agate_html_read(const uint8_t *bytes, size_t count) {
    (void)bytes;
    (void)count;
    return NULL;
}
void agate_html_free(AgateHTML *html) { (void)html; }
AgateHTMLStep agate_html_next(AgateHTML *html) {
    (void)html;
    return AGATE_HTML_END;
}
const char *agate_html_string(const AgateHTML *html) {
    (void)html;
    return "";
}
bool agate_html_next_attribute(AgateHTML *html, const char **name, const char **value) {
    (void)html;
    (void)name;
    (void)value;
    return false;
}

#endif
