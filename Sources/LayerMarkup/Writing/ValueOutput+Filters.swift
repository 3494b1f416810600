import AgateDocuments
import QuartzCore

extension ValueOutput {
    /// Writes what mixes a layer with what is behind it.
    mutating func compositingFilter(_ value: Any?) {
        if let name = value as? String {
            output.empty("compositingFilter", ["filter": name, "name": name, "type": "CAFilter"])
        } else {
            output.begin("compositingFilter")
            filter(value)
            output.end()
        }
    }

    /// Writes a filter; other objects are left out.
    mutating func filter(_ value: Any?) {
        guard let filter = value as? LayerFilter else { return note(.dropped, "a filter of the program") }
        output.begin("CAFilter")
        if !filter.isEnabled { output.attribute("enabled", "0") }
        output.attribute("filter", filter.type)
        if let name = filter.name { output.attribute("name", name) }
        var elements: [(String, Any?)] = []
        for key in filter.archivedInputs where MarkupOutput.isName(key) {
            let value = filter.value(forKey: key)
            if let text = value.flatMap({
                ValueForm.attribute($0, PropertyTypes.ofFilter(key), isFloat: false)
            }) {
                output.attribute(key, text)
            } else {
                elements.append((key, value))
            }
        }
        for (key, value) in elements { property(key, value) }
        output.end()
    }
}
