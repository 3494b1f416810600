/// Finds what no reader has read in an element, when all that is in it is loaded.
@MainActor enum UnreadParts {
    /// Attributes that say nothing at run time, on any element.
    private static let designAttributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "sceneID", "ambiguous", "misplaced", "verifyAmbiguity",
        "fixedFrame",
        "customModuleProvider", "colorLabel",
        "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "simulatedAppContext",
    ]

    /// Elements that say nothing at run time.
    private static let designElements: Set<String> = [
        "canvasLocation", "device", "dependencies", "designables", "classes", "animations",
        "inferredMetricsTieBreakers", "simulatedMetricsContainer", "accessibilityOverrides",
    ]

    /// Keys of elements that say nothing at run time: places in the editor, and notes of the people who work on the document.
    private static let designKeys: Set<String> = ["canvasLocation", "userComments"]

    /// Reports each element that no reader has taken, and each attribute of those that a reader has.
    static func tell(in start: InterfaceElement, _ document: InterfaceDocument) {
        var open = [start]
        while let element = open.popLast() {
            guard !isDesign(element), !element.isDeferred || element === start else { continue }
            guard element.isRead else {
                document.tell(element, element.key, "is not honoured.")
                continue
            }
            for attribute in element.unreadAttributes where !designAttributes.contains(attribute.name) {
                document.tell(element, attribute.name, "is not honoured (\"\(attribute.value.prefix(40))\").")
            }
            if element.hasUnreadText { document.tell(element, nil, "its text is not honoured.") }
            open += element.children.reversed()
        }
    }

    private static func isDesign(_ element: InterfaceElement) -> Bool {
        designElements.contains(element.name)
            || element.key.map { $0.hasPrefix("simulated") || designKeys.contains($0) } ?? false
    }
}
