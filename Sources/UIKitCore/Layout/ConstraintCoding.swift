import CoreGraphics
import Foundation

/// Reads and writes the constraints within a tree of views: those with ``NSLayoutConstraint/shouldBeArchived``.
///
/// Views and the system's guides are named by their places in the tree; constraints about guides of a program, and about distances
/// of anchors, are left out.
///
/// Source: uikit U44.
@MainActor enum ConstraintCoding {
    private static let numbersKey = "UIViewTreeConstraints"
    private static let namesKey = "UIViewTreeConstraintIdentifiers"
    /// The guides that have numbers, from 1 on; 0 is the view itself.
    private static let regions: [LayoutRegionKind] = [
        .safeArea, .margins, .readable, .keyboard, .scrollContent, .scrollFrame,
    ]
    private static let numberCount = 10

    static func encode(among views: [UIView], into coder: NSCoder) {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, view) in views.enumerated() { indices[ObjectIdentifier(view)] = index }
        var numbers: [NSNumber] = []
        var names: [NSString] = []
        for view in views {
            for constraint in view.constraints where constraint.shouldBeArchived {
                guard let first = place(of: constraint.first, indices),
                    let second = constraint.second.isEmpty
                        ? (-1, 0) : place(of: constraint.second, indices)
                else { continue }
                let attributes = (constraint.firstAttribute.rawValue, constraint.secondAttribute.rawValue)
                for number in [first.0, first.1, attributes.0, second.0, second.1, attributes.1] {
                    numbers.append(NSNumber(value: number))
                }
                numbers.append(NSNumber(value: constraint.relation.rawValue))
                numbers.append(NSNumber(value: Double(constraint.multiplier)))
                numbers.append(NSNumber(value: Double(constraint.constant)))
                numbers.append(NSNumber(value: constraint.priority.rawValue))
                names.append((constraint.identifier ?? "") as NSString)
            }
        }
        guard !names.isEmpty else { return }
        coder.encode(NSArray(array: numbers), forKey: numbersKey)
        coder.encode(NSArray(array: names), forKey: namesKey)
    }

    /// Makes the constraints again, and activates them; what makes no sense in the archive is left out.
    static func decode(among views: [UIView?], from coder: NSCoder) {
        guard let numbers = coder.soundObject(forKey: numbersKey) as? [NSNumber],
            let names = coder.soundObject(forKey: namesKey) as? [String]
        else { return }
        for (index, name) in names.enumerated() where (index + 1) * numberCount <= numbers.count {
            let row = Array(numbers[(index * numberCount)..<((index + 1) * numberCount)])
            guard let constraint = constraint(row, views) else { continue }
            constraint.shouldBeArchived = true
            if !name.isEmpty { constraint.identifier = name }
            constraint.isActive = true
        }
    }

    private static func place(of side: ConstraintSide, _ indices: [ObjectIdentifier: Int]) -> (Int, Int)? {
        guard !side.isDistance, let item = side.item else { return nil }
        if let view = item as? UIView { return indices[ObjectIdentifier(view)].map { ($0, 0) } }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView, let region = guide.region,
            let number = regions.firstIndex(of: region), let index = indices[ObjectIdentifier(owner)]
        else { return nil }
        return (index, number + 1)
    }

    private static func side(_ numbers: ArraySlice<NSNumber>, _ views: [UIView?]) -> ConstraintSide? {
        let values = numbers.map(\.intValue)
        guard views.indices.contains(values[0]), let view = views[values[0]],
            let attribute = NSLayoutConstraint.Attribute(rawValue: values[2]), attribute != .notAnAttribute
        else { return nil }
        guard values[1] != 0 else { return ConstraintSide(view, attribute) }
        guard regions.indices.contains(values[1] - 1) else { return nil }
        let region = regions[values[1] - 1]
        let isScrolling = region == .scrollContent || region == .scrollFrame
        guard !isScrolling || view.scrollsContent else { return nil }
        return ConstraintSide(view.systemGuide(region), attribute)
    }

    private static func constraint(_ row: [NSNumber], _ views: [UIView?]) -> NSLayoutConstraint? {
        guard let first = side(row[0..<3], views),
            let relation = NSLayoutConstraint.Relation(rawValue: row[6].intValue)
        else { return nil }
        var second = ConstraintSide.none
        if row[3].intValue >= 0 {
            guard let found = side(row[3..<6], views) else { return nil }
            second = found
        }
        let multiplier = CGFloat(truncating: row[7])
        let owners = (first.owners + second.owners).compactMap { $0 }
        guard ConstraintChecks.flaw(of: first, second, multiplier) == nil,
            ConstraintInstallation.commonAncestor(of: owners) != nil
        else { return nil }
        let made = NSLayoutConstraint(
            first,
            relation,
            second,
            multiplier: multiplier,
            constant: CGFloat(truncating: row[8])
        )
        made.priority = UILayoutPriority(row[9].floatValue)
        return made
    }
}
