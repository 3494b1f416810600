import AgateDocuments
import CoreGraphics
import Foundation

/// An element of a document of Interface Builder, which remembers what was read of it.
@MainActor final class InterfaceElement {
    /// The name of the element.
    let name: String
    /// Where it begins in the file.
    let place: MarkupPlace
    /// The element that it is in; nil for the document itself.
    private(set) weak var parent: InterfaceElement?
    /// The elements in it, in the order of the file; looking at them marks none as read.
    private(set) var children: [InterfaceElement] = []
    /// Whether a reader has taken the element: the load reports an element that no reader takes, with all that is in it.
    private(set) var isRead = false
    /// Whether the element is loaded later, by itself, and reported on then.
    var isDeferred = false

    private var attributes: [(name: String, value: String, isRead: Bool)]
    private let content: String
    private var isContentRead: Bool

    init(_ element: MarkupElement, in parent: InterfaceElement?) {
        name = element.name
        place = element.place
        self.parent = parent
        attributes = element.attributes.map { ($0.name, $0.value, false) }
        content = element.text
        isContentRead = content.isEmpty
        for child in element.children { children.append(InterfaceElement(child, in: self)) }
    }

    // MARK: Attributes

    /// The value of an attribute, which counts as read; nil where there is none.
    func text(_ name: String) -> String? {
        guard let index = attributes.firstIndex(where: { $0.name == name }) else { return nil }
        attributes[index].isRead = true
        return attributes[index].value
    }

    /// The value of an attribute without marking it as read, for looking ahead.
    func peek(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The names of the attributes; looking at them marks none as read.
    var attributeNames: [String] { attributes.map(\.name) }

    /// An attribute of `YES` or `NO`; nil where there is none.
    func flag(_ name: String) -> Bool? { text(name).map { $0 == "YES" } }

    /// An attribute that is a finite number; nil where there is none.
    func number(_ name: String) -> CGFloat? {
        text(name).flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// An attribute that is a whole number; nil where there is none.
    func integer(_ name: String) -> Int? {
        guard let text = text(name) else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
    }

    /// The identifier, by which others refer to the element; empty for none.
    var id: String { peek("id") ?? "" }

    /// The property of the element around it that the element is the value of; nil for none.
    var key: String? { peek("key") }

    /// The element's own text, which counts as read.
    var ownText: String {
        isContentRead = true
        return content
    }

    /// Counts some attributes as read, which say nothing that matters at run time.
    func skip(_ names: String...) {
        for name in names { _ = text(name) }
    }

    // MARK: Children

    /// The first element of a name in it, with a key if one is given; counts as read.
    func child(_ name: String, key: String? = nil) -> InterfaceElement? {
        children.first { $0.name == name && (key == nil || $0.key == key) }?.taken()
    }

    /// The first element with a key; counts as read.
    func child(key: String) -> InterfaceElement? { children.first { $0.key == key }?.taken() }

    /// The elements of a name in it; count as read.
    func children(_ name: String) -> [InterfaceElement] {
        children.filter { $0.name == name }.map { $0.taken() }
    }

    /// All elements in it; count as read.
    func allChildren() -> [InterfaceElement] { children.map { $0.taken() } }

    /// The same element, which counts as read from now on.
    @discardableResult
    func taken() -> InterfaceElement {
        isRead = true
        return self
    }

    /// Counts the element and all that is in it as read: it says nothing that matters at run time.
    func skipAll() {
        var open = [self]
        while let element = open.popLast() {
            element.isRead = true
            element.isContentRead = true
            for index in element.attributes.indices { element.attributes[index].isRead = true }
            open += element.children
        }
    }

    /// The names of attributes that no reader has read, with their values.
    var unreadAttributes: [(name: String, value: String)] {
        attributes.filter { !$0.isRead }.map { ($0.name, $0.value) }
    }

    /// Whether there is text in the element that no reader has read.
    var hasUnreadText: Bool { !isContentRead }
}
