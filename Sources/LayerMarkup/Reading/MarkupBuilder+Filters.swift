import AgateDocuments
import AgateScene
import Foundation
import QuartzCore

// Source: documents K33.

extension MarkupBuilder {
    /// The filters of a list.
    func readFilters(_ list: MarkupElement) throws(CAMLError) -> [Any] {
        var filters: [Any] = []
        for element in list.children { filters.append(try readFilter(element)) }
        return filters
    }

    /// The filter that mixes a layer with the content behind it: the name of a blend mode, or a filter.
    func readCompositingFilter(_ element: MarkupElement) throws(CAMLError) -> Any? {
        let inner = element.children.first { $0.name == "CAFilter" || $0.name == "CIFilter" }
        let filter = inner ?? element
        let name = filter.attribute("filter") ?? filter.attribute("value") ?? filter.attribute("name")
        guard let name else {
            note(.dropped, "compositing filter without a name", at: element)
            return nil
        }
        if case .pixels = FilterType(name: name) { return try readFilter(filter) }
        if case .unknown = FilterType(name: name) { note(.dropped, "unknown filter \(name)", at: element) }
        return name
    }

    /// The filter of an element; one of an unknown kind does nothing and keeps its inputs.
    func readFilter(_ element: MarkupElement) throws(CAMLError) -> LayerFilter {
        let isNamedByClass = element.name == "CAFilter" || element.name == "CIFilter"
        let given =
            element.attribute("filter") ?? (isNamedByClass ? element.attribute("type") : nil)
            ?? element.attribute("name") ?? ""
        let name = Self.coreImageNames[given] ?? given
        let filter = LayerFilter(type: name)
        if case .unknown = FilterType(name: name) { note(.dropped, "unknown filter \(given)", at: element) }
        var isKnown = true
        if case .unknown = FilterType(name: name) { isKnown = false }
        for (key, text) in element.attributes where key != "filter" && key != "type" && key != "id" {
            if isKnown, key != "name", key != "enabled", FilterInput(rawValue: key) == nil {
                noteAttribute(key, at: element)
            }
            switch key {
            case "name": filter.name = text
            case "enabled": filter.isEnabled = MarkupNumber.boolean(text) ?? true
            default:
                guard let value = MarkupValue(text, as: PropertyTypes.ofFilter(key)) else {
                    note(.dropped, "value of \(key)", at: element)
                    continue
                }
                filter.setValue(try object(value, at: element), forKey: key)
            }
        }
        for child in element.children {
            filter.setValue(
                try value(of: child, expecting: PropertyTypes.ofFilter(child.name)),
                forKey: child.name
            )
        }
        return filter
    }

    /// Filters of Core Image that a layer has under another name.
    private static let coreImageNames = [
        "CIGaussianBlur": "gaussianBlur", "CIColorInvert": "colorInvert",
        "CIColorMonochrome": "colorMonochrome",
    ]
}
