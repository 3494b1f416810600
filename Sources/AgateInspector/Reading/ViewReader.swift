import AgateScene
import Foundation
import QuartzCore
import UIKit

extension Moment {
    /// The record of a layer's view; nil for a layer without a view.
    func viewRecord(of layer: CALayer) -> ViewRecord? {
        guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
        let frame = view.frame
        return ViewRecord(
            className: LayerInspection.className(of: view),
            controller: GestureInspection.controller(of: view).map { LayerInspection.className(of: $0) },
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).sixDigits },
            isUserInteractionEnabled: view.isUserInteractionEnabled,
            accessibility: accessibilityRecord(of: view),
            constraints: LayoutInspection.constraints(of: view).map(constraintRecord),
            isAmbiguous: LayoutInspection.isAmbiguous(view),
            gestures: (view.gestureRecognizers ?? []).map(gestureRecord)
        )
    }

    /// The views of the display, in the order of the tree.
    private func forEachView(_ body: (UIView) -> Void) {
        forEach { id, _ in
            if let layer = layers[id], let view = layer.delegate as? UIView, view.layer === layer {
                body(view)
            }
        }
    }

    // MARK: Accessibility

    private func accessibilityRecord(of view: UIView) -> AccessibilityRecord? {
        let frame = view.accessibilityFrame
        guard
            view.isAccessibilityElement || view.accessibilityIdentifier != nil
                || view.accessibilityLabel != nil
        else { return nil }
        return AccessibilityRecord(
            id: LayerInspection.id(of: view.layer)?.text,
            className: LayerInspection.className(of: view),
            isElement: view.isAccessibilityElement,
            label: view.accessibilityLabel,
            value: view.accessibilityValue,
            hint: view.accessibilityHint,
            identifier: view.accessibilityIdentifier,
            traits: view.accessibilityTraits.rawValue,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).sixDigits }
        )
    }

    /// The elements that screen readers find, in their order.
    func accessibilityRecords() -> [AccessibilityRecord] {
        GestureInspection.windows.flatMap { window in
            AccessibilityTree(of: window).elements.map { element in
                AccessibilityRecord(
                    className: element.type,
                    isElement: true,
                    label: element.label,
                    value: element.value,
                    hint: element.hint,
                    identifier: element.identifier,
                    traits: element.traits,
                    frame: [element.x, element.y, element.width, element.height].map(\.sixDigits)
                )
            }
        }
    }

    // MARK: Constraints

    /// All active constraints of the display, each once, in the order of the views that they are installed in.
    func constraintRecords() -> [ConstraintRecord] {
        guard LayoutInspection.isUsed else { return [] }
        var seen: Set<ObjectIdentifier> = []
        var records: [ConstraintRecord] = []
        forEachView { view in
            for inspected in LayoutInspection.constraints(of: view) {
                guard seen.insert(ObjectIdentifier(inspected.constraint)).inserted else { continue }
                records.append(constraintRecord(inspected))
            }
        }
        return records
    }

    /// The layers of the views whose place or size constraints leave open.
    func ambiguousViews() -> [String] {
        guard LayoutInspection.isUsed else { return [] }
        var found: [String] = []
        forEachView { view in
            if LayoutInspection.isAmbiguous(view), let id = LayerInspection.id(of: view.layer) {
                found.append(id.text)
            }
        }
        return found
    }

    private func constraintRecord(_ inspected: InspectedConstraint) -> ConstraintRecord {
        let constraint = inspected.constraint
        let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
            (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
        }
        return ConstraintRecord(
            text: plain(inspected.text),
            identifier: constraint.identifier,
            items: items.compactMap { LayerInspection.id(of: $0.layer)?.text },
            firstAttribute: constraint.firstAttribute.rawValue,
            secondAttribute: constraint.secondAttribute.rawValue,
            relation: constraint.relation.rawValue,
            multiplier: Double(constraint.multiplier).sixDigits,
            constant: Double(constraint.constant).sixDigits,
            priority: Double(constraint.priority.rawValue),
            firstValue: Double(inspected.firstValue).sixDigits,
            secondValue: Double(inspected.secondValue).sixDigits,
            isSatisfied: inspected.isSatisfied,
            conflict: inspected.conflict.map(plain)
        )
    }

    /// A constraint's text with the layers' names in the place of addresses, which are not the same on every run.
    private func plain(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: ":0x") {
            result += rest[..<start.lowerBound]
            let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
            if let address = UInt(digits, radix: 16), let id = idsByAddress[address] {
                result += "#\(id.text)"
            }
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }

    // MARK: Gestures

    /// All recognizers of the display, in the order of their views.
    func gestureRecords() -> [GestureRecord] {
        var records: [GestureRecord] = []
        forEachView { view in records += (view.gestureRecognizers ?? []).map(gestureRecord) }
        return records
    }

    private func gestureRecord(_ recognizer: UIGestureRecognizer) -> GestureRecord {
        GestureRecord(
            id: clients.number(of: recognizer),
            node: recognizer.view.flatMap { LayerInspection.id(of: $0.layer)?.text },
            className: LayerInspection.className(of: recognizer),
            name: recognizer.name,
            state: GestureInspection.state(of: recognizer).word,
            pending: GestureInspection.pendingStates(of: recognizer).map(\.word),
            isEnabled: recognizer.isEnabled,
            touches: recognizer.numberOfTouches,
            requires: GestureInspection.requirements(of: recognizer).map { clients.number(of: $0) }
        )
    }
}

extension UIGestureRecognizer.State {
    /// The state's name.
    var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
