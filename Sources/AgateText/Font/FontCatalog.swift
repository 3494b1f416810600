/// Installed faces by their names.
struct FontCatalog: Sendable {
    /// In an order that depends on the faces alone: by file and place in it.
    let records: [FontRecord]
    private var byPostScriptName: [String: Int] = [:]
    private var byFullName: [String: Int] = [:]
    private var byFamily: [String: [Int]] = [:]

    /// Of two faces with one name the first wins, upright ones before others: variable files of both may bear the family's name.
    init(_ records: [FontRecord]) {
        self.records = records
        func takes(_ place: Int?, _ record: FontRecord) -> Bool {
            place.map { records[$0].isItalic && !record.isItalic } ?? true
        }
        for (index, record) in records.enumerated() {
            let postScriptName = record.postScriptName.lowercased()
            if takes(byPostScriptName[postScriptName], record) { byPostScriptName[postScriptName] = index }
            for name in record.fullNames.map({ $0.lowercased() }) where takes(byFullName[name], record) {
                byFullName[name] = index
            }
            for family in Set(record.families.map { $0.lowercased() }) {
                byFamily[family, default: []].append(index)
            }
        }
    }

    /// The face of a PostScript name, or else of a full name, without case.
    func record(named name: String) -> FontRecord? {
        let name = name.lowercased()
        return (byPostScriptName[name] ?? byFullName[name]).map { records[$0] }
    }

    /// The faces of a family, without case.
    func family(_ name: String) -> [FontRecord] {
        (byFamily[name.lowercased()] ?? []).map { records[$0] }
    }

    /// The face of a family that fits best; of equal ones the first.
    func record(family: String, style: FontStyle) -> FontRecord? {
        place(family: family, style: style).map { records[$0] }
    }

    /// The place among ``records`` of the face of a family that fits best; of equal ones the first.
    func place(family: String, style: FontStyle) -> Int? {
        (byFamily[family.lowercased()] ?? []).min { a, b in
            let (left, right) = (style.misfit(of: records[a]), style.misfit(of: records[b]))
            return left == right ? a < b : left < right
        }
    }

    /// The names of all families, sorted.
    var families: [String] { Set(records.map(\.family)).filter { !$0.isEmpty }.sorted() }
}
