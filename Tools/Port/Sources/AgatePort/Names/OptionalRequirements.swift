/// The optional requirements of Apple's delegates that the tool knows, for those who compare them with declarations.
public enum OptionalRequirements {
    /// One protocol.
    public struct Row: Sendable {
        /// Its name.
        public let name: String
        /// The protocols of the table that it inherits from.
        public let inherited: [String]
        /// Whether it requires something besides.
        public let isDemanding: Bool
        /// The functions, as they are declared.
        public let requirements: Set<String>
    }

    /// The protocols, in the order of the table.
    public static let rows: [Row] = {
        var rows: [Row] = []
        var words: [String] = []
        var requirements: Set<String> = []
        func close() {
            guard let first = words.first else { return }
            let isDemanding = first.hasSuffix("!")
            rows.append(
                Row(
                    name: isDemanding ? String(first.dropLast()) : first,
                    inherited: Array(words.dropFirst()),
                    isDemanding: isDemanding,
                    requirements: requirements
                )
            )
        }
        for line in AppleRequirementTable.text.split(separator: "\n") {
            if line.hasPrefix(" ") {
                requirements.insert(String(line.drop { $0 == " " }))
            } else {
                close()
                words = line.split(separator: " ").map(String.init)
                requirements = []
            }
        }
        close()
        return rows
    }()
}
