import UIKitCore

// What a document of Interface Builder says of a table beyond its properties.

extension UITableView {
    /// Gives the table the sections of a storyboard.
    package func takeStaticSections(_ sections: [StaticTableContent.Section]) {
        for section in sections {
            for row in section.rows { row.cell.looks.isStatic = true }
        }
        state.staticContent = StaticTableContent(sections: sections)
        reloadData()
    }

    /// Registers what makes the cells of a prototype.
    ///
    /// - Parameter make: Makes another one; nil where the document is bad.
    package func registerPrototype(
        _ identifier: String,
        _ make: @escaping @MainActor () -> UITableViewCell?
    ) {
        state.cells.registerPrototype(for: .init(identifier: identifier), make)
    }
}

extension UITableViewCell {
    /// Sets what a storyboard has the selection of the cell's row do, before the delegate hears of it.
    package final func takeSelectionSegue(_ segue: @escaping () -> Void) { looks.selectionSegue = segue }

    /// Sets what a storyboard has a tap on the cell's button for details do, before the delegate hears of it.
    package final func takeAccessorySegue(_ segue: @escaping () -> Void) { looks.accessorySegue = segue }
}
