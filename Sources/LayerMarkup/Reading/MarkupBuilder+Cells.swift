import AgateDocuments
import Foundation
import QuartzCore

// Source: documents K31.

extension MarkupBuilder {
    /// Cells that lie deeper in one another are left out; the engine counts no more levels.
    private static let deepestCell = 8

    /// The cells of a list.
    func readCells(_ list: MarkupElement, depth: Int) throws(CAMLError) -> [CAEmitterCell] {
        guard depth < Self.deepestCell else { return [] }
        var cells: [CAEmitterCell] = []
        for element in list.children {
            guard element.name == "CAEmitterCell" || element.attribute("type") == "CAEmitterCell" else {
                note(.dropped, "unknown cell \(element.name.excerpt)", at: element)
                continue
            }
            cells.append(try readCell(element, depth: depth))
        }
        return cells
    }

    /// A cell with the cells in it.
    func readCell(_ element: MarkupElement, depth: Int) throws(CAMLError) -> CAEmitterCell {
        let cell = CAEmitterCell()
        for (key, text) in element.attributes where key != "type" {
            guard let type = PropertyTypes.ofCell(key) else {
                cell.setValue(text, forKey: key)
                noteAttribute(key, at: element)
                continue
            }
            guard let value = MarkupValue(text, as: type) else {
                note(.dropped, "value of \(key.excerpt)", at: element)
                continue
            }
            cell.setValue(try object(value, at: element), forKey: key)
        }
        for child in element.children {
            if child.name == "emitterCells" {
                cell.emitterCells = try readCells(child, depth: depth + 1)
            } else if let value = try value(of: child, expecting: PropertyTypes.ofCell(child.name) ?? .any) {
                cell.setValue(value is NSNull ? nil : value, forKey: child.name)
                if PropertyTypes.ofCell(child.name) == nil, child.attribute("type") == nil {
                    note(.dropped, "unknown element \(child.name.excerpt)", at: child)
                }
            } else {
                note(.dropped, "missing value of a cell's \(child.name.excerpt)", at: child)
            }
        }
        return cell
    }
}
