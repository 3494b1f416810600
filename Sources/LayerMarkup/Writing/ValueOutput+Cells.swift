import AgateDocuments
import AgateScene
import QuartzCore

extension ValueOutput {
    /// Writes the cells of an emitter, or of a cell.
    mutating func cells(_ cells: [CAEmitterCell], depth: Int) {
        guard depth < 8 else { return note(.dropped, "cells that lie too deep") }
        output.begin("emitterCells")
        for cell in cells { self.cell(cell, depth: depth) }
        output.end()
    }

    /// Writes a cell.
    mutating func cell(_ cell: CAEmitterCell, depth: Int) {
        output.begin("CAEmitterCell")
        if let id = cell.value(forKey: "id") as? String { output.attribute("id", id) }
        if let name = cell.name { output.attribute("name", name) }
        var elements: [String] = []
        for key in cell.archivedKeys.sorted() where key != "id" && key != "name" {
            let value = cell.value(forKey: key)
            let type = PropertyTypes.ofCell(key) ?? (value is String ? .string : nil)
            let isFloat = EmitterCellProperty(key: key)?.kind == .float
            if let value, let type, MarkupOutput.isName(key),
                let text = ValueForm.attribute(value, type, isFloat: isFloat)
            {
                output.attribute(key, text)
            } else if key == "style" {
                note(.dropped, "style of a cell")
            } else {
                elements.append(key)
            }
        }
        for key in elements {
            if key == "emitterCells" {
                cells(cell.emitterCells ?? [], depth: depth + 1)
            } else if MarkupOutput.isName(key) {
                property(key, cell.value(forKey: key))
            }
        }
        output.end()
    }
}
